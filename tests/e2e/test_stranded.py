"""Channels that are deleted, or closed to the bot: things move to where they are read, or wait."""

from collections.abc import Awaitable, Callable

import pytest

from bot.play.delivery.deliveries import MOST_TRIES, WAIT
from bot.play.messages.parcels import (
    CHALLENGE,
    CLAN_INVITE,
    CLAN_NEWS,
    CLAN_WAR,
    GATHERING,
    LOBBY,
    SEASON,
    ParcelKind,
)
from bot.sandbox.actors.tournament import call_tournament
from bot.sandbox.components import texts
from bot.sandbox.ground.places import Channel
from bot.sandbox.server import LocalDiscord
from bot.store.engine import Store, Tx
from bot.store.stranding_rows import Stranding
from bot.wire.client import DuelBot
from bot.wire.outbox import AT_ONCE
from bot.wire.refuge import TRIES_UNTOLD
from tests.e2e.clan_table import clan, founded, membership
from tests.e2e.settings_pages import choose, opened
from tests.e2e.table import EDIT, Clock, Table, challenged, nothing_but_waits, nothing_waits
from tests.e2e.test_outbox import may_not_write_in, try_again
from tests.play.dump import dump
from tests.spoken import WORDS, core

HANGS = "can no longer be shown in its channel"
SILENT = "I may not write in"
DELETED = WORDS("stranded-server-gone")
CLOSED = core("settings-closed")
WANTED = WORDS("settings-channel-wanted")


def told(local: LocalDiscord, words: str = HANGS) -> dict[str, int]:
    """Return how many such DMs each person has."""
    counts = {
        name: sum(words in texts(message) for message in person.messages(person.dm))
        for name, person in local.people.items()
    }
    return {name: count for name, count in counts.items() if count}


async def lose_channel(table: Table, bot: DuelBot) -> None:
    """Delete the channel, and have the board drawn by a pick."""
    await nothing_waits(bot)
    table.local.remove_channel(table.local.channel)
    await table.aya.choose(await table.prompt_of(table.aya), "moon")
    await nothing_but_waits(bot)


async def time_passes(bot: DuelBot, clock: Clock) -> None:
    """Seek a place again for what has none."""
    clock.forward(WAIT)
    await try_again(bot, clock)
    await nothing_but_waits(bot)


async def open_office(local: LocalDiscord) -> Channel:
    """Add a channel for organisers, which nobody else sees."""
    office, aya = local.add_channel("office"), local.people["Aya"]
    local.hide(office, aya)
    await choose(aya, await opened(aya, local.channel, "reports"), "reports", office)
    return office


async def settings_in(local: LocalDiscord, channel: Channel) -> str:
    """Return what the first page of the settings says."""
    return texts((await local.people["Aya"].slash(channel, "settings")).message or {})


def board_in(table: Table, *channels: Channel) -> int:
    """Return in which of some channels a bystander with every key sees the board last."""
    seen = [message for channel in channels for message in table.aya.messages(channel)]
    return int(next(message for message in seen if "Turn **1**" in texts(message))["channel_id"])


async def test_a_duel_of_a_deleted_channel_moves_past_a_hidden_one_and_rules_to_where_everybody_writes(
    table: Table, bot: DuelBot
) -> None:
    staff, rules, shrine = (table.local.add_channel(name) for name in ("staff", "rules", "shrine"))
    table.local.hide(staff, table.aya)
    table.local.hush(rules)
    await lose_channel(table, bot)
    assert board_in(table, staff, rules, shrine) == shrine.id
    assert told(table.local) == {}


async def test_it_moves_to_a_hidden_channel_that_both_read(table: Table, bot: DuelBot) -> None:
    staff, lodge = table.local.add_channel("staff"), table.local.add_channel("lodge")
    table.local.hide(staff, table.local.people["Chiyo"])
    table.local.hide(lodge, table.aya, table.ben)
    await lose_channel(table, bot)
    assert board_in(table, staff, lodge) == lodge.id


async def test_else_it_moves_to_where_the_server_has_its_announcements(table: Table, bot: DuelBot) -> None:
    staff, hall = table.local.add_channel("staff"), table.local.add_channel("hall")
    for channel in (staff, hall):
        table.local.hide(channel)
    panel = await table.aya.slash(table.local.channel, "settings")
    await table.aya.choose(panel.message, hall, WORDS("settings-channel-placeholder"))
    await lose_channel(table, bot)
    assert board_in(table, staff, hall) == hall.id


async def test_else_its_people_are_told_once_and_play_on_until_it_has_a_place(
    table: Table, bot: DuelBot, clock: Clock
) -> None:
    staff = table.local.add_channel("staff")
    table.local.hide(staff)
    await lose_channel(table, bot)
    assert (told(table.local), told(table.local, DELETED)) == ({"Aya": 1, "Ben": 1}, {"Aya": 1})
    assert WANTED in await settings_in(table.local, staff)
    [word] = [message for message in table.ben.messages(table.ben.dm) if HANGS in texts(message)]
    assert f"Your match against {table.aya.mention} {HANGS}" in texts(word)
    assert WORDS("stranded-gone") in texts(word)
    assert "your hand comes by DM" in texts(word)
    assert "channel for announcements in `/settings`" in texts(word)
    await table.ben.choose(await table.prompt_of(table.ben), "snow")
    await table.ben.choose(await table.prompt_of(table.ben, 2), "moon")
    await table.aya.choose(await table.prompt_of(table.aya, 2), "fan")
    for _ in range(3):
        await time_passes(bot, clock)
    assert (told(table.local), told(table.local, DELETED)) == ({"Aya": 1, "Ben": 1}, {"Aya": 1}), "once"
    shrine = table.local.add_channel("shrine")
    await time_passes(bot, clock)
    await nothing_waits(bot)
    assert "Turn **3**" in "".join(map(texts, table.aya.messages(shrine)))
    assert sorted(table.turns_told) == [1, 2], "whatever was played meanwhile is told"
    assert WANTED not in await settings_in(table.local, shrine)


async def a_challenge(local: LocalDiscord) -> None:
    await challenged(local)


async def a_lobby(local: LocalDiscord) -> None:
    await local.people["Aya"].slash(local.channel, "brawl")
    await local.people["Ben"].slash(local.channel, "lobby join", fighter="random")


async def a_gathering(local: LocalDiscord) -> None:
    await local.people["Aya"].slash(local.channel, "gathering create", kind="duels", fighter="random")
    await local.people["Ben"].slash(local.channel, "gathering join", fighter="random")


async def a_cup(local: LocalDiscord) -> None:
    await call_tournament(local.people["Aya"], local.channel, "Spring *Cup*")


async def a_war(local: LocalDiscord) -> None:
    await founded(local, "Aya", "Ben")
    await founded(local, "Chiyo", "Daigo", name="Grey Heron")
    await clan(local.people["Aya"], local, "war propose", against="Grey Heron", size=2)


@pytest.mark.parametrize(
    "thing",
    [
        (a_challenge, CHALLENGE, "challenges", ["Aya"]),
        (a_lobby, LOBBY, "lobbies", ["Aya", "Ben"]),
        (a_gathering, GATHERING, "gatherings", ["Aya", "Ben"]),
        (a_cup, GATHERING, "gatherings", ["Aya"]),
        (a_war, CLAN_WAR, "clan_wars", ["Aya", "Chiyo"]),
    ],
    ids=["challenge", "lobby", "gathering", "cup", "war"],
)
async def test_so_it_is_with_everything_that_stands_in_a_channel(
    local: LocalDiscord,
    bot: DuelBot,
    store: Store,
    sqlite_url: str,
    thing: tuple[Callable[[LocalDiscord], Awaitable[None]], ParcelKind, str, list[str]],
) -> None:
    begin, kind, kept_in, concerned = thing
    await begin(local)
    await nothing_waits(bot)
    staff = local.add_channel("staff")
    local.hide(staff)
    local.remove_channel(local.channel)
    [row] = (await dump(sqlite_url))[kept_in]
    subject = row["id"]
    await store.transact(lambda tx: kind.post(tx, subject, bot.now()))
    await nothing_but_waits(bot)
    assert told(local) == dict.fromkeys(concerned, 1)
    shrine = local.add_channel("shrine")
    await store.transact(lambda tx: kind.post(tx, subject, bot.now()))
    await nothing_waits(bot)
    assert len(local.people["Daigo"].messages(shrine)) == 1
    assert local.people["Aya"].messages(staff) == []


async def test_what_nobody_plays_by_waits_for_a_channel_and_organisers_are_told_once_in_theirs(
    local: LocalDiscord, bot: DuelBot, store: Store, clock: Clock, sqlite_url: str
) -> None:
    aya, ben = local.people["Aya"], local.people["Ben"]
    office = await open_office(local)
    await founded(local, "Aya", "Ben")
    await clan(aya, local, "invite", person=local.people["Chiyo"])
    season = await aya.slash(local.channel, "organise season close")
    await aya.press(season.message, WORDS("season-close-yes", season="1"))
    handing = await membership(aya, local, "handover", person=ben)
    await aya.press(handing.message, WORDS("clan-hand-over-yes"))
    await nothing_waits(bot)
    before, kept = len(aya.messages(aya.dm)), await dump(sqlite_url)
    invited, told_last = kept["clan_invites"][-1], kept["clan_chronicle"][-1]
    local.remove_channel(local.channel)

    async def post(tx: Tx) -> None:
        await CLAN_INVITE.post(tx, invited["id"], bot.now())
        await CLAN_NEWS.post(tx, told_last["clan_id"], bot.now(), rank=told_last["nth"])
        await SEASON.post(tx, str(local.guild.id), bot.now(), rank=1)

    await store.transact(post)
    for _ in range(2):
        await time_passes(bot, clock)
    [word] = aya.messages(office)
    assert DELETED in texts(word)
    assert WORDS("stranded-mend-gone") in texts(word)
    assert len(aya.messages(aya.dm)) == before
    shrine = local.add_channel("shrine")
    await time_passes(bot, clock)
    await nothing_waits(bot)
    shown = " ".join(map(texts, ben.messages(shrine)))
    assert [
        words in shown for words in (WORDS("clan-invite-title"), core("clan-news-leads"), "Season 1")
    ] == [True] * 3


@pytest.mark.parametrize("office", [False, True], ids=["by DM", "in their channel"])
async def test_a_channel_closed_to_the_bot_is_told_after_ten_refusals_and_organisers_once(
    table: Table, bot: DuelBot, clock: Clock, store: Store, *, office: bool
) -> None:
    local = table.local
    theirs = await open_office(local) if office else local.add_channel("staff")
    await nothing_waits(bot)
    local.permit(local.channel, denied=["view_channel"])
    await local.until(lambda: may_not_write_in(bot, local.channel))
    before = len(local.requests)
    await table.aya.choose(await table.prompt_of(table.aya), "moon")
    for _ in range(TRIES_UNTOLD - 2):
        await try_again(bot, clock)
    assert told(local) == {}
    assert CLOSED not in await settings_in(local, theirs)
    for _ in range(MOST_TRIES):
        await try_again(bot, clock)
    await local.until(lambda: len(told(local)) == 2)
    assert told(local) == {"Aya": 1, "Ben": 1}
    assert told(local, SILENT) == {"Aya": 1 if office else 2, "Ben": 1}, "Aya owns the server"
    assert sum(SILENT in texts(message) for message in table.aya.messages(theirs)) == office
    warned = await settings_in(local, theirs)
    assert f"{CLOSED} <#{local.channel.id}>" in warned
    there = f"/channels/{local.channel.id}/"
    asked = [request.route for request in local.requests[before:] if request.path.startswith(there)]
    assert asked == [], "Discord is not even asked"
    local.permit(local.channel)
    await local.until(lambda: not may_not_write_in(bot, local.channel))
    assert CLOSED not in await settings_in(local, theirs)
    await time_passes(bot, clock)
    await nothing_waits(bot)
    await table.board_says(WORDS("duel-ready"))
    assert await store.read(lambda tx: tx.one("stranding_of", Stranding, subject=table.match_id)) is None


async def test_what_discord_alone_knows_of_is_told_in_the_same_way(
    table: Table, bot: DuelBot, clock: Clock
) -> None:
    await nothing_waits(bot)
    table.local.faults.fail(EDIT, 403, 50013, times=100)
    await table.aya.choose(await table.prompt_of(table.aya), "moon")
    for _ in range(TRIES_UNTOLD + 1):
        await try_again(bot, clock)
    await table.local.until(lambda: told(table.local) == {"Aya": 1, "Ben": 1})
    table.local.faults.clear()
    await try_again(bot, clock)
    await nothing_waits(bot)


async def test_what_waits_for_a_board_waits_as_long_as_the_board(
    local: LocalDiscord, bot: DuelBot, clock: Clock
) -> None:
    ben = local.people["Ben"]
    asked = await ben.press(await challenged(local), "Accept")
    await nothing_waits(bot)
    ben.close_dms()
    bot.outbox.at_once = 0
    await ben.choose(asked.message or {}, "wanderer")
    local.permit(local.channel, denied=["send_messages"])
    await local.until(lambda: may_not_write_in(bot, local.channel))
    bot.outbox.at_once = AT_ONCE
    for _ in range(MOST_TRIES + 1):
        await try_again(bot, clock)
    local.permit(local.channel)
    await local.until(lambda: not may_not_write_in(bot, local.channel))
    await time_passes(bot, clock)
    await nothing_waits(bot)
    [thread] = local.threads
    assert [core("nudge") in texts(message) for message in ben.messages(thread)] == [True]
