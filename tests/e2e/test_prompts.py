"""What a DM holds while a match goes on, DMs that close and open, and plans; on each database."""

from collections.abc import AsyncIterator

import pytest

from bot.face.bushido.cards import crest, technique_name
from bot.face.words import Words
from bot.sandbox.components import texts
from bot.sandbox.people.person import Person
from bot.sandbox.server import LocalDiscord
from bot.store.engine import Store, open_store
from bot.wire.client import DuelBot
from rules.bushido.wheel import TECHNIQUES
from tests.e2e.table import (
    CALLBACK,
    SEND,
    Table,
    challenged,
    nothing_waits,
    panels,
    pick_of,
    said,
)
from tests.e2e.test_thread_mode import the_thread
from tests.spoken import WORDS, core

TURNS = 8
CHANGED = {3, 6}
"""The turns in which Aya changes her mind."""

OPEN = WORDS("me-dms-stand-open")
CLOSED = core("me-dms-stand-closed")


@pytest.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    """Run every test here on each database."""
    async with open_store(database_url, durable=False) as opened:
        yield opened


def line(turn: int, card: str) -> str:
    """Return what is left of a prompt that was answered with a card."""
    return f"Turn {turn}: {crest(card)} **{technique_name(Words(), card)}**"


def lines(table: Table, person: Person) -> list[str]:
    """Return the beginning of each DM to a player that no longer asks for anything."""
    letters = (letter for letter in table.letters(person) if not pick_of(letter))
    return [texts(letter).splitlines()[0] for letter in letters]


def clicks(local: LocalDiscord) -> int:
    """Count what people have pressed and chosen so far: each click is answered once."""
    return [request.route for request in local.requests].count(CALLBACK)


async def test_eight_turns_leave_eight_true_lines_and_one_open_prompt_of_a_click_each(table: Table) -> None:
    for turn, card in enumerate(TECHNIQUES[:TURNS], start=1):  # both play the same, so nobody is hurt
        before = clicks(table.local)
        if turn in CHANGED:
            first = await table.pick(table.aya, TECHNIQUES[TURNS])
            assert texts(first.message).splitlines()[0] == line(turn, TECHNIQUES[TURNS])
            opened = await table.aya.press(first.message, "Hand")
            await table.aya.choose(opened.message, card)
        else:
            await table.pick(table.aya, card)
        await table.pick(table.ben, card)
        assert clicks(table.local) - before == (4 if turn in CHANGED else 2)
        assert f"plays {technique_name(Words(), card)}" in await table.told(turn)
    for person in table.pair:
        prompt = await table.prompt_of(person, TURNS + 1)
        assert [letter["id"] for letter in table.prompts(person)] == [prompt["id"]]
        assert table.letters(person)[-1]["id"] == prompt["id"]
        assert lines(table, person) == [line(n, card) for n, card in enumerate(TECHNIQUES[:TURNS], start=1)]
        assert panels(person, person.dm) == []


async def test_dms_that_close_in_a_match_open_the_hand_privately_and_are_tried_again_by_a_press(
    table: Table, bot: DuelBot
) -> None:
    local, ben = table.local, table.ben
    await table.play_turn("pine", "pine")
    first = await table.prompt_of(ben, 2)
    ben.close_dms()
    assert OPEN in said(await ben.slash(local.channel, "me")), "nobody has tried yet"
    await ben.choose(first, "wave")  # in the DM: a player who chooses in the channel is called there
    await table.pick(table.aya, "wave")
    await nothing_waits(bot)
    assert CLOSED in said(await ben.slash(local.channel, "me"))
    hand = await table.hand_of(ben)
    assert pick_of(hand)
    assert panels(ben, the_thread(table))[-1] == hand
    for tried, way in ((2, "Hand"), (3, WORDS("duel-board-button"))):
        await ben.press(local.message(first), way)
        await nothing_waits(bot)
        assert refused(local) == tried
    await table.play_turn("moon", "moon")
    await nothing_waits(bot)
    assert refused(local) == 3, "a closed door is not tried at each turn"
    ben.open_dms()
    await ben.press(local.message(first), WORDS("duel-board-button"))
    prompt = await table.prompt_of(ben, 4)
    await nothing_waits(bot)
    assert [letter["id"] for letter in table.prompts(ben)] == [prompt["id"]]
    assert lines(table, ben) == [line(1, "pine"), line(2, "wave")], "the third card was chosen in the channel"
    assert OPEN in said(await ben.slash(local.channel, "me"))
    assert nudges(table) == 1, "all of it was tried quietly"
    await table.play_turn("fan", "fan")


async def test_a_new_match_tries_closed_dms_again(table: Table, bot: DuelBot) -> None:
    local, ben = table.local, table.ben
    prompt = await table.prompt_of(ben)
    ben.close_dms()
    await ben.choose(prompt, "pine")
    await table.pick(table.aya, "pine")
    await nothing_waits(bot)
    assert CLOSED in said(await ben.slash(local.channel, "me"))
    ben.open_dms()
    asked = await ben.press(await challenged(local, "Chiyo", "Ben"), "Accept")
    began = await ben.choose(asked.message, "wanderer")
    assert "press **Hand** on the board" in texts(began.message), "nothing is promised that may not come"
    await local.until(lambda: table.prompts(ben))
    await nothing_waits(bot)
    assert OPEN in said(await ben.slash(local.channel, "me"))
    assert nudges(table) == 1


async def test_a_plan_is_made_shown_and_called_off(table: Table) -> None:
    where, aya = table.local.channel, table.aya
    made = await aya.slash(where, "duel plan", first="pine", second="wave", third="moon")
    assert WORDS("plan-this-turn", choice=line(1, "pine").removeprefix("Turn 1: ")) in said(made)
    for _ in range(2):
        shown = await aya.slash(where, "duel plan")
        assert "Wave" in said(shown), "to look deletes nothing"
        assert "Moon" in said(shown)
    await table.pick(table.ben, "pine")
    await table.told(1)
    shown = await aya.slash(where, "duel plan")
    assert WORDS("plan-this-turn", choice=line(2, "wave").removeprefix("Turn 2: ")) in said(shown)
    off = await aya.press(shown.message, WORDS("plan-call-off"))
    assert WORDS("plan-called-off") in texts(off.message)
    assert core("plan-chosen") in said(await aya.slash(where, "duel plan"))
    await table.pick(table.ben, "wave")
    await table.told(2)
    await table.prompt_of(aya, 3)


def refused(local: LocalDiscord) -> int:
    """Count the DMs that were not let in."""
    return [request.status for request in local.requests if request.route == SEND].count(403)


def nudges(table: Table) -> int:
    """Count how often a player was told publicly that their DMs are closed."""
    return sum(core("nudge") in texts(message) for message in table.public)
