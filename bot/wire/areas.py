"""Which part of the bot answers which press, and what the id in it stands for."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.face.press import Press
from bot.play.ground.reach import About
from bot.play.ground.refusals import Unreadable
from bot.wire.visit import Handler, Visit


@dataclass(frozen=True)
class Area:
    """What answers the presses of an area, or some of its actions alone."""

    name: str
    about: About
    """What the id of a press stands for; who cannot reach that gets no further than the door."""
    handler: Handler
    actions: tuple[str, ...] = ()
    """The first parts of the actions it answers; all that nobody else answers where there are none."""


class Areas:
    """Every area there is."""

    def __init__(self) -> None:
        self._known: dict[tuple[str, str], Area] = {}

    def __iter__(self) -> Iterator[Area]:
        yield from self._known.values()

    def add(self, area: Area) -> None:
        """Register who answers an area. Raise ValueError where it is answered already."""
        for action in area.actions or ("",):
            if (area.name, action) in self._known:
                raise ValueError(area.name, action)
            self._known[area.name, action] = area

    def find(self, press: Press) -> Area | None:
        """Return what answers a press, or None where nothing does."""
        action, _ = press.parts
        return self._known.get((press.area, action)) or self._known.get((press.area, ""))


async def unreadable(_visit: Visit) -> None:
    """Answer what no area of ours can have sent. Raise Unreadable."""
    raise Unreadable
