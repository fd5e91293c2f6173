"""Seasons: closed by organisers alone, once, and remembered as they ended."""

import asyncio
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.play.clocks.habits import Habits
from bot.play.ground.refusals import Gone, NotYours, Stale
from bot.play.ground.times import DAY
from bot.play.guild.organisers import Standing
from bot.play.standing.honor import DEEDS, Source
from bot.play.standing.seasons import FAMED
from bot.store.record_rows import FamePlace
from tests.play.archive import DUEL, felled, ratings, taken_back, told
from tests.play.hall import AYA, BEN, CHANNEL, CHIYO, DAIGO, EMI, GUILD, Hall

MANAGER = Standing(GUILD, EMI, frozenset(), manages=True)
ROLE, ELSEWHERE = 5_000, 8_888


async def close(hall: Hall, nth: int, standing: Standing = MANAGER) -> None:
    await hall.seasons.close(guild_id=GUILD, channel_id=CHANNEL, standing=standing, nth=nth)


async def fame(hall: Hall, nth: int, board: str) -> list[FamePlace]:
    return [line for line in (await hall.seasons.page(GUILD, nth)).fame if line.board == board]


async def test_a_server_begins_in_its_first_season(hall: Hall) -> None:
    page = await hall.seasons.page(GUILD)
    assert (page.season.nth, page.latest, page.season.closed_at, page.fame) == (1, 1, None, ())


async def test_only_an_organiser_closes_a_season(hall: Hall) -> None:
    member, organiser = (
        Standing(GUILD, AYA, roles, manages=False) for roles in (frozenset[int](), frozenset({ROLE}))
    )
    for standing in (member, organiser):
        with pytest.raises(NotYours, match="not-organiser"):
            await close(hall, 1, standing)
        with pytest.raises(NotYours, match="not-organiser"):
            await hall.seasons.may_close(GUILD, standing)
    await hall.book.change(GUILD, MANAGER, "role", (str(ROLE),))
    assert (await hall.seasons.may_close(GUILD, organiser)).nth == 1
    await close(hall, 1, organiser)
    assert (await hall.seasons.page(GUILD)).season.nth == 2


async def test_a_season_is_closed_once_however_many_confirm_it(hall: Hall, rival: Hall) -> None:
    for nth in range(1, 5):
        results = await asyncio.gather(
            *(close(house, nth) for house in (hall, rival, hall)), return_exceptions=True
        )
        assert sorted(map(type, results), key=str) == sorted([type(None), Stale, Stale], key=str)
        assert (await hall.seasons.page(GUILD)).season.nth == nth + 1


async def test_a_season_that_has_not_begun_cannot_be_closed_or_looked_at(hall: Hall) -> None:
    with pytest.raises(Stale, match="season-closed"):
        await close(hall, 2)
    for nth in (0, 2):
        with pytest.raises(Gone, match="season-unknown"):
            await hall.seasons.page(GUILD, nth)


async def test_one_season_begins_where_the_other_ends(hall: Hall) -> None:
    await close(hall, 1)
    ended_at = hall.clock()
    hall.clock.forward(5)
    first, second = await hall.seasons.page(GUILD, 1), await hall.seasons.page(GUILD, 2)
    assert (first.season.began_at, first.season.closed_at) == (0, ended_at)
    assert (second.season.began_at, second.season.closed_at, second.latest) == (ended_at, None, 2)


async def test_its_end_is_told_in_the_channel(hall: Hall) -> None:
    await close(hall, 1)
    assert await hall.waiting() == {(f"season:{GUILD}", 1): 0}


async def test_its_end_is_told_where_the_server_announces_things(hall: Hall) -> None:
    await hall.book.change(GUILD, MANAGER, "channel", (str(ELSEWHERE),))
    await close(hall, 1)
    assert (await hall.seasons.page(GUILD, 1)).season.channel_id == ELSEWHERE


async def test_where_the_channel_is_gone_it_is_told_in_another(hall: Hall) -> None:
    await close(hall, 1)
    parcel = await hall.claim(f"season:{GUILD}", 1)
    assert parcel is not None
    await hall.deliveries.move(parcel, ELSEWHERE)
    assert await hall.waiting() == {(f"season:{GUILD}", 1): 0}
    assert (await hall.seasons.page(GUILD, 1)).season.channel_id == ELSEWHERE


async def test_the_hall_of_fame_has_the_first_places_of_honor_gained_within_the_season(hall: Hall) -> None:
    await told(hall, AYA, "kensei", Source("gathering", "before"))
    hall.clock.forward(1)
    await close(hall, 1)
    deeds = {AYA: "refused", BEN: "kensei", CHIYO: "won", DAIGO: "won", EMI: "fought"}
    for user_id, deed in deeds.items():
        await told(hall, user_id, deed, Source("gathering", deed))
    await hall.meet(BEN)
    hall.clock.forward(1)
    await close(hall, 2)
    assert [(line.place, line.user_id, line.name, line.amount) for line in await fame(hall, 2, "honor")] == [
        (1, BEN, f"Person {BEN}", DEEDS["kensei"]),
        (2, CHIYO, "", DEEDS["won"]),
        (2, DAIGO, "", DEEDS["won"]),
    ]
    assert FAMED == 3
    assert [line.user_id for line in await fame(hall, 1, "honor")] == [AYA]


async def test_nobody_is_famous_for_honor_lost(hall: Hall) -> None:
    await told(hall, AYA, "forfeited", Source("match", "m"))
    await close(hall, 1)
    assert await fame(hall, 1, "honor") == []


async def test_what_is_corrected_later_leaves_a_closed_season_as_it_was(hall: Hall) -> None:
    source = Source("gathering", "g")
    await told(hall, AYA, "gathering-won", source)
    hall.clock.forward(1)
    await close(hall, 1)
    before = await hall.seasons.page(GUILD, 1)
    await taken_back(hall, source, Source("organiser", "o"))
    assert (await hall.seasons.page(GUILD, 1)).fame == before.fame
    assert (await hall.ledger.page(GUILD, AYA, 0)).own == 0


async def test_the_hall_of_fame_has_the_ratings_of_those_who_fought_in_the_season(hall: Hall) -> None:
    await felled(hall, AYA, BEN)
    await hall.cheat("ratings_settle")
    hall.clock.forward(1)
    await close(hall, 1)
    hall.clock.forward(1)
    await felled(hall, CHIYO, DAIGO)
    await hall.cheat("ratings_settle")
    kept = {rating.user_id: rating for rating in await ratings(hall)}
    await close(hall, 2)
    for nth, people in ((1, (AYA, BEN)), (2, (CHIYO, DAIGO))):
        lines = await fame(hall, nth, DUEL)
        assert [(line.place, line.user_id) for line in lines] == [(1, people[0]), (2, people[1])]
        assert [line.amount for line in lines] == [kept[user_id].level for user_id in people]
    assert {(k.user_id, k.level) for k in await ratings(hall)} == {
        (k.user_id, k.level) for k in kept.values()
    }


async def test_who_is_provisional_goes_into_no_hall_of_fame(hall: Hall) -> None:
    await felled(hall, AYA, BEN)
    hall.clock.forward(1)
    await close(hall, 1)
    assert await fame(hall, 1, DUEL) == []


async def test_each_server_has_seasons_of_its_own(hall: Hall) -> None:
    await close(hall, 1)
    assert (await hall.seasons.page(GUILD + 1)).season.nth == 1


def quarter(month: int, year: int = 2027) -> int:
    """Return when a quarter begins in Berlin."""
    return round(datetime(year, month, 1, tzinfo=ZoneInfo("Europe/Berlin")).timestamp() * 1000)


async def test_a_season_ends_with_each_quarter_once_where_organisers_want_it(hall: Hall, rival: Hall) -> None:
    member = Standing(GUILD, AYA, frozenset(), manages=False)
    with pytest.raises(NotYours, match="not-organiser"):
        await hall.seasons.plan(guild_id=GUILD, channel_id=CHANNEL, standing=member, quarterly=True)
    await Habits(hall.context).set_zone(EMI, "Europe/Berlin")
    await told(hall, AYA, "won", Source("gathering", "first"))
    planned = await hall.seasons.plan(guild_id=GUILD, channel_id=CHANNEL, standing=MANAGER, quarterly=True)
    assert planned.ends_at == quarter(4)
    hall.clock.time = quarter(4) - 1
    await hall.deadlines.sweep()
    assert (await hall.seasons.page(GUILD)).season.nth == 1
    hall.clock.forward(1)
    await asyncio.gather(*(house.deadlines.sweep() for house in (hall, rival) * 3))
    season = (await hall.seasons.page(GUILD)).season
    assert (season.nth, season.began_at, season.ends_at) == (2, quarter(4), quarter(7))
    assert (f"season:{GUILD}", 1) in await hall.waiting()
    assert [line.user_id for line in await fame(hall, 1, "honor")] == [AYA]


async def test_a_quarter_that_ended_while_the_bot_was_down_ends_the_season_once(hall: Hall) -> None:
    await hall.seasons.plan(guild_id=GUILD, channel_id=CHANNEL, standing=MANAGER, quarterly=True)
    hall.clock.forward(200 * DAY)
    for _ in range(3):
        await hall.deadlines.sweep()
    season = (await hall.seasons.page(GUILD)).season
    assert season.nth == 2
    assert season.ends_at is not None
    assert season.ends_at > hall.clock()


async def test_closed_by_hand_the_next_still_ends_with_the_quarter_until_that_is_stopped(hall: Hall) -> None:
    await hall.seasons.plan(guild_id=GUILD, channel_id=CHANNEL, standing=MANAGER, quarterly=True)
    await hall.seasons.close(guild_id=GUILD, channel_id=ELSEWHERE, standing=MANAGER, nth=1)
    assert (await hall.seasons.page(GUILD)).season.ends_at is not None
    await hall.seasons.plan(guild_id=GUILD, channel_id=CHANNEL, standing=MANAGER, quarterly=False)
    hall.clock.forward(400 * DAY)
    await hall.deadlines.sweep()
    assert (await hall.seasons.page(GUILD)).season.nth == 2
