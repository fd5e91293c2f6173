"""A modal form, as plain data."""

from typing import TypeAlias

import msgspec

from bot.face.press import Press
from bot.face.screen import Option, Text


class TextField(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """A text input of one line or several."""

    id: str
    label: str
    description: str = ""
    placeholder: str = ""
    value: str = ""
    """Its text when the form opens."""
    long: bool = False
    """Whether it takes several lines."""
    required: bool = True
    most: int = 4000
    """The longest answer it takes, in characters."""


class ChoiceField(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """A list from which to choose one or several."""

    id: str
    label: str
    options: tuple[Option, ...]
    description: str = ""
    placeholder: str = ""
    least: int = 1
    most: int = 1


Field: TypeAlias = Text | TextField | ChoiceField


class Form(msgspec.Struct, frozen=True):
    """A titled set of fields; submitting it is answered like a press."""

    title: str
    press: Press
    fields: tuple[Field, ...]
