"""Broken contests, honor that is had too often, and seeds that are told are found in a simulated year."""

from pathlib import Path

import pytest

from apparatus.year.checks import Subject, Violation, none
from apparatus.year.watching.sealed import check_sealed
from bot.play.match import reading
from bot.play.solo.contests import FIGHT
from bot.store.contest_rows import ContestRow
from rules.dice import derived
from tests.apparatus.year.ward import AYA, BEN, GUILD, Ward, warded

HONORED = """
INSERT INTO honor (id, guild_id, user_id, amount, deed, source_kind, source_id, nth, at)
SELECT 'deed' || n, 1, 1002, 1, 'daily', 'match', 'match' || n, 0, n
FROM (SELECT 1 AS n UNION SELECT 2 UNION SELECT 3 UNION SELECT 4 UNION SELECT 5 UNION SELECT 6) numbers
"""


@pytest.mark.parametrize(
    ("harm", "found"),
    [
        ("UPDATE seats SET user_id = 1000", "doubled entries"),
        ("UPDATE contests SET status = 'closed'", "torn entries"),
        ("UPDATE contest_entries SET status = 'won'", "torn entries"),
        ("UPDATE contests SET ends_at = 1", "stuck contests"),
        (HONORED, "greedy people"),
    ],
)
async def test_a_contest_that_is_broken_is_found(tmp_path: Path, harm: str, found: str) -> None:
    async with warded(tmp_path) as ward:
        for user_id in (AYA, BEN):
            await ward.daily(user_id)
        await ward.day()
        await ward.run(harm)
        with pytest.raises(Violation, match=found):
            await ward.day()


async def test_a_contest_must_be_over_at_the_end_and_what_is_played_alone_need_not(tmp_path: Path) -> None:
    async with warded(tmp_path) as ward:
        left, fought = await ward.alone(AYA), await ward.daily(BEN)
        await ward.look()
        assert fought in await unfinished(ward)
        await ward.pass_time(24)
        await none(ward.audit, "stuck_contests", before=ward.year.clock())
        await none(ward.audit, "stuck_matches", before=ward.year.clock())
        assert not {left, fought} & await unfinished(ward)


async def test_a_seed_that_is_told_before_its_contest_is_closed_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with warded(tmp_path) as ward:
        match_id = await ward.daily(AYA)
        seed = await seed_of_the_day(ward)
        for told in (seed.hex(), derived(seed, FIGHT).hex()):
            with pytest.raises(Violation, match="seed leaks: a letter tells"):
                await check_sealed(ward.year.town, f"It is {told}.", "a letter")
        await ward.year.house.play.matches.resign(match_id=match_id, user_id=AYA)
        await ward.auditor.spot_check(ward.year.town, match_id)
        monkeypatch.setattr(reading, "is_open", lambda _: False)
        with pytest.raises(Violation, match="page leaks"):
            await ward.auditor.spot_check(ward.year.town, match_id)


async def seed_of_the_day(ward: Ward) -> bytes:
    """Return the seed of the one contest there is."""
    page = await ward.year.house.play.contests.today("daily", guild_id=GUILD, user_id=AYA)
    contest = await ward.year.house.store.read(
        lambda tx: tx.one("contest_by_id", ContestRow, id=page.contest_id)
    )
    assert contest
    return bytes.fromhex(contest.seed)


async def unfinished(ward: Ward) -> set[str]:
    """Return what must not go on at the end."""
    found = await ward.audit.read(lambda tx: tx.all("unfinished", Subject))
    return {row.subject for row in found}
