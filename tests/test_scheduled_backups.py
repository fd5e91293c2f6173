"""Backups that the running bot makes: when one is due, which are kept, and that a failure costs none."""

import asyncio
from datetime import timedelta
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot import scheduled_backups
from bot.scheduled_backups import ScheduledBackups
from tests.databases import untouched

DAY = 86_400.0
NOON = 1_800_000_000.0


class Clock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.time = NOON

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def backups(tmp_path: Path, clock: Clock) -> ScheduledBackups:
    url = untouched(tmp_path / "bot.db")
    return ScheduledBackups(url, tmp_path / "backups", every=timedelta(days=1), keep=3, now=clock)


def names(backups: ScheduledBackups) -> list[str]:
    return sorted(file.name for file in backups.folder.iterdir())


async def test_the_first_is_due_at_once_and_the_next_a_day_later(
    backups: ScheduledBackups, clock: Clock
) -> None:
    assert backups.due_in() == 0
    await backups.make()
    assert names(backups) == ["bushido-20270115T080000Z.db"]
    assert backups.due_in() == DAY
    clock.time += DAY - 5
    assert backups.due_in() == 5
    clock.time += 5000
    assert backups.due_in() == 0


async def test_the_newest_are_kept_and_nothing_else_is_touched(
    backups: ScheduledBackups, clock: Clock
) -> None:
    backups.folder.mkdir()
    others = ["bushido-before-the-cup.db", "bushido-20270115T080000Z.sql.gz", "notes.txt"]
    for name in others:
        (backups.folder / name).touch()
    for _ in range(5):
        await backups.make()
        clock.time += DAY
    days = [f"bushido-202701{day}T080000Z.db" for day in (17, 18, 19)]
    assert names(backups) == sorted([*days, *others])


async def test_one_that_fails_costs_none_of_those_before(backups: ScheduledBackups, clock: Clock) -> None:
    for _ in range(3):
        await backups.make()
        clock.time += DAY
    before = names(backups)
    break_off(Path(backups.url.removeprefix("sqlite:///")))
    with pytest.raises(Exception, match=r"damaged|malformed"):
        await backups.make()
    assert names(backups) == before


def break_off(path: Path) -> None:
    """Cut a file short."""
    path.write_bytes(path.read_bytes()[:20_000])


async def test_only_one_that_is_kept_may_be_the_new_one(clock: Clock, backups: ScheduledBackups) -> None:
    alone = ScheduledBackups(backups.url, backups.folder, every=backups.every, keep=1, now=clock)
    for _ in range(2):
        await alone.make()
        clock.time += DAY
    assert names(alone) == ["bushido-20270116T080000Z.db"]


async def test_a_clock_that_was_set_back_holds_nothing_up(backups: ScheduledBackups, clock: Clock) -> None:
    await backups.make()
    clock.time -= 30 * DAY
    assert backups.due_in() == 0
    await backups.make()
    assert backups.due_in() == DAY


async def test_what_a_killed_bot_left_half_written_goes(backups: ScheduledBackups) -> None:
    backups.folder.mkdir()
    (backups.folder / "bushido-20260101T000000Z.db.part").write_bytes(b"half")
    await backups.make()
    assert names(backups) == ["bushido-20270115T080000Z.db"]


async def test_it_goes_on_after_a_failure(backups: ScheduledBackups, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scheduled_backups, "TRY_AGAIN", 0.0)
    backups.folder.write_text("in the way")
    with capture_logs() as told:
        running = asyncio.create_task(backups.run())
        while not told:  # noqa: ASYNC110  nobody else tells
            await asyncio.sleep(0.01)
        backups.folder.unlink()
        while told[-1]["event"] != "backed up":  # noqa: ASYNC110  as above
            await asyncio.sleep(0.01)
        running.cancel()
    assert told[0]["event"] == "the backup FAILED; it is tried again"
    assert "in the way" not in str(told)
    assert names(backups) == ["bushido-20270115T080000Z.db"]
