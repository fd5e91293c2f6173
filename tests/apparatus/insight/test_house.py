"""What is printed of the house's levels is measured, and what measures it agrees with who plays."""

from random import Random
from statistics import fmean

import numpy as np
import pytest

pytest.importorskip("numba", reason="needs the extra insight")

from apparatus.insight.house import uneven
from apparatus.insight.house.__main__ import pairings, row, strengths
from apparatus.insight.house.excess import believed, excess, further
from apparatus.insight.house.matches import SEATS, Tally, compete
from apparatus.insight.house.uneven import InShapes, fitted, written_values
from apparatus.insight.house.values import SHAPE_STEP, kept, shapes_of
from apparatus.insight.ladder import every
from apparatus.insight.solve import State, desk, value_of
from apparatus.insight.tables import tabulate
from apparatus.insight.versions import RELEASED
from players.bushido.clashes import clashes
from players.bushido.learnt import learnt, packed, unpacked
from players.bushido.search import Search
from players.bushido.ways import CARDS, FULL, Ways
from players.bushido.worth import FINEST, HEALTHS, SIZES, TERMS, UnevenWorth, Worth, shapes, worth
from rules.bushido.values import FULL_HEALTH

PAIRING = ("highborn", "bruiser")
LITTLE = 2


def known() -> Worth:
    found = worth(RELEASED.edition.number, PAIRING)
    assert isinstance(found, Worth)
    return found


def test_a_perfect_opponent_gains_little_at_little_health_and_more_from_whoever_knows_less() -> None:
    found = excess(RELEASED.edition, PAIRING, known(), LITTLE)
    assert min(found) >= 0
    assert max(found) < 1
    blank = Worth(learnt(), np.zeros_like(shapes()), learnt().pairings["-".join(PAIRING)])
    assert min(excess(RELEASED.edition, PAIRING, blank, LITTLE)) > max(found)


def test_what_measures_the_excess_believes_what_the_master_does() -> None:
    tables = tabulate(RELEASED.edition, PAIRING, every(LITTLE))
    master, space, rng = believed(known(), tables, LITTLE), desk(), Random(1)
    pairs = master.ahead[0].pairs
    last = len(pairs.own) - 1
    at = [last, last - 1, *rng.sample(range(int(pairs.groups[6]), last), 12)]
    for pair in at:
        state = State(
            rng.randint(1, LITTLE), rng.randint(1, LITTLE), int(pairs.own[pair]), int(pairs.foe[pair])
        )
        search = Search(clashes(RELEASED.edition, PAIRING), known())
        ahead = master.ahead[further(state.own.bit_count())]
        assert search.solve(*state)[0] == pytest.approx(value_of(ahead, state, space), abs=1e-5)
    assert at[0] == pairs.place[FULL, FULL]


def test_levels_meet_in_each_seat_in_turn() -> None:
    for game_id in ("bushido.duel/2", "bushido.brawl/2"):
        seats = SEATS.get(game_id.partition("/")[0], 2)
        *_, tally = compete(game_id, "student", "first-steps", 2 * seats, 1)
        assert len(tally.points) == 2 * seats
        assert {*tally.points} <= {0, 0.5, 1}
        assert len(tally.seconds) > seats


def test_a_tally_tells_its_share_with_an_error_and_its_times() -> None:
    tally = Tally("no.game/1", "master", "student", [1, 1, 0.5, 0] * 100, [0.001] * 99 + [0.5])
    assert tally.won == 100 * fmean(tally.points)
    assert tally.error == pytest.approx(2.07, abs=0.01)
    assert (tally.time_within(0.5), tally.time_within(0.99)) == (0.001, 0.5)
    assert row(tally) == "| no.game/1 | master | student | 400 | 62.5 ± 2.1 | 6.0 | 500 |"


def test_a_quick_measure_prints_a_line_for_every_level_but_the_first() -> None:
    lines = [*strengths(["kendo.duel/2"], 1, 1)]
    assert [line.split(" | ")[1] for line in lines[2:]] == ["student", "master"]


def test_the_shapes_of_what_counts_come_near_to_all_of_it() -> None:
    rng = np.random.default_rng(1)
    counts = {str(size): rng.normal(size=(TERMS, 3)) @ rng.normal(size=(3, HEALTHS)) for size in SIZES}
    found = shapes_of({"one": counts}) * SHAPE_STEP
    for each in counts.values():
        assert each @ found @ found.T == pytest.approx(each, abs=0.2)


def test_what_counts_is_written_down_once_for_all_pairings() -> None:
    assert set(map("-".join, pairings())) == {*learnt().pairings}
    written_shapes = np.array(unpacked(learnt().shapes)).reshape(HEALTHS, -1)
    opening = np.full((CARDS, CARDS), 0.25)
    nothing = {str(size): np.zeros((TERMS, HEALTHS)) for size in SIZES}
    counts = {"full": np.full(HEALTHS, 0.5), "opening": opening, **nothing}
    written = kept({"-".join(PAIRING): counts}, written_shapes)
    assert written.shapes == learnt().shapes
    even = Worth(written, shapes(), written.pairings["-".join(PAIRING)])
    place, hand = np.array([7]), np.array([31])
    assert (even.full[place], even.of(place, even.weights(hand, hand, Ways()))) == (0.5, 0)
    assert even.opening == pytest.approx(opening, abs=1e-5)
    known = (*learnt().pairings.values(), *learnt().uneven.values())
    assert sum(map(len, known)) + len(learnt().shapes) < 500_000


def test_what_uneven_hands_are_worth_is_read_as_it_was_fitted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uneven, "ROUNDS", 1)  # enough for a worth that fits whole
    hands = (np.arange(1, FULL + 1)[:, None] >> np.arange(CARDS) & 1) / CARDS
    own, foe = hands @ np.linspace(0, 0.9, CARDS), hands @ np.linspace(0.6, 0.1, CARDS)
    much = np.zeros((shapes().shape[1], FULL, FULL))
    much[0], much[3] = 3 + own[:, None] ** 2 / 3 - foe / 3, own[:, None] * foe
    everywhere = np.ones((FULL_HEALTH + 1, FULL_HEALTH + 1, CARDS + 1, CARDS + 1))
    full, first = range(HEALTHS), range(CARDS**2)
    pairing = packed([*full, *fitted(InShapes(much, np.eye(len(much))), everywhere), *first])
    found = UnevenWorth(shapes(), pairing)
    for health, foe_health, one, other in ((3, 3, 5, FULL), (14, 3, FULL, 84), (20, 8, 40, 3)):
        place = np.array([(health - 1) * FULL_HEALTH + foe_health - 1])
        exact = float((shapes()[place] @ much[:, one - 1, other - 1])[0])
        assert 0 < exact < 1
        weights = found.weights(np.array([one]), np.array([other]), Ways())
        assert found.of(place, weights) == pytest.approx(exact, abs=0.005)
        assert written_values(found)[:, one - 1, other - 1] == pytest.approx(weights[0])
    assert found.full == pytest.approx([0.5 + number / FINEST for number in full])
    assert [earned for line in found.opening for earned in line] == pytest.approx(
        [0.5 + number / FINEST for number in first]
    )
