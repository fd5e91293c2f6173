"""Choose for someone who is away: greedy, from the view alone.

In the Dojo Phase it takes what looks strongest. In the Bushido Phase it plays a turn out with each of its
choices, against every card the opponent may lay, and takes what leaves it best off on average.
"""

from collections.abc import Mapping, Sequence

from rules.dice import Dice
from rules.pocket.abilities import LosesTo
from rules.pocket.deck import CARDS
from rules.pocket.resolution import Resolution
from rules.pocket.view import PocketView

ROUND = 20
"""What a round is worth, in swords."""


def sensible(view: PocketView, seat: int, options: Sequence[str], rules: type[Resolution], dice: Dice) -> str:
    """Return the best choice by a simple measure; among equals the dice choose."""
    turn = rules(view.areas, view.exchange, view.lead)
    if view.dojo:
        worths = {option: _pick_worth(option) for option in options}
    else:
        worths = {option: _worth(turn, seat, option) for option in options}
    best = max(worths.values())
    return dice.pick([option for option, worth in worths.items() if worth == best], f"stand-in/{seat}")


def _pick_worth(key: str) -> float:
    """Count what a card can show, and a point for each ability that is not a weakness."""
    card = CARDS[key]
    abilities = sum(-1 if isinstance(ability, LosesTo) else 1 for ability in card.abilities)
    return max(side.swords + side.helms for side in card.sides) + abilities


def _worth(turn: Resolution, seat: int, option: str) -> float:
    """Return how a choice leaves a seat, on average over what the opponent may lay at the same time."""
    answers = turn.asked.get(1 - seat, ())
    ends = [_after(turn, seat, {seat: option, 1 - seat: answer}) for answer in answers]
    return sum(ends) / len(ends) if ends else _after(turn, seat, {seat: option})


def _after(turn: Resolution, seat: int, choices: Mapping[int, str]) -> int:
    """Play the turn out, all else decided by what is offered first, and compare both play areas."""
    played = type(turn)(turn.areas, turn.exchange, turn.lead)
    played.play(choices)
    while played.struck is None and played.exchange.turn == turn.exchange.turn:
        played.play({of: options[0] for of, options in played.asked.items()})
    if played.struck is not None:
        return ROUND * ((seat in played.struck) - (1 - seat in played.struck))
    own, foe = played.areas[seat].symbols, played.areas[1 - seat].symbols
    return (own.swords - foe.helms) - (foe.swords - own.helms)
