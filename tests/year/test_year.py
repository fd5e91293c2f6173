"""A simulated year, in small: what must never be is never, and the same seed gives the same year."""

from pathlib import Path

import pytest

from bot.store.engine import AUDITS, open_store
from bot.year.calendar import Year
from bot.year.checks import Violation, check_safety
from bot.year.figures import figures
from bot.year.habits import HABITS, habit_of
from bot.year.house import SUNRISE

PEOPLE, DAYS, SEED = 16, 10, 2


async def lived(folder: Path, name: str) -> Year:
    year = Year(f"sqlite:///{folder / name}.db", PEOPLE, SEED, DAYS)
    await year.live()
    return year


async def test_a_year_goes_well_and_the_same_each_time(tmp_path: Path) -> None:
    one, other = [await lived(tmp_path, name) for name in ("one", "other")]
    assert await one.fingerprint() == await other.fingerprint()
    assert one.clock.time > SUNRISE
    told = "\n".join(await figures(one))
    assert "bushido.duel/1" in told
    assert "bushido.brawl/1" in told
    assert "gathering." in told


async def test_every_habit_is_among_a_hundred_people_as_often_as_it_says() -> None:
    habits = [habit_of(number) for number in range(100)]
    assert [habits.count(habit) for habit in HABITS] == [habit.share for habit in HABITS]


@pytest.mark.parametrize(
    ("harm", "found"),
    [
        ("UPDATE matches SET revision = revision + 1", "torn matches"),
        ("UPDATE matches SET deadline_at = 1", "stuck matches"),
        ("UPDATE matches SET deadline_at = NULL", "stuck matches"),
        ("UPDATE matches SET status = 'over'", "stale picks"),
        ("UPDATE seats SET left_as = 'forfeited'", "hasty forfeits"),
    ],
)
async def test_what_must_never_be_is_found(tmp_path: Path, harm: str, found: str) -> None:
    queries = tmp_path / "queries"
    queries.mkdir()
    (queries / "harm.sql").write_text(f"-- name: harm!\n{harm};\n")
    url = f"sqlite:///{tmp_path / 'year.db'}"
    year = Year(url, 2, 1, 1)
    await year.house.start()
    challenge = await year.house.challenges.issue(
        guild_id=1, channel_id=2, challenger_id=1, opponent_id=2, fighter="swift", pace="day"
    )
    match = await year.house.challenges.accept(challenge_id=challenge.id, user_id=2, fighter="swift")
    page = await year.house.reading.match(match.match_id, 1)
    await year.house.matches.pick(
        match_id=match.match_id, revision=0, user_id=1, choice=page.options[0], interaction_id=1
    )
    async with open_store(url, queries=AUDITS) as audit, open_store(url, queries=queries) as cheat:
        await check_safety(audit, year.clock.time)
        await cheat.transact(lambda tx: tx.run("harm"))
        with pytest.raises(Violation, match=found):
            await check_safety(audit, year.clock.time)
    await year.house.stop()
