"""The muster of a war: nobody fights who has not said so, and to be named costs nobody anything."""

import asyncio
from pathlib import Path

import pytest

from bot.play.clans.war_pages import called_on, war_row
from bot.play.clocks.habits import Habits
from bot.play.gatherings.reading import GatheringReading
from bot.play.ground.refusals import Gone, NotYours, Refusal
from bot.play.ground.times import DAY, HOUR
from bot.play.wars.musters import MUSTER
from bot.store.clan_rows import ClanWar
from bot.store.engine import MIGRATIONS, Tx, open_store
from bot.store.time_rows import ReliabilityRow
from tests.play.clan_hall import HERON, ClanHall
from tests.play.hall import AYA, BEN, BOOKS, CHIYO, DAIGO, EMI, GUILD, Hall, SetClock

FUJI, GORO = 16, 17


@pytest.fixture
def clans(hall: Hall) -> ClanHall:
    return ClanHall(hall)


@pytest.fixture
def rivals(rival: Hall) -> ClanHall:
    return ClanHall(rival)


async def mustering(clans: ClanHall, size: int = 2, *, leaders: bool = True) -> ClanWar:
    """Line up for a war between the clans of Aya and Daigo: the leaders and the first members."""
    await clans.found(AYA, BEN, CHIYO, GORO)
    heron = await clans.found(DAIGO, EMI, FUJI, 18, name=HERON)
    war = await clans.propose(AYA, heron, size)
    await clans.wars.agree(war_id=war.id, user_id=DAIGO)
    first = 0 if leaders else 1
    assert await clans.line_up(war.id, AYA, *(AYA, BEN, CHIYO, GORO)[first : first + size]) is None
    assert await clans.line_up(war.id, DAIGO, *(DAIGO, EMI, FUJI, 18)[first : first + size]) is None
    return (await clans.war(war.id)).war


async def over(clans: ClanHall) -> None:
    """Pass the time to answer."""
    clans.hall.clock.forward(MUSTER.turn)
    assert await clans.hall.deadlines.sweep() == 1


async def asked(clans: ClanHall, war: ClanWar, call: int) -> tuple[int, ...]:
    """Return the people whom a call would ask now."""

    async def work(tx: Tx) -> tuple[int, ...]:
        return await called_on(tx, await war_row(tx, war.id), call)

    return await clans.hall.store.read(work)


async def fighting(clans: ClanHall, war: ClanWar) -> set[int]:
    """Return who fights in the Clash of a war."""
    gathering_id = (await clans.war(war.id)).war.gathering_id
    assert gathering_id is not None
    page = await GatheringReading(clans.hall.context).page(gathering_id)
    return {entrant.user_id for entrant in page.entrants}


async def test_a_war_waits_for_the_named_and_begins_with_the_last_who_confirms(clans: ClanHall) -> None:
    war = await mustering(clans)
    page = await clans.war(war.id)
    assert (war.status, war.gathering_id) == ("mustering", None)
    assert war.expires_at == clans.hall.clock() + DAY
    assert page.line_ups == {war.clan_id: (AYA, BEN), war.foe_id: (DAIGO, EMI)}
    assert page.confirmed == {AYA, DAIGO}, "who names themselves has said so"
    assert await asked(clans, war, 1) == (BEN, EMI)
    assert {(f"clan-war:{war.id}", 0), (f"clan-war-call:{war.id}", 1)} <= set(await clans.hall.waiting())
    assert await clans.confirm(war.id, BEN, BEN) is None
    assert await clans.confirm(war.id, EMI) is not None
    assert await fighting(clans, war) == {AYA, BEN, DAIGO, EMI}


async def test_who_was_only_named_owes_nothing_whatever_they_do(clans: ClanHall) -> None:
    war = await mustering(clans, 3)
    await clans.musters.decline(war_id=war.id, user_id=BEN)
    await clans.confirm(war.id, CHIYO, FUJI)
    await over(clans)
    clans.hall.clock.forward(60 * DAY)
    while await clans.hall.deadlines.sweep():
        pass
    untouched = {BEN, EMI}
    assert await fighting(clans, war) == {AYA, CHIYO, DAIGO, FUJI}
    assert untouched.isdisjoint(deed.user_id for deed in await clans.hall.honor())
    for user_id in untouched:
        seen = await clans.hall.store.read(
            lambda tx, user_id=user_id: tx.one("reliability_of", ReliabilityRow, user_id=user_id)
        )
        assert seen is None
        assert await clans.hall.reading.duels(user_id) == []
    assert {row.lane for row in await clans.hall.parcels() if row.lane == f"reminder:{BEN}"} == set()


async def test_who_never_answered_is_dropped_and_the_sides_made_even(clans: ClanHall) -> None:
    war = await mustering(clans, 4)
    await clans.confirm(war.id, CHIYO, GORO, EMI)
    await over(clans)
    page = await clans.war(war.id)
    assert (page.war.status, page.war.size) == ("begun", 2)
    assert page.line_ups == {war.clan_id: (AYA, CHIYO), war.foe_id: (DAIGO, EMI)}, "those named first"
    assert await fighting(clans, war) == {AYA, CHIYO, DAIGO, EMI}
    assert (f"clan-war:{war.id}", 0) in await clans.hall.waiting()


async def test_where_too_few_would_fight_there_is_no_war(clans: ClanHall) -> None:
    war = await mustering(clans, 4)
    await clans.confirm(war.id, BEN, CHIYO, GORO)
    await over(clans)
    page = await clans.war(war.id)
    assert (page.war.status, page.war.gathering_id) == ("unmanned", None)
    assert await clans.hall.honor() == []
    assert await clans.hall.every_match() == []
    with pytest.raises(Gone, match="war-gone"):
        await clans.confirm(war.id, EMI)


async def test_who_declines_makes_room_for_another_and_is_not_named_again(clans: ClanHall) -> None:
    war = await mustering(clans)
    await clans.confirm(war.id, BEN)
    await clans.musters.decline(war_id=war.id, user_id=BEN)
    assert (await clans.war(war.id)).line_ups[war.clan_id] == (AYA,)
    assert await clans.confirm(war.id, EMI) is None, "one is missing"
    with pytest.raises(Refusal, match="war-fighter-declined"):
        await clans.line_up(war.id, AYA, AYA, BEN)
    with pytest.raises(NotYours, match="war-not-named"):
        await clans.confirm(war.id, BEN)
    assert await clans.line_up(war.id, AYA, AYA, CHIYO) is None
    assert await asked(clans, war, 2) == (CHIYO,)
    assert await clans.confirm(war.id, CHIYO) is not None
    assert await fighting(clans, war) == {AYA, CHIYO, DAIGO, EMI}


async def test_nobody_is_asked_twice_however_often_they_are_named(clans: ClanHall) -> None:
    war = await mustering(clans)
    for mate in (CHIYO, BEN, CHIYO, BEN):
        await clans.line_up(war.id, AYA, AYA, mate)
    calls = {lane: rank for lane, rank in await clans.hall.waiting() if lane.startswith("clan-war-call")}
    assert calls == {f"clan-war-call:{war.id}": 2}
    assert await asked(clans, war, 1) == (BEN, EMI)
    assert await asked(clans, war, 2) == (), "replaced before it was sent"
    await clans.confirm(war.id, EMI)
    assert await clans.confirm(war.id, BEN) is not None


async def test_a_line_up_of_people_who_all_named_themselves_needs_no_answer(clans: ClanHall) -> None:
    war = await mustering(clans)
    for leader, mate in ((AYA, BEN), (DAIGO, EMI)):
        await clans.promote(leader, mate)
        begun = await clans.line_up(war.id, mate, leader, mate)
    assert begun is not None


async def test_only_the_named_answer_and_only_while_they_are_asked(clans: ClanHall) -> None:
    await clans.found(AYA, BEN, CHIYO)
    heron = await clans.found(DAIGO, EMI, name=HERON)
    war = await clans.propose(AYA, heron)
    await clans.wars.agree(war_id=war.id, user_id=DAIGO)
    await clans.line_up(war.id, AYA, AYA, BEN)
    for answer in (clans.musters.confirm, clans.musters.decline):
        with pytest.raises(NotYours, match="war-not-named"):
            await answer(war_id=war.id, user_id=BEN)  # who does not know yet
    await clans.line_up(war.id, DAIGO, DAIGO, EMI)
    assert [row.id for row in await clans.musters.asking(GUILD, BEN)] == [war.id]
    assert await clans.musters.asking(GUILD, CHIYO) == []
    for stranger in (CHIYO, FUJI):
        with pytest.raises(NotYours, match="war-not-named"):
            await clans.confirm(war.id, stranger)


async def test_who_is_named_may_leave_the_clan(clans: ClanHall) -> None:
    war = await mustering(clans)
    await clans.confirm(war.id, BEN)
    await clans.leave(war.clan_id, BEN)
    assert (await clans.war(war.id)).line_ups[war.clan_id] == (AYA,)
    assert await clans.confirm(war.id, EMI) is None


async def test_whoever_has_blocked_somebody_is_not_named_by_them(clans: ClanHall) -> None:
    war = await mustering(clans)
    await clans.hall.people.block(CHIYO, AYA)
    with pytest.raises(Refusal, match="war-fighter-blocked"):
        await clans.line_up(war.id, AYA, AYA, CHIYO)
    await clans.hall.people.block(BEN, AYA)
    assert await clans.line_up(war.id, AYA, AYA, BEN) is None, "the named answer for themselves"


async def test_either_clan_calls_a_muster_off(clans: ClanHall) -> None:
    war = await mustering(clans)
    await clans.wars.withdraw(war_id=war.id, user_id=DAIGO)
    assert (await clans.war(war.id)).war.status == "withdrawn"
    assert await clans.hall.every_match() == []


async def test_quiet_hours_of_those_asked_do_not_count(clans: ClanHall) -> None:
    await Habits(clans.hall.context).set_quiet_hours(BEN, (21 * 60, 8 * 60))
    war = await mustering(clans)
    assert war.expires_at == clans.hall.clock() + DAY + 11 * HOUR


async def test_downtime_is_given_back_to_those_asked(clans: ClanHall) -> None:
    war = await mustering(clans)
    await clans.hall.deadlines.beat()
    clans.hall.clock.forward(2 * DAY)
    await clans.hall.deadlines.beat()
    assert (await clans.war(war.id)).war.expires_at == war.expires_at + 2 * DAY
    assert await clans.hall.deadlines.sweep() == 0
    assert await clans.confirm(war.id, BEN, EMI) is not None


async def test_a_hundred_answers_at_once_begin_one_war(clans: ClanHall, rivals: ClanHall) -> None:
    war = await mustering(clans, 4, leaders=True)
    answers = [
        (clans, rivals)[number % 2].musters.confirm(war_id=war.id, user_id=user_id)
        for number in range(16)
        for user_id in (BEN, CHIYO, GORO, EMI, FUJI, 18)
    ]
    results = await asyncio.gather(*answers, return_exceptions=True)
    raised = {repr(result) for result in results if isinstance(result, BaseException)}
    assert raised <= {repr(Gone("war-gone"))}
    assert len(await fighting(clans, war)) == 8
    assert len({result.gathering_id for result in results if isinstance(result, ClanWar)} - {None}) == 1


async def test_line_ups_named_by_many_clicks_at_once_call_once(clans: ClanHall, rivals: ClanHall) -> None:
    war = await mustering(clans)
    naming = [
        clans.line_up(war.id, AYA, AYA, BEN) if number % 2 else rivals.line_up(war.id, DAIGO, DAIGO, EMI)
        for number in range(20)
    ]
    assert set(await asyncio.gather(*naming)) == {None}
    assert [rank for lane, rank in await clans.hall.waiting() if lane.startswith("clan-war-call")] == [1]


OLD_BOOKS = """
-- name: clans!
INSERT INTO clans (id, guild_id, channel_id, name, letters, shapes, founded_at) VALUES
    ('lotus', 7000, 7001, 'Red Lotus', 'red lotus', 'red lotus', 1),
    ('heron', 7000, 7001, 'Heron', 'heron', 'heron', 1);
-- name: members!
INSERT INTO clan_members (guild_id, user_id, clan_id, role, joined_at, role_since, look_at) VALUES
    (7000, 11, 'lotus', 'leader', 1, 1, 1), (7000, 12, 'lotus', 'member', 2, 2, 1),
    (7000, 14, 'heron', 'leader', 1, 1, 1), (7000, 15, 'heron', 'member', 2, 2, 1);
-- name: wars!
INSERT INTO clan_wars (id, guild_id, channel_id, clan_id, foe_id, proposer_id, size, hardcore, pace, status,
    created_at, expires_at, gathering_id) VALUES
    ('agreed', 7000, 7001, 'lotus', 'heron', 11, 2, 0, 'day', 'agreed', 1, 1800000000001, NULL),
    ('begun', 7000, 7001, 'lotus', 'heron', 11, 2, 0, 'day', 'begun', 1, 1, 'g');
-- name: fighters!
INSERT INTO clan_war_fighters (war_id, user_id, clan_id, place) VALUES
    ('agreed', 11, 'lotus', 0), ('agreed', 12, 'lotus', 1),
    ('begun', 12, 'lotus', 0), ('begun', 15, 'heron', 0);
"""
"""What stood in a database before there were musters: a war half lined up, and one under way."""


async def test_wars_of_before_there_were_musters_play_on(bare_url: str, tmp_path: Path) -> None:
    older, books = tmp_path / "older", tmp_path / "books"
    for folder in (older, books):
        folder.mkdir()
    (books / "old.sql").write_text(OLD_BOOKS)
    for path in sorted(MIGRATIONS.glob("*.sql"))[:11]:
        (older / path.name).write_bytes(path.read_bytes())
    async with open_store(bare_url, migrations=older, queries=books) as store:
        for query in ("clans", "members", "wars", "fighters"):
            await store.transact(lambda tx, query=query: tx.run(query))
    async with open_store(bare_url) as store, open_store(bare_url, queries=BOOKS) as cheats:
        clans = ClanHall(Hall(store, cheats, SetClock()))
        page = await clans.war("begun")
        assert page.line_ups == {"lotus": (BEN,), "heron": (EMI,)}
        assert page.confirmed == {BEN, EMI}, "they fight already"
        assert (await clans.war("agreed")).ready == {"lotus"}
        await clans.line_up("agreed", DAIGO, DAIGO, EMI)
        war = (await clans.war("agreed")).war
        assert (war.status, await asked(clans, war, 1)) == ("mustering", (AYA, BEN, EMI))
        assert await clans.confirm("agreed", AYA, BEN, EMI) is not None
        assert await fighting(clans, war) == {AYA, BEN, DAIGO, EMI}
