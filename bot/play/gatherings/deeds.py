"""Honor for deeds in a gathering."""

from collections.abc import Sequence

from bot.play.clans.war_pages import war_over
from bot.play.gatherings.kinds import KYOTO, TOURNAMENT
from bot.play.ground.context import Context
from bot.play.standing.honor import Source, enter, reverse
from bot.play.standing.titles import crown
from bot.store.engine import Tx
from bot.store.gathering_rows import Entrant, GatheringRow
from bot.store.rows import Known
from rules.game import Outcome
from rules.gatherings.events import BoutWon, GatheringEvent, Refused
from rules.gatherings.gathering import HOUSE
from rules.gatherings.moves import Move, NoShow, Override, Undo


async def enter_deeds(
    context: Context,
    tx: Tx,
    row: GatheringRow,
    entrants: Sequence[Entrant],
    *,
    revision: int,
    move: Move,
    events: Sequence[GatheringEvent],
) -> None:
    """Enter the refusals and absences of one move, and reverse absences that no longer count.

    Not coming to a duel with the house keeps nobody waiting, so it costs no honor.
    """
    for event in events:
        if isinstance(event, Refused):
            # One source per move: a player who refuses twice pays twice.
            source = Source("gathering", f"{row.id}:{revision}")
            await _enter(context, tx, row, entrants[event.seat], deed="refused", source=source)
    if isinstance(move, NoShow) and not any(map(_house_won, events)):
        for seat in move.absent:
            await _enter(context, tx, row, entrants[seat], deed="absent", source=_bout(row, move.bout))
    elif isinstance(move, Override | Undo):
        source = Source("organiser", f"{row.id}:{revision}")
        await reverse(
            context.chance,
            tx,
            guild_id=row.guild_id,
            undone=_bout(row, move.bout),
            source=source,
            at=context.now(),
        )


async def enter_victory(
    context: Context, tx: Tx, row: GatheringRow, entrants: Sequence[Entrant], outcome: Outcome
) -> None:
    """Enter honor at the end of a gathering for winners who fought a duel that counts."""
    source = Source("gathering", row.id)
    crowned = row.kind in {KYOTO, TOURNAMENT}
    deeds = ("war-won" if row.sides else "gathering-won", *(("kensei",) if crowned else ()))
    fought = {each.user_id for each in await tx.all("fought_in_gathering", Known, gathering_id=row.id)}
    for winner in (entrants[seat] for seat in outcome.winners):
        for deed in deeds if winner.user_id in fought else ():
            await _enter(context, tx, row, winner, deed=deed, source=source)
        if crowned:
            await crown(tx, guild_id=row.guild_id, user_id=winner.user_id, source=source, at=context.now())
    if row.sides:
        sides = [entrants[seat].side for seat in outcome.winners]
        await war_over(context, tx, row.id, sides[0] if sides else None)


def _house_won(event: GatheringEvent) -> bool:
    return isinstance(event, BoutWon) and event.winner == HOUSE


def _bout(row: GatheringRow, bout: int) -> Source:
    return Source("gathering", f"{row.id}:bout:{bout}")


async def _enter(
    context: Context, tx: Tx, row: GatheringRow, entrant: Entrant, *, deed: str, source: Source
) -> None:
    await enter(
        context.chance,
        tx,
        guild_id=row.guild_id,
        user_id=entrant.user_id,
        deed=deed,
        source=source,
        at=context.now(),
    )
