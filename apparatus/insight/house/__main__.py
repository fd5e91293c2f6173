"""Measure how well the house plays: what each level wins against the one below, and the master's excess.

    python -m apparatus.insight.house [--matches N] [--seed N] [--games ID ...] [--quick]
    python -m apparatus.insight.house --excess [FIGHTER FIGHTER] [--health H]

The tables go to standard output as Markdown, with standard errors and the processor time of a decision. The
excess takes two minutes a pairing. With uneven hands it is computed on the rungs of a ladder from full
health, in eight minutes, and from less exactly. The quick run plays few matches, and computes one excess at
little health.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from itertools import product

from apparatus.insight.house.excess import excess
from apparatus.insight.house.matches import Tally, compete
from apparatus.insight.house.uneven_excess import uneven_excess
from apparatus.insight.ladder import COARSE, every
from apparatus.insight.solve import solve
from apparatus.insight.versions import RELEASED
from players.bushido.clashes import clashes
from players.bushido.learnt import learnt
from players.bushido.worth import Worth, worth
from players.registry import levels
from rules.bushido.fighters import FIGHTERS
from rules.bushido.values import FULL_HEALTH

MEASURED = ("bushido.duel/2", "bushido.brawl/2", "pocket.hand/2", "kendo.duel/2", "kendo.competition/2")
MATCHES, FEW = 1_200, 2
LITTLE = 2
"""At this little health, the excess takes no time."""
MOSTLY = 0.99
"""The share of decisions whose time is reported besides the mean."""


def main() -> None:
    """Measure what is asked for, and print it line by line."""
    asked = _arguments()
    lines = (
        excesses([tuple(asked.excess)] if asked.excess else [*pairings(), *uneven_pairings()], asked.health)
        if asked.excess is not None
        else strengths(asked.games, FEW if asked.quick else asked.matches, asked.seed)
    )
    _print(lines)
    if asked.quick:
        _print(excesses(pairings()[:1], LITTLE))


def pairings() -> list[tuple[str, str]]:
    """Return the pairings of even hands that the master knows."""
    return [_fighters(name) for name in learnt().pairings]


def uneven_pairings() -> list[tuple[str, str]]:
    """Return the pairings of uneven hands that the master knows."""
    return [_fighters(name) for name in learnt().uneven]


def strengths(games: Sequence[str], matches: int, seed: int) -> Iterator[str]:
    """Yield the table of what each level of some games wins against the level below."""
    yield "| game | level | against | matches | wins, % | mean ms | 99 % within ms |"
    yield "|---|---|---|--:|--:|--:|--:|"
    for game_id in games:
        below, *others = levels(game_id)
        for level in others:
            *_, tally = compete(game_id, level, below, matches, seed)
            yield row(tally)
            below = level


def row(tally: Tally) -> str:
    """Return the table row of a tally."""
    mean = 1_000 * sum(tally.seconds) / len(tally.seconds)
    cells = (
        tally.game_id,
        tally.level,
        tally.foe,
        len(tally.points),
        f"{tally.won:.1f} ± {tally.error:.1f}",
        f"{mean:.1f}",
        f"{1_000 * tally.time_within(MOSTLY):.0f}",
    )
    return f"| {' | '.join(map(str, cells))} |"


def excesses(known: Sequence[tuple[str, ...]], health: int) -> Iterator[str]:
    """Yield the table of the master's excess in some pairings, by its side."""
    yield "| pairing | first | second |"
    yield "|---|--:|--:|"
    for one, other in known:
        learnt_of = worth(RELEASED.edition.number, (one, other))
        if isinstance(learnt_of, Worth):
            found = excess(RELEASED.edition, (one, other), learnt_of, health)
        else:
            assert learnt_of  # noqa: S101  the file names the pairing
            # At every health it would take more than an hour.
            ladder = COARSE if health == FULL_HEALTH else every(health)
            solution = solve(RELEASED.edition, (one, other), ladder)
            both_move = clashes(RELEASED.edition, (one, other)).both_move
            found = uneven_excess(solution, learnt_of, both_move=both_move)
        yield f"| {one} - {other} | {found.first:.2f} | {found.second:.2f} |"


def _fighters(pairing: str) -> tuple[str, str]:
    known = {f"{one}-{other}": (one, other) for one, other in product(FIGHTERS, repeat=2)}
    return known[pairing]


def _arguments() -> argparse.Namespace:
    arguments = argparse.ArgumentParser(prog="python -m apparatus.insight.house", description=__doc__)
    arguments.add_argument("--matches", type=int, default=MATCHES, help="for every two levels of a game")
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--games", nargs="*", choices=MEASURED, default=MEASURED)
    arguments.add_argument("--quick", action="store_true", help="a few matches, and little health")
    arguments.add_argument("--excess", nargs="*", help="the master's excess, in all pairings or in one")
    arguments.add_argument("--health", type=int, default=FULL_HEALTH, help="from which each begins")
    return arguments.parse_args()


def _print(lines: Iterator[str]) -> None:
    for line in lines:
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
