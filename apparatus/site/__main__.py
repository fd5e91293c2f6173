"""Build the site into a folder, by default ``site``; its sources are kept in ``build/site``.

python -m apparatus.site [FOLDER]
"""

import shutil
import sys
from pathlib import Path

from apparatus.site.build import ROOT, build
from apparatus.site.outside import faults
from bot.face.words import FOLDERS, Words


def main(target: Path) -> int:
    """Build the site; return 1 if a link leads nowhere, or a page would fetch something from elsewhere."""
    if target.exists() and not (target / "sitemap.xml").exists():
        sys.exit(f"{target} is no site that could be built anew.")
    FOLDERS.append(Path(__file__).parent / "words")
    Words.strict = True
    folder = target.parent / "build" / target.name
    folder.mkdir(parents=True, exist_ok=True)
    if not build(folder):
        return 1
    wrong = [*faults(folder / "site")]
    sys.stderr.write("".join(f"{line}\n" for line in wrong))
    if not wrong:
        shutil.rmtree(target, ignore_errors=True)
        shutil.move(folder / "site", target)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(Path(*sys.argv[1:]) if sys.argv[1:] else ROOT / "site"))
