"""Duels by the real rules, with sealed dice, in which both fighters choose by a solution."""

import random
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from apparatus.insight.ladder import Ladder, stand
from apparatus.insight.solve import Desk, Solution, State, desk, value_of
from rules.bushido.attack_phase import Combatant
from rules.bushido.duel import Duel, DuelOptions, DuelState
from rules.bushido.events import DuelEvent
from rules.bushido.wheel import TECHNIQUES
from rules.dice import Dice
from rules.game import Outcome


class RealDuel(NamedTuple):
    """What happened in one duel, and how it ended."""

    events: tuple[DuelEvent, ...]
    outcome: Outcome


def real_duels(rules: Duel, solution: Solution, fighters: tuple[str, str], count: int) -> Iterator[RealDuel]:
    """Yield this many duels from the greatest health solved."""
    health = int(solution.healths[-1])
    options = DuelOptions(fighters, (health, health))
    space = desk()
    for number in range(count):
        yield _duel(rules, solution, options, number, space)


def _duel(rules: Duel, solution: Solution, options: DuelOptions, number: int, space: Desk) -> RealDuel:
    seed = number.to_bytes(32)
    chance = random.Random(number)  # noqa: S311  no secret hangs on it
    state = rules.start(2, options, Dice(seed)).state
    events: list[DuelEvent] = []
    while not state.result:
        step = rules.play(state, _choices(solution, state, chance, space), Dice(seed, state.turn))
        state = step.state
        events += step.events
    return RealDuel(tuple(events), state.result)


def _choices(solution: Solution, state: DuelState, chance: random.Random, space: Desk) -> dict[int, str]:
    own, foe = state.fighters
    ladder = tuple(solution.healths[1:].tolist())
    rung, foe_rung = (_rung(fighter.health, ladder, chance) for fighter in (own, foe))
    value_of(solution, State(rung, foe_rung, _mask(own), _mask(foe)), space)
    mixes: tuple[NDArray[np.float64], ...] = (space.game.rows, space.game.columns)
    return {
        seat: chance.choices(fighter.hand, mix[: len(fighter.hand)].tolist())[0]
        for seat, (fighter, mix) in enumerate(zip(state.fighters, mixes, strict=True))
    }


def _rung(health: int, ladder: Ladder, chance: random.Random) -> int:
    """Return the rung that a health stands on, drawn if it lies between two."""
    rungs, shares = zip(*stand(health, ladder), strict=True)
    return chance.choices(rungs, shares)[0]


def _mask(fighter: Combatant) -> int:
    """Return a hand as a number."""
    return sum(1 << TECHNIQUES.index(technique) for technique in fighter.hand)
