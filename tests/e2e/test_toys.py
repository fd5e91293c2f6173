"""A game that the house has never seen, played over sockets from the lobby to its end."""

import asyncio
from collections.abc import Iterator
from contextlib import suppress

import pytest

from bot.face.titles import game_title
from bot.face.words import Words
from bot.play.ground.times import MISSES_TO_FORFEIT, TURN_TIME
from bot.sandbox.actors.puppets import choices_of
from bot.sandbox.actors.tournament import call_tournament
from bot.sandbox.components import texts
from bot.sandbox.people.person import Person
from bot.sandbox.request import Json
from bot.sandbox.server import LocalDiscord
from bot.wire.client import DuelBot
from tests.e2e.process import BotProcess
from tests.e2e.table import CALLBACK, PATIENCE, SEND, Clock, let_pass, nothing_waits, said
from tests.spoken import WORDS
from tests.toys.house import toys_in_the_house

GAME = "toy.high-card"
DRAWN = WORDS("outcome-draw-exhausted")
WAITING = "SELECT count(*) FROM outbox"
ONGOING = "SELECT count(*) FROM matches WHERE status = 'ongoing'"
TURNS = "SELECT count(*) FROM turns"


@pytest.fixture(autouse=True)
def toys() -> Iterator[None]:
    """Bring the toy games in before the bot begins."""
    with toys_in_the_house():
        yield


async def gathered(local: LocalDiscord, *names: str) -> list[Person]:
    """Begin a game of High Card, the first of these people as its host."""
    host, *others = people = [local.people[name] for name in names]
    posted = await host.slash(local.channel, "brawl", game=GAME)
    assert "High Card" in texts(posted.message)
    for person in others:
        assert "You are in." in said(await person.press(posted.message, "Join"))
    await host.press(posted.message, "Start")
    return people


def prompt(person: Person) -> Json | None:
    """Return a player's newest prompt that can be answered."""
    open_ones = [message for message in person.messages(person.dm) if choices_of(message)]
    return open_ones[-1] if open_ones else None


async def play(local: LocalDiscord, bot: DuelBot, people: list[Person]) -> tuple[Person, str, str]:
    """Play the lowest card of the player whose turn it is; return them, the card, and the prompt's text."""
    await local.until(lambda: any(map(prompt, people)), PATIENCE)
    [on] = [person for person in people if prompt(person)]
    asked = prompt(on)
    assert asked
    cards = choices_of(asked)
    await on.choose(asked, cards[0])
    await nothing_waits(bot)
    return on, cards[0], texts(asked)


def public(local: LocalDiscord) -> str:
    """Return all that everyone sees."""
    return "\n".join(texts(message) for message in local.seen_by(local.people["Daigo"]))


async def test_one_after_another_plays_and_each_reads_what_they_drew(
    local: LocalDiscord, bot: DuelBot
) -> None:
    people = await gathered(local, "Aya", "Ben", "Chiyo")
    played = [await play(local, bot, people) for _ in range(9)]
    assert [person.name for person, *_ in played] == ["Aya", "Ben", "Chiyo"] * 3
    assert public(local).count("takes the trick.") == 3
    assert "wins the match." in public(local) or DRAWN in public(local)
    assert "You drew" not in public(local)
    for turn, (person, card, asked) in enumerate(played):
        assert f"plays {card}." in public(local)
        assert ("You drew" in asked) is (turn >= 3), person
    assert not any(map(prompt, people))


async def test_a_duel_of_it_begins_by_a_challenge_that_asks_for_no_fighter(
    local: LocalDiscord, bot: DuelBot
) -> None:
    aya, ben = (local.people[name] for name in ("Aya", "Ben"))
    offered = await aya.autocomplete(local.channel, "challenge", "game", "high", opponent=ben)
    assert [choice["value"] for choice in offered.choices] == [GAME]
    posted = await aya.slash(local.channel, "challenge", opponent=ben, game=GAME)
    assert "High Card" in texts(posted.message)
    assert "fighter" not in texts(posted.message)
    await ben.press(posted.message, "Accept")
    for _ in range(6):
        await play(local, bot, [aya, ben])
    assert "**High Card** · 1 fought" in said(await aya.slash(local.channel, "profile"))


async def test_whoever_stays_away_is_stood_in_for_and_then_out(
    local: LocalDiscord, bot: DuelBot, clock: Clock
) -> None:
    people = await gathered(local, "Aya", "Ben", "Chiyo")
    absent, *others = people
    for _ in range(MISSES_TO_FORFEIT - 1):
        await local.until(lambda: prompt(absent), PATIENCE)
        await let_pass(TURN_TIME["day"], bot, clock)
        await nothing_waits(bot)
        for _ in others:
            await play(local, bot, others)
    await local.until(lambda: prompt(absent), PATIENCE)
    await let_pass(TURN_TIME["day"], bot, clock)
    await nothing_waits(bot)
    assert f"{absent.mention} has left." in public(local)
    for _ in others:
        await play(local, bot, others)
    assert "wins the match." in public(local) or DRAWN in public(local)


async def test_where_all_stay_away_nobody_forfeits_to_another(
    local: LocalDiscord, bot: DuelBot, clock: Clock
) -> None:
    people = await gathered(local, "Aya", "Ben")
    for _ in range(2 * MISSES_TO_FORFEIT):
        await let_pass(TURN_TIME["day"], bot, clock)
        await nothing_waits(bot)
    assert "has left." not in public(local)
    assert not any(map(prompt, people))


@pytest.mark.parametrize("sent", [False, True], ids=["before", "after"])
@pytest.mark.parametrize("route", [CALLBACK, SEND], ids=["the answer", "what is told"])
async def test_a_game_goes_on_where_the_bot_was_killed(
    local: LocalDiscord, host: BotProcess, route: str, *, sent: bool
) -> None:
    host.module = "tests.toys"
    await host.start()
    people = await gathered(local, "Aya", "Ben", "Chiyo")

    async def turn() -> None:
        await local.until(lambda: host.count(WAITING) == 0, 15)
        for person in people:  # a prompt whose answer was lost keeps its cards, and is told so
            if asked := prompt(person):
                await person.choose(asked, choices_of(asked)[0])

    await turn()
    await local.until(lambda: host.count(WAITING) == 0, 15)
    (local.faults.after if sent else local.faults.before)(route, host.kill)
    with suppress(TimeoutError):
        await asyncio.wait_for(turn(), 1.0)
    await host.killed()
    await host.start()
    await local.until(lambda: host.count(WAITING) == 0, 15)
    while host.count(ONGOING):
        await turn()
        await local.until(lambda: host.count(WAITING) == 0, 15)
    assert host.count(TURNS) == 9, "nothing is lost, and nothing played twice"
    code, told = await host.replay(str(host.count("SELECT id FROM matches")))
    assert code == 0, told


async def test_a_tournament_of_it_is_entered_begun_and_won(local: LocalDiscord, bot: DuelBot) -> None:
    aya, ben = (local.people[name] for name in ("Aya", "Ben"))
    message = await call_tournament(aya, local.channel, "Cup", f"Game: {game_title(Words(), GAME)}")
    for person in (aya, ben):
        assert "You are in." in said(await person.press(message, "Join"))
    assert said(await aya.press(message, "Begin")) == "It begins."
    for _ in range(6):
        await play(local, bot, [aya, ben])
    if DRAWN in public(local):  # a drawn duel of a tournament is fought again
        for _ in range(6):
            await play(local, bot, [aya, ben])
    bot.sweep_now()
    await local.until(lambda: "Kensei" in public(local), PATIENCE)


async def test_what_its_duels_are_like_is_settled_where_they_are_called(
    local: LocalDiscord, bot: DuelBot
) -> None:
    assert bot.is_ready()
    aya, command, given = local.people["Aya"], "gathering create", {"kind": "kyoto"}
    cup = await call_tournament(
        aya,
        local.channel,
        "Cup",
        f"Game: {game_title(Words(), GAME)}",
        "Rules: the lowest card takes the trick",
    )
    assert "Settings: the lowest card takes the trick" in texts(cup)
    offered = await aya.autocomplete(local.channel, command, "setup", "lowest", game=GAME, **given)
    assert [choice["value"] for choice in offered.choices] == ["wins=lowest"]
    posted = await aya.slash(local.channel, command, game=GAME, setup="wins=lowest", **given)
    assert "Settings: the lowest card takes the trick" in texts(posted.message)
    refused = await aya.slash(local.channel, command, game=GAME, setup="wins=middle", **given)
    assert "does not have that setting" in said(refused)
