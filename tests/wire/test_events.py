"""How an event is led from the state it is in to the one it should be in."""

import pytest

from bot.play.gatherings.calendar import Phase
from bot.wire.events import ACTIVE, CANCELED, COMPLETED, PATHS, SCHEDULED

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
