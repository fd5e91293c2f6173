"""Tournaments in the calendar: only those with a date, only what is new, and never again once deleted."""

import pytest

from bot.play.gatherings.calendar import GONE, Calendar, Entry
from bot.play.gatherings.kinds import DUELS, TOURNAMENT
from bot.play.ground.times import DAY, HOUR
from bot.play.messages.parcels import CALENDAR
from bot.store import rows
from tests.play.gathering_hall import HOST, GatheringHall, crowd, standing
from tests.play.hall import MORNING, Hall

EVENT = 77


@pytest.fixture
def gatherings(hall: Hall) -> GatheringHall:
    return GatheringHall(hall)


async def shown(hall: Hall, gathering_id: str) -> None:
    """Post or edit the living message, as the outbox does after every change."""
    parcel = await hall.claim(f"gathering:{gathering_id}")
    assert parcel is not None
    await hall.deliveries.delivered(parcel, 4_000, None)


async def due(hall: Hall, gathering_id: str) -> rows.Parcel | None:
    """Return the parcel that waits for the calendar, if one does."""
    waiting = [parcel for parcel in await hall.parcels() if parcel.kind == CALENDAR.name]
    assert [parcel.subject for parcel in waiting] in ([], [gathering_id])
    return waiting[0] if waiting else None


async def brought(hall: Hall, gathering_id: str, event_id: int | None = EVENT) -> Entry:
    """Bring the calendar up to date, and return what it says."""
    entry = await Calendar(hall.context).entry(gathering_id)
    parcel = await due(hall, gathering_id)
    assert entry is not None
    assert parcel is not None
    await Calendar(hall.context).note(entry, event_id)
    await hall.deliveries.dropped(parcel)
    return entry


async def dated(hall: Hall, gatherings: GatheringHall) -> str:
    """Open a tournament for eight that begins in two hours, with rounds of three days."""
    gathering_id = await gatherings.open(
        TOURNAMENT, places=8, begins_at=hall.clock() + 2 * HOUR, round_time=3 * DAY
    )
    await shown(hall, gathering_id)
    return gathering_id


async def test_a_tournament_with_a_date_is_told_with_its_latest_end(
    hall: Hall, gatherings: GatheringHall
) -> None:
    entry = await brought(hall, await dated(hall, gatherings))
    assert (entry.phase, entry.event_id) == ("ahead", None)
    assert (entry.starts_at, entry.ends_at) == (MORNING + 2 * HOUR, MORNING + 2 * HOUR + 3 * 3 * DAY)


@pytest.mark.parametrize("kind", [DUELS, TOURNAMENT])
async def test_what_has_no_date_is_told_once_it_begins_if_it_is_a_tournament(
    hall: Hall, gatherings: GatheringHall, kind: str
) -> None:
    gathering_id = await gatherings.open(kind)
    await gatherings.enter(gathering_id, crowd(4))
    await shown(hall, gathering_id)
    assert await due(hall, gathering_id) is None
    await gatherings.sign_up.begin(gathering_id=gathering_id, standing=standing(HOST))
    await shown(hall, gathering_id)
    if kind == DUELS:
        assert await due(hall, gathering_id) is None
    else:
        entry = await brought(hall, gathering_id)
        page = await gatherings.page(gathering_id)
        assert (entry.phase, entry.starts_at, entry.ends_at) == ("on", hall.clock(), page.latest_end)


async def test_only_news_costs_a_request(hall: Hall, gatherings: GatheringHall) -> None:
    gathering_id = await dated(hall, gatherings)
    await brought(hall, gathering_id)
    await gatherings.enter(gathering_id, crowd(4))
    await shown(hall, gathering_id)
    assert await due(hall, gathering_id) is None
    assert await Calendar(hall.context).entry(gathering_id) is None
    await gatherings.sign_up.begin(gathering_id=gathering_id, standing=standing(HOST))
    await shown(hall, gathering_id)
    entry = await brought(hall, gathering_id)
    assert (entry.phase, entry.event_id) == ("on", EVENT)


async def test_a_pause_leaves_the_end_open(hall: Hall, gatherings: GatheringHall) -> None:
    gathering_id = await dated(hall, gatherings)
    await gatherings.enter(gathering_id, crowd(4))
    await gatherings.sign_up.begin(gathering_id=gathering_id, standing=standing(HOST))
    await shown(hall, gathering_id)
    await brought(hall, gathering_id)
    organiser = standing(HOST, manages=True)
    await gatherings.repairs.pause(gathering_id=gathering_id, standing=organiser, reason="a storm")
    await shown(hall, gathering_id)
    assert (await brought(hall, gathering_id)).ends_at is None
    hall.clock.forward(DAY)
    await gatherings.repairs.resume(gathering_id=gathering_id, standing=organiser)
    await shown(hall, gathering_id)
    assert (await brought(hall, gathering_id)).ends_at == (await gatherings.page(gathering_id)).latest_end


async def test_a_tournament_called_off_is_off_and_one_never_told_of_stays_so(
    hall: Hall, gatherings: GatheringHall
) -> None:
    gathering_id = await dated(hall, gatherings)
    await brought(hall, gathering_id)
    await gatherings.sign_up.call_off(gathering_id=gathering_id, standing=standing(HOST), reason="rain")
    await shown(hall, gathering_id)
    assert (await brought(hall, gathering_id)).phase == "off"
    again = await dated(hall, gatherings)
    await brought(hall, again, None)  # it was not permitted
    await gatherings.sign_up.call_off(gathering_id=again, standing=standing(HOST), reason="rain")
    await shown(hall, again)
    assert await due(hall, again) is None


async def test_what_was_not_permitted_is_tried_again_with_the_next_news(
    hall: Hall, gatherings: GatheringHall
) -> None:
    gathering_id = await dated(hall, gatherings)
    await brought(hall, gathering_id, None)
    await gatherings.enter(gathering_id, crowd(4))
    await shown(hall, gathering_id)
    assert await due(hall, gathering_id) is None
    await gatherings.sign_up.begin(gathering_id=gathering_id, standing=standing(HOST))
    await shown(hall, gathering_id)
    assert (await brought(hall, gathering_id)).event_id is None


async def test_a_deleted_event_is_not_made_again(hall: Hall, gatherings: GatheringHall) -> None:
    gathering_id = await dated(hall, gatherings)
    await brought(hall, gathering_id, GONE)
    await gatherings.enter(gathering_id, crowd(4))
    await gatherings.sign_up.begin(gathering_id=gathering_id, standing=standing(HOST))
    await shown(hall, gathering_id)
    assert await due(hall, gathering_id) is None


async def test_news_while_it_is_on_its_way_is_told_as_well(hall: Hall, gatherings: GatheringHall) -> None:
    gathering_id = await dated(hall, gatherings)
    parcel, entry = (
        await hall.claim(CALENDAR.lane(gathering_id)),
        await Calendar(hall.context).entry(gathering_id),
    )
    assert parcel is not None
    assert entry is not None
    await gatherings.sign_up.call_off(gathering_id=gathering_id, standing=standing(HOST), reason="rain")
    await shown(hall, gathering_id)
    await Calendar(hall.context).note(entry, EVENT)
    await hall.deliveries.dropped(parcel)
    assert (await brought(hall, gathering_id)).phase == "off"
