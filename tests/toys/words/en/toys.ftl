### Games that exist for the tests alone.

game-toy-high-card = High Card
    .about = Whoever takes most tricks wins.
choice-board-toy-high-card = Rating in High Card
toy-side = { $player }: { $tricks } tricks
toy-on = It is { $player }'s turn.
toy-won = { $winner } has won.
toy-drawn = Nobody has won.
toy-hand = You hold { $cards }.
toy-drew = You drew { $card }.
toy-choose-card = Choose a card
toy-choice = the { $card }
toy-laid = { $player } plays { $card }.
toy-took = { $player } takes the trick.
toy-went = { $player } has left.
