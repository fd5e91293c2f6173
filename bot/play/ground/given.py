"""Parse and validate what a person chose from a list or typed into a form.

Discord's own clients send only what was offered to them. Anything unfit was forged, or belongs to a control
from before an update; one answer covers all of it.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.play.ground.refusals import Unreadable

MOST_CHOSEN, LONGEST_CHOICE, LONGEST_TEXT = 25, 100, 4000
"""Discord's limits: values of one list, and characters of a value and of a text."""

LARGEST = 2**63 - 1
"""The largest id possible, and the largest number a column holds."""

# Not \d, which matches digits of every script. Nineteen are enough for any id.
NUMBER = re.compile(r"-?[0-9]{1,19}")
UNFIT = re.compile("[\0\ud800-\udfff]")
"""Characters that no database can store."""


@dataclass(frozen=True)
class Given:
    """What came with a press or a form; its properties raise Unreadable for what is unfit."""

    values: tuple[str, ...] = ()
    """A list's values, unchecked."""
    written: Mapping[str, tuple[str, ...]] = field(default_factory=dict[str, tuple[str, ...]])
    """A form's values by field, unchecked."""

    @property
    def choices(self) -> tuple[str, ...]:
        """The values chosen; perhaps none."""
        if len(self.values) > MOST_CHOSEN or not all(map(_is_value, self.values)):
            raise Unreadable
        return self.values

    @property
    def choice(self) -> str:
        """The only value chosen."""
        return one(self.choices)

    @property
    def number(self) -> int:
        """The only number chosen, such as a person's id."""
        return number(self.choice)

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers chosen; perhaps none."""
        return tuple(map(number, self.choices))

    @property
    def fields(self) -> dict[str, tuple[str, ...]]:
        """The values of each field of a form: a text, or choices from a list; perhaps none."""
        if any(len(values) > MOST_CHOSEN for values in self.written.values()):
            raise Unreadable
        return {name: tuple(map(_readable, values)) for name, values in self.written.items()}

    def choice_or(self, otherwise: str) -> str:
        """Return the only value chosen from a list, or ``otherwise`` if it was a button."""
        return self.choice if self.values else otherwise

    def text(self, name: str) -> str:
        """Return the text of a form's field; empty if it was left empty."""
        return _readable(one(self.written.get(name) or ("",)))


def one(values: tuple[str, ...]) -> str:
    """Return the only value. Raise Unreadable if there are none or several."""
    if len(values) != 1:
        raise Unreadable
    return values[0]


def number(text: str) -> int:
    """Return a text as an integer. Raise Unreadable for anything that no column could hold."""
    if not NUMBER.fullmatch(text) or abs(int(text)) > LARGEST:
        raise Unreadable
    return int(text)


def _readable(text: str) -> str:
    """Return a text as a database can store it. Raise Unreadable if it is too long."""
    if len(text) > LONGEST_TEXT:
        raise Unreadable
    # People type texts, so they are cleaned; values are ours, so there it would be a forgery.
    return UNFIT.sub("", text)


def _is_value(value: str) -> bool:
    return 0 < len(value) <= LONGEST_CHOICE and not UNFIT.search(value)
