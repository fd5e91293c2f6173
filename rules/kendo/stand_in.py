"""Choose for a player who is away: greedy, from the view only.

It attacks with what is hardest to answer, and aims at the player with the most cards; in the first edition it
aimed at the one with the fewest, mostly the first attacker. It answers with cards of little other use. It
parries with its last card only if a draw is better than the result of yielding.
"""

from collections.abc import Sequence
from typing import Final, Literal

from rules.dice import Dice
from rules.kendo.answers import ALL_FOUR
from rules.kendo.cards import CARDS
from rules.kendo.moves import KEEP, YIELD, Move, read_move
from rules.kendo.state import BonusOffer, Initiative, OpeningSwitch, Threat
from rules.kendo.view import KendoView

WORTH = ("seigan", "green", "red", "basic", "yellow", "counter", "mushin", "blue", "white")
"""What to give up first, by kind, subdeck or frame."""
ANSWERS = ("counter", "basic", "green", "blue", "joker")
"""What to answer with first."""


Aim = Literal["fewest-cards", "most-cards"]
SIGNS: Final[dict[Aim, int]] = {"fewest-cards": -1, "most-cards": 1}
"""Whether more cards make a target better or worse."""


def sensible(view: KendoView, seat: int, options: Sequence[str], dice: Dice, aim: Aim) -> str:
    """Return the best choice by a simple measure; the dice choose among equals."""
    if isinstance(view.now, OpeningSwitch):
        return KEEP
    worths = {option: worth(view, option, SIGNS[aim]) for option in options}
    best = max(worths.values())
    return dice.pick([option for option, value in worths.items() if value == best], f"stand-in/{seat}")


def worth(view: KendoView, option: str, sign: int = 1) -> tuple[int, int]:
    """Return the value of a choice and, to break ties, of its target, by the cards that it holds."""
    match view.now:
        case Initiative():
            move = read_move(option)
            value = parting(option) if move.target is None else _of_attack(move)
            return value, sign * _cards_of(view, move)
        case Threat():
            move = read_move(option)
            return _of_answer(view, move), sign * _cards_of(view, move)
        case BonusOffer():
            return ("basic", "counter", "other").index(option) if option != KEEP else -1, 0
        case OpeningSwitch():
            return 0, 0


def _of_attack(move: Move) -> int:
    if CARDS[move.cards[0]].frame == "yellow":
        return 2
    return len(move.cards) - 1


def parting(key: str) -> int:
    """Return how readily to give up a card."""
    card = CARDS[key]
    return -max(WORTH.index(name) for name in (card.kind, card.subdeck, card.frame) if name in WORTH)


def _of_answer(view: KendoView, move: Move) -> int:
    if move.cards == (YIELD,):
        return -len(ANSWERS)
    card = CARDS[move.cards[-1]]
    if card.frame == "green" and len(view.hand) == 1 and len(view.seats_in) == ALL_FOUR:
        return -len(ANSWERS) - 1
    if card.frame in ("purple", "red"):
        return 1
    group = "joker" if len(move.cards) > 1 else card.subdeck if card.frame == "brown" else card.frame
    return -ANSWERS.index(group)


def _cards_of(view: KendoView, move: Move) -> int:
    return 0 if move.target is None else view.hand_sizes[move.target]
