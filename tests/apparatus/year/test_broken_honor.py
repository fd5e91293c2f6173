"""Honor that was not earned, and matches that should not count, are found in a simulated year."""

from pathlib import Path

import pytest

from apparatus.year.checks import Violation
from apparatus.year.watching.quiet_count import QuietTimes
from apparatus.year.watching.watch import Watch
from bot.play.standing.meetings import COUNTED_IN_A_WEEK
from tests.apparatus.year.ward import AYA, warded


async def test_honor_that_is_not_what_was_done_is_found(tmp_path: Path) -> None:
    async with warded(tmp_path) as ward:
        match_id = await ward.duel()
        await ward.fight(match_id)
        await ward.look()
        await ward.year.house.play.matches.resign(match_id=match_id, user_id=AYA)
        await ward.run("DELETE FROM honor WHERE deed = 'won'")
        with pytest.raises(Violation, match="honor wrong"):
            await ward.look()


async def test_honor_for_a_match_without_a_card_is_found(tmp_path: Path) -> None:
    async with warded(tmp_path) as ward:
        match_id = await ward.duel()
        await ward.look()
        await ward.year.house.play.matches.resign(match_id=match_id, user_id=AYA)
        await ward.run("UPDATE matches SET counted = 1")
        with pytest.raises(Violation, match="miscounted"):
            await ward.look()


async def test_matches_of_the_same_two_beyond_the_limit_are_found(tmp_path: Path) -> None:
    async with warded(tmp_path) as ward:
        for _ in range(COUNTED_IN_A_WEEK + 1):
            match_id = await ward.duel()
            await ward.fight(match_id)
            await ward.look()
            await ward.year.house.play.matches.resign(match_id=match_id, user_id=AYA)
            await ward.look()
        await ward.run("UPDATE matches SET counted = 1")
        again = Watch(ward.audit, ward.year.clock, QuietTimes(ward.year.clock), set())
        with pytest.raises(Violation, match="miscounted"):
            await again.look({match_id})
