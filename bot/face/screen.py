"""A message as plain data, which can be built and checked without Discord.

    Screen
      Panel             a framed group, with an accent colour at its edge
      Text              markdown
      Section           one to three texts with a button beside them
      Picture           an image with a description
      Drawing           the same as vectors, rendered when it is sent
      Attachment        a file to keep
      Divider           a line
      Row               one to five buttons
      Select            a list to choose from
      Picker            the roles, channels or people of the server to choose from

A screen holds panels and blocks; a panel holds blocks. ``limits.check`` checks it against Discord's limits.
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
    """A file name, unique within the screen."""
    data: bytes
    alt: str
    """What it shows, for readers who do not see it."""


class Drawing(msgspec.Struct, frozen=True, tag=True):
    """An image as vectors, sent along with the message; a thread renders it to keep the event loop free."""

    name: str
    """A file name with an image's ending, unique within the screen."""
    svg: str
    """The drawing; the same text gives the same image, byte for byte."""
    alt: str
    """What it shows, for readers who do not see it."""


class Attachment(msgspec.Struct, frozen=True, tag=True):
    """A file sent along with the message."""

    name: str
    """A file name, unique within the screen."""
    data: bytes


class Button(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """A press that the bot answers, or a link that the reader opens."""

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
    """Whether it is preselected."""


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
    """A list of the server's roles, text channels or people, filled by Discord; choosing none is allowed."""

    press: Press
    placeholder: str
    of: Literal["channels", "roles", "people"]
    chosen: tuple[int, ...] = ()
    """The preselected ids."""
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
    """The people its mentions may notify; any other mention is only a name."""

    def in_words(self) -> "Screen":
        """Return it without pictures; the words beside them say what they show."""
        replace = msgspec.structs.replace
        outer = (
            replace(block, blocks=_worded(block.blocks)) if isinstance(block, Panel) else block
            for block in self.blocks
        )
        return replace(self, blocks=_worded(outer))

    def flat(self) -> tuple[Block, ...]:
        """Return the blocks in reading order, including those in panels."""
        nested = (outer.blocks if isinstance(outer, Panel) else (outer,) for outer in self.blocks)
        return tuple(block for blocks in nested for block in blocks)


def _worded(blocks: Iterable[AnyBlock]) -> tuple[AnyBlock, ...]:
    return tuple(block for block in blocks if not isinstance(block, Picture | Drawing))
