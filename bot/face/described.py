"""A screen for a place that takes no files: what its pictures show is said in words."""

from collections.abc import Iterable

from msgspec import structs

from bot.face.escape import escape
from bot.face.limits import ALT, fits
from bot.face.screen import Block, Drawing, Panel, Picture, Screen, Text


def described(screen: Screen) -> Screen:
    """Return it with the alt texts in the places of pictures; without them where there is no room."""
    outer = (
        structs.replace(block, blocks=_all_said(block.blocks)) if isinstance(block, Panel) else said(block)
        for block in screen.blocks
    )
    told = structs.replace(screen, blocks=tuple(outer))
    return told if fits(told) else screen.in_words()


def said(block: Block) -> Block:
    """Return the alt text of a picture as a text; any other block as it is."""
    if not isinstance(block, Picture | Drawing):
        return block
    # An alt text is plain; a sign in it would format the text.
    return Text("\n".join(escape(line, ALT) for line in block.alt.splitlines()))


def _all_said(blocks: Iterable[Block]) -> tuple[Block, ...]:
    return tuple(map(said, blocks))
