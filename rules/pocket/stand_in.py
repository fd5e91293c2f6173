"""Choose for a player who is away: greedy, from the view only.

In the Dojo Phase it takes the card that looks strongest. In the Bushido Phase it plays out a turn with each
of its choices, against every card the opponent may lay, and takes the choice with the best average result.
"""

from collections.abc import Mapping, Sequence

from rules.dice import Dice
from rules.pocket.abilities import LosesTo
from rules.pocket.deck import CARDS
from rules.pocket.resolution import Resolution
from rules.pocket.view import PocketView

ROUND = 20
"""The worth of a round, in swords."""


def sensible(view: PocketView, seat: int, options: Sequence[str], rules: type[Resolution], dice: Dice) -> str:
    """Return the best choice by a simple measure; the dice choose among equals."""
    turn = rules(view.areas, view.exchange, view.lead)
    if view.dojo:
        worths = {option: _pick_worth(option) for option in options}
    else:
        worths = {option: _worth(turn, seat, option) for option in options}
    best = max(worths.values())
    return dice.pick([option for option, worth in worths.items() if worth == best], f"stand-in/{seat}")


def _pick_worth(key: str) -> float:
    """Return a card's most symbols, plus a point for each ability that is not a weakness."""
    card = CARDS[key]
    abilities = sum(-1 if isinstance(ability, LosesTo) else 1 for ability in card.abilities)
    return max(side.swords + side.helms for side in card.sides) + abilities


def _worth(turn: Resolution, seat: int, option: str) -> float:
    """Return a choice's result for a seat, on average over what the opponent may lay at the same time."""
    answers = turn.asked.get(1 - seat, ())
    ends = [_after(turn, seat, {seat: option, 1 - seat: answer}) for answer in answers]
    return sum(ends) / len(ends) if ends else _after(turn, seat, {seat: option})


def _after(turn: Resolution, seat: int, choices: Mapping[int, str]) -> int:
    """Play out the turn, using the first option for all else, and compare both play areas."""
    played = type(turn)(turn.areas, turn.exchange, turn.lead)
    played.play(choices)
    while played.struck is None and played.exchange.turn == turn.exchange.turn:
        played.play({of: options[0] for of, options in played.asked.items()})
    if played.struck is not None:
        return ROUND * ((seat in played.struck) - (1 - seat in played.struck))
    own, foe = played.areas[seat].symbols, played.areas[1 - seat].symbols
    return (own.swords - foe.helms) - (foe.swords - own.helms)
