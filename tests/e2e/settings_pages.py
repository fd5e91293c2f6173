"""The settings of a server, opened at the page of one of them."""

from bot.face.server.settings import PAGE_OF, SET_UP
from bot.sandbox.ground.places import Channel
from bot.sandbox.people.person import Person
from bot.sandbox.request import Json


def control(setting: str) -> str:
    """Return the id of the control of a setting."""
    return f"v1:settings:{setting}:0:set"


def way_to(page: str) -> str:
    """Return the id of the button that opens a page."""
    return f"v1:settings::0:panel:{page}"


async def turned(person: Person, panel: Json, page: str) -> Json:
    """Turn to a page from the first one."""
    return panel if page == SET_UP else (await person.press(panel, way_to(page))).message or {}


async def opened(person: Person, where: Channel, setting: str) -> Json:
    """Open the page of a setting."""
    first = (await person.slash(where, "settings")).message or {}
    return await turned(person, first, PAGE_OF[setting])


async def choose(person: Person, panel: Json, setting: str, *values: object) -> Json:
    """Choose values for a setting, and return the redrawn page."""
    answer = await person.choose(panel, list(values), control(setting))  # type: ignore[arg-type]
    assert answer.kind == "update", answer
    return answer.message or {}
