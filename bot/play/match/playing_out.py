"""Resolve a turn, and the turns after it that need no player to be asked."""

from collections.abc import Mapping, Sequence

from bot.play.ground.context import Context
from bot.play.ground.refusals import refusing
from bot.play.match.foregone import follow_orders, heed
from bot.play.match.taken import TakenMatch, take
from bot.play.match.turns import advance, dim_prompt
from bot.store import rows
from bot.store.engine import Tx
from bot.store.instruction_rows import InstructionRow
from bot.store.order_rows import NextOrder
from rules.replay import Left, Played


async def picks_of(tx: Tx, taken: TakenMatch) -> list[rows.Pick]:
    """Return all picks for the turn, in click order."""
    return await tx.all("picks_of", rows.Pick, match_id=taken.match.id, revision=taken.match.revision)


async def counted(tx: Tx, taken: TakenMatch) -> dict[int, str]:
    """Return each seat's pick that counts: the latest."""
    return {pick.seat: pick.choice for pick in await picks_of(tx, taken)}


async def seen_ready(tx: Tx, taken: TakenMatch) -> set[int]:
    """Return the seats that others see as ready; picks from orders and instructions do not show."""
    return {pick.seat for pick in await picks_of(tx, taken) if pick.clicked}


async def resolve(
    context: Context,
    tx: Tx,
    taken: TakenMatch,
    choices: Mapping[int, str],
    *,
    stand_ins: Sequence[int] = (),
) -> bool:
    """Play these choices, then orders and instructions until a player must be asked.

    Return whether the turn was played: not while choices are still owed.
    """
    if not _complete(taken, choices):
        return False
    while True:
        with refusing():
            step = taken.game.play(taken.state, choices, taken.next_dice())
        if await advance(context, tx, taken, Played(dict(choices)), step, stand_ins=stand_ins):
            return True
        orders = await tx.all("orders_next", NextOrder, match_id=taken.match.id)
        instructions = await tx.all("instructions_in_force", InstructionRow, match_id=taken.match.id)
        if not orders and not instructions:
            return True
        # Stand-ins chose for one turn only; players settled what follows themselves.
        taken, stand_ins = await take(tx, taken.match.id, taken.match.revision + 1), ()
        # Before instructions: a planned card overrides a settled topic.
        await follow_orders(tx, taken, orders, context.now())
        made = await counted(tx, taken)
        for seat in await heed(tx, taken, instructions, made, context.now()):
            await dim_prompt(tx, taken.seats[seat], context.now())  # it asked about an earlier turn
        choices = await counted(tx, taken)
        if not _complete(taken, choices):
            return True


async def go_on(context: Context, tx: Tx, taken: TakenMatch) -> bool:
    """Apply instructions to the choices owed; return whether that played the turn."""
    instructions = await tx.all("instructions_in_force", InstructionRow, match_id=taken.match.id)
    await heed(tx, taken, instructions, await counted(tx, taken), context.now())
    return await resolve(context, tx, taken, await counted(tx, taken))


async def leave(context: Context, tx: Tx, taken: TakenMatch, seat: int, reason: str) -> TakenMatch | None:
    """Remove a seat that resigns or forfeits; return the match, or None if it ended or the turn was played.

    The others' picks stay if they are still legal, and the turn is resolved if none is missing. With the
    house at the table, everyone chooses again, since it must choose first.
    """
    match = taken.match
    choices = await counted(tx, taken)
    with refusing():
        step = taken.game.leave(taken.state, seat, reason, taken.next_dice())
    legal = {request.seat: request.options for request in taken.game.requests(step.state)}
    for chooser, choice in choices.items():
        if choice in legal.get(chooser, ()) and not match.houses:
            # Before `advance`, which forgets the picks of this revision.
            await tx.run("picks_carry", match_id=match.id, revision=match.revision, seat=chooser)
    if await advance(context, tx, taken, Left(seat, reason), step):
        return None
    after = await take(tx, match.id, match.revision + 1)
    return None if await go_on(context, tx, after) else after


def _complete(taken: TakenMatch, choices: Mapping[int, str]) -> bool:
    return len(choices) >= len(taken.game.requests(taken.state))
