"""The package as a release has it: built from a copy, installed where nothing else is, started from there.

What the bot depends on is not fetched again: the empty environment gets links to what the tests run on, of
those packages alone that ours asks for. So an import that it does not ask for fails here. That they can be
fetched is shown where the tests are installed.
"""

import shutil
import subprocess
import sys
import tarfile
import zipfile
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement

from bot import __version__
from bot.sandbox.server import LocalDiscord
from tests.e2e.process import ROOT, BotProcess

PACKAGES = {"bot", "cogs", "players", "rules"}
SITE = Path("lib", f"python{sys.version_info.major}.{sys.version_info.minor}", "site-packages")
SOURCES = {"LICENSE", "MANIFEST.in", "README.md", "constraints.txt", "pyproject.toml", *PACKAGES}
DECOYS = {"tests/test_docs.py", "apparatus/__init__.py", "docs/hosting.md", ".env.example"}
BUILD = "import sys; from setuptools import build_meta; getattr(build_meta, sys.argv[1])(sys.argv[2])"
INSTALL = ("-m", "pip", "--disable-pip-version-check", "install", "--no-index", "--no-deps", "--no-compile")


async def test_a_release_holds_all_that_the_bot_needs_and_starts_it(
    local: LocalDiscord, host: BotProcess, tmp_path: Path
) -> None:
    copy = copied(tmp_path / "copy")
    for kind in ("build_sdist", "build_wheel"):  # as pip does it
        run(copy, sys.executable, "-c", BUILD, kind, tmp_path)
    wheel = tmp_path / f"bushido_bot-{__version__}-py3-none-any.whl"
    with zipfile.ZipFile(wheel) as archive:
        packed = {name for name in archive.namelist() if ".dist-info/" not in name}
    assert packed == {name for name in known() if name.split("/")[0] in PACKAGES}
    with tarfile.open(tmp_path / f"bushido_bot-{__version__}.tar.gz") as archive:
        sources = {member.name.split("/", 1)[1] for member in archive if member.isfile()}
    assert sources >= packed | SOURCES - PACKAGES
    assert not sources & DECOYS

    python = installed(wheel, tmp_path / "empty")
    place = Path(run(host.folder, python, "-c", "import bot; print(bot.__file__)"))
    assert place.is_relative_to(tmp_path / "empty")
    host.forked, host.python = False, str(python)
    await host.start()
    await local.until(host.health.exists)
    assert await host.stop() == 0


def run(folder: Path, *command: str | Path) -> str:
    """Run a command in a folder, with none of our settings, and return what it prints."""
    ran = subprocess.run(command, cwd=folder, capture_output=True, text=True, env={}, check=False)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.strip()


def known() -> list[str]:
    """Return every file that git knows or would take."""
    listing = ("git", "ls-files", "-coz", "--exclude-standard")
    listed = subprocess.run(listing, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [name for name in listed.split("\0") if name and (ROOT / name).is_file()]


def copied(folder: Path) -> Path:
    """Copy what a package is made of, and some that it is not, so that nothing built before is packed."""
    for name in known():
        if name in SOURCES | DECOYS or name.split("/")[0] in PACKAGES:
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, folder / name)
    return folder


def installed(wheel: Path, home: Path) -> Path:
    """Install a wheel into an empty environment with what it asks for; return its Python."""
    run(wheel.parent, sys.executable, "-m", "venv", "--without-pip", home)
    run(wheel.parent, sys.executable, *INSTALL[:2], "--python", home / "bin" / "python", *INSTALL[2:], wheel)
    [ours] = (home / SITE).glob("bushido_bot-*.dist-info")
    for top in {top for needed in asked_for(Distribution.at(ours)) for top in tops(needed)}:
        (home / SITE / top.name).symlink_to(top)
    return home / "bin" / "python"


def asked_for(package: Distribution) -> list[Distribution]:
    """Return everything that a package needs without its extras, and what that needs."""
    found = dict[str, Distribution]()
    waiting = [*(package.requires or ())]
    while waiting:
        needed = Requirement(waiting.pop())
        if needed.name not in found and (needed.marker is None or needed.marker.evaluate({"extra": ""})):
            found[needed.name] = there = distribution(needed.name)
            waiting += there.requires or ()
    return [*found.values()]


def tops(package: Distribution) -> set[Path]:
    """Return where the files of a package begin that is installed here."""
    names = {file.parts[0] for file in package.files or ()} - {"..", "__pycache__"}
    return {Path(str(package.locate_file(name))) for name in names}
