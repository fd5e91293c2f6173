"""Simulate a year of people on a server of their own.

python -m apparatus.year [--people N] [--seed N] [--days N]
"""

import argparse
import asyncio
import sys

from apparatus.year.show import show_year

STOPPED = 130
"""The exit code of what a Ctrl+C has ended."""


def main() -> int:
    """Live it, and return 1 where something happened that must never be."""
    parser = argparse.ArgumentParser(
        prog="python -m apparatus.year", description="A server's year in minutes, with people of all habits."
    )
    parser.add_argument("--people", type=_some, default=200, help="how many play (default %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="the same year each time (default %(default)s)")
    parser.add_argument("--days", type=_some, default=365, help="how long people come (default %(default)s)")
    wanted = parser.parse_args()
    try:
        return asyncio.run(show_year(wanted.people, wanted.seed, wanted.days))
    except KeyboardInterrupt:
        sys.stderr.write("\nStopped.\n")
        return STOPPED


def _some(text: str) -> int:
    """Read how many people or days. Raise ArgumentTypeError for none."""
    if not text.isascii() or not text.isdigit() or not int(text):
        raise argparse.ArgumentTypeError(f"{text} is too few: it takes a whole number from 1 on")
    return int(text)


if __name__ == "__main__":
    sys.exit(main())
