"""The year on the command line: its progress, its figures, and whether all went well."""

import sys
import tempfile
import time
import traceback
from pathlib import Path

from apparatus.year.calendar import Year
from apparatus.year.checks import Violation
from apparatus.year.figures import figures
from bot.terminal import say


async def show_year(people: int, seed: int, days: int, *, database: str = "", processes: int = 1) -> int:
    """Simulate a year and print what happened; return 1 if something happened that must never happen.

    ``database`` is the URL of an empty database; without one, a temporary SQLite file is used.
    """
    began = time.monotonic()

    def tell(year: Year) -> None:
        """Show the progress in place, on a terminal."""
        if sys.stderr.isatty():
            speed = year.day / (time.monotonic() - began)
            going_on = year.town.done["duel"] + year.town.done["brawl"]
            _write(f"\r\x1b[Kday {year.day} of {days}, {going_on} begun, {speed:.1f} days a second")

    with tempfile.TemporaryDirectory() as folder:
        url = database or f"sqlite:///{Path(folder) / 'year.db'}"
        year = Year(url, people, seed, days, told=tell, processes=processes)
        say(f"Seed {seed}.")
        try:
            await year.live()
        except Violation as violation:
            _write(f"\nDay {year.day + 1}: {violation}\n")
            if violation.__cause__ is not None:
                traceback.print_exception(violation.__cause__)
            again = f"--people {people} --seed {seed} --days {days} --processes {processes}"
            _write(f"Again: python -m apparatus.year {again}\n")
            return 1
        for line in await figures(year):
            say(line)
        say(f"Nothing lost, doubled, leaked or stuck. Fingerprint {(await year.fingerprint())[:16]}.")
        _write(
            f"\nIt took {time.monotonic() - began:.0f} s, {time.process_time():.0f} s of them computing.\n"
        )
    return 0


def _write(text: str) -> None:
    sys.stderr.write(text)
    sys.stderr.flush()
