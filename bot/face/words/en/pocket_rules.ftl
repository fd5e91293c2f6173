### The rules of Pocket Samurai in our own words, a page each. Numbers come from the rules themselves.

system-pocket = Pocket Samurai
pocket-book-card =
    { $card }
    -# { $origin }

rules-pocket-draft = The draft
    .text =
        The dice say who begins. { $laid-out } of the { $deck } cards are laid open, and you take one each in turn until { $left-over } are left; those are out of the match. Then another { $laid-out } are laid open, and whoever was second begins. Each of you takes { $each-phase } cards a phase, { $drafted } altogether.

        The cards stand on the board, with a button each for whoever is on. What somebody takes, both see at once, and the board keeps showing it.

        With **{ instruct-button }** you rank what is on offer. As long as a card of your list is there, the first of them is taken for you, and nobody has to wait for you.

        In a **quick draft** both rank at least { $wishes } of the cards in secret. When both lists are complete, the cards are dealt out by them at once, in the same turns.

rules-pocket-turn = A turn, step by step
    .text =
        1. **Lay.** Both choose a card from their hand in secret, and both are turned over together.
        2. **Defeats and Loses to** count first, for both cards at the same moment. A defeated card is exhausted and does nothing else, even where it has defeated the other. All others come into play.
        3. **Strikes given.** If you flipped a card that lets you strike, you may put out your Strike! now.
        4. **Cards brought.** If you flipped a card that brings another, you put one out from hand. It can no longer be defeated, and nothing happens that would upon being flipped.
        5. **Sides.** If a card with Choose came out, its owner turns it to one of its sides. If two came out in the turn, neither shows anything for the rest of the round, not even its aspect.
        6. **Exhausting.** If a Strike! is out, the striker and then the other may exhaust a card in play, one at a time, until two decline in a row.
        7. **Strikes** are settled last of all.

        You are asked only where there is something to choose. Questions that you expect can be answered beforehand with **{ instruct-button }**, or as soon as you lay the card that asks them.

rules-pocket-strike = Strike!, and how it ends
    .text =
        A Strike! compares the striker’s swords with the other one’s helms. If there are more swords, the striker has won the round. If not, nothing is lost: a Strike! always goes back to the hand, even when it was defeated.

        If both strike and both succeed, it is a **mutual defeat**. If both strike and neither succeeds, it is a double strike; after { $doubles } of them in a row, that is a mutual defeat as well.

        Whoever holds nothing but the Strike! has to play it, turn after turn.

        A mutual defeat draws a single round. In the **best of three** a round gives a point, a mutual defeat one to each. After it both take up all their cards again, the exhausted ones too, and nothing is drafted anew. { $points } points win; if both reach them together, the match is drawn.

rules-pocket-example = A worked turn
    .text =
        Aya has { pocket-card-cold-moon } (3 swords, 2 helms) and { pocket-card-all-or-nothing } (1 sword, 1 helm) in play: 4 swords. Ben has { pocket-card-on-its-heels } (1 sword, 1 helm): 1 helm. That looks like the moment.

        Aya lays her **{ pocket-card-strike }** Ben has seen it coming: against a Strike! his { pocket-card-supple-willow } shows 3 helms.

        Nothing is defeated: a Strike! is defeated by { pocket-card-counter-blow } and { pocket-card-sidestep } alone. Ben now has 1 + 3 = 4 helms. 4 swords against 4 helms is not enough.

        A Strike! is out, so cards can be exhausted, and Aya is asked first. She exhausts { pocket-card-all-or-nothing }: its sword is gone, but it gives 2 more for this turn. 4 - 1 + 2 = 5 swords. Ben has nothing to exhaust.

        5 swords against 4 helms: Aya strikes home.

rules-pocket-cards = How to read a card
    .text =
        Every card has an **aspect**: 🔥 { pocket-sign-aggression }, 🪷 { pocket-sign-wisdom } or 🍃 { pocket-sign-agility }; the Strike! has none. Then come the swords and helms that it shows, and what else it does:

        - **Defeats** something: if your opponent flips such a card in the same turn, it is exhausted. **Loses to** something: then this one is. Both look at all that is printed on a card, whichever side shows.
        - **Choose**: you decide which of two sides counts, after the cards were turned over.
        - **With … +**: the card shows more while you have enough of an aspect in play, itself among them.
        - **For each … they drafted**: the card shows more for each card of an aspect that your opponent drafted, after the first one.
        - **May strike**, **brings another**: you may put out your Strike!, or must put out another card, when you flip this one.
        - **Exhaust**: in a turn with a Strike! you may give the card up. What it shows is gone, and its effect counts for that turn.

        Where a card and these pages disagree, the card is right.

        The values of the printed cards are not public. Of { $told } cards the publisher has told the name and something of what they do; that is kept here, and the house has completed it. The other { $house } are the house’s own. Each says which it is.

rules-pocket-aggression = Cards: Aggression
    .text = Strength, and who is afraid of it. These cards defeat Agility, or strike.

rules-pocket-wisdom = Cards: Wisdom
    .text = To see it coming. These cards defeat Aggression, stand fast, or take what they need from the other.

rules-pocket-agility = Cards: Agility
    .text = To be somewhere else. These cards defeat Wisdom, bring others along, or give way.

rules-pocket-rulings = Rulings on Pocket Samurai
    .text = Where the text leaves a question open, this house has decided it once for everybody; where it departs from the text, the ruling says so.

## The rulings, by the names the rules give them

ruling-own-cards = The { $deck } cards are the house’s own. What is public of { $told } of them is kept.
ruling-first-by-lot = The dice say who takes the first card. This is a **departure** from the text, which asks for something that nobody can show here.
ruling-open-hands = What both have drafted, and what of it has been played, stays in sight. This is a **departure** from the text, in which hands are hidden after the draft; but everybody has seen them.
ruling-quick-draft = In a quick draft both rank the cards in secret, and take them in turn, each time the first of the own list that is left. This is a **departure** from the text, chosen by the host.
ruling-lead = Where it matters who goes first in the Bushido Phase, it is whoever took the first card of the second Dojo Phase, in every round.
ruling-order-of-a-turn = A turn goes in this order: Defeats and Loses to, strikes given by cards, cards from hand, sides, exhausting, strikes.
ruling-asked-together = What both have to decide at the same point of a turn, they decide at once and hidden from each other.
ruling-no-choice = Whoever has but one thing to choose is not asked; it happens.
ruling-all-it-could-show = Defeats and Loses to look at every symbol printed on a card, whichever side is chosen.
ruling-ability-not-printed = What a card would gain by an ability, such as a helm while others are in play, is nothing they look for.
ruling-defeated-never-came = A defeated card has not come into play: a card with Choose that is defeated takes no side from another.
ruling-sides-lost-for-good = Cards that lose their sides show no symbol for the rest of the round, not even their aspect. Whatever else they do stays.
ruling-sides-lost-late = A card with Choose that is brought from hand counts too: it and one flipped in the same turn both lose their sides.
ruling-from-hand-untold = A card from hand shows its first side where being flipped would have turned it.
ruling-no-strike-along = A card that brings another cannot bring the Strike! unless it says so.
ruling-bring-if-you-can = A card that brings another has to bring one, if a fitting one is in hand.
ruling-own-strike = A strike given by a card is one’s own Strike! from hand, and it may be declined.
ruling-one-at-a-time = Cards are exhausted one at a time and in turn, the striker first, until two decline in a row.
ruling-both-strike-lead = If both strike, whoever goes first is asked first for a card to exhaust.
ruling-nothing-to-strike = A Strike! that was defeated lets nobody exhaust a card: nothing would come of it.
ruling-exhaust-at-once = A card can be exhausted in the turn in which it came into play, in whatever way it came.
ruling-exhaust-for-the-turn = What exhausting a card gives or takes counts for the strikes of that turn alone.
ruling-no-less-than-none = Nobody ever has fewer helms than none.
ruling-in-a-row = Double strikes count in a row if in turn after turn both have a Strike! out, in whatever way, and neither wins.
ruling-own-symbols = A card that counts an aspect counts its owner’s cards in play, itself among them. More than enough will do, and it gains no more for it.
ruling-taken-once = What a card has taken from another stays, whatever becomes of the other.
ruling-taken-whole = Every sword and helm printed on the other card is taken, of a card with two sides from both. Its aspect is not taken.
ruling-mutual-defeat-draws = A mutual defeat draws a single round. The best of three is drawn where both reach { $points } points together.
ruling-same-hands = In the best of three nothing is drafted again: both take up the same cards each round.
ruling-leaver-loses-match = Whoever resigns or forfeits loses the whole match to the other.
ruling-answered-drafted = A card that shows more for each card of an aspect counts all that the other player drafted, played or not. Brought from hand, it shows only what is printed.
