"""What a person has chosen from a list or written into a form, read as what it should be, or refused.

Discord's own clients send only what was offered to them. Whatever is unfit here was forged, or belongs to a
control as it was before an update; one answer is enough for all of it.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.play.ground.refusals import Unreadable

MOST_CHOSEN, LONGEST_CHOICE, LONGEST_TEXT = 25, 100, 4000
"""Discord's own limits: values of one list, and characters of a value and of a text."""

LARGEST = 2**63 - 1
"""The largest id there can be, and the largest number a column holds."""

# Not \d, which takes the digits of every script. Nineteen hold any id.
NUMBER = re.compile(r"-?[0-9]{1,19}")
UNFIT = re.compile("[\0\ud800-\udfff]")
"""What no database keeps."""


@dataclass(frozen=True)
class Given:
    """What came with a press or a form; each look at it raises Unreadable for what is unfit."""

    values: tuple[str, ...] = ()
    """As they came, where it was a list."""
    written: Mapping[str, tuple[str, ...]] = field(default_factory=dict[str, tuple[str, ...]])
    """As it came, by field, where it was a form."""

    @property
    def choices(self) -> tuple[str, ...]:
        """What was chosen; perhaps nothing."""
        if len(self.values) > MOST_CHOSEN or not all(map(_is_value, self.values)):
            raise Unreadable
        return self.values

    @property
    def choice(self) -> str:
        """The one thing that was chosen."""
        return one(self.choices)

    @property
    def number(self) -> int:
        """The one number that was chosen, such as a person's id."""
        return number(self.choice)

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers that were chosen; perhaps none."""
        return tuple(map(number, self.choices))

    @property
    def fields(self) -> dict[str, tuple[str, ...]]:
        """What stands in each field of a form: a text, or what was chosen from a list; perhaps nothing."""
        if any(len(values) > MOST_CHOSEN for values in self.written.values()):
            raise Unreadable
        return {name: tuple(map(_readable, values)) for name, values in self.written.items()}

    def choice_or(self, otherwise: str) -> str:
        """Return the one thing that was chosen from a list, and something else where it was a button."""
        return self.choice if self.values else otherwise

    def text(self, name: str) -> str:
        """Return what stands in a field of a form; nothing where it was left empty."""
        return _readable(one(self.written.get(name) or ("",)))


def one(values: tuple[str, ...]) -> str:
    """Return the only value. Raise Unreadable where there are none or several."""
    if len(values) != 1:
        raise Unreadable
    return values[0]


def number(text: str) -> int:
    """Return the whole number that a text is. Raise Unreadable for anything that no column could hold."""
    if not NUMBER.fullmatch(text) or abs(int(text)) > LARGEST:
        raise Unreadable
    return int(text)


def _readable(text: str) -> str:
    """Return a text as a database keeps it. Raise Unreadable where it is too long."""
    if len(text) > LONGEST_TEXT:
        raise Unreadable
    # People type it, so it is cleaned; in a value, which is ours, it would be forged.
    return UNFIT.sub("", text)


def _is_value(value: str) -> bool:
    return 0 < len(value) <= LONGEST_CHOICE and not UNFIT.search(value)
