"""Which part of the bot answers which press, and what the id in a press stands for."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.face.press import Press
from bot.play.ground.reach import About
from bot.play.ground.refusals import Unreadable
from bot.wire.visit import Handler, Visit


@dataclass(frozen=True)
class Area:
    """The handler of an area's presses, or of some of its actions."""

    name: str
    about: About
    """What the id of a press stands for; a person who cannot reach that is turned away."""
    handler: Handler
    actions: tuple[str, ...] = ()
    """The first parts of the actions it answers; if empty, all that nothing else answers."""


class Areas:
    """All areas."""

    def __init__(self) -> None:
        self._known: dict[tuple[str, str], Area] = {}

    def __iter__(self) -> Iterator[Area]:
        yield from self._known.values()

    def add(self, area: Area) -> None:
        """Register an area. Raise ValueError if something answers it already."""
        for action in area.actions or ("",):
            if (area.name, action) in self._known:
                raise ValueError(area.name, action)
            self._known[area.name, action] = area

    def find(self, press: Press) -> Area | None:
        """Return the area that answers a press, or None."""
        action, _ = press.parts
        return self._known.get((press.area, action)) or self._known.get((press.area, ""))


async def unreadable(_visit: Visit) -> None:
    """Answer a press that no area of ours can have sent. Raise Unreadable."""
    raise Unreadable
