"""The seeds of open contests: anyone who knew one would know every card in advance."""

from apparatus.year.checks import Violation
from apparatus.year.town import Town
from bot.play.solo.contests import FIGHT
from bot.play.solo.roads import LEG
from bot.store.clan_rows import Subject
from bot.store.contest_rows import ContestRow
from bot.store.engine import Tx
from bot.store.share import WHOLE
from rules.dice import derived

EVER = 2**62
"""A time later than any other."""

LEGS = 3
"""Matches of a campaign whose seeds are searched for."""


async def check_sealed(town: Town, text: str, where: str) -> None:
    """Raise Violation if a text tells a seed of a contest that is not closed yet."""
    for row in await town.house.store.read(_open):
        seed = bytes.fromhex(row.seed)
        labels = (FIGHT, *(LEG.format(number) for number in range(LEGS)))
        if any(secret.hex() in text for secret in (seed, *(derived(seed, label) for label in labels))):
            raise Violation(f"seed leaks: {where} tells that of {row.id}")


async def _open(tx: Tx) -> list[ContestRow]:
    """Return the open contests: exactly those that will be due some time."""
    due = await tx.all("due_contests", Subject, now=EVER, most=EVER, **WHOLE.span)
    rows = [await tx.one("contest_by_id", ContestRow, id=each.id) for each in due]
    return [row for row in rows if row is not None]
