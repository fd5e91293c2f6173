"""A server that Discord cannot show, perhaps for weeks, holds up no other; its greeting waits for it."""

import pytest

from bot.play.clans.clans import LOOK_EVERY
from bot.play.ground.chance import SeededChance
from bot.play.ground.context import Context
from bot.play.ground.times import DAY
from bot.play.messages.parcels import CHALLENGE, post_hand
from bot.play.messages.parcels import REVEAL as TOLD
from bot.play.people.people import Sighting
from bot.play.privacy.servers import GRACE
from bot.sandbox.request import LoggedRequest
from bot.sandbox.server import LocalDiscord
from bot.sandbox.stage import logged_in
from bot.store.engine import Store, Tx
from bot.store.ids import GuildId, MatchId, UserId
from bot.store.rows import PersonRow
from bot.store.time_rows import LeaveRow
from bot.wire.client import DuelBot
from bot.wire.outbox import OUTAGE_PAUSE
from bot.wire.refuge import TRIES_UNTOLD
from tests.e2e.clan_table import clan, founded
from tests.e2e.table import EDIT, PATIENCE, SCRIPT, SEND, Clock, Table, nothing_waits, outbox_rests, said
from tests.e2e.test_calendar import ACTIVE, asked, called, entered
from tests.e2e.test_calendar import CREATE as MAKE_EVENT
from tests.e2e.test_outbox import try_again
from tests.e2e.test_stranded import SILENT, told
from tests.e2e.test_thread_mode import OPEN_THREAD, the_thread, told_in
from tests.e2e.test_welcome import greetings
from tests.play.dump import dump

GONE, EMI = GuildId(7), UserId(11)

READ_EVENT = "GET /guilds/{id}/scheduled-events/{id}"

DENIALS = [(404, 10003), (404, 10004), (404, 10008), (403, 50001), (403, 50013), (503, 0)]
"""What Discord may say of a server in an outage, each of which means something else of any other."""


async def lose(local: LocalDiscord, bot: DuelBot) -> None:
    """Begin an outage, and wait until the bot has heard of it."""
    local.lose_server(local.guild)
    await local.until(lambda: any(guild.unavailable for guild in bot.guilds))


async def regain(local: LocalDiscord, bot: DuelBot, clock: Clock) -> None:
    """End the outage, and have what was put off tried."""
    await outbox_rests(bot)  # else what was said in the outage would be noted after it
    local.faults.clear()
    local.regain_server(local.guild)
    await local.until(lambda: not any(guild.unavailable for guild in bot.guilds))
    await try_again(bot, clock)
    await nothing_waits(bot)


def of_the_bot(request: LoggedRequest) -> bool:
    """Tell a request of the bot's own from an answer."""
    return request.kind == "bot"


async def test_a_server_that_stays_away_at_the_start_holds_up_no_other(
    local: LocalDiscord, store: Store, clock: Clock
) -> None:
    aya, context = local.people["Aya"], Context(store, clock, SeededChance(1))
    async with logged_in(local, context) as bot:
        await bot.housekeeping.tidy()
        await bot.play.people.see((Sighting(EMI, "Emi", "en"),), guild_id=GONE, guild_locale="en")
        await bot.play.servers.left(GONE)
    clock.forward(GRACE)
    await store.transact(lambda tx: tx.run("leave_add", user_id=int(local.bot["id"]), since=0, until=1))
    local.lose_server(local.guild)
    behind = local.add_server("Behind", aya)
    async with logged_in(local, context) as bot:
        await local.until(lambda: greetings(aya, behind.channel), PATIENCE)
        await bot.housekeeping.tidy()
        assert [guild.guild_id for guild in await bot.play.servers.known()] == [behind.guild.id]
        long_ago = {"user_id": int(local.bot["id"]), "after": 0}
        assert await store.read(lambda tx: tx.all("leaves_of", LeaveRow, **long_ago)) == []


@pytest.mark.parametrize(("status", "code"), [(503, 0), (404, 10003), (403, 50001)])
async def test_a_greeting_waits_until_its_server_is_back(
    local: LocalDiscord, store: Store, clock: Clock, status: int, code: int
) -> None:
    aya, context = local.people["Aya"], Context(store, clock, SeededChance(1))
    async with logged_in(local, context) as bot:
        local.faults.before(SEND, lambda _: lose(local, bot))
        local.faults.fail(SEND, status, code)
        local.bring_bot_in()
        await local.until(lambda: local.gateway.lost, PATIENCE)
    for _ in range(2):
        async with logged_in(local, context) as bot:
            clock.forward(DAY)
            await bot.housekeeping.tidy()
            bot.outbox.wake()
            while (due_at := await bot.play.deliveries.next_due()) and due_at <= clock():
                pass
            assert await bot.play.deliveries.size() == 1
    async with logged_in(local, context) as bot:
        local.regain_server(local.guild)
        clock.forward(DAY)
        bot.outbox.wake()
        await local.until(lambda: greetings(aya, local.channel), PATIENCE)
        await nothing_waits(bot)


@pytest.mark.parametrize("denial", DENIALS)
async def test_what_is_denied_in_an_outage_waits_until_the_server_is_back(
    table: Table, bot: DuelBot, clock: Clock, sqlite_url: str, denial: tuple[int, int]
) -> None:
    local = table.local
    await table.play_turn()
    await nothing_waits(bot)
    [challenge] = (await dump(sqlite_url))["challenges"]
    await lose(local, bot)
    local.faults.fail(of_the_bot, *denial, times=10_000)

    async def draw(tx: Tx) -> None:
        await TOLD.post(tx, table.match_id, bot.now())
        await CHALLENGE.post(tx, challenge["id"], bot.now())

    match_id = table.match_id
    await bot.play.deliveries.context.store.transact(draw)
    for _ in range(TRIES_UNTOLD + 1):
        await try_again(bot, clock)
    waiting = (await dump(sqlite_url))["outbox"]
    assert {row["kind"]: row["tries"] for row in waiting} == {"reveal": 0, "challenge": 0}
    assert min(row["due_at"] for row in waiting) > clock() + OUTAGE_PAUSE // 2, "not each minute for weeks"
    assert (told(local), told(local, SILENT)) == ({}, {})
    local.requests.clear()
    await regain(local, bot, clock)
    assert {request.status for request in local.requests} == {200}
    assert [request.method for request in local.requests] == ["PATCH"] * 2, "nothing is posted anew"
    await table.play_turn()
    await nothing_waits(bot)
    assert told_in(table, the_thread(table)) == [1, 2]
    assert table.match_id == match_id


@pytest.mark.parametrize(("status", "code"), DENIALS)
async def test_a_thread_that_is_denied_in_an_outage_is_opened_once_the_server_is_back(
    table: Table, bot: DuelBot, clock: Clock, status: int, code: int
) -> None:
    await nothing_waits(bot)
    table.local.faults.before(OPEN_THREAD, lambda _: lose(table.local, bot))
    table.local.faults.fail(OPEN_THREAD, status, code)
    for person, card in zip(table.pair, SCRIPT[0], strict=True):
        await person.choose(await table.prompt_of(person), card)
    await table.local.until(lambda: [r for r in table.local.requests if r.route == OPEN_THREAD and r.status])
    await regain(table.local, bot, clock)
    assert told_in(table, the_thread(table)) == [1]


async def test_an_event_that_is_denied_in_an_outage_is_kept(
    local: LocalDiscord, bot: DuelBot, clock: Clock
) -> None:
    await called(local)
    await entered(local)
    await nothing_waits(bot)
    local.faults.before(READ_EVENT, lambda _: lose(local, bot))
    local.faults.fail(READ_EVENT, 404, 10070)
    await local.people["Aya"].slash(local.channel, "organise tournament begin")
    await local.until(lambda: [r for r in local.requests if r.route == READ_EVENT and r.status])
    await regain(local, bot, clock)
    assert (local.events[0]["status"], asked(local, MAKE_EVENT)) == (ACTIVE, 1)


async def test_nobody_leaves_a_clan_because_discord_does_not_find_them_in_an_outage(
    local: LocalDiscord, bot: DuelBot, clock: Clock
) -> None:
    await founded(local)
    await lose(local, bot)
    local.faults.fail("GET /guilds/{id}/members/{id}", 404, 10007)
    clock.forward(LOOK_EVERY)
    await bot.roll_call.call()
    await regain(local, bot, clock)
    assert "One member" in said(await clan(local.people["Aya"], local, "roster"))


async def test_direct_messages_rest_but_a_while_where_discord_finds_no_server_in_common(
    table: Table, bot: DuelBot, store: Store, clock: Clock
) -> None:
    await nothing_waits(bot)
    await lose(table.local, bot)
    match_id, ben = MatchId(table.match_id), table.ben
    table.local.faults.fail(EDIT, 403, 50278)
    await store.transact(lambda tx: post_hand(tx, match_id, 1, 0, bot.now()))
    await table.local.until(lambda: table.local.requests[-1].status == 403)
    await regain(table.local, bot, clock)
    person = await store.read(lambda tx: tx.one("person_by_id", PersonRow, user_id=ben.id))
    assert person
    assert person.dm_closed_until <= clock(), "and they get the next turn by DM"
