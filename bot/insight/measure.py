"""Take pairings one after the other: solve, play, check, and keep the figures."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement

from bot.insight.check import Agreement, agreement, worst_gap
from bot.insight.duels import Played, Style, play
from bot.insight.solve import Solution, solve
from rules.bushido.fighters import FIGHTERS
from rules.bushido.values import FULL_HEALTH

REFUSAL = 2
"""Health that a refused challenge costs (seed 000, "Choosing an Opponent")."""
REFUSALS = 5


@dataclass(frozen=True)
class Effort:
    """How much is done."""

    pairings: tuple[tuple[str, str], ...]
    health: int
    duels: int
    """Duels over the tables for each pairing and way to play."""
    checked: tuple[tuple[str, str], ...]
    """The pairings of which every state is looked at again and which the real rules play."""
    real_duels: int
    threads: int


WHOLE_PAIRINGS = tuple(combinations_with_replacement(FIGHTERS, 2))
WHOLE_CHECKED = (
    ("swift", "wanderer"),
    ("highborn", "bruiser"),
    ("manipulator", "lethal-rose"),
    ("warlord", "thrillseeker"),
)
QUICK_PAIRINGS = (
    ("swift", "wanderer"),
    ("highborn", "bruiser"),
    ("lethal-rose", "warlord"),
    ("thrillseeker", "thrillseeker"),
    ("swift", "manipulator"),
)


def whole(threads: int) -> Effort:
    """Measure all 36 pairings from full health."""
    return Effort(WHOLE_PAIRINGS, FULL_HEALTH, 100_000, WHOLE_CHECKED, 20_000, threads)


def quick(threads: int) -> Effort:
    """Measure every fighter once, from low health."""
    return Effort(QUICK_PAIRINGS, 4, 10_000, QUICK_PAIRINGS[:4], 1_000, threads)


def pair(one: str, other: str, health: int, threads: int) -> Effort:
    """Measure one pairing, for whoever is changing a card."""
    return Effort(((one, other),), health, 20_000, (), 0, threads)


@dataclass(frozen=True)
class Pairing:
    """The figures of one pairing, for the first fighter unless said otherwise."""

    fighters: tuple[str, str]
    worth: float
    """The chance to win, a draw counting one half."""
    refused: tuple[tuple[float, float], ...]
    """By refusals from none up: the chance to win of either fighter that has refused so often."""
    equilibrium: Played
    random: tuple[float, float]
    """What either fighter wins at random against the other's equilibrium."""
    greedy: tuple[float, float]
    stand_in: tuple[float, float]
    gap: float | None
    agreement: Agreement | None


def measure(effort: Effort, progress: Callable[[str], None]) -> Iterator[Pairing]:
    """Yield the figures of each pairing as it is done."""
    for number, fighters in enumerate(effort.pairings, 1):
        label = f"{number}/{len(effort.pairings)} {' - '.join(fighters)}"

        def note(doing: str, label: str = label) -> None:
            progress(f"{label}: {doing}")

        solution = solve(*fighters, effort.health, effort.threads, lambda share: note(f"{share:.0%}"))
        yield _figures(effort, fighters, solution, note)


def _figures(
    effort: Effort, fighters: tuple[str, str], solution: Solution, note: Callable[[str], None]
) -> Pairing:
    note("playing")
    fair = Style.EQUILIBRIUM
    checked = fighters in effort.checked
    equilibrium = play(solution, (fair, fair), effort.duels, seed=1)
    random, greedy, stand_in = (
        (
            play(solution, (style, fair), effort.duels, seed=2).won,
            1 - play(solution, (fair, style), effort.duels, seed=3).won,
        )
        for style in (Style.RANDOM, Style.GREEDY, Style.STAND_IN)
    )
    if checked:
        note("checking")
    return Pairing(
        fighters,
        solution.worth(effort.health, effort.health),
        _refused(solution, effort.health),
        equilibrium,
        random,
        greedy,
        stand_in,
        worst_gap(solution, effort.threads) if checked else None,
        agreement(solution, *fighters, effort.real_duels) if checked else None,
    )


def _refused(solution: Solution, health: int) -> tuple[tuple[float, float], ...]:
    healths: Sequence[int] = range(health, max(health - REFUSAL * REFUSALS, 1) - 1, -REFUSAL)
    return tuple((solution.worth(less, health), 1 - solution.worth(health, less)) for less in healths)
