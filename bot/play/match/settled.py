"""How instructions are stored."""

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
    """The options wanted, most preferred first; empty if the player wants to be asked."""
    in_force: bool = False
    """Whether it takes effect; an unfinished list does not."""


async def settled(tx: Tx, match_id: MatchId, seat: int, topics: Sequence[Topic]) -> tuple[Instruction, ...]:
    """Return what a seat has settled on some topics."""
    if not topics:
        return ()
    found = await tx.all("instructions_of", InstructionRow, match_id=match_id, seat=seat)
    kept = {row.topic: row for row in found}
    return tuple(_settled(topic, kept) for topic in topics)


async def settle(tx: Tx, match_id: MatchId, seat: int, instruction: Instruction) -> None:
    """Store what a seat settles on a topic."""
    await tx.run(
        "instruction_set",
        match_id=match_id,
        seat=seat,
        topic=instruction.topic.name,
        ranking=encode(instruction.ranking),
        in_force=int(instruction.in_force),
    )


async def unsettle(tx: Tx, match_id: MatchId, seat: int, topic: str) -> None:
    """Forget what a seat settled on a topic, so that it is asked again."""
    await tx.run("instruction_forget", match_id=match_id, seat=seat, topic=topic)


async def unsettle_all(tx: Tx, match_id: MatchId, seat: int) -> None:
    """Forget everything a seat settled, so that it is asked again."""
    for row in await tx.all("instructions_of", InstructionRow, match_id=match_id, seat=seat):
        await unsettle(tx, match_id, seat, row.topic)


def _settled(topic: Topic, kept: Mapping[str, InstructionRow]) -> Instruction:
    """Return what is settled on a topic, without options that are no longer available."""
    row = kept.get(topic.name)
    if row is None:
        return Instruction(topic)
    ranking = tuple(option for option in decode(row.ranking, tuple[str, ...]) if option in topic.options)
    return Instruction(topic, ranking, in_force=bool(row.in_force and ranking))
