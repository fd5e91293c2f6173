"""The year on the command line: its progress, its figures, and whether all went well."""

import sys
import tempfile
import time
from pathlib import Path

from bot.year.calendar import Year
from bot.year.checks import Violation
from bot.year.figures import figures


async def show_year(people: int, seed: int, days: int) -> int:
    """Live a year and print what happened; return 1 where something happened that must never be."""
    with tempfile.TemporaryDirectory() as folder:
        year = Year(f"sqlite:///{Path(folder) / 'year.db'}", people, seed, days, told=_tell)
        began = time.monotonic()
        try:
            await year.live()
        except Violation as violation:
            _tell("")
            print(f"Seed {seed}, {year.today}: {violation}", file=sys.stderr)  # noqa: T201  a command line
            return 1
        _tell("")
        for line in await figures(year):
            print(line)  # noqa: T201  a command line
        print(f"Nothing lost, doubled, leaked or stuck. Fingerprint {(await year.fingerprint())[:16]}.")  # noqa: T201
        print(f"It took {time.monotonic() - began:.0f} s.", file=sys.stderr)  # noqa: T201
    return 0


def _tell(progress: str) -> None:
    """Show how far it is, in place."""
    if sys.stderr.isatty():
        sys.stderr.write(f"\r\x1b[K{progress}")
        sys.stderr.flush()
