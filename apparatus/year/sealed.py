"""The seeds of contests that are open: whoever knew one would know each card before they chose."""

from apparatus.year.checks import Violation
from apparatus.year.person import BRANCH, HOME
from apparatus.year.town import Town
from bot.play.ground.repertoire import game_names, newest, shared_by_day
from bot.play.ground.times import DAY
from bot.play.solo.contests import FIGHT, NOWHERE
from bot.store.contest_rows import ContestRow
from rules.dice import derived
from rules.games import game


async def check_sealed(town: Town, text: str, where: str) -> None:
    """Raise Violation where a text tells the seed of a contest of the day before it is closed."""
    for seed in await _seeds(town):
        if seed in text:
            raise Violation(f"seed leaks: {where} tells it")


async def _seeds(town: Town) -> list[str]:
    """Return the seeds of today's open contests, and of the fights in them."""
    day, seeds = town.house.clock() // DAY, list[str]()
    for guild_id, kind in ((HOME, "daily"), (BRANCH, "daily"), (NOWHERE, "everywhere")):
        for name in filter(lambda each: shared_by_day(game(newest(each))), game_names()):
            named = {"guild_id": guild_id, "kind": kind, "game": newest(name), "day": day}
            row = await town.house.store.read(
                lambda tx, named=named: tx.one("contest_of_day", ContestRow, **named)
            )
            if row and row.status == "open":
                seeds += [row.seed, derived(bytes.fromhex(row.seed), FIGHT).hex()]
    return seeds
