"""The last reveal is the newest board: it shows how all stand, who is ready, and what can be done."""

import pytest

from bot.play.messages.parcels import READY_PAUSE
from bot.sandbox.components import texts, walk
from bot.sandbox.people.person import Person
from bot.sandbox.request import Json
from bot.sandbox.server import LocalDiscord
from bot.wire.client import DuelBot
from tests.e2e.table import EDIT, Clock, Table, nothing_waits, offers, pick_of, said, seated
from tests.e2e.test_thread_mode import the_thread
from tests.spoken import WORDS, core

TIES = ("moon", "pine", "fan", "wave")


@pytest.fixture
async def told(table: Table) -> Table:
    """Play a first turn that hurts nobody."""
    await table.play_turn("snow", "snow")
    return table


def edits(table: Table, message: Json) -> int:
    """Count how often the bot has edited a message."""
    asked = (request for request in table.local.requests if request.route == EDIT)
    return sum(request.path.endswith(f"/{message['id']}") for request in asked)


async def pick_and_settle(table: Table, bot: DuelBot, clock: Clock, person: Person, card: str) -> None:
    """Pick a card for a player, and wait until everyone sees that they are ready."""
    await nothing_waits(bot)
    [prompt] = table.prompts(person)
    await person.choose(prompt, card)
    clock.forward(READY_PAUSE)
    bot.outbox.wake()
    await nothing_waits(bot)


async def link_of(message: Json) -> str:
    """Return the one link in a message."""
    [link] = [part["url"] for part in walk(message["components"]) if "url" in part]
    return link


async def test_a_reveal_tells_the_turn_and_shows_how_all_stand_now(told: Table) -> None:
    text = texts(told.newest)
    assert text.startswith("## ⚔️ Turn 1\n")
    assert "Turn **2**" in text
    assert text.count(WORDS("duel-choosing")) == text.count("🎴") == 2
    for label in ("Hand", "Rules", "Resign", "Report", "Check"):
        assert offers(told.newest, label)


async def test_who_is_ready_shows_in_the_newest_board_alone_and_a_resignation_in_the_first_too(
    told: Table, bot: DuelBot, clock: Clock
) -> None:
    await nothing_waits(bot)
    first, older = told.board, told.newest
    before = edits(told, first)
    await pick_and_settle(told, bot, clock, told.aya, "moon")
    assert texts(told.newest).count(WORDS("duel-ready")) == 1
    assert edits(told, older) == 1
    await told.pick(told.ben, "pine")
    await told.told(2)
    await pick_and_settle(told, bot, clock, told.ben, "fan")
    assert texts(told.newest).count(WORDS("duel-ready")) == 1
    assert edits(told, older) == 1, "an older reveal stays as it was"
    assert edits(told, first) == before
    asked = await told.aya.press(told.newest, "Resign")
    await told.aya.press(asked.message, WORDS("resign-yes"))
    await told.board_says(core("outcome-won"), core("outcome-honor"))
    await nothing_waits(bot)
    assert core("outcome-won") in texts(told.board)
    assert edits(told, first) == before + 1


async def test_the_buttons_of_a_reveal_three_turns_old_are_about_the_duel_as_it_is_now(told: Table) -> None:
    for card in TIES[:3]:
        await told.play_turn(card, card)
    old = told.reveals[0]
    hand = await told.aya.press(old, "Hand")
    assert pick_of(hand.message).revision == 4
    assert core("resign-ask") in said(await told.aya.press(old, "Resign"))
    assert "This match is about" not in said(await told.aya.press(old, "Rules"))
    assert "seal" in said(await told.aya.press(old, "Check"))


async def test_a_reveal_that_was_deleted_is_sent_anew_once(told: Table, bot: DuelBot, clock: Clock) -> None:
    await nothing_waits(bot)
    deleted = told.newest
    told.local.remove_message(deleted)
    await pick_and_settle(told, bot, clock, told.aya, "moon")
    [anew] = told.reveals
    assert anew["id"] != deleted["id"]
    assert WORDS("duel-ready") in texts(anew)
    await told.pick(told.ben, "pine")
    await told.told(2)
    assert told.turns_told == [1, 2]


async def test_every_way_to_the_board_leads_to_the_newest(told: Table, bot: DuelBot) -> None:
    await nothing_waits(bot)
    there = f"/{the_thread(told).id}/{told.newest['id']}"
    prompt = await told.prompt_of(told.aya)
    assert (await link_of((await told.aya.press(prompt, WORDS("duel-board-button"))).message)).endswith(there)
    assert (await link_of((await told.aya.slash(told.local.channel, "duels")).message)).endswith(there)


async def test_where_there_is_a_thread_the_newest_board_stands_in_it(
    local: LocalDiscord, bot: DuelBot, clock: Clock
) -> None:
    assert bot.is_ready()
    table = await seated(local)
    await table.play_turn("snow", "snow")
    await nothing_waits(bot)
    thread = the_thread(table)
    assert table.newest["channel_id"] == str(thread.id)
    found = (await table.aya.press(await table.prompt_of(table.aya), WORDS("duel-board-button"))).message
    assert (await link_of(found)).endswith(f"/{thread.id}/{table.newest['id']}")
    await pick_and_settle(table, bot, clock, table.ben, "moon")
    assert WORDS("duel-ready") in texts(table.newest)
    assert table.newest["channel_id"] == str(thread.id)


async def test_a_draw_shows_in_the_newest_board(told: Table, bot: DuelBot) -> None:
    for person in told.pair:
        await person.slash(told.local.channel, "duel draw")
    await told.board_says(WORDS("outcome-draw-agreed"))
    await nothing_waits(bot)
    assert told.turns_told == [1]


async def test_who_plays_in_the_channel_is_called_there_and_their_prompt_goes_on(
    told: Table, bot: DuelBot
) -> None:
    prompt = await told.prompt_of(told.aya)
    for turn, card in enumerate(TIES[:2], start=2):
        await told.aya.choose(await told.hand_of(told.aya), card)
        await told.pick(told.ben, card)
        await told.told(turn)
        await nothing_waits(bot)
    [open_now] = told.prompts(told.aya)
    assert open_now["id"] == prompt["id"], "no new message, and none that is over"
    assert pick_of(open_now).revision == 3
    assert told.local.pinged(told.newest) == ["Aya"]
    await told.play_turn("fan", "fan")
    await told.prompt_of(told.aya, 5)
    await nothing_waits(bot)
    assert told.local.pinged(told.newest) == [], "by DM again, since the choice was made there"
