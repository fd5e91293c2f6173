"""Reading tournaments: organisers' repairs, and what each player does in the current round."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.play.gatherings.reading import GatheringPage, Told, gathering_page, told
from bot.play.gatherings.sign_up import check_runs
from bot.play.ground.context import Context
from bot.play.ground.one_transaction import reading
from bot.play.ground.refusals import Gone, Refusal
from bot.play.guild.organisers import Standing
from bot.store.engine import Tx
from bot.store.gathering_rows import GatheringMove
from bot.store.ids import GatheringId, MatchId
from rules.gatherings.bracket import TournamentState
from rules.gatherings.events import Overridden, Paused, Removed, Resumed, Substituted, Undone


@dataclass(frozen=True)
class Rounds:
    """Reads tournaments."""

    context: Context

    @reading
    async def for_organiser(self, tx: Tx, gathering_id: GatheringId, standing: Standing) -> GatheringPage:
        """Return a tournament under way for a person who may repair it. Raise Gone, NotYours or Refusal."""
        page = await gathering_page(tx, gathering_id)
        await check_runs(tx, page.row, standing)
        if page.row.ended_at is not None:
            raise Gone("gathering-gone")
        return begun(page)

    @reading
    async def mended(self, tx: Tx, gathering_id: GatheringId) -> tuple[GatheringPage, Sequence[Told]]:
        """Return a gathering and all organisers' repairs in it, oldest first. Raise Gone."""
        page = await gathering_page(tx, gathering_id)
        moves = await tx.all("gathering_moves_by_people", GatheringMove, gathering_id=gathering_id)
        return page, [entry for entry in map(told, moves) if _mends(entry)]


def begun(page: GatheringPage) -> GatheringPage:
    """Return the page of a tournament that has begun. Raise Refusal for any other."""
    if page.state is None:
        raise Refusal("gathering-not-begun")
    if not isinstance(page.state, TournamentState):
        raise Refusal("rejection-move-unfit")
    return page


def fought_by(page: GatheringPage, seat: int) -> MatchId:
    """Return a player's current duel. Raise Refusal if there is none."""
    state: TournamentState = page.state
    numbers = {bout.number for bout in state.current.open if seat in bout.people}
    for bout in page.bouts:
        if bout.bout in numbers:
            return bout.match_id
    raise Refusal("bout-none")


def doing(state: TournamentState, seat: int) -> str:
    """Return what a player is doing: ``fights``, ``rests``, ``waits``, ``reserve``, ``won`` or ``out``."""
    current = state.current
    if state.result:
        return "won" if seat in state.result.winners else "out"
    if seat in state.reserves:
        return "reserve"
    if seat not in state.standing:
        return "out"
    if seat in current.byes:
        return "rests"
    return "fights" if any(seat in bout.seats for bout in current.open) else "waits"


def _mends(entry: Told) -> bool:
    """Return whether a move was an organiser's repair: theirs are the removals and swaps with a reason."""
    match entry.events[0]:
        case Overridden() | Undone() | Paused() | Resumed():
            return True
        case Removed(reason=reason) | Substituted(reason=reason):
            return bool(reason)
        case _:
            return False
