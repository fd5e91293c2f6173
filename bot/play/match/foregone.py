"""Choices made without a click, from a player's standing orders or instructions.

They are hidden like any pick, and nobody sees even that they were made. Until the reveal, a click by
their owner overrides them.
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
    """Turn orders into picks for the turn that begins.

    If a seat's options are not exactly those it foresaw, drop all its orders and leave it to choose.
    """
    legal = {request.seat: request.options for request in taken.game.requests(taken.state)}
    for order in orders:
        options = legal.get(order.seat)
        if options is None or sorted(options) != sorted(decode(order.foreseen, tuple[str, ...])):
            await tx.run("orders_forget", match_id=taken.match.id, seat=order.seat)
            continue
        await dim_prompt(tx, taken.seats[order.seat], now)  # they are not asked this turn
        await tx.run("order_done", match_id=taken.match.id, seat=order.seat, place=order.place)
        await keep_ahead(tx, taken, order.seat, order.choice, now)


async def heed(
    tx: Tx, taken: TakenMatch, instructions: Sequence[InstructionRow], made: Container[int], now: Moment
) -> set[int]:
    """Turn instructions into picks for owed choices that are not ``made``; return the seats concerned."""
    heeded = set[int]()
    for request in taken.game.requests(taken.state):
        own = {
            row.topic: decode(row.ranking, tuple[str, ...])
            for row in instructions
            if row.seat == request.seat
        }
        if request.seat in made or not own:
            continue
        # From the seat's own view: how soon it answers must not depend on what it may not know.
        choice = taken.game.heed(taken.game.view(taken.state, request.seat), request, own)
        if choice is not None:
            await keep_ahead(tx, taken, request.seat, choice, now)
            heeded.add(request.seat)
    return heeded


async def keep_ahead(tx: Tx, taken: TakenMatch, seat: int, choice: str, now: Moment) -> None:
    """Store a pick made without a click."""
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
    """Return a pick id below that of any click, so that clicks override it: Discord's are above zero."""
    # The same for the same turn, so that a pick stored twice remains one row.
    digest = hashlib.sha256(f"{match.id}:{seat}:{match.revision}".encode()).digest()
    # Seven bytes leave room for the sign in the 64 bits of a column.
    return -1 - int.from_bytes(digest[:7])
