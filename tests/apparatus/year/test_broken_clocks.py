"""The simulated year sees a bot that takes time from people, or holds letters, when a clock is wrong."""

from pathlib import Path

import pytest

from apparatus.year.checks import Violation
from apparatus.year.house import Unforgiving
from apparatus.year.mishaps import Mishaps
from apparatus.year.weather import Weather
from bot.play.gatherings import clocks
from bot.play.gatherings.attendance import Missing
from bot.play.ground.times import DAY, HOUR, SHOW_TURNS
from bot.store.engine import Tx
from bot.store.gathering_rows import BoutRow
from bot.store.rows import Match
from rules.gatherings.gathering import Bout
from tests.apparatus.year.ward import warded


@pytest.mark.parametrize("what", ["duel", "challenge", "sign_up"])
async def test_a_bot_that_counts_its_own_absence_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    async with warded(tmp_path) as ward:
        house, year = ward.year.house, ward.year
        mishaps = Mishaps(year.town, ward.auditor, year.agenda, Weather(year.luck))
        await {"duel": ward.duel, "challenge": ward.challenge, "sign_up": ward.sign_up}[what]()
        await mishaps.go_down()
        start = house.start

        async def careless() -> None:
            await start()
            house.processes[0].deadlines = Unforgiving(house.play.deadlines.context, pause_noticed=90 * DAY)

        monkeypatch.setattr(house, "start", careless)
        with pytest.raises(Violation, match="time taken"):
            await mishaps.go_down()


async def test_somebody_called_absent_who_was_never_asked_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def careless(_: Tx, __: Match, ___: BoutRow, bout: Bout) -> list[Missing]:
        return [Missing(seat, passed=SHOW_TURNS, waited=0) for seat in bout.seats]

    async with warded(tmp_path) as ward:
        await ward.tournament("pocket.hand")
        await ward.look()
        monkeypatch.setattr(clocks, "missing_from", careless)
        await ward.run("UPDATE bouts SET clock_at = 1")
        await ward.run("UPDATE gatherings SET clock_at = 1")
        await ward.year.house.look()
        with pytest.raises(Violation, match="asked not all"):
            await ward.look()


async def test_letters_held_by_a_clock_that_was_set_back_are_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with warded(tmp_path) as ward:
        year = ward.year
        mishaps = Mishaps(year.town, ward.auditor, year.agenda, Weather(year.luck))
        monkeypatch.setattr(Weather, "step", -3 * HOUR)
        await ward.duel()
        await mishaps.set_clock()
        start = year.house.start

        async def careless() -> None:
            await start()
            year.house.processes[0].deadlines = Unforgiving(
                year.house.play.deadlines.context, pause_noticed=90 * DAY
            )

        monkeypatch.setattr(year.house, "start", careless)
        with pytest.raises(Violation, match="letter held"):
            await mishaps.set_clock()
