"""A third game, without stamina and without roles, brought in by its own files alone: a duel and a cup."""

import re
from collections.abc import Iterator

import pytest

from bot.face.titles import game_title
from bot.face.words import Words
from bot.sandbox.actors.puppets import choices_of, prompts
from bot.sandbox.actors.tournament import call_tournament
from bot.sandbox.components import texts
from bot.sandbox.people.person import Person
from bot.sandbox.request import Json
from bot.sandbox.server import LocalDiscord
from bot.store.engine import Store
from bot.wire.client import DuelBot
from tests.e2e.gathering_table import quiet_by
from tests.e2e.table import Clock, nothing_waits, pictures, said
from tests.e2e.tournament_table import TournamentTable
from tests.toys.house import toys_in_the_house

GAME = "toy.odds-evens"
OTHER_GAMES = re.compile("health|fighter", re.IGNORECASE)


@pytest.fixture(autouse=True)
def toys() -> Iterator[None]:
    """Bring the toy games in before the bot begins."""
    with toys_in_the_house():
        yield


async def show(person: Person, fingers: str) -> bool:
    """Show this many fingers for a player if they are asked; return whether they were."""
    asked = [message for message in prompts(person) if choices_of(message)]
    for message in asked:
        answer = await person.choose(message, fingers)
        assert not answer.failed
    return bool(asked)


def public(local: LocalDiscord) -> str:
    """Return all that everyone sees."""
    return "\n".join(texts(message) for message in local.seen_by(local.people["Daigo"]))


async def test_both_choose_in_secret_and_the_best_of_three_has_won(local: LocalDiscord, bot: DuelBot) -> None:
    aya, ben = (local.people[name] for name in ("Aya", "Ben"))
    posted = await aya.slash(local.channel, "challenge", opponent=ben, game=GAME, setup="length=three")
    assert "Settings: best of three" in texts(posted.message)
    await ben.press(posted.message, "Accept")
    for turn in range(1, 4):
        await nothing_waits(bot)
        assert await show(aya, "1")
        await nothing_waits(bot)
        assert public(local).count("a point for") == turn - 1
        assert await show(ben, "1" if turn != 2 else "2")
    await nothing_waits(bot)
    told = public(local)
    assert told.count(f"a point for {aya.mention}") == 2
    assert told.count(f"a point for {ben.mention}") == 1
    assert f"{aya.mention} wins the duel." in told
    assert "**Odds and Evens** · 1 fought" in said(await aya.slash(local.channel, "profile"))


async def test_what_the_game_draws_stands_in_the_board_the_reveal_and_the_prompt(
    local: LocalDiscord, bot: DuelBot
) -> None:
    aya, ben = (local.people[name] for name in ("Aya", "Ben"))
    posted = await aya.slash(local.channel, "challenge", opponent=ben, game=GAME, setup="length=three")
    await ben.press(posted.message, "Accept")
    await nothing_waits(bot)
    board, prompt = local.seen_by(local.people["Daigo"])[-1], prompts(aya)[-1]
    assert pictured(board) == pictured(prompt) == [("points.png", "Aya: 0, Ben: 0")]
    await show(aya, "1")
    await show(ben, "1")
    await nothing_waits(bot)
    assert pictured(local.seen_by(local.people["Daigo"])[-1]) == [("points.png", "Aya: 1, Ben: 0")]


def pictured(message: Json) -> list[tuple[str, str]]:
    """Return the files of the pictures that a message shows, and what is said of them for who sees none."""
    names = (sent["filename"] for sent in message["attachments"])
    return list(zip(names, (shown["description"] for shown in pictures(message)), strict=True))


async def test_a_tournament_of_it_is_fought_as_settled_to_its_end(
    local: LocalDiscord, bot: DuelBot, clock: Clock, store: Store
) -> None:
    people = tuple(local.people[name] for name in ("Aya", "Ben", "Chiyo", "Daigo"))
    table = TournamentTable(local, people, quiet_by(bot, clock, store))
    await call_tournament(
        table.aya,
        local.channel,
        "Finger Cup",
        f"Game: {game_title(Words(), GAME)}",
        "Rules: best of three",
    )
    for person in people:
        assert "You are in." in said(await person.press(table.message, "Join"))
    assert "best of three" in table.shown
    assert said(await table.aya.press(table.message, "Begin")) == "It begins."
    await table.quiet()
    for _ in range(2 * 3):  # two rounds of the cup, in each of which a duel has three turns
        assert sum([await show(person, "1") for person in people])
        await table.quiet()
    assert table.rounds_announced == [1, 2, 3]
    assert public(local).count("a point for") == 9, "three duels of three turns each"
    assert "Kensei" in table.shown
    bracket = await table.aya.press(table.message, "Bracket")
    assert "fought out" in said(bracket)
    assert len(pictures(bracket.message)) == 1
    assert not OTHER_GAMES.search(public(local)), OTHER_GAMES.findall(public(local))
    assert "**Odds and Evens** · " in said(await table.aya.slash(local.channel, "profile"))
