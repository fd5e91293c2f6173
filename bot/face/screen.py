"""A message as plain data, to be built and checked without Discord.

    Screen
      Panel             a framed group, with an accent colour at its edge
      Text              markdown
      Section           one to three texts with a button beside them
      Picture           an image with a description
      Drawing           the same as vectors, made into an image when it is sent
      Attachment        a file to keep
      Divider           a line
      Row               one to five buttons
      Select            a list to choose from
      Picker            the roles or the channels of the server to choose from

A screen holds panels and blocks; a panel holds blocks. ``limits.check`` says whether Discord would take it.
"""

from collections.abc import Iterable
from typing import Literal, TypeAlias, TypeVar

import msgspec

from bot.face.press import Press

Style: TypeAlias = Literal["primary", "secondary", "success", "danger"]


class Text(msgspec.Struct, frozen=True, tag=True):
    """A paragraph of Discord's markdown."""

    text: str


class Divider(msgspec.Struct, frozen=True, tag=True):
    """A line between blocks."""


class Picture(msgspec.Struct, frozen=True, tag=True):
    """An image sent along with the message."""

    name: str
    """A file name, of its own within the screen."""
    data: bytes
    alt: str
    """What it shows, for those who do not see it."""


class Drawing(msgspec.Struct, frozen=True, tag=True):
    """An image as vectors, sent along with the message: it is made into pixels beside the loop of events."""

    name: str
    """A file name, of its own within the screen, that ends as images do."""
    svg: str
    """What is drawn; the same text is the same image, byte for byte."""
    alt: str
    """What it shows, for those who do not see it."""


class Attachment(msgspec.Struct, frozen=True, tag=True):
    """A file sent along with the message."""

    name: str
    """A file name, of its own within the screen."""
    data: bytes


class Button(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """A press that is answered by the bot, or a link that is opened by the reader."""

    label: str
    press: Press | None = None
    url: str | None = None
    style: Style = "secondary"
    emoji: str = ""
    disabled: bool = False


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """One entry of a list to choose from."""

    value: str
    label: str
    description: str = ""
    emoji: str = ""
    default: bool = False
    """Whether it is chosen already."""


class Row(msgspec.Struct, frozen=True, tag=True):
    """Buttons side by side."""

    buttons: tuple[Button, ...]


class Select(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """A list to choose from, answered as soon as it closes."""

    press: Press
    placeholder: str
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1
    disabled: bool = False


class Picker(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """The roles, the text channels or the people of the server, listed by Discord, to choose from or none."""

    press: Press
    placeholder: str
    of: Literal["channels", "roles", "people"]
    chosen: tuple[int, ...] = ()
    """The ids that are chosen already."""
    most: int = 1


class Section(msgspec.Struct, frozen=True, tag=True):
    """Texts with a button beside them."""

    texts: tuple[str, ...]
    button: Button


Block: TypeAlias = Text | Divider | Picture | Drawing | Attachment | Row | Select | Picker | Section

AnyBlock = TypeVar("AnyBlock")


class Panel(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """A framed group of blocks."""

    blocks: tuple[Block, ...]
    accent: int | None = None
    """The colour of its edge, as 0xRRGGBB."""


class Screen(msgspec.Struct, frozen=True, omit_defaults=True):
    """A whole message."""

    blocks: tuple[Panel | Block, ...]
    pings: tuple[int, ...] = ()
    """The people a mention in it may notify; every other mention is only a name."""

    def in_words(self) -> "Screen":
        """Return it without pictures; what they show stands in the words beside them."""
        replace = msgspec.structs.replace
        outer = (
            replace(block, blocks=_worded(block.blocks)) if isinstance(block, Panel) else block
            for block in self.blocks
        )
        return replace(self, blocks=_worded(outer))

    def flat(self) -> tuple[Block, ...]:
        """Return the blocks in reading order, those of panels in their places."""
        nested = (outer.blocks if isinstance(outer, Panel) else (outer,) for outer in self.blocks)
        return tuple(block for blocks in nested for block in blocks)


def _worded(blocks: Iterable[AnyBlock]) -> tuple[AnyBlock, ...]:
    return tuple(block for block in blocks if not isinstance(block, Picture | Drawing))
