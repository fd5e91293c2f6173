"""Replay every match and gathering of a database, and report the first fault of each that does not agree."""

from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from typing import Any, NamedTuple

from bot.placed import placed
from bot.play.ground.refusals import Gone
from bot.progress import bars
from bot.replay import check_match
from bot.replay_gathering import check_gathering
from bot.store import rows
from bot.store.clan_rows import Subject
from bot.store.engine import Store, Tx, read_store
from bot.store.errors import ContentBroken
from bot.terminal import say

IN_A_PAGE = 500
"""How many ids to read at once; each match is read by itself, so that the bot can go on meanwhile."""


class Replayable(NamedTuple):
    """A kind of thing that can be replayed."""

    name: str
    several: str
    check: Callable[[Store, Any], Awaitable[list[str]]]


KINDS = (
    Replayable("match", "matches", check_match),
    Replayable("gathering", "gatherings", check_gathering),
)


async def verify(database_url: str) -> int:
    """Print what does not agree in a database, a line for each; return 0 if everything does."""
    wrong, checked = 0, Counter[str]()
    async with read_store(database_url) as store:
        with bars() as progress:
            for kind in KINDS:
                bar = progress.add_task(kind.several, total=await _amount(store, kind))
                async for found in _ids(store, kind):
                    fault = await _first_fault(store, kind, found)
                    if fault:
                        wrong += 1
                        progress.stop()  # the bar would cut the line in two
                        say(fault)
                        progress.start()
                    checked[kind.several] += fault is not None
                    progress.advance(bar)
    said = " and ".join(f"{checked[kind.several]} {kind.several}" for kind in KINDS)
    say(f"Checked {said}: {f'{wrong} do not agree' if wrong else 'everything agrees'}.")
    return 1 if wrong else 0


async def _first_fault(store: Store, kind: Replayable, found: str) -> str | None:
    """Return a line for the first thing that does not agree, or an empty one if all does.

    Return None if there is nothing to check: a gathering has not begun, or was deleted meanwhile.
    """
    name = f"{kind.name} {found}"
    try:
        with placed(name):
            faults = await kind.check(store, found)
    except ContentBroken as error:
        return str(error)
    except Gone:
        return None
    return f"{name}: {faults[0]}" if faults else ""


async def _amount(store: Store, kind: Replayable) -> int:
    counted = await store.read(lambda tx: tx.one(f"count_of_{kind.name}", rows.Amount))
    return counted.amount if counted else 0


async def _ids(store: Store, kind: Replayable) -> AsyncIterator[str]:
    """Yield all ids page by page, so that no read takes long; what begins meanwhile may be missed."""
    after = ""
    while page := await store.read(partial(_page, kind=kind, after=after)):
        for each in page:
            yield each.id
        after = page[-1].id


async def _page(tx: Tx, kind: Replayable, after: str) -> list[Subject]:
    return await tx.all(f"ids_of_{kind.name}", Subject, after=after, most=IN_A_PAGE)
