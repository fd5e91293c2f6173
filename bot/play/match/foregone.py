"""Choices made without a click, because a player has ordered or instructed them ahead.

They are hidden like any pick, and even that they are made shows to nobody. A click of their owner overrides
them as long as nothing is revealed.
"""

import hashlib
from collections.abc import Container, Sequence

from bot.play.match.taken import TakenMatch
from bot.play.match.turns import dim_prompt
from bot.store import rows
from bot.store.engine import Tx
from bot.store.instruction_rows import InstructionRow
from bot.store.moment import Moment
from bot.store.order_rows import NextOrder
from rules.codec import decode


async def follow_orders(tx: Tx, taken: TakenMatch, orders: Sequence[NextOrder], now: Moment) -> None:
    """Make picks of the orders for the turn that begins.

    Where a seat may not choose exactly what it foresaw, all its orders are off and it is asked as ever.
    """
    legal = {request.seat: request.options for request in taken.game.requests(taken.state)}
    for order in orders:
        options = legal.get(order.seat)
        if options is None or sorted(options) != sorted(decode(order.foreseen, tuple[str, ...])):
            await tx.run("orders_forget", match_id=taken.match.id, seat=order.seat)
            continue
        await dim_prompt(tx, taken.seats[order.seat], now)  # nothing is asked of them in this turn
        await tx.run("order_done", match_id=taken.match.id, seat=order.seat, place=order.place)
        await keep_ahead(tx, taken, order.seat, order.choice, now)


async def heed(
    tx: Tx, taken: TakenMatch, instructions: Sequence[InstructionRow], made: Container[int], now: Moment
) -> set[int]:
    """Make picks of what is instructed for choices that are owed and not ``made``; return whose they are."""
    heeded = set[int]()
    for request in taken.game.requests(taken.state):
        own = {
            row.topic: decode(row.ranking, tuple[str, ...])
            for row in instructions
            if row.seat == request.seat
        }
        if request.seat in made or not own:
            continue
        # From the seat's own view: what it may not know must not show in how soon it answers.
        choice = taken.game.heed(taken.game.view(taken.state, request.seat), request, own)
        if choice is not None:
            await keep_ahead(tx, taken, request.seat, choice, now)
            heeded.add(request.seat)
    return heeded


async def keep_ahead(tx: Tx, taken: TakenMatch, seat: int, choice: str, now: Moment) -> None:
    """Make a pick without a click."""
    await tx.run(
        "pick_keep",
        interaction_id=_earlier_than_any_click(taken.match, seat),
        match_id=taken.match.id,
        revision=taken.match.revision,
        seat=seat,
        choice=choice,
        at=now,
    )


def _earlier_than_any_click(match: rows.Match, seat: int) -> int:
    """Return a number for a pick that any click of its owner overrides: Discord's are all above zero."""
    # The same for the same turn, so that a pick kept again is one row still.
    digest = hashlib.sha256(f"{match.id}:{seat}:{match.revision}".encode()).digest()
    # Seven bytes leave room for the sign in the 64 bits of a column.
    return -1 - int.from_bytes(digest[:7])
