"""A server that Discord cannot show, perhaps for weeks, holds up no other; its greeting waits for it."""

from bot.play.ground.chance import SeededChance
from bot.play.ground.context import Context
from bot.play.ground.times import DAY
from bot.play.people.people import Sighting
from bot.play.privacy.servers import GRACE
from bot.sandbox.server import LocalDiscord
from bot.sandbox.stage import logged_in
from bot.store.engine import Store
from bot.store.ids import GuildId, UserId
from bot.store.time_rows import LeaveRow
from tests.e2e.table import PATIENCE, SEND, Clock, nothing_waits
from tests.e2e.test_welcome import greetings

GONE, EMI = GuildId(7), UserId(11)


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


async def test_a_greeting_waits_until_its_server_is_back(
    local: LocalDiscord, store: Store, clock: Clock
) -> None:
    aya, context = local.people["Aya"], Context(store, clock, SeededChance(1))
    async with logged_in(local, context):
        local.faults.before(SEND, lambda _: local.lose_server(local.guild))
        local.faults.fail(SEND, 503)
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
