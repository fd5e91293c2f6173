"""The same road over sockets: both people, their DMs, odd and forged presses, and a bot that is killed."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress

import pytest

from bot.face.press import Press
from bot.play.ground.times import ROAD_LIFE
from bot.sandbox.components import button, texts
from bot.sandbox.people.person import Person
from bot.sandbox.request import Json
from bot.sandbox.server import LocalDiscord
from bot.wire.client import DuelBot
from tests.e2e.estate import carrying
from tests.e2e.process import BotProcess
from tests.e2e.road_table import RoadTable, on_the_road, road_of
from tests.e2e.table import CALLBACK, SEND, Clock, let_pass, nothing_waits, offers, said
from tests.e2e.test_alone import Search
from tests.e2e.test_not_here import TOLD as NOT_HERE
from tests.spoken import WORDS, core
from tests.toys.house import toys_in_the_house

TOLD = ("Searched", "found", "further")
"""What would reveal how a player is doing."""


@pytest.fixture(autouse=True)
def toys() -> Iterator[None]:
    """Bring the toy games in before the bot begins."""
    with toys_in_the_house():
        yield


def everything(messages: list[Json]) -> str:
    """Return all that stands in some messages."""
    return "\n".join(map(texts, messages))


async def test_two_play_it_alone_and_compare_once_both_are_through(local: LocalDiscord, bot: DuelBot) -> None:
    table = road_of(local)
    challenge = await table.challenge(setup="ground=soft")
    assert "the same road" in texts(challenge)
    assert "within 14 days" in texts(challenge)
    answer = await table.ben.press(challenge, "Accept")
    assert answer.private
    own = Search(table.ben, answer.message)
    assert "sealed as" in own.told, "nobody chooses before they have seen the seal"
    board = await table.board_says(core("road-run-waiting"), core("road-run-underway"), "closes")
    assert str(table.aya.id) in str(board), "the board calls on the challenger"
    await nothing_waits(bot)
    [letter] = table.aya.messages(table.aya.dm)
    assert "accepted" in texts(letter)
    await table.through(own)
    assert core("road-status-through") in own.told
    await table.board_says(core("road-run-waiting"), core("road-run-finished"))
    opened = await table.aya.press(letter, WORDS("road-mine-button"))
    assert opened.message
    other = Search(table.aya, opened.message)
    await table.board_says(core("road-run-underway"), core("road-run-finished"))
    assert not [word for word in TOLD if word in everything(table.public)]
    assert core("road-line-underway") in said(await table.aya.slash(local.channel, "duels"))
    assert core("road-line-finished") in said(await table.ben.slash(local.channel, "duels"))
    await table.through(other)
    await table.board_says("Searched 3 times", "A tie")
    await nothing_waits(bot)
    assert [message for message in table.ben.messages(table.ben.dm) if "is over" in texts(message)]
    checked = await local.people["Daigo"].press(table.board, "Check")
    assert "seed" in said(checked).lower()


async def given_up(table: RoadTable, person: Person) -> None:
    """Give up each match of a player's road."""
    own = await table.mine(person)
    while offers(own.message, "Resign"):
        asked = await person.press(own.message, "Resign")
        await person.press(asked.message, WORDS("resign-yes"))
        own.message = (await person.press(table.board, WORDS("road-mine-button"))).message or {}


async def test_who_comes_farther_is_named_and_can_be_asked_once_more(
    local: LocalDiscord, bot: DuelBot
) -> None:
    table, own = await on_the_road(local)
    await table.through(own)
    await given_up(table, table.aya)
    board = await table.board_says("🏆", "came further")
    assert texts(board).index(str(table.ben.id)) >= 0
    again = await table.ben.press(board, WORDS("road-again-button"))
    assert again.kind == "message", again
    assert "the same road" in texts(again.message)
    assert bot.is_ready()


@pytest.mark.usefixtures("bot")
async def test_who_has_left_is_not_asked_onto_the_same_road_again(local: LocalDiscord) -> None:
    table, _ = await on_the_road(local)
    for person in (table.aya, table.ben):
        await given_up(table, person)
    board = await table.board_says("A tie")
    before = len(table.public)
    local.remove_person("Aya")
    assert said(await table.ben.press(board, WORDS("road-again-button"))) == NOT_HERE
    assert len(table.public) == before


async def test_the_way_of_the_samurai_shows_both_the_same_to_the_letter(
    local: LocalDiscord, bot: DuelBot
) -> None:
    table, begun = road_of(local), list[Json]()
    challenge = await table.challenge(game="way.fight", setup="weapon=yari")
    assert WORDS("setup-way-fight-weapon-yari") in texts(challenge)
    answer = await table.ben.press(challenge, "Accept")
    await table.board_says(core("road-run-underway"))
    for person, opened in (
        (table.ben, answer),
        (table.aya, await table.aya.press(table.board, WORDS("road-mine-button"))),
    ):
        assert opened.message
        begun.append(opened.message)
        asked = await person.press(opened.message, "Resign")
        assert asked.message
        assert WORDS("resign-ask-campaign") in said(asked)
        await person.press(asked.message, WORDS("resign-yes"))
    assert texts(begun[0]) == texts(begun[1])
    await table.board_says(WORDS("way-progress-on", won="0", duels="3"), "A tie")
    assert bot.is_ready()


async def test_a_road_that_takes_no_such_setup_is_refused(local: LocalDiscord, bot: DuelBot) -> None:
    table = road_of(local)
    for setup in ("blood=with", "opponent=shiro", "weapon=spoon"):
        answer = await table.aya.slash(
            local.channel, "challenge", opponent=table.ben, game="way.fight", setup=setup
        )
        assert answer.private, setup
    offered = await table.aya.autocomplete(
        local.channel, "challenge", "setup", "yari", opponent=table.ben, game="way.fight"
    )
    assert "weapon=yari" in [choice["value"] for choice in offered.choices]
    assert not [choice for choice in offered.choices if "opponent" in choice["value"]]
    assert bot.is_ready()


async def test_it_is_for_one_person_and_withdrawn_as_any_challenge(local: LocalDiscord, bot: DuelBot) -> None:
    table = road_of(local)
    challenge = await table.challenge()
    assert "another player" in said(await local.people["Chiyo"].press(challenge, "Accept"))
    await table.aya.press(challenge, "Withdraw")
    await nothing_waits(bot)
    assert "withdrew" in everything(table.public)
    assert table.boards == []


async def test_somebody_else_gets_nowhere_by_forged_presses(local: LocalDiscord, bot: DuelBot) -> None:
    table, own = await on_the_road(local)
    chiyo = local.people["Chiyo"]
    mine = Press.parse(button(table.board, WORDS("road-mine-button"))["custom_id"])
    assert mine
    assert WORDS("refusal-road-not-yours") in said(await chiyo.press(table.board, WORDS("road-mine-button")))
    for forged in (
        Press("road", mine.id, action="again"),
        Press("road", mine.id, action="give-up"),
        Press("contest", mine.id, action="fight"),
        Press("solo", mine.id, action="next"),
        Press("campaign", mine.id, action="yes"),
    ):
        answer = await chiyo.forge(carrying(table.board, forged.custom_id), forged.custom_id)
        assert answer.private, forged
        assert not offers(answer.message, "Pack"), forged
    pack = button(own.message, "Pack")["custom_id"]
    for person in (table.aya, chiyo):
        answer = await person.forge(carrying(table.board, pack), pack)
        assert answer.private
        assert answer.form is None
    sealed = said(await chiyo.press(table.board, "Check"))
    assert WORDS("dice-seed-later") in sealed
    await table.board_says(core("road-run-waiting"), core("road-run-underway"))
    assert bot.is_ready()


async def test_odd_presses_lead_to_how_it_stands(local: LocalDiscord, bot: DuelBot) -> None:
    table, own = await on_the_road(local)
    again = await table.mine(table.ben)
    assert "Pack" in str(again.message)
    await own.pack()
    stale = await table.ben.press(again.message, "Pack")
    assert stale.form is None
    own.message = (await table.mine(table.ben)).message
    while "Digs left" in own.told:
        await own.dig()
    seen = await table.ben.press(own.message, "Campaign")
    assert seen.message
    asked = await table.ben.press(seen.message, WORDS("campaign-give-up-button"))
    assert asked.message
    assert core("campaign-give-up-ask") in said(asked)
    await table.ben.press(asked.message, WORDS("campaign-give-up-yes"))
    await table.board_says(core("road-run-waiting"), core("road-run-finished"))
    status = await table.ben.press(table.board, WORDS("road-mine-button"))
    assert core("road-status-through") in said(status)
    assert "Searched" not in said(status), "not even one's own is told beside the other's"
    assert WORDS("duels-which-campaign") not in said(await table.ben.slash(local.channel, "duels"))
    assert bot.is_ready()


async def test_ones_own_campaign_goes_on_beside_it(local: LocalDiscord, bot: DuelBot) -> None:
    table, own = await on_the_road(local)
    alone = await table.ben.slash(local.channel, "solo campaign", game="toy.buried", setup="ground=hard")
    apart = Search(table.ben, alone.message or {})
    assert "Digs left: 4" in apart.told
    await own.on()
    on = await table.ben.press(own.message, WORDS("solo-next-button"))
    assert on.message
    assert "Digs left: 4" not in texts(on.message)
    lines = said(await table.ben.slash(local.channel, "duels"))
    assert "The same road with" in lines
    assert "Buried" in lines
    assert bot.is_ready()


async def test_closed_dms_lose_nothing(local: LocalDiscord, bot: DuelBot) -> None:
    table = road_of(local)
    for person in (table.aya, table.ben):
        person.close_dms()
    answer = await table.ben.press(await table.challenge(), "Accept")
    await table.board_says(core("road-run-underway"))
    for search in (Search(table.ben, answer.message), await table.mine(table.aya)):
        await table.through(search)
    await table.board_says("A tie")
    await nothing_waits(bot)


async def test_after_two_weeks_it_closes_as_it_stands(
    local: LocalDiscord, bot: DuelBot, clock: Clock
) -> None:
    table, own = await on_the_road(local)
    await own.pack()
    await let_pass(ROAD_LIFE, bot, clock)
    board = await table.board_says(core("road-run-never"))
    assert not offers(board, WORDS("road-mine-button"))
    shown = await table.ben.press(own.message, "Dig")
    assert shown.form is None, "what was under way is broken off"
    assert "The same road with" not in said(await table.ben.slash(local.channel, "duels"))
    await nothing_waits(bot)


Step = Callable[[RoadTable], Awaitable[None]]


async def accept(table: RoadTable) -> None:
    """Accept as Ben."""
    [challenge] = [each for each in table.public if offers(each, "Accept")]
    await table.ben.press(challenge, "Accept")


async def set_out(table: RoadTable) -> None:
    """Set out as Aya."""
    await table.aya.press(table.board, WORDS("road-mine-button"))


async def last_choice(table: RoadTable) -> None:
    """Play on as Aya to the end of a match."""
    await (await table.mine(table.aya)).on()


async def next_match(table: RoadTable) -> None:
    """Begin Ben's next match."""
    await table.ben.press(table.board, WORDS("road-mine-button"))


@pytest.mark.parametrize("sent", [False, True], ids=["before", "after"])
@pytest.mark.parametrize("step", [accept, set_out, last_choice, next_match])
async def test_it_goes_on_wherever_the_bot_was_killed(
    local: LocalDiscord, host: BotProcess, step: Step, *, sent: bool
) -> None:
    host.module = "tests.toys"
    await host.start()
    table = road_of(local)
    await table.challenge()
    for each in (accept, set_out, last_choice, next_match):
        request = CALLBACK if each is not accept else SEND
        if each is step:
            (local.faults.after if sent else local.faults.before)(request, host.kill)
        with suppress(TimeoutError, AssertionError):
            await asyncio.wait_for(each(table), 2.0)
        if each is step:
            await host.killed()
            await host.start()
            if each is accept and not table.boards and [m for m in table.public if offers(m, "Accept")]:
                with suppress(AssertionError):
                    await accept(table)
        await table.board_says("The same road")
    for person in (table.aya, table.ben):
        await table.through(await table.mine(person))
    assert offers(await table.board_says("Searched 3 times"), WORDS("road-again-button"))
    assert len(table.boards) == 1
    assert host.count("SELECT count(*) FROM contests") == 1
    assert host.count("SELECT count(*) FROM campaigns") == 2
    assert host.count("SELECT count(*) FROM matches") == 6
    assert host.count("SELECT count(*) FROM records") == 6
