"""Every question about gatherings that the text leaves open, decided once.

As with the rulings of the duels (``rules/bushido/rulings.py``), each has a test of its own number, in
``tests/rules/gatherings/test_gathering_rulings.py``.
"""

from rules.ruling import Ruling

_DECIDED = {
    "ties-when-due": "Equal rolls for initiative are rolled again when it comes to them, if still needed.",
    "asked-again": "Who refused is asked again by the same challenger once all others have refused too.",
    "everyone-refused": "A challenger whom everyone refused goes on until one accepts or nobody is left.",
    "unopposed": "Who finds no opponent, say after a removal leaves an odd number, stands without a duel.",
    "begins-at-once": "An accepted duel begins at once, beside the challenges that are still going on.",
    "silence": "For a silent challenger dice name an opponent; a challenged who stays silent accepts.",
    "leaver": "Who leaves is out for good; an opponent wins at the health the duel began with.",
    "no-show": "Who does not come to a duel loses it; where neither comes, neither goes on.",
    "drawn-duels": "In Duels and Clash, whoever has health left after a drawn or stopped duel stands.",
    "waiting-restored": "Who waited out a round of a Clash is restored with those who won.",
    "shared-victory": "A clan's knocked-out share its victory; who left, was absent or dishonored does not.",
    "nobody-left": "Where the last of both sides go out together, nobody has won.",
    "stalemate": "After three rounds of a Clash with nobody out: more fighters, more health, then dice.",
    "by-rating": "Drawn by rating, the best who is left meets the last, the second the last but one.",
    "byes": "As many rest as make the next round a power of two, first those who have rested least.",
    "late-entry": "Until the first round ends, who comes late meets somebody who rests, or is a reserve.",
    "reserves": "The first reserve takes the place of who leaves a bout of the first round still open.",
    "replay-once": "A drawn duel of a tournament is fought once more, from the healths it began with.",
    "drawn-twice": "Drawn again, more health left decides, then three dice; the winner has at least 1.",
    "time-up": "A duel stopped by the clock is decided as if it had been drawn twice.",
    "paused": "In a pause duels may end, but nobody is late and no round is drawn.",
    "override": "An organiser may name a winner until the duel this would change is decided.",
    "undo": "What is undone may draw a round anew, as long as nothing in that round is decided.",
    "latest-end": "Nothing a player does makes a tournament last for more rounds.",
    "taken-out": "Whom an organiser takes out has left; the reason is kept for everyone to see.",
    "nine-cards": "Every duel of a gathering begins with all nine cards in hand, in Hardcore, too.",
    "tied-again": "Who rolls again for a clan's last place and is level on it once more rolls once more.",
    "tied-only": "A re-roll orders only those who were level; whoever had rolled lower stays behind them.",
    "house-stands-in": "The house may meet who would rest, and must be beaten; a late comer takes its place.",
    "reserve-seated": "An organiser may seat a reserve in any round, fresh, while the duel is untouched.",
}

GATHERING_RULINGS = tuple(
    Ruling(number, name, meaning) for number, (name, meaning) in enumerate(_DECIDED.items(), 1)
)
