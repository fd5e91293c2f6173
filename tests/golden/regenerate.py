"""Write the golden playthroughs and screens again, and show what changed.

    python -m tests.golden.regenerate

A released version of a game never changes its behaviour: a difference here belongs to a new version, unless
the version was never released. A screen may change; the difference says what its readers will see instead.
"""

import difflib
import sys
from pathlib import Path

from tests.golden.gallery.every import GALLERIES, written
from tests.golden.gatherings import HOLDINGS, hold
from tests.golden.matches import MATCHES
from tests.golden.playthrough import write

FOLDER = Path(__file__).parent


def main() -> None:
    """Rewrite every file and print the difference."""
    told = {match.name: write(match) for match in MATCHES} | {held.name: hold(held) for held in HOLDINGS}
    told |= {f"screens/{group}": written(gallery) for group, gallery in GALLERIES.items()}
    for name, after in told.items():
        path = FOLDER / f"{name}.txt"
        before = path.read_text("utf-8") if path.exists() else ""
        path.write_text(after, "utf-8")
        old, new = (text.splitlines(keepends=True) for text in (before, after))
        sys.stdout.writelines(difflib.unified_diff(old, new, f"{path.name} before", path.name))


if __name__ == "__main__":
    main()
