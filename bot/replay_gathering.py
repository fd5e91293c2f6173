"""A stored gathering played again from its seed and its log, and checked together with its duels."""

from collections.abc import Sequence
from typing import Any

from bot.play.gatherings.ends import Ending, result_of
from bot.play.gatherings.kinds import rules_of
from bot.replay import disagreements
from bot.store import rows
from bot.store.engine import Store, Tx
from bot.store.gathering_rows import BoutRow, GatheringMove, GatheringRow
from rules.codec import decode, encode
from rules.dice import seal
from rules.game import Outcome, Step
from rules.gatherings.events import BoutAsked, GatheringEvent
from rules.gatherings.gathering import Bout, replay
from rules.gatherings.moves import Move


async def check_gathering(store: Store, gathering_id: str) -> list[str]:
    """Return a line for all about a stored gathering that does not follow from its seed, log and duels."""

    async def work(tx: Tx) -> list[str]:
        row = await tx.one("gathering_by_id", GatheringRow, id=gathering_id)
        if row is None or row.state is None:
            return ["There is no such gathering."]
        log = await tx.all("gathering_moves_of", GatheringMove, gathering_id=gathering_id)
        moves = [decode(entry.move, Move) for entry in log if entry.move]
        rules, seed = rules_of(row.kind), bytes.fromhex(row.seed or "")
        try:
            steps = replay(rules, decode(row.options or "", rules.options_type), seed, moves)
        except Exception as error:  # noqa: BLE001  whatever the log cannot do is what is wrong with it
            return [f"The log cannot be played: {error}"]
        faults = _faults(row, log, steps, rules.outcome(steps[-1].state))
        bouts = {event.bout: event for step in steps for event in step.events if isinstance(event, BoutAsked)}
        for bout in await tx.all("bouts_of", BoutRow, gathering_id=gathering_id):
            asked = bouts[bout.bout]
            faults += await _bout_faults(tx, bout, Bout(asked.bout, asked.seats, asked.healths), moves)
        return faults

    return await store.read(work)


def _faults(
    row: GatheringRow,
    log: Sequence[GatheringMove],
    steps: Sequence[Step[Any, GatheringEvent]],
    result: Outcome | None,
) -> list[str]:
    """Compare what was told and kept with what the log leads to."""
    faults = [] if seal(bytes.fromhex(row.seed or "")) == row.seal else ["The seed does not have its seal."]
    faults += [
        f"Move {entry.revision} was told otherwise than the dice say."
        for entry, step in zip(log, steps, strict=True)
        if encode(step.events) != entry.events
    ]
    if encode(steps[-1].state) != row.state:
        faults.append("The stored state is not the one the log leads to.")
    if (row.status == "over") is not (result is not None):
        faults.append("It is over, or goes on, against its rules.")
    return faults


async def _bout_faults(tx: Tx, row: BoutRow, bout: Bout, moves: Sequence[Move]) -> list[str]:
    """Check a duel, and that the gathering was told its end as it was."""
    match = await tx.one("match_by_id", rows.Match, id=row.match_id)
    turns = await tx.all("turns_of", rows.Turn, match_id=row.match_id)
    if match is None:
        return [f"Duel {row.bout} is missing."]
    faults = [f"Duel {row.bout}: {fault}" for fault in disagreements(match, turns, len(bout.seats))]
    if row.status == "told" and row.result and result_of(bout, decode(row.result, Ending)) not in moves:
        faults.append(f"Duel {row.bout} was told otherwise than it ended.")
    return faults
