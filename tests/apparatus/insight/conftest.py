"""Small solutions, each made once; all of it is skipped without the extra ``insight``."""

import pytest

pytest.importorskip("numba", reason="needs the extra insight")

from apparatus.insight.ladder import every
from apparatus.insight.solve import Solution, solve
from apparatus.insight.versions import RELEASED


@pytest.fixture(scope="session")
def swift_mirror() -> Solution:
    return solve(RELEASED.edition, ("swift", "swift"), every(2))


@pytest.fixture(scope="session")
def thrillseeker_warlord() -> Solution:
    return solve(RELEASED.edition, ("thrillseeker", "warlord"), every(2))


@pytest.fixture(scope="session")
def manipulator_wanderer() -> Solution:
    return solve(RELEASED.edition, ("manipulator", "wanderer"), every(2))
