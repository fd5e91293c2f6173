"""The turns of a duel are reported in a thread by default, whatever becomes of it."""

import asyncio
import json

import pytest
from structlog.typing import EventDict

from bot.face.letters.letter import Letter
from bot.face.letters.letters import Letters
from bot.play.messages.parcels import NUDGE, READY_PAUSE
from bot.play.messages.parcels import REVEAL as TOLD
from bot.sandbox.components import texts
from bot.sandbox.ground.places import Channel
from bot.sandbox.request import LoggedRequest
from bot.sandbox.server import LocalDiscord
from bot.store.engine import Store
from bot.store.rows import Parcel
from bot.wire.client import DuelBot
from bot.wire.known import TOO_MANY_THREADS
from rules.dice import Dice
from tests.e2e.brawl_table import brawling
from tests.e2e.process import BotProcess
from tests.e2e.table import PATIENCE, REVEAL, SCRIPT, SEND, Clock, Table, nothing_waits, seated
from tests.e2e.test_kill import WAITING
from tests.spoken import WORDS, core

OPEN_THREAD = "POST /channels/{id}/messages/{id}/threads"
WAKE = "PATCH /channels/{id}"
TURNS_TOLD = list(range(1, len(SCRIPT) + 1))


async def want_threads(local: LocalDiscord, wanted: str = "on") -> str:
    """Settle as Aya where turns are told, and return what the panel says."""
    aya = local.people["Aya"]
    panel = await aya.slash(local.channel, "settings")
    answer = await aya.choose(panel.message or {}, wanted, "v1:settings:threads:0:set")
    return texts(answer.message or {})


def told_in(table: Table, place: Channel) -> list[int]:
    """Return the turns told in a channel or a thread."""
    found = (REVEAL.search(texts(message)) for message in table.local.people["Daigo"].messages(place))
    return [int(reveal[1]) for reveal in found if reveal]


def the_thread(table: Table) -> Channel:
    """Return the one thread there is."""
    [thread] = table.local.threads
    return thread


def asked(local: LocalDiscord, route: str) -> list[LoggedRequest]:
    """Return the requests of a kind."""
    return [request for request in local.requests if request.route == route]


async def play_on(table: Table) -> None:
    """Play the second turn and the third, and have the end shown."""
    for turn in (2, 3):
        for person, card in zip(table.pair, SCRIPT[turn - 1], strict=True):
            await person.choose(await table.prompt_of(person, turn), card)
        await table.told(turn)
    await table.board_says(core("outcome-honor"))


@pytest.fixture
async def threaded(local: LocalDiscord, bot: DuelBot) -> Table:
    """Begin a duel between Aya and Ben on a server where nobody has chosen anything."""
    table = await seated(local)
    await nothing_waits(bot)
    return table


async def test_the_first_board_says_that_it_is_the_beginning_and_leads_anybody_to_the_newest_turn(
    threaded: Table, bot: DuelBot
) -> None:
    await threaded.play_turn()
    await nothing_waits(bot)
    first = threaded.board
    await threaded.play_to_the_end()
    await nothing_waits(bot)  # a way leads to what the bot knows to be sent
    assert WORDS("board-beginning-thread") in texts(first)
    for person in (threaded.aya, threaded.local.people["Daigo"]):
        way = await person.press(first, WORDS("board-latest-button"))
        assert f"{the_thread(threaded).id}/{threaded.newest['id']}" in json.dumps(way.message)


async def test_a_duel_is_told_in_the_thread_of_its_board(threaded: Table) -> None:
    await threaded.play_to_the_end()
    thread = the_thread(threaded)
    assert str(thread.id) == threaded.board["id"]
    assert thread.name == "⚔️ Aya, Ben"
    assert (told_in(threaded, thread), told_in(threaded, threaded.local.channel)) == (TURNS_TOLD, [])
    assert len(asked(threaded.local, OPEN_THREAD)) == 1
    assert len(threaded.boards) == 1


async def test_letters_that_come_at_once_open_their_thread_with_one_request(
    local: LocalDiscord, bot: DuelBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    pair = [local.people["Aya"], local.people["Ben"]]
    write, written, all_written = Letters.write, list[str](), asyncio.Event()

    async def note(letters: Letters, parcel: Parcel) -> Letter | None:
        letter = await write(letters, parcel)
        written.extend([parcel.lane] if parcel.kind == NUDGE.name else [])
        if len(written) == len(pair):
            all_written.set()
        return letter

    async def hold(_: LoggedRequest) -> None:
        await all_written.wait()

    monkeypatch.setattr(Letters, "write", note)
    local.faults.before(OPEN_THREAD, hold)
    for person in pair:
        person.close_dms()
    table = await seated(local)
    await nothing_waits(bot)
    assert len(local.people["Daigo"].messages(the_thread(table))) == len(pair)
    assert len(asked(local, OPEN_THREAD)) == 1


async def test_the_setting_holds_for_duels_that_begin_after_it(local: LocalDiscord, bot: DuelBot) -> None:
    assert bot.is_ready()
    await want_threads(local, "off")
    before = await seated(local)
    await want_threads(local)
    await before.play_to_the_end()
    assert local.threads == []


async def test_a_duel_that_began_in_a_thread_stays_there(threaded: Table) -> None:
    await threaded.play_turn()
    await want_threads(threaded.local, "off")
    await threaded.play_to_the_end()
    assert told_in(threaded, the_thread(threaded)) == TURNS_TOLD


async def test_a_rematch_called_in_a_thread_is_fought_in_it(threaded: Table, bot: DuelBot) -> None:
    await threaded.play_to_the_end()
    await nothing_waits(bot)
    local, thread = threaded.local, the_thread(threaded)
    await rematched(threaded, bot)
    assert local.threads == [thread]
    assert (told_in(threaded, thread), told_in(threaded, local.channel)) == ([*TURNS_TOLD, 1], [])


async def test_a_brawl_is_told_in_a_thread_also_where_a_turn_is_told_on(
    local: LocalDiscord, bot: DuelBot, clock: Clock
) -> None:
    async def quiet() -> None:
        clock.forward(READY_PAUSE)
        bot.outbox.wake()
        await nothing_waits(bot)

    await want_threads(local)
    table, dice = await brawling(local, quiet, "Aya", "Ben", "Chiyo"), Dice(b"a brawl in a thread")
    while not table.over:
        if local.threads:
            local.archive(local.threads[0])  # nobody has said a word for a week
        await table.play_any(dice)
    table.check_the_telling()
    [thread] = local.threads
    assert {message["channel_id"] for message in table.reveals} == {str(thread.id)}
    assert any(message["edited_timestamp"] for message in table.reveals), "some turn took several choices"
    assert asked(local, WAKE)


@pytest.mark.parametrize("locked", [False, True])
async def test_a_thread_that_fell_asleep_wakes_up_unless_it_is_locked(
    threaded: Table, bot: DuelBot, locked: bool
) -> None:
    await threaded.play_turn()
    await nothing_waits(bot)
    thread = the_thread(threaded)
    threaded.local.archive(thread, locked=locked)
    if locked:
        threaded.local.faults.fail(WAKE, 403, 50013)
    await threaded.play_to_the_end()
    here, there = told_in(threaded, threaded.local.channel), told_in(threaded, thread)
    assert (here, there) == (([2, 3], [1]) if locked else ([], [1, 2, 3]))


async def test_a_turn_told_in_a_sleeping_thread_is_told_on_after_waking_it(
    threaded: Table, bot: DuelBot, store: Store
) -> None:
    await threaded.play_turn()
    await nothing_waits(bot)
    match_id = threaded.match_id
    threaded.local.archive(the_thread(threaded))
    await store.transact(lambda tx: TOLD.post(tx, match_id, 0, rank=1))
    bot.outbox.wake()
    await nothing_waits(bot)
    assert len(asked(threaded.local, WAKE)) == 1
    await threaded.play_to_the_end()


async def test_where_the_thread_is_deleted_the_duel_goes_on_in_the_channel(
    threaded: Table, bot: DuelBot
) -> None:
    await threaded.play_turn()
    await nothing_waits(bot)
    threaded.local.remove_thread(the_thread(threaded))
    await play_on(threaded)
    assert told_in(threaded, threaded.local.channel) == [2, 3]
    assert len(asked(threaded.local, OPEN_THREAD)) == 1


@pytest.mark.parametrize(
    ("permission", "asks"),
    [("create_public_threads", 0), ("send_messages_in_threads", 0), ("read_message_history", 1)],
)
async def test_where_a_permission_is_missing_the_channel_is_used_and_the_organisers_are_told(
    threaded: Table, bot: DuelBot, log: list[EventDict], *, permission: str, asks: int
) -> None:
    local = threaded.local
    local.permit(local.channel, denied=[permission])
    await threaded.play_to_the_end()
    await nothing_waits(bot)
    assert told_in(threaded, local.channel) == TURNS_TOLD
    assert len(asked(local, OPEN_THREAD)) == asks, "whether the last is needed, only Discord knows"
    assert "I may not open threads" in await settings(local)
    assert [entry["event"] for entry in log if entry["log_level"] == "warning"] == ["may not open threads"]

    local.permit(local.channel)
    await rematched(threaded, bot)
    await local.until(lambda: local.threads and told_in(threaded, local.threads[-1]) == [1], PATIENCE)
    assert "⚠️" not in await settings(local)


async def test_where_the_board_is_deleted_the_turn_is_told_in_the_channel(
    threaded: Table, bot: DuelBot
) -> None:
    local = threaded.local
    await nothing_waits(bot)
    local.faults.before(OPEN_THREAD, lambda _: local.remove_message(threaded.board))
    await threaded.play_turn()
    await nothing_waits(bot)
    await play_on(threaded)
    assert told_in(threaded, local.channel) == [1]
    assert told_in(threaded, the_thread(threaded)) == [2, 3]


async def test_discord_being_busy_delays_the_thread_and_changes_nothing(threaded: Table) -> None:
    threaded.local.faults.fail(OPEN_THREAD, 503, times=2)
    await threaded.play_to_the_end()
    assert told_in(threaded, the_thread(threaded)) == TURNS_TOLD


async def test_too_many_threads_leave_the_duel_in_the_channel(threaded: Table) -> None:
    threaded.local.faults.fail(OPEN_THREAD, 400, TOO_MANY_THREADS)
    await threaded.play_to_the_end()
    assert told_in(threaded, threaded.local.channel) == TURNS_TOLD
    assert "⚠️" not in await settings(threaded.local)


# ------------------------------------------------------------ killed in between


@pytest.fixture
async def lone(local: LocalDiscord, process: BotProcess) -> Table:
    """Begin such a duel of Aya and Ben with a bot in its own process, and pick as Aya."""
    assert process.running
    await want_threads(local)
    table = await seated(local)
    await table.pick(table.aya)
    await table.board_says(WORDS("duel-ready"))
    return table


async def check_the_rest(table: Table, process: BotProcess) -> None:
    """Play to the end: every turn must be told once, in the one thread, which the match remembers."""
    await table.play_to_the_end()
    thread = the_thread(table)
    assert told_in(table, thread) == TURNS_TOLD
    await table.local.until(lambda: process.count(WAITING) == 0, PATIENCE)
    assert process.count("SELECT thread_id FROM matches") == thread.id


@pytest.mark.parametrize("opened", [False, True], ids=["before it is opened", "after it was opened"])
async def test_a_bot_killed_at_the_opening_of_the_thread_opens_one(
    lone: Table, process: BotProcess, opened: bool
) -> None:
    if opened:
        lone.local.faults.after(OPEN_THREAD, process.kill)
    else:
        lone.local.faults.before(OPEN_THREAD, process.kill)
        lone.local.faults.swallow(OPEN_THREAD)
    click = asyncio.create_task(lone.pick(lone.ben))
    await process.killed()
    assert len(lone.local.threads) == opened
    assert process.count("SELECT count(*) FROM matches WHERE thread_id IS NOT NULL") == 0
    await process.start()
    await click
    await lone.told(1)
    assert len(asked(lone.local, OPEN_THREAD)) == 2
    await check_the_rest(lone, process)


async def test_a_turn_told_by_a_bot_killed_right_after_is_not_told_again(
    lone: Table, process: BotProcess
) -> None:
    told = "⚔️ Turn 1"
    lone.local.faults.after(
        lambda r: r.route == SEND and told in json.dumps(r.body, ensure_ascii=False), process.kill
    )
    click = asyncio.create_task(lone.pick(lone.ben))
    await process.killed()
    await process.start()
    await click
    await check_the_rest(lone, process)


# ------------------------------------------------------------ small steps


async def settings(local: LocalDiscord) -> str:
    """Return what the panel of the settings says."""
    return texts((await local.people["Aya"].slash(local.channel, "settings")).message or {})


async def rematched(table: Table, bot: DuelBot) -> None:
    """Fight the two again, and play a card for both."""
    posted = await table.ben.press(table.reveals[-1], "Rematch")
    question = await table.aya.press(posted.message or {}, "Accept")
    await table.aya.choose(question.message or {}, "swift")
    await table.local.until(lambda: len(table.boards) == 2, PATIENCE)
    await nothing_waits(bot)  # a thread is opened from a board that the bot knows to be sent
    for person in table.pair:
        await person.choose(table.prompts(person)[0], "moon")
    await table.local.until(lambda: table.turns_told[-1] == 1, PATIENCE)
