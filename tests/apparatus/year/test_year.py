"""A simulated year, in small: what must never be is never, and the same seed gives the same year."""

from pathlib import Path

import pytest

from apparatus.year.calendar import Year
from apparatus.year.checks import Violation
from apparatus.year.clock import SUNRISE
from apparatus.year.figures import figures
from apparatus.year.habits import HABITS, habit_of
from apparatus.year.show import show_year
from apparatus.year.visit import ACTS
from tests.apparatus.year.watched import KNOWN, watched
from tests.depth import DEPTH

PEOPLE, DAYS, SEED = 14, min(4 * DEPTH, 30), 4

MOST_SERIES = 500
"""What a process may tell of its database, its matches and its house."""


async def lived(folder: Path, name: str) -> Year:
    year = Year(f"sqlite:///{folder / name}.db", PEOPLE, SEED, DAYS)
    await year.live()
    return year


async def test_a_year_goes_well_in_one_process_and_in_two_and_the_same_each_time(tmp_path: Path) -> None:
    one, other = [await lived(tmp_path, name) for name in ("one", "other")]
    two = await watched(tmp_path, PEOPLE, SEED, DAYS)
    assert await one.fingerprint() == await other.fingerprint()
    assert two.watch.looked > 100
    assert one.clock.time > SUNRISE
    told = "\n".join(await figures(one))
    assert told == "\n".join(await figures(other))
    assert "bushido.duel/2" in told
    assert "gathering." in told
    assert one.watch.looked > 100
    assert one.postman.faults
    assert two.called <= KNOWN, "neither ids nor names"
    assert two.called > {"bushido.duel", "players", "gathering", "read"}
    assert sum(two.most.values()) < MOST_SERIES


async def test_every_habit_is_among_a_hundred_people_as_often_as_it_says() -> None:
    habits = [habit_of(number) for number in range(100)]
    assert [habits.count(habit) for habit in HABITS] == [habit.share for habit in HABITS]


def test_whatever_is_a_habit_is_an_act_there_is() -> None:
    assert {act for habit in HABITS for act in habit.also} <= set(ACTS)


async def test_a_year_that_fails_says_how_to_see_it_again(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_: Year) -> None:
        raise Violation("stuck matches: abc (1 in all)")

    monkeypatch.setattr(Year, "live", fail)
    assert await show_year(7, 3, 2) == 1
    shown = capsys.readouterr()
    assert "stuck matches: abc" in shown.err
    assert "python -m apparatus.year --people 7 --seed 3 --days 2" in shown.err
