"""Let three ways to play fight each opponent many times, and say how often each wins.

    python -m apparatus.insight.way [--fights N] [--seed N]

The tables go to standard output as Markdown. Exits with 1 where careful play wins more or less often against
an opponent than it should.
"""

import argparse
import sys
from collections.abc import Iterator

from apparatus.insight.way.report import Row, added, decisions, markdown, opponents, strayed


def main() -> int:
    """Fight, print, and say where careful play strays from what is wanted."""
    arguments = argparse.ArgumentParser(prog="python -m apparatus.insight.way", description=__doc__)
    arguments.add_argument("--fights", type=int, default=500)
    arguments.add_argument("--seed", type=int, default=1)
    asked = arguments.parse_args()
    rows = list(opponents(asked.fights, asked.seed))
    _print("against", iter(rows))
    _print("careful play against the Ronin, with", added(asked.fights, asked.seed))
    _print("careful play but for one decision, left to chance", decisions(asked.fights, asked.seed))
    missed = list(strayed(rows))
    sys.stdout.writelines(f"{line}\n" for line in missed)
    return 1 if missed else 0


def _print(what: str, rows: Iterator[Row]) -> None:
    for line in markdown(what, rows):
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
