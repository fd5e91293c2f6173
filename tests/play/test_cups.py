"""Tournaments that are held every week: opened by the clock, once each, or not held and that is said."""

import asyncio
from dataclasses import replace
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.face.letters.living_message import living_message
from bot.face.transcript import as_text
from bot.face.words import Words
from bot.play.gatherings.clocks import NOBODY_CAME
from bot.play.gatherings.cups import GAME_LEFT_OUT, MISSED, MOST_CUPS, Cups, CupTerms
from bot.play.gatherings.kinds import TOURNAMENT
from bot.play.gatherings.outlines import Outline
from bot.play.gatherings.rhythm import SHORTEST_SIGN_UP, Rhythm
from bot.play.ground.refusals import Gone, NotYours, Refusal, Stale
from bot.play.ground.times import DAY, HOUR, MINUTE
from bot.play.guild.organisers import Standing
from bot.play.messages.parcels import GATHERING
from bot.play.privacy.forget import Forgetting
from bot.play.privacy.servers import Servers
from bot.store.gathering_rows import GatheringRow
from bot.store.ids import CupId
from tests.play.gathering_hall import HOST, GatheringHall, crowd, standing
from tests.play.hall import CHANNEL, GUILD, Hall

BOSS, MEMBER = standing(HOST, manages=True), standing(HOST + 1)
STRANGER = Standing(GUILD + 1, HOST, frozenset(), manages=True)
BERLIN = ZoneInfo("Europe/Berlin")
FRIDAYS = Rhythm(4, 20 * 60, "Europe/Berlin", 2)
TERMS = CupTerms(Outline("bushido.duel", places=32), "Friday Cup", FRIDAYS, 2)
ELSEWHERE = CHANNEL + 9
WEEK = 7 * DAY


def at(month: int, day: int, hour: int = 20) -> int:
    """Return a moment of 2026 by a clock on the wall of Berlin."""
    return round(datetime(2026, month, day, hour, tzinfo=BERLIN).timestamp() * 1000)


@pytest.fixture
def ground(hall: Hall) -> GatheringHall:
    hall.clock.time = at(10, 12, 9)
    return GatheringHall(hall)


@pytest.fixture
def cups(ground: GatheringHall) -> Cups:
    return Cups(ground.hall.context)


async def weekly(cups: Cups, terms: CupTerms = TERMS) -> CupId:
    return (await cups.add(channel_id=CHANNEL, host=BOSS, terms=terms, barred=None)).cup.id


async def to(ground: GatheringHall, moment: int) -> list[GatheringRow]:
    """Pass time until a moment, and return every tournament that ever was, by its beginning."""
    ground.hall.clock.time = moment
    await ground.hall.deadlines.sweep()
    return await held(ground)


async def held(ground: GatheringHall) -> list[GatheringRow]:
    rows = await ground.hall.books.read(lambda tx: tx.all("gatherings_all", GatheringRow))
    return sorted(rows, key=lambda row: (row.begins_at or 0, row.created_at))


async def down(ground: GatheringHall, since: int, until: int) -> None:
    """Take the bot down for a while."""
    ground.hall.clock.time = since
    await ground.hall.deadlines.beat()
    ground.hall.clock.time = until
    await ground.hall.deadlines.beat()
    await ground.hall.deadlines.sweep()


async def says(ground: GatheringHall, row: GatheringRow) -> str:
    return as_text(living_message(await ground.page(row.id), Words("en")))


async def test_six_weeks_with_a_clock_change_and_a_week_of_downtime(
    ground: GatheringHall, cups: Cups
) -> None:
    await weekly(cups)
    for month, day in ((10, 16), (10, 23), (10, 30)):
        before = len(await to(ground, at(month, day - 2) - MINUTE))
        row = (await to(ground, at(month, day - 2)))[-1]
        assert (row.status, row.begins_at) == ("open", at(month, day))
        assert len(await held(ground)) == before + 1
        await ground.enter(row.id, crowd(2))
        assert (await to(ground, at(month, day) - MINUTE))[-1].status == "open"
        assert (await to(ground, at(month, day)))[-1].status == "underway"
    assert at(10, 30) - at(10, 23) == WEEK + HOUR, "the clocks went back in between"
    await down(ground, at(11, 3), at(11, 10))
    missed = (await held(ground))[-1]
    assert (missed.status, missed.reason, missed.begins_at) == ("called-off", MISSED, at(11, 6))
    for month, day in ((11, 13), (11, 20)):
        row = (await to(ground, at(month, day - 2)))[-1]
        assert (row.status, row.begins_at) == ("open", at(month, day))
        await ground.enter(row.id, crowd(2))
        await to(ground, at(month, day))
    rows = await held(ground)
    assert [row.begins_at for row in rows] == [
        at(10, 16),
        at(10, 23),
        at(10, 30),
        at(11, 6),
        at(11, 13),
        at(11, 20),
    ], "never two, never silently none"
    assert [row.status for row in rows] == ["over", "over", "over", "called-off", "over", "underway"]
    assert f"<t:{at(11, 6) // 1000}:F> is not held" in await says(ground, missed)


async def test_one_that_had_too_few_is_called_off_and_says_when_the_next_begins(
    ground: GatheringHall, cups: Cups
) -> None:
    await weekly(cups, replace(TERMS, least=4))
    (row,) = await to(ground, at(10, 14))
    assert "at least 4 players" in await says(ground, row)
    await ground.enter(row.id, crowd(3))
    (row,) = await to(ground, at(10, 16))
    assert (row.status, row.reason) == ("called-off", NOBODY_CAME)
    assert f"The next one begins <t:{at(10, 23) // 1000}:F>." in await says(ground, row)
    await cups.end((await cups.of(GUILD, BOSS))[0].cup.id, BOSS)
    assert "The next one" not in await says(ground, row)


@pytest.mark.parametrize(
    ("left", "status"), [(SHORTEST_SIGN_UP, "open"), (SHORTEST_SIGN_UP - 1, "called-off")]
)
async def test_it_opens_late_while_there_is_time_enough_to_sign_up(
    ground: GatheringHall, cups: Cups, left: int, status: str
) -> None:
    confirmed = replace(TERMS.outline, extras=frozenset({"confirm"}))
    cup_id = await weekly(cups, replace(TERMS, outline=confirmed))
    await down(ground, at(10, 14) - HOUR, at(10, 16) - left)
    for _ in range(2):
        (row,) = await to(ground, at(10, 16) - left)
        assert (row.status, row.begins_at) == (status, at(10, 16))
    assert (await cups.page(cup_id, BOSS)).cup.begins_at == at(10, 23)
    assert await ground.hall.claim(GATHERING.lane(row.id)) is not None, "its message opens or says it"


async def test_where_the_bot_was_down_over_the_beginning_that_one_stands_for_the_next(
    ground: GatheringHall, cups: Cups
) -> None:
    cup_id = await weekly(cups)
    (row,) = await to(ground, at(10, 14))
    await ground.enter(row.id, crowd(2))
    await down(ground, at(10, 16, 12), at(10, 22, 12))
    (row,) = await held(ground)
    assert (row.status, row.begins_at) == ("open", at(10, 16) + 6 * DAY), (
        "as long after as it would have been"
    )
    assert (await cups.page(cup_id, BOSS)).cup.begins_at == at(10, 30)
    (row,) = await to(ground, at(10, 22))
    assert row.status == "underway"
    assert len(await to(ground, at(10, 28))) == 2


async def test_a_short_downtime_over_the_beginning_only_delays_it(ground: GatheringHall, cups: Cups) -> None:
    await weekly(cups)
    (row,) = await to(ground, at(10, 14))
    await ground.enter(row.id, crowd(2))
    await down(ground, at(10, 16, 19), at(10, 16, 21))
    assert (await to(ground, at(10, 16, 22)))[0].status == "underway"
    assert [row.status for row in await to(ground, at(10, 21))] == ["underway", "open"]


async def test_a_game_that_was_barred_since_is_not_held_until_it_is_back(
    ground: GatheringHall, cups: Cups
) -> None:
    await weekly(cups)
    await ground.hall.book.change(GUILD, BOSS, "games", ("kendo.duel",))
    (row,) = await to(ground, at(10, 14))
    assert (row.status, row.reason) == ("called-off", GAME_LEFT_OUT)
    assert "Bushido" in await says(ground, row)
    await ground.hall.book.change(GUILD, BOSS, "games", ("kendo.duel", "bushido.duel"))
    assert [row.status for row in await to(ground, at(10, 21))] == ["called-off", "open"]


async def test_skipped_paused_changed_and_ended_by_organisers(ground: GatheringHall, cups: Cups) -> None:
    cup_id = await weekly(cups)
    assert (await cups.skip(cup_id, BOSS, at(10, 16))).cup.begins_at == at(10, 23)
    with pytest.raises(Stale, match="cup-changed"):  # pressed twice
        await cups.skip(cup_id, BOSS, at(10, 16))
    assert await to(ground, at(10, 16)) == []
    await cups.pause(cup_id, BOSS)
    assert await to(ground, at(10, 24)) == []
    assert (await cups.resume(cup_id, BOSS)).cup.begins_at == at(10, 30)
    renamed = replace(TERMS, title="Sunday Cup", rhythm=replace(FRIDAYS, weekday=6, days=1))
    changed = await cups.change(cup_id, BOSS, renamed)
    assert (changed.cup.begins_at, changed.cup.opens_at) == (at(10, 25), at(10, 24))
    assert changed.terms == renamed
    (row,) = await to(ground, at(10, 24))
    assert (row.title, row.begins_at) == ("Sunday Cup", at(10, 25))
    await cups.end(cup_id, BOSS)
    await ground.enter(row.id, crowd(2))
    assert [row.status for row in await to(ground, at(11, 20))] == ["underway"], "what is open goes on"
    with pytest.raises(Gone, match="cup-gone"):
        await cups.page(cup_id, BOSS)


async def test_a_skip_is_taken_back_as_long_as_there_is_time(ground: GatheringHall, cups: Cups) -> None:
    cup_id = await weekly(cups)
    assert (await cups.page(cup_id, BOSS)).skipped is None
    await cups.skip(cup_id, BOSS, at(10, 16))
    page = await cups.skip(cup_id, BOSS, at(10, 23))
    assert page.skipped == at(10, 23)
    page = await cups.unskip(cup_id, BOSS, at(10, 23))
    assert (page.cup.begins_at, page.skipped) == (at(10, 23), at(10, 16))
    with pytest.raises(Stale, match="cup-changed"):
        await cups.unskip(cup_id, BOSS, at(10, 23))
    ground.hall.clock.time = at(10, 16) - SHORTEST_SIGN_UP - 1
    page = await cups.unskip(cup_id, BOSS, at(10, 16))
    assert (page.cup.begins_at, page.skipped) == (at(10, 16), None)
    await ground.hall.deadlines.sweep()
    page = await cups.page(cup_id, BOSS)
    assert page.open is not None, "its sign-up should have been open for two days"
    assert page.open.begins_at == at(10, 16)
    assert page.skipped is None, "what is open was not skipped"
    await ground.sign_up.call_off(gathering_id=page.open.id, standing=BOSS, reason="")
    assert (await cups.page(cup_id, BOSS)).skipped is None, "nor was what was called off"
    await cups.skip(cup_id, BOSS, at(10, 23))
    ground.hall.clock.time = at(10, 23) - SHORTEST_SIGN_UP
    assert (await cups.page(cup_id, BOSS)).skipped is None, "now it is too late"
    with pytest.raises(Stale, match="cup-changed"):
        await cups.unskip(cup_id, BOSS, at(10, 23))


async def test_what_does_not_move_it_leaves_a_skip_as_it_is(cups: Cups) -> None:
    cup_id = await weekly(cups)
    await cups.skip(cup_id, BOSS, at(10, 16))
    changed = await cups.change(cup_id, BOSS, replace(TERMS, title="Cup", rhythm=replace(FRIDAYS, days=5)))
    assert (changed.cup.begins_at, changed.cup.opens_at) == (at(10, 23), at(10, 18))


async def test_of_many_sweeps_at_once_one_opens_it(ground: GatheringHall, cups: Cups, rival: Hall) -> None:
    for _ in range(3):
        await weekly(cups)
    ground.hall.clock.time = at(10, 14)
    await asyncio.gather(*(house.deadlines.sweep() for house in (ground.hall, rival) * 4))
    assert [row.status for row in await held(ground)] == ["open"] * 3
    assert {page.cup.begins_at for page in await cups.of(GUILD, BOSS)} == {at(10, 23)}, "none is left out"


async def test_only_organisers_of_the_server_have_a_say(cups: Cups) -> None:
    cup_id = await weekly(cups)
    for stranger, refused in ((MEMBER, NotYours), (STRANGER, Gone)):
        for tried in (
            cups.page(cup_id, stranger),
            cups.skip(cup_id, stranger, at(10, 16)),
            cups.unskip(cup_id, stranger, at(10, 16)),
            cups.pause(cup_id, stranger),
            cups.resume(cup_id, stranger),
            cups.change(cup_id, stranger, TERMS),
            cups.end(cup_id, stranger),
        ):
            with pytest.raises(refused):
                await tried
    with pytest.raises(NotYours, match="not-organiser"):
        await cups.add(channel_id=CHANNEL, host=MEMBER, terms=TERMS, barred=None)


async def test_who_made_it_and_lost_the_right_has_no_say_in_it_any_longer(
    ground: GatheringHall, cups: Cups
) -> None:
    await weekly(cups)
    (row,) = await to(ground, at(10, 14))
    with pytest.raises(NotYours, match="not-organiser"):
        await ground.sign_up.call_off(gathering_id=row.id, standing=standing(HOST), reason="")


async def test_it_goes_on_without_who_made_it(ground: GatheringHall, cups: Cups) -> None:
    await weekly(cups)
    await ground.open(TOURNAMENT)  # and of their own they can call another
    await to(ground, at(10, 14))
    alias = await Forgetting(ground.hall.context).forget(HOST)
    rows = [row for row in await to(ground, at(10, 21)) if row.cup_id]
    assert [row.host_id for row in rows] == [alias, alias]
    assert [page.cup.host_id for page in await cups.of(GUILD, standing(HOST + 5, manages=True))] == [alias]


async def test_where_the_channel_is_gone_it_is_held_in_another(ground: GatheringHall, cups: Cups) -> None:
    await weekly(cups)
    (row,) = await to(ground, at(10, 14))
    parcel = await ground.hall.claim(GATHERING.lane(row.id))
    assert parcel is not None
    await ground.hall.deliveries.move(parcel, ELSEWHERE)
    await ground.enter(row.id, crowd(2))
    (row,) = await to(ground, at(10, 16))
    assert (row.status, row.channel_id) == ("underway", ELSEWHERE)


async def test_it_stands_where_the_server_announces_things(ground: GatheringHall, cups: Cups) -> None:
    barred = Refusal("channel-no-send")
    with pytest.raises(Refusal, match="channel-no-send"):
        await cups.add(channel_id=CHANNEL, host=BOSS, terms=TERMS, barred=barred)
    await ground.hall.book.change(GUILD, BOSS, "channel", (str(ELSEWHERE),))
    await cups.add(channel_id=CHANNEL, host=BOSS, terms=TERMS, barred=barred)
    assert [row.channel_id for row in await to(ground, at(10, 14))] == [ELSEWHERE]


async def test_a_server_that_is_left_has_none_until_the_bot_is_back(
    ground: GatheringHall, cups: Cups
) -> None:
    await weekly(cups)
    await ground.hall.meet(HOST)
    servers = Servers(ground.hall.context)
    await servers.left(GUILD)
    assert await to(ground, at(10, 17)) == []
    await servers.returned(GUILD)
    assert [row.reason for row in await to(ground, at(10, 17))] == [MISSED]


async def test_a_server_holds_so_many_and_no_more(cups: Cups) -> None:
    for _ in range(MOST_CUPS):
        await weekly(cups)
    with pytest.raises(Refusal, match="cup-enough"):
        await weekly(cups)
    assert len(await cups.of(GUILD, BOSS)) == MOST_CUPS


async def test_its_times_are_what_it_keeps(cups: Cups) -> None:
    page = await cups.page(await weekly(cups), BOSS)
    assert page.terms == TERMS
    assert datetime.fromtimestamp(page.cup.opens_at / 1000, UTC).hour == 18
