"""What stands in a channel after a whole duel: a challenge, a board and a result, and nothing besides.

Where no thread can be opened the turns are told there as well, one message each, and no result besides.
"""

import asyncio
import re
from functools import partial

import pytest

from bot.play.messages.parcels import READY_PAUSE
from bot.sandbox.actors.demo import begin_game
from bot.sandbox.actors.puppets import Puppets
from bot.sandbox.components import texts
from bot.sandbox.request import Json, LoggedRequest
from bot.sandbox.server import LocalDiscord
from bot.sandbox.stage import Stage
from bot.store.engine import Store
from bot.wire.client import DuelBot
from rules.dice import Dice
from tests.e2e.brawl_table import brawling
from tests.e2e.gathering_table import quiet_by
from tests.e2e.process import BotProcess
from tests.e2e.table import (
    BOARD,
    PATIENCE,
    REVEAL,
    SCRIPT,
    SEND,
    Clock,
    Table,
    is_private,
    nothing_waits,
    offers,
    pictures,
    seated,
)
from tests.e2e.test_kill import WAITING
from tests.e2e.test_thread_mode import OPEN_THREAD, asked, want_threads
from tests.e2e.tournament_table import begun
from tests.spoken import WORDS

RESULT = re.compile(r"^-# \w+ · 🏁$", re.MULTILINE)
MISSING = [
    ("create_public_threads",),
    ("send_messages_in_threads",),
    ("create_public_threads", "send_messages_in_threads"),
]


def kind(message: Json) -> str:
    """Return what kind of message it is."""
    told = texts(message)
    patterns = {"board": BOARD, "turn": REVEAL, "result": RESULT}
    return next((name for name, pattern in patterns.items() if pattern.search(told)), "challenge")


def channel(local: LocalDiscord) -> list[Json]:
    """Return what a bystander sees in the channel itself, the oldest first."""
    seen = local.people["Daigo"].messages(local.channel)
    return [message for message in seen if not is_private(message)]


def kinds(local: LocalDiscord) -> list[str]:
    """Return what stands in the channel itself, the oldest first."""
    return [*map(kind, channel(local))]


async def test_a_duel_leaves_a_challenge_a_board_and_a_result(table: Table, bot: DuelBot) -> None:
    await table.play_to_the_end()
    await nothing_waits(bot)
    assert kinds(table.local) == ["challenge", "board", "result"]
    posted = channel(table.local)[-1]
    assert f"{table.aya.mention} wins the duel." in texts(posted)
    assert table.local.pinged(posted) == []
    assert pictures(posted)
    assert offers(posted, WORDS("result-thread-button"))


async def test_with_direct_messages_closed_and_much_said_it_is_no_more(
    local: LocalDiscord, bot: DuelBot
) -> None:
    for name in ("Aya", "Ben"):
        local.people[name].close_dms()
    table = await seated(local)
    await nothing_waits(bot)
    for command in ("duel draw", "duel pause", "duel patience"):
        await table.aya.slash(local.channel, command)
    await nothing_waits(bot)
    [thread] = local.threads
    assert len(table.aya.messages(thread)) == 2 + 3, "two hands behind a button, and three courtesies"
    assert kinds(local) == ["challenge", "board"]
    await table.play_to_the_end()
    await nothing_waits(bot)
    assert kinds(local) == ["challenge", "board", "result"]


async def test_where_the_server_wants_no_threads_each_turn_is_one_message(
    local: LocalDiscord, bot: DuelBot
) -> None:
    await want_threads(local, "off")
    table = await seated(local)
    await table.play_to_the_end()
    await nothing_waits(bot)
    assert kinds(local) == ["challenge", "board", *["turn"] * len(SCRIPT)]


@pytest.mark.parametrize("missing", MISSING, ids=" and ".join)
async def test_where_threads_are_not_permitted_the_duel_goes_on_and_discord_is_not_even_asked(
    local: LocalDiscord, bot: DuelBot, missing: tuple[str, ...]
) -> None:
    local.permit(local.channel, denied=missing)
    table = await seated(local)
    await table.play_to_the_end()
    await nothing_waits(bot)
    assert kinds(local) == ["challenge", "board", *["turn"] * len(SCRIPT)]
    assert asked(local, OPEN_THREAD) == []


async def test_where_discord_opens_none_after_all_the_duel_goes_on(table: Table, bot: DuelBot) -> None:
    table.local.faults.fail(OPEN_THREAD, 403, 50013)
    await table.play_to_the_end()
    await nothing_waits(bot)
    assert kinds(table.local) == ["challenge", "board", *["turn"] * len(SCRIPT)]


async def test_a_draw_agreed_in_the_thread_has_its_result(table: Table, bot: DuelBot) -> None:
    await table.play_turn()
    await table.aya.slash(table.local.channel, "duel draw")
    await nothing_waits(bot)
    [thread] = table.local.threads
    offer = next(message for message in table.ben.messages(thread) if offers(message, WORDS("courtesy-draw")))
    await table.ben.press(offer, WORDS("courtesy-draw"))
    await nothing_waits(bot)
    assert kinds(table.local) == ["challenge", "board", "result"]
    assert WORDS("outcome-draw-agreed") in texts(channel(table.local)[-1])


async def test_a_rematch_called_from_the_result_has_a_thread_of_its_own(table: Table, bot: DuelBot) -> None:
    await table.play_to_the_end()
    await nothing_waits(bot)
    local = table.local
    posted = await table.ben.press(channel(local)[-1], "Rematch")
    question = await table.aya.press(posted.message or {}, "Accept")
    await table.aya.choose(question.message or {}, "swift")
    await local.until(lambda: len(table.boards) == 2, PATIENCE)
    await nothing_waits(bot)  # a thread is opened from a board that the bot knows to be sent
    for person in table.pair:
        await person.choose(table.prompts(person)[0], "moon")
    await local.until(lambda: len(local.threads) == 2, PATIENCE)
    assert kinds(local) == ["challenge", "board", "result", "challenge", "board"]


@pytest.mark.parametrize("game", ["pocket.hand", "kendo.duel", "kendo.competition"])
async def test_it_is_the_same_for_every_game(
    local: LocalDiscord, bot: DuelBot, store: Store, sqlite_url: str, game: str
) -> None:
    stage = Stage(local, bot, store, sqlite_url)
    await begin_game(stage, game)
    assert await Puppets(stage, 1).play_to_the_end() is None
    await nothing_waits(bot)
    assert kinds(local) == ["challenge", "board", "result"]


async def test_a_brawl_leaves_a_lobby_a_board_and_a_result(
    local: LocalDiscord, bot: DuelBot, clock: Clock
) -> None:
    async def quiet() -> None:
        clock.forward(READY_PAUSE)
        bot.outbox.wake()
        await nothing_waits(bot)

    table, dice = await brawling(local, quiet, "Aya", "Ben", "Chiyo"), Dice(b"a quiet brawl")
    while not table.over:
        await table.play_any(dice)
    assert kinds(local) == ["challenge", "board", "result"]


async def test_the_result_of_a_tournaments_duel_shows_the_bracket(
    local: LocalDiscord, bot: DuelBot, clock: Clock, store: Store
) -> None:
    table = await begun(local, quiet_by(bot, clock, store), 4)
    before = len(channel(local))
    [first, *_] = [message for message in channel(local) if kind(message) == "board"]
    loser = next(person for person in table.people if person.mention in texts(first))
    question = await loser.press(first, "Resign")
    await loser.press(question.message or {}, WORDS("resign-yes"))
    await table.quiet()
    [posted] = channel(local)[before:]
    assert kind(posted) == "result"
    assert [picture["media"]["url"].rpartition("/")[2] for picture in pictures(posted)] == ["bracket.png"]
    assert loser.name in pictures(posted)[0]["description"], "who has just lost stands in it"


async def test_the_end_of_a_tournament_shows_the_bracket_once(
    local: LocalDiscord, bot: DuelBot, clock: Clock, store: Store
) -> None:
    table = await begun(local, quiet_by(bot, clock, store), 4)
    for _ in range(2):
        await table.resign_one_each()
    assert table.rounds_announced == [1, 2, 3]
    results = [message for message in channel(local) if kind(message) == "result"]
    drawn = ["bracket.png" in str(pictures(message)) for message in (*results, channel(local)[-1])]
    assert drawn == [True, True, False, True], "also where the end of a duel begins the next round"


# ------------------------------------------------------------ killed in between


@pytest.mark.parametrize("sent", [False, True], ids=["before it is sent", "after it was sent"])
async def test_a_bot_killed_at_the_result_posts_it_once(
    local: LocalDiscord, process: BotProcess, sent: bool
) -> None:
    table = await seated(local)
    await table.play_turn()
    await table.play_turn()
    match = partial(_sends_result, place=local.channel.id)
    if sent:
        local.faults.after(match, process.kill)
    else:
        local.faults.before(match, process.kill)
        local.faults.swallow(match)
    last = asyncio.create_task(table.play_turn())
    await process.killed()
    await process.start()
    await last
    await local.until(lambda: process.count(WAITING) == 0, PATIENCE)
    assert kinds(local) == ["challenge", "board", "result"]


def _sends_result(request: LoggedRequest, place: int) -> bool:
    return request.route == SEND and request.path.endswith(f"/{place}/messages") and "🏁" in str(request.body)
