from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from apparatus.insight.ladder import COARSE, Ladder, every, is_exact, stand
from apparatus.insight.solve import Solution, solve
from apparatus.insight.versions import RELEASED

ladders = st.sets(st.integers(1, 30), min_size=1, max_size=6).map(lambda healths: tuple(sorted(healths)))


@given(ladders, st.data())
def test_between_two_rungs_the_health_expected_is_the_real_one(ladder: Ladder, data: st.DataObject) -> None:
    health = data.draw(st.integers(ladder[0], ladder[-1]))
    heights = (0, *ladder)
    shares = tuple(stand(health, ladder))
    assert sum(share for _, share in shares) == pytest.approx(1)
    assert sum(heights[rung] * share for rung, share in shares) == pytest.approx(health)


@pytest.mark.parametrize(
    ("health", "shares"),
    [(2, [(1, 1.0)]), (3, [(1, 1.0)]), (0, [(0, 1.0)]), (-4, [(0, 1.0)]), (14, [(3, 1.0)])],
    ids=["below the lowest", "on the lowest", "nothing", "less than nothing", "on one between"],
)
def test_on_one_rung_alone(health: int, shares: Sequence[tuple[int, float]]) -> None:
    assert list(stand(health, COARSE)) == shares


def test_nobody_stands_between_rungs_where_none_is_left_out() -> None:
    assert is_exact(every(20))
    assert not is_exact(COARSE)
    assert [list(stand(health, every(3))) for health in range(4)] == [[(rung, 1.0)] for rung in range(4)]


def test_a_coarse_ladder_comes_near_the_exact_one(thrillseeker_warlord: Solution) -> None:
    exact = solve(RELEASED.edition, ("thrillseeker", "warlord"), every(3))
    coarse = solve(RELEASED.edition, ("thrillseeker", "warlord"), (1, 3))
    assert exact.worth(2, 2) == pytest.approx(thrillseeker_warlord.worth(2, 2), abs=1e-6)
    assert coarse.worth(3, 3) == pytest.approx(exact.worth(3, 3), abs=0.02)


def test_between_rungs_worth_runs_straight() -> None:
    solution = solve(RELEASED.edition, ("swift", "swift"), (2, 4))
    assert solution.worth(3, 4) == pytest.approx((solution.worth(2, 4) + solution.worth(4, 4)) / 2)
    assert solution.worth(4, 4) == pytest.approx(0.5, abs=1e-3)
