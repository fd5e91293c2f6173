"""What one plays alone is settled in one private panel, before it begins: by presses, and by forged ones."""

from collections.abc import Iterator

import pytest

from bot.sandbox.components import texts, walk
from bot.sandbox.person import EPHEMERAL, Person
from bot.sandbox.request import Json
from bot.sandbox.server import LocalDiscord
from bot.store.engine import Store
from bot.wire.client import DuelBot
from tests.e2e.table import said
from tests.toys.house import toys_in_the_house

GAME = "toy.buried"
OLD = "older version of me"


@pytest.fixture(autouse=True)
def toys() -> Iterator[None]:
    """Bring the toy games in before the bot begins."""
    with toys_in_the_house():
        yield


async def opened(person: Person, local: LocalDiscord, command: str = "solo play") -> Json:
    """Open the panel."""
    answer = await person.slash(local.channel, command, game=GAME)
    assert answer.message
    return answer.message


async def pressed(person: Person, panel: Json, wanted: str) -> Json:
    """Press a button of the panel, which goes on in the same message."""
    answer = await person.press(panel, wanted)
    assert answer.message, said(answer)
    assert answer.message["id"] == panel["id"]
    return answer.message


async def under_way(store: Store, local: LocalDiscord, person: Person) -> int:
    """Count the matches that somebody plays alone."""
    rows = await store.read(
        lambda tx: tx.plain("matches_alone_of", user_id=person.id, guild_id=local.guild.id)
    )
    return len(rows)


def chosen(panel: Json) -> str:
    """Return what the list of the panel has chosen."""
    [menu] = [each for each in walk(panel["components"]) if each.get("options")]
    return next(option["label"] for option in menu["options"] if option.get("default"))


async def test_what_is_recommended_begins_with_one_press(
    local: LocalDiscord, bot: DuelBot, store: Store
) -> None:
    aya = local.people["Aya"]
    panel = await opened(aya, local)
    assert panel["flags"] & EPHEMERAL
    assert "Recommended to begin with: **soft ground**." in texts(panel)
    assert await under_way(store, local, aya) == 0, "nothing is begun before anything is pressed"
    hand = await pressed(aya, panel, "Begin: soft ground")
    assert "Digs left: 6" in texts(hand)
    again = await opened(aya, local)
    assert "Digs left: 6" in texts(again), "what is under way goes on without a question"
    assert bot.is_ready()
