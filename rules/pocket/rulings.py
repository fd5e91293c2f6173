"""Every question the text of Pocket Samurai leaves open, decided once; and every departure from the text.

These sentences are for readers of the code; players read the catalogue's sentences under ``ruling-<name>``.
``tests/rules/pocket/test_pocket_rulings.py`` has a test for each, by its number.
"""

from rules.ruling import Ruling

_DECIDED = {
    "own-cards": "The 27 cards are ours; what is public of nine of them is kept, and our values complete it.",
    "first-by-lot": "The dice say who picks first: nobody here can show who held a blade last.",
    "open-hands": "What both drafted, and have played of it, stays known: a departure from the text.",
    "quick-draft": "Both may list wishes in secret: picks are dealt in turn, the first wish still there.",
    "lead": "Where order matters, whoever picked first in the second Dojo Phase goes first, in every round.",
    "order-of-a-turn": "Defeats, strikes given, cards from hand, sides, exhausting, strikes.",
    "asked-together": "What both decide at the same point of a turn, they decide hidden from each other.",
    "no-choice": "Who has but one thing to choose is not asked; it happens.",
    "all-it-could-show": "Defeats and Loses to look at every symbol printed on a card, chosen or not.",
    "ability-not-printed": "What an ability would add, such as helms by Ongoing, is nothing they look for.",
    "defeated-never-came": "A defeated card was never in play: it takes no side from another.",
    "sides-lost-for-good": "Cards that lost their sides show no symbol for the round, nor their aspect.",
    "sides-lost-late": "A card from hand with a side to choose counts, too: it and a flipped one lose them.",
    "from-hand-untold": "A card from hand shows its first side where its own text would have turned it.",
    "no-strike-along": "A card that brings another brings no Strike!; for that, it must say so.",
    "bring-if-you-can": "A card that brings another must bring one, if a fitting one is in hand.",
    "own-strike": "A strike given by a card is one's own Strike! from hand; it may be declined.",
    "one-at-a-time": "Cards are exhausted singly and in turn, the striker first, until two decline in a row.",
    "both-strike-lead": "Where both strike, the lead is asked first for a card to exhaust.",
    # The text asks only whether a Strike! was played, and a defeated one was. But everything that exhausting
    # gives counts for that turn's strikes only: asking would cost two waits and change nothing.
    "nothing-to-strike": "A Strike! that was defeated opens no exhausting: nothing would come of it.",
    "exhaust-at-once": "A card can be exhausted in the turn in which it came, by whichever way.",
    "exhaust-for-the-turn": "What exhausting gives or takes counts for the strikes of that turn alone.",
    "no-less-than-none": "Helms are never fewer than none.",
    "in-a-row": "Double strikes count in a row if both have a Strike! out, however, and neither wins.",
    "own-symbols": "Ongoing counts its owner's cards in play, itself among them; more than enough will do.",
    "taken-once": "What was taken from another card stays, whatever becomes of that card.",
    "taken-whole": "Swords and helms are taken, of a card with two sides both; its aspect is not.",
    "mutual-defeat-draws": "A mutual defeat draws a single round; two points each draw the best of three.",
    "same-hands": "In the best of three nothing is drafted again: all take up the same cards.",
    "leaver-loses-match": "Who resigns or forfeits loses the match to the other.",
    "answered-drafted": "A card that answers an aspect counts all that the other drafted, played or not.",
}

RULINGS = tuple(Ruling(number, name, meaning) for number, (name, meaning) in enumerate(_DECIDED.items(), 1))
