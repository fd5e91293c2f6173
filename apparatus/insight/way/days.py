"""Play the fights of many days with care, and report how often each weekday's are won.

    python -m apparatus.insight.way.days [--days N] [--fights N] [--seed N]

A line for each weekday goes to standard output as Markdown. Exits with 1 if the fight of a day is won less
than 45 or more than 85 % of the time beyond doubt: by more than three standard errors, because days are many.
"""

import argparse
import sys
from calendar import day_name
from collections.abc import Mapping, Sequence
from math import sqrt
from random import Random
from statistics import fmean

from apparatus.insight.way.fights import RELEASED, VERSIONS, fights
from players.way.careful import careful
from rules.dice import SEED_BYTES, Dice
from rules.game import Setup
from rules.way.day import THURSDAY, WEEK

WANTED = (0.45, 0.85)
DOUBT = 3


def main() -> int:
    """Draw days, play their fights, print, and report which leave their bounds."""
    arguments = argparse.ArgumentParser(prog="python -m apparatus.insight.way.days", description=__doc__)
    arguments.add_argument("--days", type=int, default=203)
    arguments.add_argument("--fights", type=int, default=100)
    arguments.add_argument("--seed", type=int, default=1)
    asked = arguments.parse_args()
    way, rng = VERSIONS[RELEASED], Random(asked.seed)  # noqa: S311  the same days for everybody
    shares: dict[int, list[float]] = {weekday: [] for weekday in range(len(WEEK))}
    strayed: list[str] = []
    for day in range(asked.days):
        answers = way.setup_of_day(Dice(rng.randbytes(SEED_BYTES)), day)
        options = way.options(1, Setup(answers=answers))
        fought = fights(options, careful, asked.fights, asked.seed + day)
        share = fmean(fight.won for fight in fought)
        shares[(day + THURSDAY) % len(WEEK)].append(share)
        strayed += missed(answers, share, asked.fights)
    sys.stdout.writelines(f"{line}\n" for line in (*_table(shares), *strayed))
    return 1 if strayed else 0


def _table(shares: Mapping[int, Sequence[float]]) -> list[str]:
    head = ["| day | days | won | least | most |", "|---|--:|--:|--:|--:|"]
    rows = [
        f"| {day_name[weekday]} | {len(won)} | {fmean(won):.1%} | {min(won):.0%} | {max(won):.0%} |"
        for weekday, won in shares.items()
        if won
    ]
    return [*head, *rows]


def missed(answers: Mapping[str, str], share: float, count: int) -> list[str]:
    """Return a line if a day is won too seldom or too often, beyond doubt."""
    least, most = WANTED
    below, above = (DOUBT * sqrt(bound * (1 - bound) / count) for bound in WANTED)
    if least - below <= share <= most + above:
        return []
    return [f"Missed: {', '.join(answers.values())}, {share:.0%}, wanted {least:.0%} to {most:.0%}."]


if __name__ == "__main__":
    sys.exit(main())
