"""Turns text for Discord into the site's Markdown, and drawings into files beside its pages."""

import hashlib
import re
from collections.abc import Iterable
from html import escape
from pathlib import Path

from bot.face.match.file.plain_lines import Line
from bot.face.pictures.svg import read_head
from bot.face.screen import Block, Drawing, Text

ITEM = re.compile(r"(- |\d+\. )")
HEADING = re.compile(r"#+ ")
SMALL = "-# "


def markdown(text: str, level: int) -> str:
    """Return a text for Discord as Markdown, with all headings on one level."""
    lines, before = list[str](), ""
    for line in text.split("\n"):
        # Discord begins a list anywhere, Markdown only after a blank line.
        if before and bool(ITEM.match(line)) != bool(ITEM.match(before)):
            lines.append("")
        lines.append(_line(line, level))
        before = line
    return "\n".join(lines)


def blocks(shown: Iterable[Block], level: int, pictures: "Pictures") -> str:
    """Return the texts and drawings of a screen below its heading, without anything that can be pressed."""
    written, heading = list[str](), ""
    for block in shown:
        if isinstance(block, Drawing):
            written.append(pictures.put(block))
        elif isinstance(block, Text):
            first, _, rest = block.text.partition("\n")
            text = block.text if heading else rest
            heading = heading or markdown(first, level)
            written.append(markdown(text, level + 1))
    return "\n\n".join((heading, *written))


def plain(lines: Iterable[Line]) -> str:
    """Return lines as a paragraph of HTML."""
    tags = {"head": "<strong>{}</strong>", "small": "<small>{}</small>", "line": "{}"}
    return f"<p>{'<br>'.join(tags[kind].format(escape(text)) for kind, text in lines)}</p>"


class Pictures:
    """A folder of drawings, each stored once for all languages, since drawings have no letters."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    def put(self, drawing: Drawing, caption: str = "") -> str:
        """Write a drawing, and return the figure that shows it on a page of a folder beside this one."""
        name = f"{hashlib.sha256(drawing.svg.encode()).hexdigest()[:12]}.svg"
        head = read_head(drawing.svg)
        # So that it grows and shrinks with the page.
        box = f'viewBox="0 0 {head.width} {head.height}" data-colours'
        (self.folder / name).write_text(drawing.svg.replace("data-colours", box, 1), "utf-8")
        size = f'width="{head.width}" height="{head.height}"'
        alt = escape(" ".join(drawing.alt.split()))
        below = f"<figcaption>{escape(caption)}</figcaption>" if caption else ""
        return f'<figure><img src="../{self.folder.name}/{name}" {size} alt="{alt}">{below}</figure>'


def _line(line: str, level: int) -> str:
    if HEADING.match(line):
        return HEADING.sub("#" * level + " ", line)
    if line.startswith(SMALL):
        line = f"<small>{line.removeprefix(SMALL)}</small>"
    # Markdown needs two spaces to end a line where Discord ends it.
    return f"{line}  " if line.strip() and not ITEM.match(line) else line
