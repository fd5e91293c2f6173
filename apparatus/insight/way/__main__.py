"""Fight each opponent many times in three ways of play, and report what each choice is worth.

    python -m apparatus.insight.way [--fights N] [--seed N] [--rules ID]

The tables go to standard output as Markdown. Exits with 1 if a figure leaves its bounds beyond doubt: by more
than two standard errors.
"""

import argparse
import sys
from collections.abc import Iterable

from apparatus.insight.way.fights import RELEASED, VERSIONS
from apparatus.insight.way.measured import SIBLINGS
from apparatus.insight.way.report import (
    Row,
    apart,
    cheap,
    decisions,
    markdown,
    modules,
    opponents,
    siblings,
    steps,
    strayed,
    worth,
    worthless,
)

FIRST = next(iter(VERSIONS))


def main() -> int:
    """Fight, print the tables, and report what leaves its bounds."""
    arguments = argparse.ArgumentParser(prog="python -m apparatus.insight.way", description=__doc__)
    arguments.add_argument("--fights", type=int, default=400)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--rules", choices=[*VERSIONS], default=RELEASED)
    asked = arguments.parse_args()
    at = (asked.fights, asked.seed, asked.rules)
    against = _printed("against", opponents(*at))
    missed = [*strayed(against)]
    for group in SIBLINGS:
        missed += apart(group, _printed(group, siblings(group, *at)))
    used = _printed("used well", worth(*at))
    if asked.rules != FIRST:  # more is wanted of later versions than of the first
        missed += (*worthless(used), *steps(against, asked.rules))
    missed += cheap(_printed("decision", decisions(*at)))
    _printed("module", modules(*at))
    sys.stdout.writelines(f"{line}\n" for line in missed)
    return 1 if missed else 0


def _printed(what: str, rows: Iterable[Row]) -> list[Row]:
    """Print a table while it is made, and return its rows."""
    made: list[Row] = []

    def kept() -> Iterable[Row]:
        for row in rows:
            made.append(row)
            yield row

    for line in markdown(what, kept()):
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()
    return made


if __name__ == "__main__":
    sys.exit(main())
