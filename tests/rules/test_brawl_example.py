"""The text's own free for all (seed 000, "Free for all"), with cards chosen so that it comes out as told.

Adam attacks Carl, Lisa attacks Adam, and both Carl and Lucy attack Lisa.
"""

import pytest

from rules.bushido.brawl import BrawlState
from rules.bushido.brawl_events import Activated, Cleared, Fought, RolledOff
from rules.bushido.events import Rolled, Struck
from rules.bushido.fighters import FIRST
from rules.bushido.skirmish import PlacedCard
from rules.bushido.values import Thrown
from rules.game import Request
from tests.rules.brawl_table import BRAWL, play, standing, take
from tests.rules.table import Loaded, card

ADAM, LISA, CARL, LUCY = range(4)
STANCES = {ADAM: "mountain>2", LISA: "wave>0", CARL: "pine>1", LUCY: "moon>1"}
ROLL_OFF = (3, 1)
AGAINST_LISA = (2, 3), (2, 3, 2)
"""Adam's Speed 5 and Strength 7: Lisa's wave, Speed 4 and Strength 5, lets 2 through."""
AGAINST_CARL = (1, 2), (1, 2, 2)
"""Adam's Speed 3 and Strength 5: Carl's pine, Speed 6, blocks none of it."""


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> BrawlState:
    """Four with standard cards, but for a card of Adam's that rolls two Speed and three Strength dice."""
    rolling = card("mountain", Thrown(2), Thrown(3))
    monkeypatch.setitem(FIRST.decks, "adam", {**FIRST.decks["swift"], "mountain": rolling})
    return standing(20, 20, 20, 20, fighters=("adam", "swift", "swift", "swift"))


def test_the_example_step_by_step(table: BrawlState) -> None:
    placed = take(table, STANCES, Loaded())
    assert placed.of(Activated) == [Activated(seat=LISA, cards=2)]
    assert BRAWL.requests(placed.state) == (Request(LISA, "order", (str(CARL), str(LUCY))),)

    dice = Loaded(ROLL_OFF, *AGAINST_LISA, *AGAINST_CARL)
    turn = take(placed.state, {LISA: str(CARL)}, dice)
    assert not dice.throws
    told = [
        event for event in turn.events if isinstance(event, Activated | Fought | Struck | Cleared | RolledOff)
    ]
    assert told == [
        # Lisa loses some health to Carl, and then deals Lucy 5 damage.
        Fought(active=LISA, attacker=CARL, techniques=("wave", "pine")),
        Struck(seat=LISA, by=CARL, strength=7, block=5, extra=0, damage=2, before=20, after=18),
        Fought(active=LISA, attacker=LUCY, techniques=("wave", "moon")),
        Struck(seat=LUCY, by=LISA, strength=5, block=None, extra=0, damage=5, before=20, after=15),
        # Lisa's card stays before Adam, Carl takes his back, Lucy discards hers.
        Cleared(seat=LUCY, technique="moon"),
        # Adam and Carl have a card each before them; Adam rolls higher and meets Lisa's alone.
        RolledOff(seats=(ADAM, CARL), faces=ROLL_OFF),
        Activated(seat=ADAM, cards=1),
        Fought(active=ADAM, attacker=LISA, techniques=("mountain", "wave")),
        Struck(seat=LISA, by=ADAM, strength=7, block=5, extra=0, damage=2, before=18, after=16),
        # Lisa is done; Adam's card stays before Carl.
        Cleared(seat=LISA, technique="wave"),
        Activated(seat=CARL, cards=1),
        Fought(active=CARL, attacker=ADAM, techniques=("pine", "mountain")),
        Struck(seat=CARL, by=ADAM, strength=5, block=None, extra=0, damage=5, before=20, after=15),
        Cleared(seat=ADAM, technique="mountain"),
        Cleared(seat=CARL, technique="pine"),
    ]
    assert turn.healths == [20, 16, 15, 15]
    assert turn.state.turn == 2
    assert turn.state.cards == (None,) * 4


def test_midway_through_it_the_table_shows_who_has_yet_to_be_met(table: BrawlState) -> None:
    placed = take(table, STANCES, Loaded())
    assert placed.state.cards == (
        PlacedCard("mountain", CARL),
        PlacedCard("wave", ADAM),
        PlacedCard("pine", LISA),
        PlacedCard("moon", LISA),
    )
    assert [side.card for side in BRAWL.view(placed.state, LUCY).sides] == list(placed.state.cards)


def test_had_lisa_attacked_carl_she_would_be_done_after_meeting_him(table: BrawlState) -> None:
    dice = Loaded((3, 1), *AGAINST_CARL)
    turn = play(table, "mountain>2", "wave>2", "pine>1", "moon>1", order=[CARL], dice=dice)
    assert turn.of(RolledOff) == [RolledOff(seats=(LISA, CARL), faces=(3, 1))]
    assert turn.fights == [(LISA, CARL), (LISA, LUCY), (CARL, ADAM)]
    assert [event for event in turn.events if isinstance(event, Activated | Cleared)] == [
        Activated(seat=LISA, cards=2),
        Cleared(seat=LISA, technique="wave"),
        Cleared(seat=LUCY, technique="moon"),
        Activated(seat=CARL, cards=1),
        Cleared(seat=ADAM, technique="mountain"),
        Cleared(seat=CARL, technique="pine"),
    ]
    assert [fight.techniques for fight in turn.of(Fought)][-1] == ("pine", "mountain")
    assert turn.healths == [20, 18, 15, 15]


def test_each_of_its_fights_rolls_afresh(table: BrawlState) -> None:
    dice = Loaded(ROLL_OFF, *AGAINST_LISA, *AGAINST_CARL)
    turn = play(table, *STANCES.values(), order=[CARL], dice=dice)
    assert [event.faces for event in turn.of(Rolled)] == [*AGAINST_LISA, *AGAINST_CARL]
