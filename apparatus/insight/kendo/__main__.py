"""Let a good player learn the Duel and the Competition, play itself many times, and say whether it is even.

    python -m apparatus.insight.kendo [--duels N] [--matches N] [--lessons N] [--seed N] [--readings]

The tables go to standard output as Markdown. Exits with 1 where a bound is missed. ``--readings`` measures
other readings of the text besides, with a good player who has learnt each of them: a minute each.
"""

import argparse
import sys
import time
from collections.abc import Iterator
from random import Random

from apparatus.insight.kendo.aims import aim_rows
from apparatus.insight.kendo.duels import FoughtDuel, fight, practise, won
from apparatus.insight.kendo.player import AnyGame, GoodPlayer, KendoStandIn
from apparatus.insight.kendo.readings import READINGS, competition_with, duel_with
from apparatus.insight.kendo.report import HEAD, LINE, bounds, markdown, row
from rules.kendo.competition import KendoCompetition
from rules.kendo.duel import KendoDuel

ROUNDS = 3
"""How often it learns from games of its own."""


def main() -> int:
    """Learn, play, print, and hold the figures to the bounds."""
    began, asked = time.perf_counter(), _arguments()
    kept = True
    # Matches take longer than Duels, and learn on as little.
    for name, game, games, lessons in (
        ("Duel", KendoDuel(), asked.duels, asked.lessons),
        ("Competition", KendoCompetition(), asked.matches, asked.lessons // 3),
    ):
        player, rng = _learnt(game, lessons, asked.seed)
        beaten = won(game, player, KendoStandIn(), games // 2, rng)
        fought = _games(game, player, games, rng)
        _print(markdown(name, fought, beaten))
        for bound in bounds(name, fought, beaten):
            kept &= bound.kept
            if not bound.kept:
                _print([f"Missed: {bound.name} is {bound.figure:.3g}, from {bound.least} to {bound.most}."])
        if asked.readings:
            _print(_readings(name, games, lessons, asked.seed))
    _print(aim_rows(asked.duels // 3, asked.seed))
    _print([f"\nIt took {time.perf_counter() - began:.0f} seconds."])
    return 0 if kept else 1


def _learnt(game: AnyGame, lessons: int, seed: int) -> tuple[GoodPlayer, Random]:
    return GoodPlayer(practise(game, lessons, ROUNDS, seed)), Random(seed + 1)  # noqa: S311  the same for all


def _games(game: AnyGame, player: GoodPlayer, count: int, rng: Random) -> list[FoughtDuel]:
    return [fight(game, (player, player), rng) for _ in range(count)]


def _readings(name: str, games: int, lessons: int, seed: int) -> Iterator[str]:
    """Measure each other reading, line by line."""
    yield from (HEAD, LINE)
    for told, reading in READINGS.items():
        game = duel_with(reading) if name == "Duel" else competition_with(reading)
        player, rng = _learnt(game, lessons, seed)
        yield row(told, _games(game, player, games, rng))


def _print(lines: Iterator[str] | list[str]) -> None:
    for line in lines:
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()


def _arguments() -> argparse.Namespace:
    arguments = argparse.ArgumentParser(prog="python -m apparatus.insight.kendo", description=__doc__)
    arguments.add_argument("--duels", type=int, default=3_000)
    arguments.add_argument("--matches", type=int, default=1_500)
    arguments.add_argument("--lessons", type=int, default=500)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--readings", action="store_true")
    return arguments.parse_args()


if __name__ == "__main__":
    sys.exit(main())
