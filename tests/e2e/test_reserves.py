"""A reserve who fights in a player's place at a tournament, over the sockets, and through a kill."""

from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from bot.replay_gathering import replay_gathering
from bot.sandbox.actors.puppets import prompts
from bot.sandbox.components import texts
from bot.sandbox.people.person import Person
from bot.sandbox.request import Json
from bot.sandbox.server import LocalDiscord
from bot.store.engine import Store
from bot.wire.client import DuelBot
from tests.e2e.gathering_table import LIVING, quiet_by
from tests.e2e.process import BotProcess, die
from tests.e2e.table import CALLBACK, OPEN_DM, PATIENCE, Clock, cards_of, offers, pick_of, said
from tests.e2e.test_kill import comes_back
from tests.e2e.test_tournament_kill import quiet
from tests.e2e.tournament_table import TournamentTable, begun
from tests.spoken import WORDS, core

Quiet = Callable[[], Awaitable[None]]


@pytest.fixture
def still(bot: DuelBot, clock: Clock, store: Store) -> Quiet:
    """Return what waits until the tournament has heard of every end, and all is sent."""
    return quiet_by(bot, clock, store)


async def request_in(table: TournamentTable) -> Json:
    """Wait for the request that stands in the channel, and return it."""

    def found() -> Json | None:
        return next((each for each in table.public if WORDS("reserve-title") in texts(each)), None)

    return await table.local.until(found, PATIENCE)


async def asked_for(table: TournamentTable, leaver: Person, newcomer: Person) -> Json:
    """Ask for a reserve by the buttons of the organiser's desk, and return the request."""
    desk = await table.aya.press(table.message, WORDS("tournament-organise"))
    listed = await table.aya.press(desk.message, WORDS("tournament-replace"))
    instead = await table.aya.choose(listed.message, str(leaver.id))
    form = (await table.aya.choose(instead.message, newcomer)).form
    assert form, instead
    handed = await table.hand_in(form, {}, "has left us")
    assert texts(handed.message) == WORDS("substitute-posted")
    await table.quiet()
    return await request_in(table)


async def comes(newcomer: Person, request: Json, fighter: str = "swift") -> str:
    """Take over as one who never signed up, and return what they are told."""
    question = await newcomer.press(request, WORDS("substitute-accept"))
    assert WORDS("reserve-role-hint") in said(question)
    return texts((await newcomer.choose(question.message, fighter)).message)


async def test_an_organiser_seats_a_reserve_by_buttons_and_all_is_played_and_replayed(
    local: LocalDiscord, still: Quiet, sqlite_url: str
) -> None:
    table = await begun(local, still, 4)
    newcomer, stranger = local.add_person("Nobu"), local.add_person("Stranger")
    board, leaver, other = table.fights[0]
    assert "organiser" in said(await other.press(table.message, WORDS("tournament-organise")))
    request = await asked_for(table, leaver, newcomer)
    assert local.pinged(request) == [newcomer.name]
    assert core("refusal-substitute-not-for-you") in said(
        await stranger.press(request, WORDS("substitute-accept"))
    )
    assert core("refusal-substitute-not-for-you") in said(
        await other.press(request, WORDS("substitute-decline"))
    )
    assert await comes(newcomer, request) == WORDS("reserve-yours")
    await still()
    assert core("substitute-entered") in texts(await request_in(table))
    assert not offers(await request_in(table), WORDS("substitute-accept"))
    assert WORDS("outcome-draw-called-off") in texts(local.message(board))
    assert "“has left us”" in table.shown
    assert "are out" in said(await leaver.press(table.message, WORDS("tournament-mine")))
    table = replace(table, people=(*table.people, newcomer))
    assert {newcomer, other} in [set(pair) for _, *pair in table.fights]
    while table.fights:
        await table.resign_one_each()
    bracket = texts(await table.bracket())
    assert newcomer.name in bracket or newcomer.mention in bracket
    told = LIVING.search(table.shown)
    assert told
    assert await replay_gathering(told[1], sqlite_url) == 0


async def test_a_player_asks_and_an_organiser_says_yes_after_a_question(
    local: LocalDiscord, still: Quiet
) -> None:
    table = await begun(local, still, 4)
    newcomer = local.add_person("Nobu")
    _, leaver, other = next(fight for fight in table.fights if table.aya not in fight)
    asked = await leaver.slash(local.channel, "duel substitute", person=newcomer)
    kept = await leaver.press(asked.message, WORDS("reserve-keep"))
    assert texts(kept.message) == WORDS("tournament-kept")
    asked = await leaver.slash(local.channel, "duel substitute", person=newcomer)
    posted = await leaver.press(asked.message, WORDS("reserve-ask-yes"))
    assert texts(posted.message) == WORDS("substitute-posted")
    await still()
    request = await request_in(table)
    assert WORDS("substitute-yes") in await comes(newcomer, request)
    await still()
    assert "organiser" in said(await other.press(request, WORDS("substitute-agree")))
    question = await table.aya.press(await request_in(table), WORDS("substitute-agree"))
    sure = await table.aya.press(question.message, WORDS("reserve-agree-yes"))
    assert texts(sure.message) == WORDS("reserve-seated")
    await still()
    table = replace(table, people=(*table.people, newcomer))
    assert {newcomer, other} in [set(pair) for _, *pair in table.fights]


async def test_by_command_and_too_late_once_a_card_is_chosen(local: LocalDiscord, still: Quiet) -> None:
    table = await begun(local, still, 2)
    newcomer = local.add_person("Nobu")
    _, leaver, other = table.fights[0]
    asked = await table.aya.slash(local.channel, "organise repair replace", person=leaver, reserve=newcomer)
    assert asked.form
    await table.hand_in(asked.form, {}, "gone")
    await still()
    request = await request_in(table)
    [prompt] = [prompt for prompt in prompts(other) if pick_of(prompt)]
    await other.choose(prompt, cards_of(prompt)[0])
    assert await comes(newcomer, request) == WORDS("refusal-reserve-too-late")
    await still()
    assert core("substitute-over") in texts(await request_in(table))
    again = await table.aya.slash(local.channel, "organise repair replace", person=leaver, reserve=newcomer)
    assert again.form
    refused = await table.hand_in(again.form, {}, "gone")
    assert WORDS("refusal-reserve-too-late") in said(refused)


class TestKilled:
    """A process that dies as a reserve comes; on each database."""

    @pytest.fixture
    def process_url(self, database_url: str) -> str:
        """Run every test here on each database."""
        return database_url

    @pytest.mark.parametrize(("point", "sent"), [(CALLBACK, False), (OPEN_DM, False), (OPEN_DM, True)])
    async def test_the_reserve_is_in_once_and_the_new_duel_begins_once(
        self, local: LocalDiscord, process: BotProcess, point: str, *, sent: bool
    ) -> None:
        table = await begun(local, quiet(local, process), 4)
        newcomer = local.add_person("Nobu")
        _, leaver, other = table.fights[0]
        request = await asked_for(table, leaver, newcomer)
        question = await newcomer.press(request, WORDS("substitute-accept"))
        die(process, point, sent=sent)
        await newcomer.choose(question.message, "swift")
        await process.killed()
        await comes_back(process)
        await table.quiet()
        table = replace(table, people=(*table.people, newcomer))
        assert [set(pair) for _, *pair in table.fights].count({newcomer, other}) == 1
        assert process.count("SELECT count(*) FROM entrants") == 5
        assert process.count("SELECT count(*) FROM bouts WHERE status = 'open'") == 2
        assert core("substitute-entered") in texts(await request_in(table))
        while table.fights:
            await table.resign_one_each()
        told = LIVING.search(table.shown)
        assert told
        assert await replay_gathering(told[1], process.database_url) == 0
