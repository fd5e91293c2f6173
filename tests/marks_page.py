"""``docs/marks.md``: written by hand above its first section, and made from the catalogue from there on.

python -m tests.marks_page
"""

from collections.abc import Iterator
from pathlib import Path

from bot.face.earned import mark_sign
from bot.face.titles import game_title
from bot.face.words import Words
from bot.play.standing.marks import marks_by_game

PAGE = Path(__file__).parents[1] / "docs" / "marks.md"
SECTION = "\n## "


def page(words: Words) -> str:
    """Return the page: each mark with its sign, its word and its rule."""
    above, _, _ = PAGE.read_text("utf-8").partition(SECTION)
    return "\n".join((above, *_sections(words))).rstrip() + "\n"


def _sections(words: Words) -> Iterator[str]:
    for game, marks in marks_by_game().items():
        title = game_title(words, game) if game else "Any game"
        yield from (f"## {title}", "", "| sign | mark | how to earn it |", "|---|---|---|")
        for mark in marks:
            yield f"| {mark_sign(words, mark)} | {words(f'mark-{mark}')} | {words(f'mark-{mark}.rule')} |"
        yield ""


if __name__ == "__main__":
    PAGE.write_text(page(Words()), "utf-8")
