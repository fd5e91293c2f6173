"""What measures the excess where hands are uneven agrees with who plays."""

from random import Random

import pytest

pytest.importorskip("numba", reason="needs the extra insight")

from apparatus.insight.house.uneven_excess import believed, laid_out, uneven_excess
from apparatus.insight.solve import Solution, State, desk
from apparatus.insight.versions import RELEASED
from players.bushido.clashes import clashes
from players.bushido.search import UNEVEN_AHEAD, Search, uneven_turns_ahead
from players.bushido.ways import FULL
from players.bushido.worth import UnevenWorth, worth

PAIRING = ("wanderer", "manipulator")


def test_what_measures_the_excess_of_uneven_hands_believes_what_the_master_does(
    wanderer_manipulator: Solution,
) -> None:
    solution, space, rng = wanderer_manipulator, desk(), Random(3)
    known = worth(RELEASED.edition.number, PAIRING)
    assert isinstance(known, UnevenWorth)
    looked_at = believed(solution, known, max(UNEVEN_AHEAD))
    sizes = (9, 9), (7, 8), (4, 5), (3, 3), (1, 6), (2, 1)
    hands = [[sum(1 << card for card in rng.sample(range(9), size)) for size in each] for each in sizes]
    # Two pines leave both fighters as they are, with full hands.
    for own, foe in (*hands, (1, 1)):
        search = Search(clashes(RELEASED.edition, PAIRING), known)
        payoffs = search.turn(1, 1, own, foe)
        size = min(own.bit_count(), foe.bit_count())
        ahead = looked_at[uneven_turns_ahead(size, both_move=False) - 1]
        rows, columns = laid_out(ahead, State(1, 1, own, foe), space)
        assert (rows, columns) == (own.bit_count(), foe.bit_count())
        for row, line in enumerate(payoffs):
            assert space.game.payoff[row, :columns] == pytest.approx(line, abs=1e-5)
    found = uneven_excess(solution, known, both_move=False)
    assert solution.pairs.place[FULL, FULL] == len(solution.pairs.own) - 1
    assert min(found) >= -0.01
    assert max(found) < 20
