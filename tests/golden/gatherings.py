"""The golden gatherings, and how one is written down.

Seats that owe something do what the dice say, and the first open duel ends as they say, unless something else
is to happen at that move.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from rules.codec import encode
from rules.dice import Dice, seal
from rules.gatherings.clash import ClashOptions
from rules.gatherings.duels import DuelsOptions
from rules.gatherings.every import GATHERINGS
from rules.gatherings.gathering import Bout, MoveRequest
from rules.gatherings.moves import (
    DuelDrawn,
    DuelWon,
    Enter,
    Leave,
    Move,
    NoShow,
    Override,
    Pause,
    Refuse,
    Resume,
    SeatReserve,
    Silence,
    Undo,
)
from rules.gatherings.tournament import TournamentOptions
from tests.golden.playthrough import tell


@dataclass(frozen=True)
class Holding:
    """A gathering to be written down."""

    name: str
    gathering_id: str
    options: Any
    seed: bytes
    proud: tuple[int, ...] = ()
    """Seats that refuse every challenge."""
    instead: Mapping[int, Move] = field(default_factory=dict)
    """What happens at which move, if it is not left to the dice."""


def _seed(number: int) -> bytes:
    return number.to_bytes(32)


HOLDINGS = (
    Holding("gathering_duels_eight", "gathering.duels/1", DuelsOptions(8), _seed(101)),
    Holding(
        "gathering_duels_dishonored",
        "gathering.duels/1",
        DuelsOptions(4),
        _seed(102),
        proud=(1,),
        instead={1: Silence(2)},
    ),
    Holding("gathering_clash_six", "gathering.clash/1", ClashOptions(6), _seed(103)),
    Holding(
        "gathering_clash_hardcore",
        "gathering.clash/1",
        ClashOptions(4, clans=(0, 1, 0, 1), hardcore=True),
        _seed(104),
    ),
    Holding("gathering_kyoto_eight", "gathering.kyoto/1", TournamentOptions(8), _seed(105)),
    Holding("gathering_kyoto_hardcore", "gathering.kyoto/1", TournamentOptions(4, hardcore=True), _seed(106)),
    Holding(
        "gathering_tournament_repaired",
        "gathering.tournament/1",
        TournamentOptions(7, places=6, ratings=(60, 50, 40, 30, 20, 10, 5)),
        _seed(107),
        instead={
            1: Enter(rating=45),
            2: Leave(2),
            3: NoShow(2, (3,)),
            4: Override(2, 3, "the bot was down"),
            5: Undo(2, "it was not"),
            6: Undo(2, "3 has come after all"),
            7: DuelDrawn(3, (0, 0)),
            8: Pause("a holiday"),
            11: Resume(),
        },
    ),
    Holding(
        "gathering_tournament_reserves",
        "gathering.tournament/1",
        TournamentOptions(5, places=4, hardcore=True),
        _seed(108),
        instead={
            1: SeatReserve(4, instead_of=2),
            4: SeatReserve(5, instead_of=1, rating=30, reason="has left the server"),
            5: Undo(3, "one was away"),
        },
    ),
)


def hold(holding: Holding) -> str:
    """Hold the gathering and return its lines."""
    return "\n".join(_lines(holding)) + "\n"


def _lines(holding: Holding) -> Iterator[str]:
    held = GATHERINGS[holding.gathering_id]
    yield f"gathering: {holding.gathering_id}"
    yield f"options: {encode(holding.options)}"
    yield f"seed: {holding.seed.hex()}"
    yield f"seal: {seal(holding.seed)}"
    step = held.start(holding.options, Dice(holding.seed, 0))
    yield from tell("start", step)
    number = 0
    while not held.outcome(step.state):
        number += 1
        dice = Dice(holding.seed, number)
        requests, bouts = held.requests(step.state), held.bouts(step.state)
        move = holding.instead.get(number) or (
            _answer(holding, requests[0], dice) if requests else _end(bouts[0], dice)
        )
        step = held.play(step.state, move, dice)
        yield from tell(f"move {number}: {encode(move)}", step)
    yield ""
    yield f"outcome: {encode(held.outcome(step.state))}"


def _answer(holding: Holding, request: MoveRequest, dice: Dice) -> Move:
    refusal = Refuse(request.seat)
    if request.seat in holding.proud and refusal in request.options:
        return refusal
    return dice.pick(request.options, "playthrough")


def _end(bout: Bout, dice: Dice) -> Move:
    winner = dice.below(2, "playthrough/winner")
    return DuelWon(
        bout.number, bout.seats[winner], 1 + dice.below(bout.healths[winner], "playthrough/health")
    )
