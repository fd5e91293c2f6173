"""What becomes of a parcel that Discord does not take; the loop goes on whatever happens."""

import asyncio
import time

import pytest
from structlog.typing import EventDict

from bot.play.delivery.deliveries import LONGEST_PAUSE, MOST_TRIES, Deliveries
from bot.play.ground.times import HOUR
from bot.play.messages.parcels import BOARD
from bot.sandbox.ground.places import Channel
from bot.sandbox.request import LoggedRequest
from bot.sandbox.server import LocalDiscord
from bot.store import rows
from bot.store.engine import Store, Tx
from bot.wire import outbox
from bot.wire.client import DuelBot
from bot.wire.denials import WINDOW
from tests.e2e.table import EDIT, Clock, Table, nothing_but_waits, nothing_waits, outbox_rests, seated


async def redraw(table: Table, store: Store, bot: DuelBot, status: int = 0, code: int = 0) -> None:
    """Draw the board again, and refuse it with an error, if one is given."""
    await nothing_waits(bot)
    table.local.requests.clear()
    if status:
        table.local.faults.fail(EDIT, status, code)
    await store.transact(lambda tx: BOARD.post(tx, table.match_id, bot.now()))
    bot.outbox.wake()


async def lose_channel(table: Table, store: Store, bot: DuelBot) -> None:
    """Delete the channel, and draw the board again."""
    await nothing_waits(bot)
    match_id, lost = table.match_id, table.local.channel
    table.local.remove_channel(lost)
    await table.local.until(lambda: bot.guilds[0].get_channel(lost.id) is None)
    table.local.requests.clear()
    await store.transact(lambda tx: BOARD.post(tx, match_id, bot.now()))


def may_not_write_in(bot: DuelBot, channel: Channel) -> bool:
    """Return whether the bot has heard that it is not to write in a channel."""
    known = bot.guilds[0].get_channel(channel.id)
    return known is not None and not known.permissions_for(bot.guilds[0].me).send_messages


async def try_again(bot: DuelBot, clock: Clock) -> None:
    """Try now whatever was put off."""
    clock.forward(LONGEST_PAUSE)
    await bot.play.deadlines.beat()  # so that it is no downtime
    bot.outbox.wake()
    await outbox_rests(bot)


def asked(table: Table, route: str) -> list[int | None]:
    """Return how Discord answered each request of a kind."""
    return [request.status for request in table.local.requests if request.route == route]


def edits(table: Table) -> list[int | None]:
    """Return how Discord answered each drawing of the board."""
    return asked(table, EDIT)


@pytest.mark.parametrize(("status", "code"), [(404, 10015), (404, 10062), (400, 40060)])
async def test_what_comes_too_late_is_let_be(
    table: Table, store: Store, bot: DuelBot, status: int, code: int
) -> None:
    await redraw(table, store, bot, status, code)
    await nothing_waits(bot)
    assert edits(table) == [status]


@pytest.mark.parametrize(
    ("status", "code"), [(403, 50001), (403, 50007), (404, 10013), (403, 40003), (404, 10003)]
)
async def test_what_a_channel_does_not_take_now_is_tried_later(
    table: Table, store: Store, bot: DuelBot, status: int, code: int
) -> None:
    await redraw(table, store, bot, status, code)
    await nothing_waits(bot)
    assert edits(table) == [status, 200]
    assert not bot.outbox.revoked.is_set()


async def test_what_nobody_expects_is_told_once_a_day_and_tried_later(
    table: Table, store: Store, bot: DuelBot, log: list[EventDict]
) -> None:
    for code in (50035, 50035, 50033):
        await redraw(table, store, bot, 400, code)
        await nothing_waits(bot)
        assert edits(table) == [400, 200]
    told = [entry for entry in log if entry["log_level"] == "warning"]
    assert [(entry["event"], entry["what"], entry["code"]) for entry in told] == [
        ("Discord denied it", "board", 50035),
        ("Discord denied it", "board", 50033),
    ]


async def test_a_401_ends_nothing_where_discord_still_knows_the_token(
    table: Table, store: Store, bot: DuelBot
) -> None:
    await redraw(table, store, bot, 401)
    await nothing_waits(bot)
    assert edits(table) == [401, 200]
    assert asked(table, "GET /oauth2/applications/@me") == [200]
    assert not bot.outbox.revoked.is_set()


async def test_after_a_budget_of_denials_nothing_is_sent_until_they_are_old(
    table: Table,
    store: Store,
    bot: DuelBot,
    clock: Clock,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    denials, now = bot.denials, time.monotonic
    denials.most = 3
    monkeypatch.setattr(outbox, "LONGEST_REST", 0.05)
    await nothing_waits(bot)
    table.local.requests.clear()
    table.local.faults.fail(EDIT, 403, 50013, times=100)
    await store.transact(lambda tx: BOARD.post(tx, table.match_id, bot.now()))
    while not denials.spent:
        await try_again(bot, clock)
    for _ in range(5):
        await try_again(bot, clock)
    assert edits(table) == [403] * 3
    assert (await table.aya.slash(table.local.channel, "hand")).message, "clicks are answered"
    table.local.faults.clear()
    monkeypatch.setattr(denials, "_now", lambda: now() + WINDOW)
    await nothing_waits(bot)
    assert edits(table)[3:] == [200]


async def test_where_no_channel_is_left_a_board_waits(table: Table, store: Store, bot: DuelBot) -> None:
    shrine = table.local.add_channel("shrine")
    table.local.permit(shrine, denied=["send_messages"])
    await table.local.until(lambda: may_not_write_in(bot, shrine))
    await lose_channel(table, store, bot)
    await nothing_but_waits(bot)
    assert edits(table) == [404]
    assert table.boards == []
    assert await bot.play.deliveries.size() == 1


async def test_a_board_moves_to_another_channel_where_the_bot_may_write(
    table: Table, store: Store, bot: DuelBot
) -> None:
    shrine, garden = table.local.add_channel("shrine"), table.local.add_channel("garden")
    table.local.permit(shrine, denied=["send_messages"])
    await table.local.until(lambda: may_not_write_in(bot, shrine))
    await lose_channel(table, store, bot)
    await nothing_waits(bot)
    assert [int(board["channel_id"]) for board in table.boards] == [garden.id]


async def test_after_many_tries_a_parcel_is_given_up_and_that_is_logged(
    table: Table, store: Store, bot: DuelBot, clock: Clock, log: list[EventDict]
) -> None:
    await nothing_waits(bot)
    lane = f"board:{table.match_id}"

    async def tried_often(tx: Tx) -> None:
        await BOARD.post(tx, table.match_id, clock() + HOUR)
        for _ in range(MOST_TRIES - 1):
            await tx.run("outbox_again", lane=lane, rank=0, claimed_until=0, failed=1, due_at=clock())

    table.local.faults.fail(EDIT, 403, 50013)
    table.local.requests.clear()
    await store.transact(tried_often)
    bot.outbox.wake()
    await nothing_waits(bot)
    assert edits(table) == [403]
    [given_up] = [entry for entry in log if entry["log_level"] == "error"]
    assert (given_up["event"], given_up["lane"], given_up["code"]) == ("parcel given up", lane, 50013)
    log.clear()


async def test_the_loop_goes_on_after_a_stumble(
    table: Table, store: Store, bot: DuelBot, log: list[EventDict], monkeypatch: pytest.MonkeyPatch
) -> None:
    claim, stumbles = Deliveries.claim, [RuntimeError("out of paper")]

    async def stumbling(deliveries: Deliveries, most: int, full: list[int]) -> list[rows.Parcel]:
        if stumbles:
            raise stumbles.pop()
        return await claim(deliveries, most, full)

    await nothing_waits(bot)
    monkeypatch.setattr(outbox, "LONGEST_REST", 0.01)
    monkeypatch.setattr(Deliveries, "claim", stumbling)
    await redraw(table, store, bot)
    await nothing_waits(bot)
    assert edits(table) == [200]
    assert [entry["event"] for entry in log if entry["log_level"] == "error"] == ["outbox stumbled"]
    log.clear()


@pytest.fixture
def no_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the loop look only when it is woken, or when it knows that something falls due."""
    monkeypatch.setattr(outbox, "LONGEST_REST", 3600.0)


@pytest.mark.usefixtures("no_looks")
async def test_what_is_posted_goes_out_at_once_and_what_was_put_off_when_it_is_due(
    local: LocalDiscord, bot: DuelBot
) -> None:
    assert bot.is_ready()
    table = await seated(local)
    await table.play_turn()
    await nothing_waits(bot)
    local.faults.fail(EDIT, 403, 50013)
    await table.play_turn()
    await table.board_says("Turn **3**")
    await nothing_waits(bot)
    await table.play_to_the_end()


async def test_no_more_is_under_way_at_once_than_is_wanted(
    table: Table, bot: DuelBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    claim, wanted = Deliveries.claim, set[int]()

    async def noting(deliveries: Deliveries, most: int, full: list[int]) -> list[rows.Parcel]:
        wanted.add(most)
        return await claim(deliveries, most, full)

    await nothing_waits(bot)
    bot.outbox.at_once = 1
    monkeypatch.setattr(Deliveries, "claim", noting)
    under_way, most = set[LoggedRequest](), 0

    async def begin(request: LoggedRequest) -> None:
        nonlocal most
        under_way.add(request)
        most = max(most, len(under_way))
        await asyncio.sleep(0.01)

    def of_the_bot(request: LoggedRequest) -> bool:
        return request.kind == "bot"

    table.local.faults.before(of_the_bot, begin, times=1000)
    table.local.faults.after(of_the_bot, under_way.discard, times=1000)
    await table.play_to_the_end()
    assert most == 1
    assert wanted == {1}, "while there is no room, nothing is looked for"
