"""The meaning of a button or select, written into its custom id: ids only, never a secret."""

import re
from typing import ClassVar

import msgspec

PATTERN = re.compile(
    # A revision has only one spelling, and always fits a column of the store.
    r"v1:(?P<area>[a-z][a-z-]*):(?P<id>[A-Za-z0-9_-]*):(?P<revision>0|[1-9][0-9]{0,17}):(?P<action>[!-~]*)",
)
"""The shape of every custom id; ``v1`` distinguishes existing buttons from later shapes."""


class Press(msgspec.Struct, frozen=True):
    """One control on one revision of one thing.

    Raise ValueError for parts that no custom id can hold.
    """

    longest: ClassVar[int] = 100  # Discord's limit on a custom id

    area: str
    """The part of the bot that answers, such as ``hand``: its cog registers it with ``on_press``."""
    id: str = ""
    """The thing it is about, such as a match; empty where there is only one."""
    revision: int = 0
    """The revision the control was drawn for, which shows whether a press is stale."""
    action: str = ""
    """What is wanted, in ASCII without spaces."""

    def __post_init__(self) -> None:
        found = PATTERN.fullmatch(self.custom_id)
        parts = (self.area, self.id, str(self.revision), self.action)
        # Reading it must return the same parts: no part may contain what looks like its end.
        if len(self.custom_id) > self.longest or found is None or found.groups() != parts:
            raise ValueError(f"not fit for a custom id: {self.custom_id!r}")

    @property
    def custom_id(self) -> str:
        """The text that Discord sends back when the control is used."""
        return f"v1:{self.area}:{self.id}:{self.revision}:{self.action}"

    @property
    def parts(self) -> tuple[str, str]:
        """The action's first word and, after a dot or a colon, its detail, as in ``override.3``."""
        wanted, *rest = re.split("[.:]", self.action, maxsplit=1)
        return wanted, "".join(rest)

    @classmethod
    def parse(cls, custom_id: str) -> "Press | None":
        """Read a custom id, or return None if the bot did not make it."""
        found = PATTERN.fullmatch(custom_id)
        if found is None or len(custom_id) > cls.longest:
            return None
        return cls(found["area"], found["id"], int(found["revision"]), found["action"])
