"""Newcomers have easier fights of the day, compared among themselves; a day begun goes on as it was drawn."""

import pytest

from bot.face.contest.panel import contest_panel
from bot.face.letters.letters import Letters
from bot.face.transcript import as_text
from bot.face.words import Words
from bot.play.ground.times import DAY
from bot.play.solo.contest_pages import FIRST_DAYS, NEW_LISTED, ContestPage
from rules.codec import decode, encode
from rules.way.state import WayOptions
from tests.parcels import parcel
from tests.play.competing import Arena
from tests.play.hall import AYA, BEN, CHIYO, GUILD, Hall

pytestmark = pytest.mark.usefixtures("toys")


@pytest.fixture
async def arena(hall: Hall) -> Arena:
    await hall.meet(AYA, BEN, CHIYO)
    return Arena(hall)


async def board_of(arena: Arena, contest_id: str) -> str:
    """Return the board of a contest as everyone reads it."""
    letter = await Letters(arena.hall.context).write(parcel("contest", contest_id))
    assert letter
    return as_text(letter.screen)


async def on_hard_ground(arena: Arena) -> ContestPage:
    """Wait for a day that is no easy one."""
    while not (page := await arena.page(AYA)).newcomers:
        arena.hall.clock.forward(DAY)
    return page


async def test_the_first_seven_days_are_easier_and_compared_among_those_who_are_as_new(arena: Arena) -> None:
    for _ in range(FIRST_DAYS):
        page = await on_hard_ground(arena)
        assert page.plays_easier
        assert (page.settled, page.answers) == ({}, {"ground": "hard"})
        match_id = await arena.fight(AYA)
        assert decode((await arena.hall.match(match_id)).answers, dict[str, str]) == {}, "on the easy ground"
        await arena.win(match_id, AYA, 2)
        assert (await arena.page(AYA)).plays_easier, "also on the last of these days, once it is fought"
        await arena.midnight()
    page = await on_hard_ground(arena)
    assert not page.plays_easier
    assert page.settled == {"ground": "hard"}
    await arena.lose(await arena.fight(AYA), AYA)
    await arena.win(await arena.fight(BEN), BEN, 1)
    await arena.win(await arena.fight(CHIYO), CHIYO, 2)
    seen = {user_id: await arena.page(user_id) for user_id in (AYA, BEN, CHIYO)}
    assert {user_id: (page.own_place, page.among) for user_id, page in seen.items()} == {
        AYA: (1, 1),
        BEN: (1, 2),
        CHIYO: (2, 2),
    }
    told = await board_of(arena, page.contest_id)
    others, newcomers = told.split("Newcomers")
    assert f"Person {AYA}" in others
    assert f"Person {BEN}" not in others
    assert newcomers.index(f"Person {BEN}") < newcomers.index(f"Person {CHIYO}")
    panels = [as_text(contest_panel(each, Words())) for each in seen.values()]
    assert ["Your first 7" in panel for panel in panels] == [False, True, True]
    row = await arena.row(page.contest_id)
    assert not any(row.seed in each for each in (told, *panels))


async def test_of_many_newcomers_the_first_are_listed_and_all_counted(arena: Arena) -> None:
    crowd = range(100, 101 + NEW_LISTED)
    await arena.hall.meet(*crowd)
    await on_hard_ground(arena)
    for user_id in crowd:
        await arena.win(await arena.fight(user_id), user_id)
    newcomers = (await arena.page(AYA)).newcomers
    assert newcomers
    assert (len(newcomers.first), newcomers.finished) == (NEW_LISTED, NEW_LISTED + 1)


async def test_a_day_that_began_before_a_new_version_came_goes_on_as_it_was_drawn(arena: Arena) -> None:
    begun = await arena.contests.today("daily", guild_id=GUILD, user_id=AYA, wanted="way.fight")
    assert begun.game == "way.fight/2"
    drawn = encode({"opponent": "shiro", "weapon": "yari"})
    await arena.hall.cheat("contest_of_old", game="way.fight/1", answers=drawn)
    page = await arena.contests.today("daily", guild_id=GUILD, user_id=BEN, wanted="way.fight")
    assert (page.contest_id, page.game, page.plays_easier) == (begun.contest_id, "way.fight/1", False)
    match_id = await arena.contests.join(page.contest_id, arena.came(BEN))
    match = await arena.hall.match(match_id)
    assert match.game == "way.fight/1"
    assert decode(match.options, WayOptions) == WayOptions("shiro", "yari")
