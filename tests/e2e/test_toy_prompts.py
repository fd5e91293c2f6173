"""What a DM holds where people alternate or play alone, and DMs that close and open; on each database."""

import re
from collections.abc import AsyncIterator

import pytest

from bot.sandbox.actors.puppets import lasting, prompt_press
from bot.sandbox.components import texts
from bot.sandbox.people.person import Person
from bot.sandbox.request import Json
from bot.sandbox.server import LocalDiscord
from bot.store.engine import Store, open_store
from bot.wire.client import DuelBot
from tests.e2e.table import nothing_waits, offers, said, tells_the_end

pytestmark = pytest.mark.usefixtures("toys")

HIGH_CARD = "toy.high-card"
BURIED = "toy.buried"


@pytest.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    """Run every test here on each database."""
    async with open_store(database_url, durable=False) as opened:
        yield opened


@pytest.fixture
async def pair(local: LocalDiscord, bot: DuelBot) -> tuple[Person, Person]:
    """Begin a match of alternate turns between Aya and Ben."""
    aya, ben = local.people["Aya"], local.people["Ben"]
    posted = await aya.slash(local.channel, "challenge", opponent=ben, game=HIGH_CARD)
    await ben.press(posted.message, "Accept")
    await nothing_waits(bot)
    return aya, ben


def prompts(person: Person) -> list[Json]:
    """Return the DMs to a player that still ask for something."""
    return [message for message in lasting(person, person.dm) if prompt_press(message)]


def lines(person: Person) -> list[str]:
    """Return the beginning of each DM to a player that no longer asks for anything."""
    letters = [letter for letter in lasting(person, person.dm) if not prompt_press(letter)]
    return [texts(letter).splitlines()[0] for letter in letters]


async def play(person: Person, asked: Json, bot: DuelBot) -> str:
    """Play the first card that a player holds, and send everything; return the card."""
    held = re.search(r"You hold (\d\d)", texts(asked))
    assert held
    assert not (await person.choose(asked, held[1])).failed
    await nothing_waits(bot)
    return held[1]


async def test_each_of_ones_own_turns_leaves_a_true_line_and_only_who_is_on_is_asked(
    pair: tuple[Person, Person], bot: DuelBot
) -> None:
    played: dict[str, list[str]] = {person.name: [] for person in pair}
    for turn in range(1, 7):
        [(on, asked)] = [(person, asked) for person in pair for asked in prompts(person)]
        card = await play(on, asked, bot)
        played[on.name].append(f"Turn {turn}: the {card}")
        told = {person.name: [line for line in lines(person) if "Turn" in line] for person in pair}
        assert told == played
    assert not any(map(prompts, pair)), "it is over"
    for person in pair:
        assert [tells_the_end(each) for each in lasting(person, person.dm)].count(True) == 1


async def test_where_dms_close_between_two_turns_the_hand_opens_privately_until_a_press_finds_them_open(
    local: LocalDiscord, pair: tuple[Person, Person], bot: DuelBot
) -> None:
    aya, ben = pair
    first = await play(aya, prompts(aya)[0], bot)
    aya.close_dms()
    await play(ben, prompts(ben)[0], bot)
    assert lines(aya) == [f"Turn 1: the {first}"]
    assert prompts(aya) == []
    assert "Closed: the last one" in said(await aya.slash(local.channel, "me"))
    [board] = [message for message in local.seen_by(ben) if offers(message, "Hand")][-1:]
    hand = await aya.press(board, "Hand")
    assert hand.private
    await play(aya, hand.message, bot)
    aya.open_dms()
    await aya.press(aya.last(aya.dm), "To the board")
    await play(ben, prompts(ben)[0], bot)
    [asked] = prompts(aya)
    await play(aya, asked, bot)
    assert "On, and open as far as I know." in said(await aya.slash(local.channel, "me"))


async def test_what_is_played_alone_goes_on_by_dm_in_one_message_once_dms_are_open(
    local: LocalDiscord, bot: DuelBot
) -> None:
    aya, ben = local.people["Aya"], local.people["Ben"]
    aya.close_dms()
    begun = await aya.slash(local.channel, "solo play", game=BURIED, setup="ground=soft")
    await aya.press(begun.message, "Play on by DM")
    await nothing_waits(bot)
    assert lasting(aya, aya.dm) == []
    aya.open_dms()
    posted = await aya.slash(local.channel, "challenge", opponent=ben, game=HIGH_CARD)
    await ben.press(posted.message, "Accept")  # a new match tries again
    await nothing_waits(bot)
    [other] = lasting(aya, aya.dm)
    assert "Play on in your DMs" in said(await aya.press(begun.message, "Play on by DM"))
    await nothing_waits(bot)
    packing = await aya.press(aya.last(aya.dm), "Pack")
    await aya.submit(packing.form, {"tool": "spade", "side": "west"})
    digging = await aya.press(aya.last(aya.dm), "Dig")
    await aya.submit(digging.form, {"stone": "15"})
    await nothing_waits(bot)
    [_, message] = lasting(aya, aya.dm)
    assert lasting(aya, aya.dm)[0] == other
    assert prompt_press(message), "the one message asks for the next choice"
    assert "Digs left: 6" in texts(message)
