"""Writes a whole match down as text that a person can follow and a diff can show."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from rules.codec import encode
from rules.dice import Dice, seal
from rules.game import Event, Step
from rules.games import game
from rules.replay import Left, Played, advance


@dataclass(frozen=True)
class Playthrough:
    """A match to be written down: who chooses how, and when a seat leaves."""

    name: str
    game_id: str
    seats: int
    options: Any
    seed: bytes
    stands_in: tuple[int, ...] = ()
    """Seats played by the stand-in; the others choose at random."""
    leaves: tuple[int, int] | None = None
    """After how many plays a seat resigns, and which seat."""


def write(match: Playthrough) -> str:
    """Play the match and return its lines."""
    return "\n".join(_lines(match)) + "\n"


def _lines(match: Playthrough) -> Iterator[str]:
    played = game(match.game_id)
    yield f"game: {match.game_id}"
    yield f"options: {encode(match.options)}"
    yield f"seed: {match.seed.hex()}"
    yield f"seal: {seal(match.seed)}"
    step = played.start(match.seats, match.options, Dice(match.seed, 0))
    yield from tell("start", step)
    number = 0
    while requests := played.requests(step.state):
        number += 1
        dice = Dice(match.seed, number)
        if match.leaves and match.leaves[0] == number - 1:
            entry = Left(match.leaves[1], "resigned")
        else:
            entry = Played({r.seat: choice(match, step.state, r, number) for r in requests})
        step = advance(played, step.state, entry, dice)
        yield from tell(f"entry {number}: {encode(entry)}", step)
    yield ""
    yield f"outcome: {encode(played.outcome(step.state))}"


def choice(match: Playthrough, state: Any, request: Any, number: int) -> str:  # noqa: ANN401  any game's
    dice = Dice(match.seed, number)
    if request.seat in match.stands_in:
        return game(match.game_id).stand_in(state, request.seat, dice)
    return dice.pick(request.options, f"playthrough/{request.seat}")


def tell(heading: str, step: Step[Any, Any]) -> Iterator[str]:
    """Yield the lines of one play."""
    yield ""
    yield f"# {heading}"
    for event in step.events:
        yield f"  {_fact(event)}"
    yield f"  -> {encode(step.state)}"


def _fact(event: Event) -> str:
    facts = msgspec.to_builtins(event)
    kind = facts.pop("event")
    return " ".join([kind, *(f"{name}={_plain(value)}" for name, value in facts.items())])


def _plain(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, list | tuple) else str(value).lower()
