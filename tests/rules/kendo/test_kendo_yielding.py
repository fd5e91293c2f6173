"""What letting an attack pass is said to cost is what it costs, in matches of random choices."""

from collections.abc import Iterable
from typing import Any

import pytest

from rules.dice import Dice
from rules.kendo import events as of
from rules.kendo.competition_state import CompetitionView
from rules.kendo.moves import YIELD
from rules.kendo.state import Threat
from rules.kendo.view import KendoView
from rules.kendo.yielding import Cost, cost_in_competition, cost_in_duel
from tests.conformance.playouts import Moment, Table, playout, seeds
from tests.conformance.tables import TABLES

DICE = Dice(b"yielding", 1)
VERSIONS = ("kendo.duel/1", "kendo.duel/2", "kendo.competition/1", "kendo.competition/2")
IN_DUEL, IN_COMPETITION = (
    {"cards", "last-cards", "out", "match"},
    {"cards", "hansoku", "second-hansoku", "ippon", "match"},
)


def said_and_paid(table: Table, moment: Moment) -> tuple[tuple[Cost, int], tuple[Cost, int]] | None:
    """Yield for who is threatened; return what that was to cost and what it cost, or None where nobody is."""
    asked = [request for request in table.game.requests(moment.state) if YIELD in request.options]
    if not asked:
        return None
    [request], view = asked, table.game.view(moment.state, asked[0].seat)
    if isinstance(view, CompetitionView):
        said = cost_in_competition(view.cards, view.tally, threat_in(view.cards))
    else:
        said = cost_in_duel(view, threat_in(view))
    return said, paid(request.seat, table.game.play(moment.state, {request.seat: YIELD}, DICE).events)


def threat_in(view: KendoView) -> Threat:
    assert isinstance(view.now, Threat)
    return view.now


def paid(seat: int, events: Iterable[Any]) -> tuple[Cost, int]:
    """Read from the events what a seat has paid."""
    told = list(events)
    lost = sum(event.count for event in told if isinstance(event, of.CardsLost) and event.seat == seat)
    penalties = [event.count for event in told if isinstance(event, of.HansokuGiven)]
    points = [event for event in told if isinstance(event, of.IpponGiven)]
    if any(isinstance(event, of.Finished) and event.winners != (seat,) for event in told):
        return "match", lost if not points else 0
    if points:
        return "second-hansoku" if penalties else "ippon", 0
    if penalties:
        return "hansoku", 0
    if any(isinstance(event, of.DroppedOut) and event.seat == seat for event in told):
        return "out", lost
    return "cards", lost


@pytest.mark.parametrize("version", VERSIONS)
def test_what_it_costs_to_yield_is_known_before(version: str) -> None:
    told = set[Cost]()
    for table in TABLES[version]():
        for seed in seeds(60):
            for moment in playout(table, seed):
                found = said_and_paid(table, moment)
                if found:
                    said, due = found
                    told.add(said[0])
                    assert (said if said[0] != "last-cards" else ("cards", said[1])) == due
    assert told == (IN_DUEL if "duel" in version else IN_COMPETITION)
