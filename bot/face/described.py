"""A screen for a channel that takes no files: words in place of pictures."""

from collections.abc import Iterable

from msgspec import structs

from bot.face.escape import escape
from bot.face.limits import ALT, fits
from bot.face.screen import Block, Drawing, Panel, Picture, Screen, Text


def described(screen: Screen) -> Screen:
    """Return a screen with alt texts in place of its pictures, or without them if they do not fit."""
    outer = (
        structs.replace(block, blocks=_all_said(block.blocks)) if isinstance(block, Panel) else said(block)
        for block in screen.blocks
    )
    told = structs.replace(screen, blocks=tuple(outer))
    return told if fits(told) else screen.in_words()


def said(block: Block) -> Block:
    """Return the alt text of a picture as a text, and any other block unchanged."""
    if not isinstance(block, Picture | Drawing):
        return block
    # An alt text is plain: escape it so that no character formats the text.
    return Text("\n".join(escape(line, ALT) for line in block.alt.splitlines()))


def _all_said(blocks: Iterable[Block]) -> tuple[Block, ...]:
    return tuple(map(said, blocks))
