"""What a button or select stands for, written into its custom id: ids only, never a secret."""

import re
from typing import ClassVar

import msgspec

PATTERN = re.compile(
    # A revision has one spelling only, and is never too large for a column of the store.
    r"v1:(?P<area>[a-z][a-z-]*):(?P<id>[A-Za-z0-9_-]*):(?P<revision>0|[1-9][0-9]{0,17}):(?P<action>[!-~]*)",
)
"""The shape of every custom id; ``v1`` lets a later shape be told from buttons that people still have."""


class Press(msgspec.Struct, frozen=True):
    """One control on one revision of one thing.

    Raise ValueError for what no custom id can hold.
    """

    longest: ClassVar[int] = 100  # Discord's limit on a custom id

    area: str
    """The part of the bot that answers, such as ``hand``: its cog registers it with ``on_press``."""
    id: str = ""
    """The thing it is about, such as a match; empty where there is only one."""
    revision: int = 0
    """The revision the control was drawn for, so that a stale press is known as one."""
    action: str = ""
    """What is wanted, in ASCII without spaces."""

    def __post_init__(self) -> None:
        found = PATTERN.fullmatch(self.custom_id)
        parts = (self.area, self.id, str(self.revision), self.action)
        # What is read back must be what was written: nothing in a part may look like its end.
        if len(self.custom_id) > self.longest or found is None or found.groups() != parts:
            raise ValueError(f"not fit for a custom id: {self.custom_id!r}")

    @property
    def custom_id(self) -> str:
        """The text that Discord hands back when the control is used."""
        return f"v1:{self.area}:{self.id}:{self.revision}:{self.action}"

    @property
    def parts(self) -> tuple[str, str]:
        """What is wanted and, behind a dot or a colon, the rest, such as of what: ``override.3``."""
        wanted, *rest = re.split("[.:]", self.action, maxsplit=1)
        return wanted, "".join(rest)

    @classmethod
    def parse(cls, custom_id: str) -> "Press | None":
        """Read a custom id, or return None where it is none of ours."""
        found = PATTERN.fullmatch(custom_id)
        if found is None or len(custom_id) > cls.longest:
            return None
        return cls(found["area"], found["id"], int(found["revision"]), found["action"])
