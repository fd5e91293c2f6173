"""Plays whole fights and whole Roads by one policy."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from msgspec.structs import replace

from players.way.careful import careful
from rules.dice import Dice
from rules.game import Outcome
from rules.way.road import Road, SecondRoad
from rules.way.stand_in import sensible
from rules.way.state import FightState, WayOptions
from rules.way.unseen import viewed
from rules.way.way import SecondWay, Way

Policy = Callable[[FightState, Sequence[str], Dice], str]
"""Chooses from the view and the options, with its own dice."""


def at_random(view: FightState, options: Sequence[str], dice: Dice) -> str:  # noqa: ARG001  it looks at nothing
    """Choose at random."""
    return dice.pick(options, "random")


POLICIES: dict[str, Policy] = {"random": at_random, "greedy": sensible, "careful": careful}

VERSIONS: dict[str, Way] = {way.id: way for way in (Way(), SecondWay())}
"""The versions of the rules, by id, the oldest first."""
ROADS: dict[str, Road] = {Way.id: Road(), SecondWay.id: SecondRoad()}
RELEASED = [way.id for way in VERSIONS.values() if not way.draft][-1]
"""The newest version that new fights begin with."""


@dataclass(frozen=True)
class Fought:
    """The record of a fight or a Road."""

    won: bool
    decisions: int
    rounds: int


def _to_the_end(
    way: Way, begun: FightState, policy: Policy, seed: bytes, own: bytes
) -> tuple[FightState, int]:
    """Fight to the end; return the final state and how many choices were made."""
    state, decisions = begun, 0
    while requests := way.requests(state):
        decisions += 1
        choice = policy(viewed(state), requests[0].options, Dice(own, decisions))
        state = way.play(state, {0: choice}, Dice(seed, decisions)).state
    return state, decisions


def fights(
    options: WayOptions,
    policy: Policy,
    count: int,
    seed: int,
    *,
    virtue: str | None = None,
    rules: str = RELEASED,
) -> list[Fought]:
    """Fight many times, with the same dice for every policy; only ``virtue`` can be won, if given."""
    way = VERSIONS[rules]
    rng, fought = Random(seed), list[Fought]()  # noqa: S311  the same fights for everybody
    for _ in range(count):
        dice, own = rng.randbytes(32), rng.randbytes(32)
        begun = way.start(1, options, Dice(dice)).state
        if virtue:
            begun = replace(begun, decks=replace(begun.decks, virtues=(virtue,)))
        state, decisions = _to_the_end(way, begun, policy, dice, own)
        fought.append(Fought(_won(state), decisions, state.round))
    return fought


def roads(policy: Policy, count: int, seed: int, rules: str = RELEASED) -> list[Fought]:
    """Take the Road many times."""
    way, road = VERSIONS[rules], ROADS[rules]
    rng, taken = Random(seed), list[Fought]()  # noqa: S311  the same Roads for everybody
    for _ in range(count):
        own, run, decisions, rounds = Random(rng.random()), road.begin({}), 0, 0  # noqa: S311  as above
        while (outcome := road.outcome(run)) is None:
            dice = own.randbytes(32)
            begun = way.start(1, road.options(run), Dice(dice)).state
            state, made = _to_the_end(way, begun, policy, dice, own.randbytes(32))
            decisions, rounds = decisions + made, rounds + state.round
            run = road.after(run, state, state.result or Outcome((), "undecided"))
        taken.append(Fought(bool(outcome.winners), decisions, rounds))
    return taken


def _won(state: FightState) -> bool:
    return state.result is not None and bool(state.result.winners)
