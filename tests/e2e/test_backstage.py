"""What happens behind the page: time passes at once, and people play by themselves."""

from collections.abc import AsyncGenerator

import pytest

from bot.play.ground.chance import now_ms
from bot.play.ground.times import HOUR
from bot.sandbox.components import texts
from bot.sandbox.errors import NotPossible
from bot.sandbox.page.backstage import Backstage
from bot.sandbox.server import PATIENCE_SECONDS
from bot.sandbox.stage import Stage, stage
from bot.store.ids import MatchId
from tests.e2e.table import Table, challenged, seated

SNOWFLAKE_TIME = 22
"""Bits of an id behind the milliseconds at which it was given."""

LONG = 8 * PATIENCE_SECONDS
"""Seconds for a whole match of people who wait a moment before each choice."""


@pytest.fixture
async def played(sqlite_url: str) -> AsyncGenerator[Stage]:
    async with stage(sqlite_url) as opened:
        yield opened


@pytest.fixture
async def backstage(played: Stage) -> AsyncGenerator[Backstage]:
    opened = Backstage()
    async with opened.of(played):
        yield opened


@pytest.fixture
async def table(played: Stage) -> Table:
    return await seated(played.local)


async def test_an_hour_passes_for_the_bot_and_for_what_is_written(
    played: Stage, backstage: Backstage, table: Table
) -> None:
    await table.prompt_of(table.ben)
    page = await played.bot.play.reading.match(MatchId(table.match_id))
    began, wall = played.bot.now(), now_ms()
    await backstage.pass_an_hour()
    assert HOUR <= played.bot.now() - began <= HOUR + now_ms() - wall
    after = await played.bot.play.reading.match(MatchId(table.match_id))
    assert after.deadline_at == page.deadline_at, "the bot was awake, so no time is given back"
    table.aya.say(table.local.channel, "Later")
    first, *_, last = table.aya.messages(table.local.channel)
    assert (int(last["id"]) >> SNOWFLAKE_TIME) - (int(first["id"]) >> SNOWFLAKE_TIME) >= HOUR


async def test_what_comes_next_is_the_reminder_and_then_the_stand_in(
    backstage: Backstage, table: Table
) -> None:
    await table.prompt_of(table.ben)
    await backstage.pass_to_next()
    for person in table.pair:
        assert any("A match waits for you" in texts(letter) for letter in table.letters(person))
    assert table.reveals == []
    await backstage.pass_to_next()
    assert "The stand-in chose for" in await table.told(1)


async def test_whoever_stays_away_while_time_passes_forfeits_at_last(
    backstage: Backstage, table: Table
) -> None:
    for turn in (1, 2, 3):
        await table.pick(table.aya)
        while table.turns_told[-1:] != [turn]:
            await backstage.pass_to_next()
    told = await table.told(turn)
    assert f"{table.ben.mention} stayed away 3 times in a row and forfeits." in told


async def test_people_play_a_whole_duel_by_themselves(
    played: Stage, backstage: Backstage, table: Table
) -> None:
    for person in table.pair:
        backstage.let_play(person, by_themselves=True)
        assert backstage.plays_by_themselves(person)
    await played.local.until(lambda: table.over, LONG)
    await table.check_the_end()


async def test_who_plays_by_themselves_accepts_and_chooses_from_the_board_where_they_take_no_dms(
    played: Stage, backstage: Backstage
) -> None:
    table = Table(played.local, played.local.people["Aya"], played.local.people["Ben"])
    table.ben.close_dms()
    backstage.let_play(table.ben, by_themselves=True)
    await challenged(played.local)
    await table.pick(table.aya)
    await table.told(1)
    backstage.let_play(table.ben, by_themselves=False)
    await table.pick(table.aya)
    await backstage.pass_an_hour()
    assert table.turns_told == [1]


async def test_who_plays_by_themselves_joins_a_brawl_and_plays_it(
    played: Stage, backstage: Backstage
) -> None:
    aya, *others = played.local.people.values()
    for person in others:
        backstage.let_play(person, by_themselves=True)
    posted = await aya.slash(played.local.channel, "brawl", fighter="swift")
    lobby = posted.message
    assert lobby
    await played.local.until(
        lambda: all(person.mention in texts(played.local.message(lobby) or {}) for person in others), LONG
    )
    await aya.press(played.local.message(lobby) or {}, "Start")
    backstage.let_play(aya, by_themselves=True)
    await played.local.until(
        lambda: any("Brawl, turn 2" in texts(message) for message in played.local.seen_by(aya)), LONG
    )


async def test_nobody_works_behind_a_page_without_a_bot() -> None:
    with pytest.raises(NotPossible):
        await Backstage().pass_an_hour()
