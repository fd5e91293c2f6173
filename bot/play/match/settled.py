"""What seats have settled ahead, as it is kept."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.store.engine import Tx
from bot.store.ids import MatchId
from bot.store.instruction_rows import InstructionRow
from rules.codec import decode, encode
from rules.game import Topic


@dataclass(frozen=True)
class Instruction:
    """What is settled on a topic so far."""

    topic: Topic
    ranking: tuple[str, ...] = ()
    """What is wanted, the dearest first; nothing if one wants to be asked."""
    in_force: bool = False
    """Whether it is heeded; a list that is still being made is not."""


async def settled(tx: Tx, match_id: MatchId, seat: int, topics: Sequence[Topic]) -> tuple[Instruction, ...]:
    """Return what a seat has settled on some topics."""
    if not topics:
        return ()
    found = await tx.all("instructions_of", InstructionRow, match_id=match_id, seat=seat)
    kept = {row.topic: row for row in found}
    return tuple(_settled(topic, kept) for topic in topics)


async def settle(tx: Tx, match_id: MatchId, seat: int, instruction: Instruction) -> None:
    """Keep what a seat settles on a topic."""
    await tx.run(
        "instruction_set",
        match_id=match_id,
        seat=seat,
        topic=instruction.topic.name,
        ranking=encode(instruction.ranking),
        in_force=int(instruction.in_force),
    )


async def unsettle(tx: Tx, match_id: MatchId, seat: int, topic: str) -> None:
    """Ask a seat again on a topic."""
    await tx.run("instruction_forget", match_id=match_id, seat=seat, topic=topic)


async def unsettle_all(tx: Tx, match_id: MatchId, seat: int) -> None:
    """Ask a seat again on everything."""
    for row in await tx.all("instructions_of", InstructionRow, match_id=match_id, seat=seat):
        await unsettle(tx, match_id, seat, row.topic)


def _settled(topic: Topic, kept: Mapping[str, InstructionRow]) -> Instruction:
    """Return what is settled on a topic; what can no longer be had is left out."""
    row = kept.get(topic.name)
    if row is None:
        return Instruction(topic)
    ranking = tuple(option for option in decode(row.ranking, tuple[str, ...]) if option in topic.options)
    return Instruction(topic, ranking, in_force=bool(row.in_force and ranking))
