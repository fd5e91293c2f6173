"""The fight of the day over sockets: a private panel, one board in the channel, the end at midnight."""

import asyncio
from collections.abc import Iterator

import pytest

from bot.play.ground.times import DAY
from bot.sandbox.components import button, texts
from bot.sandbox.people.person import EPHEMERAL, Person
from bot.sandbox.request import Json
from bot.sandbox.server import LocalDiscord
from bot.store.engine import Store
from bot.wire.client import DuelBot
from tests.e2e.process import BotProcess
from tests.e2e.table import Clock, let_pass, nothing_waits, said
from tests.e2e.test_alone import GAME, Search
from tests.play.dump import dump
from tests.spoken import WORDS, core
from tests.toys.house import toys_in_the_house

ENTRIES = "SELECT count(*) FROM contest_entries"


@pytest.fixture(autouse=True)
def toys() -> Iterator[None]:
    """Bring the toy games in before the bot begins."""
    with toys_in_the_house():
        yield


async def panel(person: Person, local: LocalDiscord) -> Json:
    """Look at the fight of the day."""
    answer = await person.slash(local.channel, "solo daily", game=GAME)
    assert answer.message
    assert answer.message["flags"] & EPHEMERAL
    return answer.message


async def fought(person: Person, local: LocalDiscord) -> Search:
    """Fight it to its end."""
    search = Search(person, (await person.press(await panel(person, local), "Fight")).message or {})
    await search.on()
    return search


def boards(local: LocalDiscord) -> list[Json]:
    """Return all that stands in the channel."""
    return local.people["Daigo"].messages(local.channel)


async def test_one_board_grows_with_each_result_and_tells_the_seed_at_midnight(
    local: LocalDiscord, bot: DuelBot, clock: Clock, sqlite_url: str
) -> None:
    aya, ben, chiyo = (local.people[name] for name in ("Aya", "Ben", "Chiyo"))
    before = await panel(aya, local)
    assert WORDS("contest-own-none") in texts(before)
    search = Search(aya, (await aya.press(before, "Fight")).message or {})
    assert "is broken off then" in search.told, "it is told in advance"
    await search.pack()
    await nothing_waits(bot)
    assert boards(local) == []
    await fought(ben, local)
    await nothing_waits(bot)
    [board] = boards(local)
    assert "Ben" in texts(board)
    assert "Aya" not in texts(board)
    joined = await chiyo.press(board, WORDS("contest-join-button"))
    other = Search(chiyo, joined.message or {})
    await other.on()
    await nothing_waits(bot)
    [board] = boards(local)
    assert "Chiyo" in texts(board)
    share = button(other.message, "Play again")["custom_id"].replace("again", "share")
    assert WORDS("refusal-contest-not-closed") in said(await chiyo.forge(other.message, share))
    sealed = said(await ben.press(board, "Check"))
    [row] = (await dump(sqlite_url))["contests"]
    assert row["seed"] not in sealed
    await let_pass(DAY - clock() % DAY, bot, clock)
    await nothing_waits(bot)
    [board] = boards(local)
    assert row["seed"] in texts(board)
    assert "One player did not finish." in texts(board)
    assert row["seed"] in said(await ben.press(board, "Check"))
    shown = said(await aya.press(search.message, "Dig"))
    assert "has not found it." in shown, "an older view of it shows how it stands now"


async def test_pressed_twice_and_from_two_clients_it_is_one_fight(
    local: LocalDiscord, bot: DuelBot, store: Store
) -> None:
    aya = local.people["Aya"]
    seen = [await panel(aya, local) for _ in range(2)]
    answers = await asyncio.gather(*(aya.press(each, "Fight") for each in (*seen, *seen)))
    assert all("Pack" in str(answer.message) for answer in answers)
    assert len(await store.read(lambda tx: tx.plain("matches_of_user", user_id=aya.id))) == 1
    assert WORDS("duels-which-daily") in said(await aya.slash(local.channel, "duels"))
    assert WORDS("contest-own-underway") in texts(await panel(aya, local))
    assert bot.is_ready()


async def test_what_was_drawn_on_another_day_shows_todays_first(
    local: LocalDiscord, bot: DuelBot, clock: Clock
) -> None:
    aya = local.people["Aya"]
    old = await panel(aya, local)
    await let_pass(DAY, bot, clock)
    shown = await aya.press(old, "Fight")
    assert WORDS("contest-own-none") in said(shown)
    assert shown.message
    assert "Pack" in str((await aya.press(shown.message, "Fight")).message)


async def test_it_goes_on_where_the_bot_was_killed(local: LocalDiscord, host: BotProcess) -> None:
    host.module = "tests.toys"
    await host.start()
    aya = local.people["Aya"]
    search = Search(aya, (await aya.press(await panel(aya, local), "Fight")).message or {})
    await search.pack()
    host.kill()
    await host.killed()
    await host.start()
    search.message = (await aya.press(await panel(aya, local), WORDS("contest-go-on-button"))).message or {}
    while "Digs left" in search.told:
        await search.dig()
    assert host.count(ENTRIES) == 1
    assert core("contest-own-place") in texts(await panel(aya, local))
