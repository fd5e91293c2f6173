"""What one plays alone is settled in a panel, and what one has won alone is shown: with a toy game."""

from collections.abc import Iterator

import pytest

from bot.sandbox.components import button, texts
from bot.sandbox.people.person import Person
from bot.sandbox.request import Json
from bot.sandbox.server import LocalDiscord
from bot.store.engine import Store
from bot.wire.client import DuelBot
from tests.e2e.estate import carrying
from tests.e2e.table import offers, said
from tests.e2e.test_alone import GAME, Search
from tests.spoken import WORDS
from tests.toys.house import toys_in_the_house


@pytest.fixture(autouse=True)
def toys() -> Iterator[None]:
    """Bring the toy games in before the bot begins."""
    with toys_in_the_house():
        yield


async def opened(person: Person, local: LocalDiscord, command: str = "solo play") -> Json:
    """Open the panel, or go on with what is under way."""
    return (await person.slash(local.channel, command, game=GAME)).message or {}


async def settled(person: Person, panel: Json) -> Json:
    """Open what can be settled in the panel."""
    return (await person.press(panel, WORDS("outset-settle"))).message or {}


async def begun_of(store: Store, local: LocalDiscord, person: Person) -> int:
    """Count the matches that a person plays alone."""
    here = {"user_id": person.id, "guild_id": local.guild.id}
    return len(await store.read(lambda tx: tx.plain("matches_alone_of", **here)))


async def test_two_clients_begin_one_match_between_them(
    local: LocalDiscord, bot: DuelBot, store: Store
) -> None:
    aya = local.people["Aya"]
    one, other = await opened(aya, local), await settled(aya, await opened(aya, local))
    assert await begun_of(store, local, aya) == 0, "nothing has begun before anything is pressed"
    first = await aya.press(one, "Start: soft ground")
    assert "Digs left: 6" in said(first)
    late = await aya.choose(other, "In winter", None)
    assert "Digs left: 6" in said(late), "what is under way goes on"
    assert await begun_of(store, local, aya) == 1
    assert bot.is_ready()


async def test_a_campaign_asks_only_what_it_takes(local: LocalDiscord, bot: DuelBot) -> None:
    aya = local.people["Aya"]
    panel = await opened(aya, local)
    assert "In winter" not in str(panel), "what is recommended comes first"
    panel = await settled(aya, panel)
    assert "In winter" in str(panel)
    asked = await settled(aya, (await aya.press(panel, "Three searches")).message or {})
    assert "In winter" not in str(asked)
    hard = await aya.press(asked, "Soft ground")
    assert "Digs left: 4" in said(await aya.press(hard.message or {}, WORDS("outset-begin-campaign")))
    assert "Digs left: 4" in texts(await opened(aya, local, "solo campaign")), "it is under way"
    ben = local.people["Ben"]
    refused = await ben.slash(local.channel, "solo campaign", game=GAME, setup="season=winter")
    assert WORDS("refusal-setup-not-in-campaign") in said(refused)
    assert bot.is_ready()


async def test_the_panel_speaks_the_language_of_its_reader(local: LocalDiscord, bot: DuelBot) -> None:
    aya = local.people["Aya"]
    aya.speak("de")
    assert "## Vergraben" in texts(await opened(aya, local))
    assert bot.is_ready()


async def test_a_victory_leads_up_the_ladder(local: LocalDiscord, bot: DuelBot) -> None:
    aya = local.people["Aya"]
    search = Search(aya, (await aya.press(await opened(aya, local), "Start: soft ground")).message or {})
    await search.on()
    assert "**Gardener**" in search.told
    assert "Gardener" in said(await aya.slash(local.channel, "profile"))
    harder = await aya.press(search.message, "Harder: hard ground")
    assert "Digs left: 4" in said(harder)
    resigning = await aya.press(harder.message or {}, "Resign")
    await aya.press(resigning.message or {}, WORDS("resign-yes"))
    assert not offers(await opened(aya, local), "Start: soft ground"), "it was won"
    rung = button(search.message, "Harder: hard ground")["custom_id"].replace("harder:1", "harder:9")
    forged = await aya.forge(carrying(search.message, rung), rung, None)
    assert WORDS("refusal-old-control") in said(forged)
    assert bot.is_ready()
