"""Replay a match from its seed and its log, byte for byte."""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from rules.dice import Dice
from rules.game import Game, Step


class Played(msgspec.Struct, frozen=True, tag_field="entry", tag="played"):
    """All choices owed, as made."""

    choices: dict[int, str]


class Left(msgspec.Struct, frozen=True, tag_field="entry", tag="left"):
    """A seat that left the match for good."""

    seat: int
    reason: str


Entry = Played | Left
"""One line of a match's log."""


def replay(
    game: Game[Any, Any, Any, Any],
    seats: int,
    options: msgspec.Struct,
    dice_of: Callable[[int], Dice],
    entries: Iterable[Entry],
) -> list[Step[Any, Any]]:
    """Return every step from the start to the last entry. Raise Rejection for an entry that is not legal.

    The start rolls with the dice of play 0, the n-th entry with those of play n: its revision in the store.
    """
    steps = [game.start(seats, options, dice_of(0))]
    for number, entry in enumerate(entries, start=1):
        steps.append(advance(game, steps[-1].state, entry, dice_of(number)))
    return steps


def advance(
    game: Game[Any, Any, Any, Any], state: msgspec.Struct, entry: Entry, dice: Dice
) -> Step[Any, Any]:
    """Return the step of one entry of the log from the state before it."""
    if isinstance(entry, Played):
        return game.play(state, entry.choices, dice)
    return game.leave(state, entry.seat, entry.reason, dice)
