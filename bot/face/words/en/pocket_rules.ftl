### The rules of Pocket Samurai in our own words, one page each. Numbers come from the rules themselves.

system-pocket = Pocket Samurai
pocket-book-card =
    { $card }
    -# { $origin }

rules-pocket-draft = The draft
    .text =
        The dice choose who begins. { $laid-out } of the { $deck } cards are laid face up, and you take one each in turn until { $left-over } are left; those are out of the match. Then another { $laid-out } are laid face up, and the other player begins. Each of you takes { $each-phase } cards a phase, { $drafted } in all.

        The cards are on the board, with a button each for the player whose turn it is. Both see at once which card is taken, and the board keeps showing it.

        With **{ instruct-button }** you rank the cards on offer. As long as a card on your list is there, the first of them is taken for you, and no one has to wait for you.

        In a **quick draft** both rank at least { $wishes } of the cards in secret. When both lists are complete, the cards are dealt by them at once, in the same order.

rules-pocket-turn = A turn, step by step
    .text =
        1. **Lay.** Both choose a card from their hand in secret, and both cards are turned over together.
        2. **Defeats and Loses to** count first, for both cards at the same moment. A defeated card is exhausted and does nothing else, even if it has defeated the other. All others come into play.
        3. **Strikes given.** If you flipped a card that lets you strike, you may play your Strike! now.
        4. **Cards brought.** If you flipped a card that brings another, you play one from hand. It can no longer be defeated, and what it does when flipped does not happen.
        5. **Sides.** If a card with Choose came out, its owner decides which side shows. If two came out in the turn, neither shows anything for the rest of the round, not even its aspect.
        6. **Exhausting.** If a Strike! is out, the striker and then the opponent may exhaust a card in play, one at a time, until two decline in a row.
        7. **Strikes** are settled last of all.

        You are asked only when there is something to choose. You can answer expected questions ahead with **{ instruct-button }**, or as soon as you lay the card that asks them.

rules-pocket-strike = Strike!, and how it ends
    .text =
        A Strike! compares the striker’s swords with the opponent’s helms. With more swords, the striker wins the round. If not, nothing is lost: a Strike! always goes back to the hand, even if it was defeated.

        If both strike and both succeed, it is a **mutual defeat**. If both strike and neither succeeds, it is a double strike; { $doubles } of them in a row are a mutual defeat as well.

        A player who holds only the Strike! has to play it, turn after turn.

        A mutual defeat makes a single round a draw. In the **best of three**, a round gives a point, a mutual defeat one to each. After it, both take up all their cards again, the exhausted ones too, and there is no new draft. { $points } points win; if both reach them together, the match is a draw.

rules-pocket-example = A worked turn
    .text =
        Aya has { pocket-card-cold-moon } (3 swords, 2 helms) and { pocket-card-all-or-nothing } (1 sword, 1 helm) in play: 4 swords. Ben has { pocket-card-on-its-heels } (1 sword, 1 helm): 1 helm. That looks like the moment.

        Aya lays her **{ pocket-card-strike }** Ben has seen it coming: against a Strike! his { pocket-card-supple-willow } shows 3 helms.

        Nothing is defeated: only { pocket-card-counter-blow } and { pocket-card-sidestep } defeat a Strike! Ben now has 1 + 3 = 4 helms. 4 swords against 4 helms is not enough.

        A Strike! is out, so cards can be exhausted, and Aya is asked first. She exhausts { pocket-card-all-or-nothing }: its sword is gone, but it gives 2 more for this turn. 4 - 1 + 2 = 5 swords. Ben has nothing to exhaust.

        5 swords against 4 helms: Aya strikes home.

rules-pocket-cards = How to read a card
    .text =
        Every card has an **aspect**: 🔥 { pocket-sign-aggression }, 🪷 { pocket-sign-wisdom } or 🍃 { pocket-sign-agility }; the Strike! has none. Then come its swords and helms, and what else it does:

        - **Defeats** something: if your opponent flips such a card in the same turn, it is exhausted. **Loses to** something: then this one is. Both look at everything printed on a card, whichever side shows.
        - **Choose**: you decide which of two sides counts, after the cards are turned over.
        - **With … +**: the card shows more while you have enough of an aspect in play, including itself.
        - **For each … they drafted**: the card shows more for each card of an aspect that your opponent drafted, after the first one.
        - **May strike**, **brings another**: when you flip this card, you may play your Strike!, or must play another card.
        - **Exhaust**: in a turn with a Strike! you may give the card up. You lose what it shows, and its effect counts for that turn.

        If a card and these pages disagree, the card is right.

        The values of the printed cards are not public. For { $told } cards the publisher has told the name and part of what they do; we kept that and completed it. The other { $house } are ours. Each card says which it is.

rules-pocket-aggression = Cards: Aggression
    .text = Strength, and the fear of it. These cards defeat Agility, or strike.

rules-pocket-wisdom = Cards: Wisdom
    .text = Seeing it coming. These cards defeat Aggression, stand fast, or take what they need from the opponent.

rules-pocket-agility = Cards: Agility
    .text = Being somewhere else. These cards defeat Wisdom, bring others along, or give way.

rules-pocket-rulings = Rulings on Pocket Samurai
    .text = Where the text leaves a question open, the house has decided it once for everyone. A ruling that departs from the text says so.

## The rulings, by the names the rules give them

ruling-own-cards = The { $deck } cards are ours. What is public of { $told } of them is kept.
ruling-first-by-lot = The dice choose who takes the first card. This is a **departure** from the text, which asks for something that no one can show here.
ruling-open-hands = Everyone can see what both have drafted, and what of it has been played. This is a **departure** from the text, in which hands are hidden after the draft; but everyone has seen them.
ruling-quick-draft = In a quick draft both rank the cards in secret and take them in turn: each time the first one left on their own list. This is a **departure** from the text, chosen by the host.
ruling-lead = When it matters who goes first in the Bushido Phase, it is the player who took the first card of the second Dojo Phase, in every round.
ruling-order-of-a-turn = A turn goes in this order: Defeats and Loses to, strikes given by cards, cards from hand, sides, exhausting, strikes.
ruling-asked-together = What both have to decide at the same point of a turn, they decide at the same time, hidden from each other.
ruling-no-choice = A player with only one option is not asked: it is taken at once.
ruling-all-it-could-show = Defeats and Loses to look at every symbol printed on a card, whichever side is chosen.
ruling-ability-not-printed = Defeats and Loses to ignore what a card would gain by an ability, such as a helm while others are in play.
ruling-defeated-never-came = A defeated card does not come into play: a defeated card with Choose costs no other card its sides.
ruling-sides-lost-for-good = Cards that lose their sides show no symbol for the rest of the round, not even their aspect. They keep everything else they do.
ruling-sides-lost-late = A card with Choose that is brought from hand counts too: if one was flipped in the same turn, both lose their sides.
ruling-from-hand-untold = A card from hand shows its first side if only a flip would have turned it.
ruling-no-strike-along = A card that brings another cannot bring the Strike! unless it says so.
ruling-bring-if-you-can = A card that brings another must bring one, if you hold one that fits.
ruling-own-strike = A strike given by a card is your own Strike! from hand, and you may decline it.
ruling-one-at-a-time = Cards are exhausted one at a time and in turn, the striker first, until two decline in a row.
ruling-both-strike-lead = If both strike, the player who goes first is asked first for a card to exhaust.
ruling-nothing-to-strike = A Strike! that was defeated lets no one exhaust a card: it would change nothing.
ruling-exhaust-at-once = A card can be exhausted in the turn it came into play, however it came.
ruling-exhaust-for-the-turn = What exhausting a card gives or takes counts only for the strikes of that turn.
ruling-no-less-than-none = Helms never fall below 0.
ruling-in-a-row = Double strikes are in a row if both have a Strike! out turn after turn, however it came out, and neither wins.
ruling-own-symbols = A card that counts an aspect counts its owner’s cards in play, including itself. Having more than enough gains nothing more.
ruling-taken-once = What a card has copied from another stays, whatever happens to the other.
ruling-taken-whole = Every sword and helm printed on the other card is copied; if it has two sides, from both. Its aspect is not.
ruling-mutual-defeat-draws = A mutual defeat makes a single round a draw. The best of three is a draw if both reach { $points } points together.
ruling-same-hands = In the best of three there is no new draft: both take up the same cards each round.
ruling-leaver-loses-match = A player who resigns or forfeits loses the whole match to the other.
ruling-answered-drafted = A card that shows more for each card of an aspect counts all that the opponent drafted, played or not. Brought from hand, it shows only what is printed.
