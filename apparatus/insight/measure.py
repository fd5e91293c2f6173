"""Measures pairings one after the other: solve, play, check, and keep the figures."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement

from apparatus.insight.check import Agreement, agreement, worst_gap, wound_worth
from apparatus.insight.conditions import Condition, Held, conditions
from apparatus.insight.duels import Played, Style, play
from apparatus.insight.ladder import COARSE, COARSER, Ladder, every, is_exact
from apparatus.insight.solve import Solution, solve
from players.bushido.clashes import takes_cards
from rules.bushido.duel import Duel
from rules.bushido.fighters import FIGHTERS
from rules.bushido.values import FULL_HEALTH

REFUSAL = 2
"""Health that a refused challenge costs (seed 000, "Choosing an Opponent")."""
REFUSALS = 5
STARTS = (20, 14, 10, 8, 3)
"""Equal healths to begin with: when nobody is restored (Hardcore), little is left of 20."""
QUICKLY_EXACT = 3
"""Up to this health, any pairing is solved on every rung within half a minute."""


@dataclass(frozen=True)
class Effort:
    """How much is measured."""

    rules: Duel
    pairings: tuple[tuple[str, str], ...]
    ladder: Ladder
    uneven: Ladder
    """The ladder for pairings with uneven hands, which take many times as long."""
    starts: tuple[int, ...]
    """Equal healths to begin with; those up to ``QUICKLY_EXACT`` are solved on every rung."""
    duels: int
    """Duels over the tables for each pairing and style."""
    checked: bool
    """Whether every state is checked in the pairings that are solved on every rung."""
    compared: tuple[tuple[str, str], ...]
    """Those checked pairings that are also played by the real rules, and solved once more coarsely."""
    real_duels: int
    judged: int
    """Real duels for each pairing in which conditions are counted."""
    threads: int

    def ladder_of(self, fighters: tuple[str, str]) -> Ladder:
        """Return the ladder on which a pairing is solved."""
        uneven = any(takes_cards(self.rules.edition, fighter) for fighter in fighters)
        return self.uneven if uneven else self.ladder


WHOLE_PAIRINGS = tuple(combinations_with_replacement(FIGHTERS, 2))
WHOLE_COMPARED = (
    ("swift", "wanderer"),
    ("highborn", "bruiser"),
    ("warlord", "thrillseeker"),
)


def whole(rules: Duel, threads: int) -> Effort:
    """Return the effort of all 36 pairings from full health."""
    return Effort(
        rules,
        WHOLE_PAIRINGS,
        ladder=every(FULL_HEALTH),
        uneven=COARSE,
        starts=STARTS,
        duels=20_000,
        checked=True,
        compared=WHOLE_COMPARED,
        real_duels=20_000,
        judged=500,
        threads=threads,
    )


def coarse(rules: Duel, threads: int) -> Effort:
    """Return the effort of all 36 pairings on a coarse ladder."""
    return Effort(rules, WHOLE_PAIRINGS, COARSE, COARSE, STARTS, 20_000, False, (), 0, 500, threads)


def quick(rules: Duel, threads: int) -> Effort:
    """Return the effort of fighters who leave hands even, each against two others, on a coarse ladder."""
    ring = tuple(fighter for fighter in FIGHTERS if not takes_cards(rules.edition, fighter))
    pairings = tuple(zip(ring, ring[1:] + ring[:1], strict=True))
    return Effort(rules, pairings, COARSER, COARSER, COARSER[::-1], 1_000, False, (), 0, 200, threads)


def pair(rules: Duel, fighters: tuple[str, str], health: int, threads: int) -> Effort:
    """Return the effort of one pairing, for trying a change to a card."""
    rungs = every(health)
    return Effort(rules, (fighters,), rungs, rungs, rungs[::-1], 20_000, True, (), 0, 500, threads)


@dataclass(frozen=True)
class Start:
    """A pairing in which both begin with the same health."""

    health: int
    worth: float
    """The first fighter's chance to win."""
    exact: bool


@dataclass(frozen=True)
class Pairing:
    """The figures of one pairing, for the first fighter unless said otherwise."""

    rules: Duel
    fighters: tuple[str, str]
    ladder: Ladder
    worth: float
    """The chance to win, a draw counting one half."""
    starts: tuple[Start, ...]
    refused: tuple[tuple[float, float], ...]
    """By the number of refusals, from none up: each fighter's chance to win after refusing that often."""
    equilibrium: Played
    random: tuple[float, float]
    """What each fighter wins by random play against the other's equilibrium."""
    greedy: tuple[float, float]
    stand_in: tuple[float, float]
    conditions: dict[Condition, Held]
    wound: float | None
    """The most that a wound gains the fighter who takes it, where the pairing is solved on every rung."""
    gap: float | None
    agreement: Agreement | None
    coarse: float | None
    """The chance to win that a coarse ladder gives."""


def measure(effort: Effort, progress: Callable[[str], None]) -> Iterator[Pairing]:
    """Yield the figures of each pairing as it is done."""
    for number, fighters in enumerate(effort.pairings, 1):
        label = f"{number}/{len(effort.pairings)} {' - '.join(fighters)}"

        def note(doing: str, label: str = label) -> None:
            progress(f"{label}: {doing}")

        ladder = effort.ladder_of(fighters)
        solution = solve(
            effort.rules.edition,
            fighters,
            ladder,
            effort.threads,
            lambda share, note=note: note(f"{share:.0%}"),
        )
        yield _figures(effort, fighters, solution, note)


def _figures(
    effort: Effort, fighters: tuple[str, str], solution: Solution, note: Callable[[str], None]
) -> Pairing:
    note("playing")
    fair = Style.EQUILIBRIUM
    equilibrium = play(solution, (fair, fair), effort.duels, seed=1)
    random, greedy, stand_in = (
        (
            play(solution, (style, fair), effort.duels, seed=2).won,
            1 - play(solution, (fair, style), effort.duels, seed=3).won,
        )
        for style in (Style.RANDOM, Style.GREEDY, Style.STAND_IN)
    )
    ladder = effort.ladder_of(fighters)
    top = ladder[-1]
    checked = effort.checked and is_exact(ladder)
    compared = checked and fighters in effort.compared
    if checked:
        note("checking")
    exact = _exact(effort, fighters, solution)
    return Pairing(
        effort.rules,
        fighters,
        ladder,
        solution.worth(top, top),
        tuple(_start(solution, exact, health) for health in effort.starts),
        _refused(solution, top),
        equilibrium,
        random,
        greedy,
        stand_in,
        conditions(effort.rules, solution, fighters, effort.judged),
        wound_worth(exact) if exact else None,
        worst_gap(solution, effort.threads) if checked else None,
        agreement(effort.rules, solution, fighters, effort.real_duels) if compared else None,
        solve(effort.rules.edition, fighters, COARSE, effort.threads).worth(top, top) if compared else None,
    )


def _refused(solution: Solution, health: int) -> tuple[tuple[float, float], ...]:
    healths: Sequence[int] = range(health, max(health - REFUSAL * REFUSALS, 1) - 1, -REFUSAL)
    return tuple((solution.worth(less, health), 1 - solution.worth(health, less)) for less in healths)


def _exact(effort: Effort, fighters: tuple[str, str], solution: Solution) -> Solution | None:
    """Return a solution on every rung, at least of the smallest healths; None if no start is that small."""
    if is_exact(effort.ladder_of(fighters)):
        return solution
    if min(effort.starts) > QUICKLY_EXACT:
        return None
    return solve(effort.rules.edition, fighters, every(QUICKLY_EXACT), effort.threads)


def _start(solution: Solution, exact: Solution | None, health: int) -> Start:
    if exact and health <= exact.healths[-1]:
        return Start(health, exact.worth(health, health), exact=True)
    return Start(health, solution.worth(health, health), exact=False)
