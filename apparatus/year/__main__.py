"""Simulate a year of a server and its people.

python -m apparatus.year [--people N] [--seed N] [--days N] [--processes N] [--database URL]
"""

import argparse
import asyncio
import sys

from apparatus.year.show import show_year
from bot.terminal import STOPPED


def main() -> int:
    """Simulate the year; return 1 if something happened that must never happen."""
    parser = argparse.ArgumentParser(
        prog="python -m apparatus.year", description="A server's year in minutes, with people of all habits."
    )
    parser.add_argument("--people", type=_some, default=200, help="how many play (default %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="the same year each time (default %(default)s)")
    parser.add_argument("--days", type=_some, default=365, help="how long people come (default %(default)s)")
    parser.add_argument(
        "--processes", type=_some, default=1, help="of how many the bot consists (default %(default)s)"
    )
    parser.add_argument("--database", default="", help="the URL of an empty database (default a SQLite file)")
    wanted = parser.parse_args()
    try:
        return asyncio.run(_lived(wanted))
    except KeyboardInterrupt:
        sys.stderr.write("\nStopped.\n")
        return STOPPED


async def _lived(wanted: argparse.Namespace) -> int:
    return await show_year(
        wanted.people, wanted.seed, wanted.days, database=wanted.database, processes=wanted.processes
    )


def _some(text: str) -> int:
    """Read a whole number from 1 on. Raise ArgumentTypeError for anything else."""
    if not text.isascii() or not text.isdigit() or not int(text):
        raise argparse.ArgumentTypeError(f"{text} is too few: it takes a whole number from 1 on")
    return int(text)


if __name__ == "__main__":
    sys.exit(main())
