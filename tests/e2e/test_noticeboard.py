"""The noticeboard of a server as its channel sees it: put up, edited, deleted, moved, kept out."""

import asyncio
import sqlite3
from collections import deque
from contextlib import closing
from dataclasses import replace
from functools import partial
from itertools import count, pairwise

from bot.play.ground.times import DAY, HOUR, MINUTE
from bot.play.noticeboards.noticeboards import PAUSE
from bot.play.noticeboards.page import MATCHES
from bot.sandbox.components import texts
from bot.sandbox.ground.places import Channel
from bot.sandbox.people.person import Person
from bot.sandbox.request import Json, LoggedRequest
from bot.sandbox.server import LocalDiscord
from bot.wire.client import DuelBot
from tests.e2e.settings_pages import choose, opened
from tests.e2e.table import (
    PATIENCE,
    Clock,
    nothing_but_waits,
    nothing_waits,
    offers,
    said,
    seated,
)
from tests.e2e.test_outbox import may_not_write_in, try_again
from tests.spoken import WORDS, core

OWN, PUT_UP = WORDS("noticeboard-own"), WORDS("noticeboard-put-up")
CROWD, MINUTES = 500, 20
LOOKS = 2
"""How often it is looked at in a minute."""


def hanging(local: LocalDiscord, channel: Channel | None = None) -> list[Json]:
    """Return every noticeboard that a bystander sees in a channel."""
    messages = local.people["Daigo"].messages(channel or local.channel)
    return [message for message in messages if offers(message, OWN)]


async def panel(person: Person, where: Channel) -> Json:
    return (await person.slash(where, "organise noticeboard")).message or {}


async def helped_to(person: Person, where: Channel) -> Json:
    """Open the panel as a person to whom Discord does not show the command."""
    first = (await person.slash(where, "help")).message or {}
    desk = (await person.press(first, WORDS("help-organise"))).message or {}
    return (await person.press(desk, WORDS("noticeboard-button"))).message or {}


async def put_up(local: LocalDiscord, where: Channel | None = None) -> Json:
    """Put it up as Aya, and return it once it hangs."""
    aya, channel = local.people["Aya"], where or local.channel
    shown = await panel(aya, channel)
    wanted = PUT_UP if offers(shown, PUT_UP) else WORDS("noticeboard-move")
    assert (await aya.press(shown, wanted)).kind == "update"
    return (await local.until(lambda: hanging(local, channel), PATIENCE))[0]


async def tell_of(person: Person, where: Channel, *channels: Channel) -> None:
    """Choose of which channels it tells."""
    shown = await panel(person, where)
    assert (await person.choose(shown, list(channels), _menu(shown))).kind == "update"


def _menu(shown: Json) -> str:
    """Return the id of the list of channels."""
    return next(
        part["custom_id"]
        for row in shown["components"][0]["components"]
        for part in row.get("components", ())
        if part["custom_id"].endswith(":tell")
    )


async def a_minute_passes(bot: DuelBot, clock: Clock) -> None:
    """Draw what has something new to say."""
    clock.forward(PAUSE)
    await bot.play.deadlines.beat()
    await bot.play.deadlines.sweep()
    bot.outbox.wake()
    await nothing_but_waits(bot)


async def test_an_organiser_puts_it_up_and_takes_it_down(
    local: LocalDiscord, bot: DuelBot, clock: Clock
) -> None:
    aya, ben = local.people["Aya"], local.people["Ben"]
    assert WORDS("refusal-not-organiser") in texts(await helped_to(ben, local.channel))
    posted = await put_up(local)
    assert WORDS("noticeboard-matches-none") in texts(posted)
    table = await seated(local)
    await a_minute_passes(bot, clock)
    [shown] = hanging(local)
    assert shown["id"] == posted["id"]
    assert all(person.mention in texts(shown) for person in table.pair)
    assert f"/{local.channel.id}/{table.board['id']}" in texts(shown)
    assert "Aya" in said(await ben.press(shown, OWN)), "one's own matches"
    for key in ("noticeboard-daily", "noticeboard-puzzle"):
        assert (await ben.press(shown, WORDS(key))).private
    taken = await aya.press(await panel(aya, local.channel), WORDS("noticeboard-take-down"))
    assert offers(taken.message or {}, PUT_UP)
    await nothing_waits(bot)
    assert hanging(local) == []
    assert [WORDS("noticeboard-taken-down") in texts(m) for m in ben.messages(local.channel)].count(True) == 1


async def test_moved_it_hangs_in_one_place_and_tells_of_both_channels(
    local: LocalDiscord, bot: DuelBot, clock: Clock
) -> None:
    await put_up(local)
    shrine = local.add_channel("shrine")
    await put_up(local, shrine)
    table = await seated(local)
    await a_minute_passes(bot, clock)
    assert hanging(local) == []
    [shown] = hanging(local, shrine)
    assert table.aya.mention in texts(shown)
    await tell_of(table.aya, shrine, shrine)
    await a_minute_passes(bot, clock)
    [shown] = hanging(local, shrine)
    assert table.aya.mention not in texts(shown)


async def test_one_with_the_role_puts_it_up_and_tells_of_no_channel_that_they_do_not_see(
    local: LocalDiscord, bot: DuelBot
) -> None:
    aya, ben, secret = local.people["Aya"], local.people["Ben"], local.add_channel("secret")
    role = local.add_role("Organisers", ben)
    await choose(aya, await opened(aya, local.channel, "role"), "role", role)
    local.hide(secret, aya)
    shown = (await ben.press(await helped_to(ben, local.channel), PUT_UP)).message or {}
    answer = await ben.choose(shown, [local.channel, secret], _menu(shown))
    assert WORDS("refusal-unknown-option", text=str(secret.id)) in said(answer)
    await nothing_waits(bot)


async def test_deleted_it_comes_back_once_and_then_is_off(
    local: LocalDiscord, bot: DuelBot, clock: Clock
) -> None:
    local.remove_message(await put_up(local))
    table = await seated(local)
    await a_minute_passes(bot, clock)
    [again] = hanging(local)
    local.remove_message(again)
    await table.pick(table.aya)
    await a_minute_passes(bot, clock)
    assert hanging(local) == []
    local.requests.clear()
    await table.pick(table.ben)
    await a_minute_passes(bot, clock)
    assert again["id"] not in " ".join(request.path for request in local.requests)
    aya = local.people["Aya"]
    lost = core("noticeboard-lost")
    assert lost in texts(await panel(aya, local.channel))
    first = (await aya.slash(local.channel, "settings")).message or {}
    assert core("settings-noticeboard-lost") in texts((await aya.press(first, "Duels")).message or {})


async def test_it_goes_with_its_channel(local: LocalDiscord, bot: DuelBot, clock: Clock) -> None:
    shrine = local.add_channel("shrine")
    await put_up(local, shrine)
    aya = local.people["Aya"]
    await tell_of(aya, shrine, local.channel)
    local.remove_channel(shrine)
    await local.until(lambda: bot.guilds[0].get_channel(shrine.id) is None)
    await seated(local)
    await a_minute_passes(bot, clock)
    assert core("noticeboard-lost") in texts(await panel(aya, local.channel))
    assert await bot.play.deliveries.size() == 0


async def test_kept_out_of_its_channel_it_waits_and_goes_on_with_the_newest(
    local: LocalDiscord, bot: DuelBot, clock: Clock
) -> None:
    shrine = local.add_channel("shrine")
    posted = await put_up(local, shrine)
    aya = local.people["Aya"]
    await tell_of(aya, shrine, local.channel)
    local.permit(shrine, denied=["view_channel"])
    await local.until(lambda: may_not_write_in(bot, shrine))
    table = await seated(local)
    local.requests.clear()
    clock.forward(PAUSE)
    for _ in range(3):
        await bot.play.deadlines.sweep()
        await try_again(bot, clock)
    assert await bot.play.deliveries.size() == 1
    assert _edits(local, posted) == 0
    local.permit(shrine)
    await local.until(lambda: not may_not_write_in(bot, shrine))
    await table.pick(table.aya)
    await try_again(bot, clock)
    await local.until(lambda: _edits(local, posted), PATIENCE)
    await nothing_waits(bot)
    assert _edits(local, posted) == 1
    [shown] = hanging(local, shrine)
    assert f"⏳ {table.ben.mention}" in texts(shown)


async def test_five_hundred_matches_cost_an_edit_a_minute_at_most(
    local: LocalDiscord, bot: DuelBot, clock: Clock, store_file: str
) -> None:
    """Everything else that is to be sent is dropped: this is about the noticeboard."""
    posted = await put_up(local)
    table = await seated(local)
    await nothing_waits(bot)
    crowd = _multiply(store_file, table.match_id)
    bot.play.deadlines = replace(bot.play.deadlines, pause_noticed=DAY)
    clock.forward(2 * HOUR)  # its message is an old one, whose edits are rationed
    edited_at: list[int] = []
    edits = partial(_is_edit, posted)
    local.faults.before(edits, lambda _: edited_at.append(clock()), times=1000)
    waiting, clicks = deque(crowd), count(1)
    for _ in range(MINUTES):
        shown_and_not = waiting[0], waiting[MATCHES], waiting[-1]
        for match_id in shown_and_not:
            for person in table.pair:
                await _click(bot, match_id, person.id, next(clicks))
        waiting.rotate(-1)
        for _ in range(LOOKS):
            _drop_the_rest(store_file)
            clock.forward(MINUTE // LOOKS)
            await bot.play.deadlines.sweep()
            bot.outbox.wake()
            while _drop_the_rest(store_file):  # noqa: ASYNC110  only the database knows
                await asyncio.sleep(0.01)
    assert MINUTES // 2 <= len(edited_at) <= MINUTES
    assert min(later - earlier for earlier, later in pairwise(edited_at)) >= MINUTE
    [shown] = hanging(local)
    left = _ask(store_file, "SELECT count(*) FROM matches WHERE status = 'ongoing'")
    assert left > CROWD // 2
    assert WORDS("noticeboard-matches", count=left) in texts(shown)
    assert WORDS("noticeboard-more", count=left - MATCHES) in texts(shown)


def _is_edit(posted: Json, request: LoggedRequest) -> bool:
    return request.method == "PATCH" and request.path.endswith(f"/messages/{posted['id']}")


def _edits(local: LocalDiscord, posted: Json) -> int:
    return sum(_is_edit(posted, request) for request in local.requests)


async def _click(bot: DuelBot, match_id: str, user_id: int, click: int) -> None:
    """Choose a card, or another one."""
    page = await bot.play.reading.match(match_id, user_id)
    await bot.play.matches.pick(
        match_id=match_id,
        revision=page.revision,
        user_id=user_id,
        choice=page.options[click % len(page.options)],
        interaction_id=click,
        prompt_id=None,
    )


def _multiply(store_file: str, match_id: str) -> list[str]:
    """Play a match this many times at once, each waiting a second less; return the ids in this order."""
    crowd = [f"copy{number:06}" for number in range(CROWD - 1)]
    with closing(sqlite3.connect(store_file, timeout=PATIENCE)) as connection, connection:
        for table, column in (("matches", "id"), ("seats", "match_id")):
            names = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
            others = ", ".join(name for name in names if name != column)
            copy = (
                f"INSERT INTO {table} ({column}, {others}) SELECT ?, {others} FROM {table} WHERE {column} = ?"  # noqa: S608  a test's own
            )
            connection.executemany(copy, [(each, match_id) for each in crowd])
        waits = [(1000 * (CROWD - number), each) for number, each in enumerate(crowd)]
        connection.executemany("UPDATE matches SET asked_at = asked_at - ? WHERE id = ?", waits)
    return [*crowd, match_id]


def _drop_the_rest(store_file: str) -> int:
    """Drop all that waits to be sent but the noticeboard, and return whether that waits."""
    _ask(store_file, "DELETE FROM outbox WHERE kind <> 'noticeboard' RETURNING 1")
    return _ask(store_file, "SELECT count(*) FROM outbox WHERE kind = 'noticeboard'")


def _ask(store_file: str, query: str) -> int:
    with closing(sqlite3.connect(store_file, timeout=PATIENCE)) as connection, connection:
        found = connection.execute(query).fetchall()
        return found[0][0] if found else 0
