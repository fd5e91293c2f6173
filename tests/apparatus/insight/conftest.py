"""Small solutions, each made once in a run; all of it is skipped without the extra ``insight``."""

import fcntl
import os
import pickle
from pathlib import Path

import pytest

pytest.importorskip("numba", reason="needs the extra insight")

from apparatus.insight.ladder import every
from apparatus.insight.solve import Solution, solve
from apparatus.insight.versions import RELEASED


def solved(run: Path, own: str, foe: str, health: int = 2) -> Solution:
    """Solve a pairing, or read what another worker of this run has solved."""
    kept = run / f"{own}-{foe}.solution"
    with kept.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not kept.exists():
            kept.write_bytes(pickle.dumps(solve(RELEASED.edition, (own, foe), every(health))))
    found: Solution = pickle.loads(kept.read_bytes())  # noqa: S301  written by this run
    return found


@pytest.fixture(scope="session")
def run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder that all workers of this run share."""
    own = tmp_path_factory.getbasetemp()
    return own.parent if "PYTEST_XDIST_WORKER" in os.environ else own


@pytest.fixture(scope="session")
def swift_mirror(run: Path) -> Solution:
    return solved(run, "swift", "swift")


@pytest.fixture(scope="session")
def thrillseeker_warlord(run: Path) -> Solution:
    return solved(run, "thrillseeker", "warlord")


@pytest.fixture(scope="session")
def wanderer_manipulator(run: Path) -> Solution:
    """Solve uneven hands, of which there are five times as many, at one health each."""
    return solved(run, "wanderer", "manipulator", health=1)
