"""How duels are reckoned up for their players agrees with their exact solution."""

from statistics import fmean

import pytest

pytest.importorskip("numba", reason="needs the extra insight")

from apparatus.insight.reckoned import BOUNDS, Exact, Table, compared, row
from apparatus.insight.solve import Solution, desk
from apparatus.insight.versions import RELEASED

PAIRING = ("thrillseeker", "warlord")
FEW = 30


def test_sums_of_duels_at_little_health_agree_with_exact_ones(thrillseeker_warlord: Solution) -> None:
    exact = Exact(thrillseeker_warlord, desk())
    found = list(compared(Table(RELEASED, PAIRING, exact), FEW, 1))
    assert len(found) == FEW
    for name, bound in BOUNDS.items():
        assert fmean(each.off[name] for each in found) < bound
    assert fmean(each.exact["reading"] for each in found) > 10
    assert row(PAIRING, found).startswith("| thrillseeker - warlord | 0.")
