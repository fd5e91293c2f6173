"""Kendo by hand: each attack with its ladder of answers in one message, one person asked at a time."""

import pytest

from bot.face.kendo.cards import card_names
from bot.face.words import Words
from bot.play.ground.context import Context
from bot.replay import check_match
from bot.sandbox.components import texts
from bot.sandbox.people.person import Person
from bot.sandbox.server import LocalDiscord
from bot.sandbox.stage import logged_in
from bot.store.engine import Store, open_store
from rules.game import Request
from rules.kendo.cards import CARDS, JIKAN_DESU
from rules.kendo.events import CardsTaken, DrewCard, IpponGiven, TimeCalled
from rules.kendo.moves import YIELD, read_move
from rules.kendo.state import Threat
from tests.e2e.books import books_at
from tests.e2e.kendo.foreseen import COMPETITION, DUEL, Foreseen, asks, course, over, sensibly
from tests.e2e.kendo.kendo_table import FencingTable, begun
from tests.e2e.match_table import Quiet, nothing_due
from tests.e2e.table import SEND, Clock, all_told
from tests.spoken import core


def named(card: str) -> str:
    """Return a card as a hand names what came and went."""
    return card_names(Words(), (card,))


def letters_sent(table: FencingTable, person: Person) -> int:
    """Return how many DMs the bot has sent a player by its own requests."""
    here = f"/channels/{person.dm.id}/messages"
    return sum(r.kind == "bot" and r.route == SEND and r.path == here for r in table.local.requests)


async def test_a_duel_is_fought_from_the_challenge_to_the_rematch(
    local: LocalDiscord, quiet: Quiet, store: Store
) -> None:
    table = await begun(local, quiet, course(DUEL, 2, sensibly, over, most=18))
    match_id = table.match_id
    await table.play_on(sensibly)
    assert len(table.chapters) >= 4, "the switch, and several fights"
    assert core("outcome-honor") in texts(table.newest)
    assert await check_match(store, match_id) == []
    posted = await table.people[1].press(table.newest, "Rematch")
    assert "Kendo Duel" in texts(posted.message)
    await table.people[0].press(posted.message, "Accept")
    await local.until(lambda: table.match_id != match_id)


@pytest.mark.postgres
async def test_a_duel_is_fought_on_postgresql(local: LocalDiscord, clock: Clock, postgres_url: str) -> None:
    async with open_store(postgres_url) as store, logged_in(local, Context(store, clock)) as bot:

        async def quiet() -> None:
            bot.outbox.wake()
            await nothing_due(books_at(postgres_url), clock)

        table = await begun(local, quiet, course(DUEL, 2, sensibly, over, most=18))
        await table.play_on(sensibly)
        assert await check_match(store, table.match_id) == []


async def test_red_part_and_attack_are_answered_in_one_sitting(local: LocalDiscord, quiet: Quiet) -> None:
    table = await begun(local, quiet, course(DUEL, 2, sensibly, asks("red"), most=6))
    while not asks("red")(table.foreseen):
        await table.go_on(sensibly)
    request = table.foreseen.request
    person, chapters = table.person(request), table.chapters
    sent = letters_sent(table, person)
    await table.play(YIELD)
    assert table.foreseen.request.seat == request.seat
    assert (letters_sent(table, person), table.chapters) == (sent, chapters), (
        "the answer to the click asks on"
    )
    [*_, pulled] = table.foreseen.happened(CardsTaken)
    assert named(pulled.cards[0]) in texts(table.prompt(person))


async def test_what_was_drawn_is_seen_before_the_answer_in_one_sitting(
    local: LocalDiscord, quiet: Quiet
) -> None:
    def threatened(foreseen: Foreseen) -> bool:
        return asks("switch")(foreseen) and isinstance(foreseen.state.cards.now, Threat)

    table = await begun(local, quiet, course(COMPETITION, 2, sensibly, threatened, most=4))
    while not threatened(table.foreseen):
        await table.go_on(sensibly)
    request = table.foreseen.request
    person, chapters = table.person(request), table.chapters
    sent, drawn_before = letters_sent(table, person), len(table.foreseen.happened(DrewCard))
    await table.play(next(option for option in request.options if "/" in option))
    drawn = table.foreseen.happened(DrewCard)[drawn_before:]
    assert len(drawn) == 2
    assert table.foreseen.request.seat == request.seat
    assert (letters_sent(table, person), table.chapters) == (sent, chapters)
    for event in drawn:
        assert named(event.card) in texts(table.prompt(person))
    await table.play(YIELD)


async def test_a_competition_with_hansoku_and_with_time_called(
    local: LocalDiscord, quiet: Quiet, store: Store
) -> None:
    table = await begun(local, quiet, course(COMPETITION, 2, recklessly, all_there_is, most=32))
    penalties = 0
    while table.foreseen.requests:
        penalties += "· hansoku: " in all_told(table.newest)
        await table.go_on(recklessly)
    assert penalties
    told = "\n".join(map(all_told, table.boards))
    assert "by hansoku: " in told
    assert core("kendo-told-time") in told
    assert await check_match(store, table.match_id) == []


def all_there_is(foreseen: Foreseen) -> bool:
    """Return whether a match is over in which a point was made by hansoku, and time was called."""
    marks = {event.mark for event in foreseen.happened(IpponGiven)}
    return over(foreseen) and "hansoku" in marks and bool(foreseen.happened(TimeCalled))


def recklessly(foreseen: Foreseen, request: Request) -> str:
    """Attack with yellow cards, for which one draws, answer none, and call time as soon as one can."""
    match request.decision:
        case _ if JIKAN_DESU.key in request.options:
            return JIKAN_DESU.key
        case "switch":
            return min(
                request.options, key=lambda option: (not option.endswith("other/other"), is_kept(option))
            )
        case "attack":
            return min(request.options, key=lambda option: not is_yellow(read_move(option).cards[0]))
        case "answer" if is_yellow(foreseen.state.cards.now.card):
            return YIELD
        case _:
            return request.options[0]


def is_kept(switch: str) -> bool:
    """Return whether a switch would give away what one attacks or calls time with."""
    card = switch.partition("/")[0]
    return card in CARDS and (is_yellow(card) or card == JIKAN_DESU.key)


def is_yellow(card: str) -> bool:
    return CARDS[card].frame == "yellow"
