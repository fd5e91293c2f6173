"""How an event is led from the state it is in to the one it should be in."""

from typing import Any

import pytest

from bot.play.gatherings.calendar import Entry, Phase
from bot.play.ground.times import HOUR
from bot.store.moment import Moment
from bot.wire.events import ACTIVE, CANCELED, COMPLETED, PATHS, SCHEDULED, _moment, _times

ALLOWED = {(SCHEDULED, ACTIVE), (SCHEDULED, CANCELED), (ACTIVE, COMPLETED)}
"""What Discord lets become of an event."""

MEANT: dict[Phase, set[int]] = {
    "ahead": {SCHEDULED, ACTIVE},
    "on": {ACTIVE},
    "over": {COMPLETED},
    "off": {CANCELED, COMPLETED},
}
"""Where an event may stand; Discord lets one become active by itself once its time has come."""


@pytest.mark.parametrize("phase", MEANT)
@pytest.mark.parametrize("status", [SCHEDULED, ACTIVE])
def test_every_way_is_one_discord_allows_and_leads_where_it_should(phase: Phase, status: int) -> None:
    stands = status
    for following in PATHS.get((phase, status), ()):
        assert (stands, following) in ALLOWED
        stands = following
    assert stands in MEANT[phase]


def test_no_event_is_given_an_end_that_is_past_or_comes_before_its_beginning() -> None:
    row: Any = None
    began = {"scheduled_start_time": _moment(1 * HOUR), "status": ACTIVE}
    entry = Entry(row, "en", "on", Moment(1 * HOUR), Moment(2 * HOUR), None)
    assert _times(entry, began, Moment(9 * HOUR)) == {"scheduled_end_time": _moment(9 * HOUR)}
    ahead = {"scheduled_start_time": _moment(5 * HOUR), "status": SCHEDULED}
    assert _times(entry, ahead, Moment(1 * HOUR)) == {"scheduled_end_time": _moment(6 * HOUR)}
