"""Instructions: what somebody settles ahead for questions that may come, and changes whenever they like.

A game says on which topics that is possible, and what an instruction chooses when a question comes up. An
instruction is as hidden as a pick, and so is that there is one.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.play.ground.context import Context
from bot.play.ground.refusals import Refusal
from bot.play.match.playing_out import go_on
from bot.play.match.reading import MatchPage, match_page
from bot.play.match.taken import TakenMatch, take_current
from bot.store.engine import Tx
from bot.store.ids import MatchId, UserId
from bot.store.instruction_rows import InstructionRow
from rules.codec import decode, encode
from rules.game import Topic
from rules.games import game


@dataclass(frozen=True)
class Instruction:
    """What is settled on a topic so far."""

    topic: Topic
    ranking: tuple[str, ...] = ()
    """What is wanted, the dearest first; nothing where one wants to be asked."""
    in_force: bool = False
    """Whether it is heeded; a list that is still being made is not."""


@dataclass(frozen=True)
class InstructionsPage:
    """All that somebody has settled ahead in a match, and all that they can settle."""

    match: MatchPage
    instructions: tuple[Instruction, ...]
    suggested: Mapping[str, tuple[str, ...]] = field(default_factory=dict[str, tuple[str, ...]])
    """What the game suggests to settle, by topic."""

    def as_suggested(self, on: Instruction) -> bool:
        """Say whether what is suggested is in force on a topic."""
        return on.in_force and on.ranking == self.suggested.get(on.topic.name)

    def undone(self, *, suggesting: bool) -> tuple[Instruction, ...]:
        """Return what of one's own is lost by taking what is suggested, or by settling nothing any more."""
        return tuple(
            each
            for each in self.instructions
            if each.ranking
            and not self.as_suggested(each)
            and (each.topic.name in self.suggested or not suggesting)
        )

    def lacking(self, on: Instruction) -> tuple[Instruction, ...]:
        """Return what else must be settled before a topic is heeded."""
        return tuple(
            each for each in self.instructions if each.topic.name in on.topic.needs and not each.in_force
        )

    def on(self, topic: str) -> Instruction | None:
        """Return what is settled on a topic, or None where nothing can be settled on it now."""
        return next((each for each in self.instructions if each.topic.name == topic), None)


@dataclass(frozen=True)
class Instructions:
    """What people settle ahead."""

    context: Context

    async def page(self, *, match_id: MatchId, user_id: UserId) -> InstructionsPage:
        """Return what somebody has settled in a match. Raise Gone or NotYours."""
        return await self.context.store.read(lambda tx: self._page(tx, match_id, user_id))

    async def add(self, *, match_id: MatchId, user_id: UserId, topic: str, option: str) -> InstructionsPage:
        """Put an option at the end of a list, which is in force once it is finished, or settle on this one.

        Raise Gone, NotYours, or Refusal for what cannot be settled now.
        """

        async def work(tx: Tx) -> InstructionsPage:
            taken = await take_current(tx, match_id)
            seat = taken.seat_of(user_id).seat
            found = await _instruction(tx, taken, seat, topic)
            if option not in found.topic.options:
                raise Refusal("instruction-gone")
            if not found.topic.ranked:
                await _set(tx, taken, seat, Instruction(found.topic, (option,), in_force=True))
                await go_on(self.context, tx, taken)
            elif option not in found.ranking:
                await _set(tx, taken, seat, Instruction(found.topic, (*found.ranking, option)))
            return await self._page(tx, match_id, user_id)

        return await self.context.store.transact(work)

    async def finish(self, *, match_id: MatchId, user_id: UserId, topic: str) -> InstructionsPage:
        """Put a list in force. Raise Gone, NotYours, or Refusal where there is none."""

        async def work(tx: Tx) -> InstructionsPage:
            taken = await take_current(tx, match_id)
            seat = taken.seat_of(user_id).seat
            found = await _instruction(tx, taken, seat, topic)
            if not found.ranking:
                raise Refusal("instruction-empty")
            await _set(tx, taken, seat, Instruction(found.topic, found.ranking, in_force=True))
            await go_on(self.context, tx, taken)
            return await self._page(tx, match_id, user_id)

        return await self.context.store.transact(work)

    async def forget(self, *, match_id: MatchId, user_id: UserId, topic: str) -> InstructionsPage:
        """Have somebody asked again on a topic. Raise Gone or NotYours."""

        async def work(tx: Tx) -> InstructionsPage:
            taken = await take_current(tx, match_id)
            seat = taken.seat_of(user_id).seat
            await tx.run("instruction_forget", match_id=match_id, seat=seat, topic=topic)
            return await self._page(tx, match_id, user_id)

        return await self.context.store.transact(work)

    async def suggest(self, *, match_id: MatchId, user_id: UserId) -> InstructionsPage:
        """Settle all that the game suggests, whatever was settled on it. Raise Gone or NotYours."""

        async def work(tx: Tx) -> InstructionsPage:
            taken = await take_current(tx, match_id)
            seat = taken.seat_of(user_id).seat
            view = taken.game.view(taken.state, seat)
            suggested = taken.game.suggested(view, seat)
            for topic in taken.game.topics(view, seat):
                if ranking := suggested.get(topic.name):
                    await _set(tx, taken, seat, Instruction(topic, ranking, in_force=True))
            await go_on(self.context, tx, taken)
            return await self._page(tx, match_id, user_id)

        return await self.context.store.transact(work)

    async def forget_all(self, *, match_id: MatchId, user_id: UserId) -> InstructionsPage:
        """Have somebody asked again on everything. Raise Gone or NotYours."""

        async def work(tx: Tx) -> InstructionsPage:
            taken = await take_current(tx, match_id)
            seat = taken.seat_of(user_id).seat
            for topic in await _kept(tx, match_id, seat):
                await tx.run("instruction_forget", match_id=match_id, seat=seat, topic=topic)
            return await self._page(tx, match_id, user_id)

        return await self.context.store.transact(work)

    async def _page(self, tx: Tx, match_id: MatchId, user_id: UserId) -> InstructionsPage:
        page = await match_page(tx, match_id, user_id, self.context.now())
        kept = await _kept(tx, match_id, page.seat)
        settled = tuple(_settled(topic, kept) for topic in page.topics)
        suggested = game(page.game).suggested(page.view, page.seat)
        return InstructionsPage(page, settled, suggested if settled else {})


async def _instruction(tx: Tx, taken: TakenMatch, seat: int, topic: str) -> Instruction:
    """Return what a seat has settled on a topic. Raise Refusal where it cannot settle anything on it now."""
    for each in taken.game.topics(taken.game.view(taken.state, seat), seat):
        if each.name == topic:
            return _settled(each, await _kept(tx, taken.match.id, seat))
    raise Refusal("instruction-gone")


async def _kept(tx: Tx, match_id: MatchId, seat: int) -> dict[str, InstructionRow]:
    found = await tx.all("instructions_of", InstructionRow, match_id=match_id, seat=seat)
    return {row.topic: row for row in found}


def _settled(topic: Topic, kept: Mapping[str, InstructionRow]) -> Instruction:
    """Return what is settled on a topic; what is not to be had any more is left out."""
    row = kept.get(topic.name)
    if row is None:
        return Instruction(topic)
    ranking = tuple(option for option in decode(row.ranking, tuple[str, ...]) if option in topic.options)
    return Instruction(topic, ranking, in_force=bool(row.in_force and ranking))


async def _set(tx: Tx, taken: TakenMatch, seat: int, instruction: Instruction) -> None:
    await tx.run(
        "instruction_set",
        match_id=taken.match.id,
        seat=seat,
        topic=instruction.topic.name,
        ranking=encode(instruction.ranking),
        in_force=int(instruction.in_force),
    )
