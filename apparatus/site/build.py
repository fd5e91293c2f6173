"""Puts the site together: pages from the repository, and generated ones beside them."""

import asyncio
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from apparatus.site.check import check_page
from apparatus.site.commands import Told, sections
from apparatus.site.games import elsewhere, game_page, house_page
from apparatus.site.markdown import Pictures
from apparatus.site.worked import SEED, worked_match
from bot.check.told import commands_told
from bot.face.match.file.write import part, replay_file
from bot.face.registry.faces import BOOKS
from bot.face.words import SOURCE, Words, locales

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
CONFIG = "zensical.toml"
LINK = re.compile(r"\]\((?!\w+:)([^)#]+)")
"""A link of a page to a file."""


def build(folder: Path) -> bool:
    """Build the site in a folder. Return False if a link leads nowhere; the builder says which."""
    pages = folder / "pages"
    shutil.rmtree(pages, ignore_errors=True)
    shutil.copy(HERE / CONFIG, folder / CONFIG)
    for path in _standing():
        (pages / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / path, pages / path)
    _make(pages)
    command = (sys.executable, "-m", "zensical", "build", "--strict", "--clean", "-f", str(folder / CONFIG))
    built = subprocess.run(command, check=False).returncode == 0  # noqa: S603  nothing in it comes from outside
    if built:
        _mark_languages(folder / "site")
    return built


def _standing() -> set[Path]:
    """Return the paths of the repository's documents, their images, and every file they link to."""
    documents = [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), ROOT / "apparatus/README.md"]
    linked = (
        (document.parent / link).resolve()
        for document in documents
        for link in LINK.findall(document.read_text("utf-8"))
    )
    images = (ROOT / "docs" / "images").iterdir()
    return {path.relative_to(ROOT) for path in (*documents, *images, *filter(Path.is_file, linked))}


def _make(pages: Path) -> None:
    """Write the pages that are made from the catalogue, the rules and the commands."""
    pictures, told = Pictures(pages / "pictures"), asyncio.run(commands_told())
    for folder in ("replays", "assets", *locales()):
        (pages / folder).mkdir()
    for locale in locales():
        for name, page in _pages(Words(locale), told, pictures):
            (pages / locale / f"{name}.md").write_text(page, "utf-8")
        for book in BOOKS:
            if book.worked:
                file = replay_file(worked_match(book.worked.game, SEED), Words(locale))
                (pages / "replays" / f"{book.system}.{locale}.html").write_bytes(file)
    (pages / "assets" / "dice.js").write_text(part("check.js"), "utf-8")
    for name in ("check.js", "site.css"):
        shutil.copy(HERE / name, pages / "assets" / name)


def _pages(words: Words, told: list[Told], pictures: Pictures) -> Iterator[tuple[str, str]]:
    """Yield every page for players in one language, with its name."""
    for book in BOOKS:
        yield book.system, game_page(book, words, pictures)
    yield "house", house_page(words, pictures)
    yield "check", check_page(words)
    heads = (words("site-command"), words("site-command-about"))
    commands = (f"# {words('site-commands')}", elsewhere(words, "commands"), sections(told, words, heads))
    yield "commands", "\n\n".join(commands)


def _mark_languages(site: Path) -> None:
    """Mark the language of each page for players, which decides how its letters look."""
    for locale in {*locales()} - {SOURCE}:
        for path in (site / locale).glob("*.html"):
            page = path.read_text("utf-8")
            path.write_text(page.replace("<article", f'<article lang="{locale}"', 1), "utf-8")
