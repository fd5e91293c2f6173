"""Instructions: a player's answers, settled ahead and changeable at any time, to questions that may come.

The game decides which topics can be settled, and what an instruction chooses when the question comes up.
An instruction is as hidden as a pick, and so is its existence.
"""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from bot.play.ground.context import Context
from bot.play.ground.one_transaction import transaction
from bot.play.ground.refusals import Refusal
from bot.play.match.playing_out import go_on
from bot.play.match.raised import Chosen, choice_made
from bot.play.match.reading import MatchPage, match_page
from bot.play.match.settled import Instruction, settle, settled, unsettle, unsettle_all
from bot.play.match.taken import TakenMatch, take_current
from bot.store.engine import Tx
from bot.store.ids import MatchId, UserId
from rules.games import game

ASK: Final = "ask-me"
"""The answer of a player who wants to be asked; never among a topic's options."""


@dataclass(frozen=True)
class InstructionsPage:
    """What a player has settled and can settle in a match."""

    match: MatchPage
    instructions: tuple[Instruction, ...]
    suggested: Mapping[str, tuple[str, ...]] = field(default_factory=dict[str, tuple[str, ...]])
    """The game's suggestions, by topic."""

    def as_suggested(self, on: Instruction) -> bool:
        """Return whether the suggestion on a topic is in force."""
        return on.in_force and on.ranking == self.suggested.get(on.topic.name)

    def undone(self, *, suggesting: bool) -> tuple[Instruction, ...]:
        """Return what taking the suggestions (``suggesting``), or forgetting everything, would lose."""
        return tuple(
            each
            for each in self.instructions
            if each.ranking
            and not self.as_suggested(each)
            and (each.topic.name in self.suggested or not suggesting)
        )

    def lacking(self, on: Instruction) -> tuple[Instruction, ...]:
        """Return what else must be settled before an instruction takes effect."""
        return tuple(
            each for each in self.instructions if each.topic.name in on.topic.needs and not each.in_force
        )

    def on(self, topic: str) -> Instruction | None:
        """Return what is settled on a topic; None if it cannot be settled now."""
        return next((each for each in self.instructions if each.topic.name == topic), None)


@dataclass(frozen=True)
class Instructions:
    """Lets players settle answers ahead."""

    context: Context

    async def page(self, *, match_id: MatchId, user_id: UserId) -> InstructionsPage:
        """Return what a player has settled in a match. Raise Gone or NotYours."""
        return await self.context.store.read(lambda tx: self._page(tx, match_id, user_id))

    async def add(self, *, match_id: MatchId, user_id: UserId, topic: str, option: str) -> InstructionsPage:
        """Append an option to a ranked list, to be finished later; on other topics, settle on the option.

        Raise Gone, NotYours, or Refusal for what cannot be settled now.
        """

        async def change(tx: Tx, taken: TakenMatch, seat: int) -> None:
            found = await _instruction(tx, taken, seat, topic, option)
            if not found.topic.ranked:
                await settle(tx, match_id, seat, Instruction(found.topic, (option,), in_force=True))
                await go_on(self.context, tx, taken)
            elif option not in found.ranking:
                await settle(tx, match_id, seat, Instruction(found.topic, (*found.ranking, option)))

        return await self._changed(match_id, user_id, change)

    async def finish(self, *, match_id: MatchId, user_id: UserId, topic: str) -> InstructionsPage:
        """Put a list in force. Raise Gone, NotYours, or Refusal if it is empty."""

        async def change(tx: Tx, taken: TakenMatch, seat: int) -> None:
            found = await _instruction(tx, taken, seat, topic)
            if not found.ranking:
                raise Refusal("instruction-empty")
            await settle(tx, match_id, seat, Instruction(found.topic, found.ranking, in_force=True))
            await go_on(self.context, tx, taken)

        return await self._changed(match_id, user_id, change)

    async def forget(self, *, match_id: MatchId, user_id: UserId, topic: str) -> InstructionsPage:
        """Unsettle a topic, so that the player is asked again. Raise Gone or NotYours."""

        async def change(tx: Tx, _: TakenMatch, seat: int) -> None:
            await unsettle(tx, match_id, seat, topic)

        return await self._changed(match_id, user_id, change)

    async def suggest(self, *, match_id: MatchId, user_id: UserId) -> InstructionsPage:
        """Settle everything the game suggests, replacing earlier instructions. Raise Gone or NotYours."""

        async def change(tx: Tx, taken: TakenMatch, seat: int) -> None:
            view = taken.game.view(taken.state, seat)
            suggested = taken.game.suggested(view, seat)
            for topic in taken.game.topics(view, seat):
                if ranking := suggested.get(topic.name):
                    await settle(tx, match_id, seat, Instruction(topic, ranking, in_force=True))
            await go_on(self.context, tx, taken)

        return await self._changed(match_id, user_id, change)

    async def forget_all(self, *, match_id: MatchId, user_id: UserId) -> InstructionsPage:
        """Unsettle everything, so that the player is asked again. Raise Gone or NotYours."""

        async def change(tx: Tx, _: TakenMatch, seat: int) -> None:
            await unsettle_all(tx, match_id, seat)

        return await self._changed(match_id, user_id, change)

    @transaction
    async def answer(
        self, tx: Tx, *, match_id: MatchId, user_id: UserId, revision: int, topic: str, option: str
    ) -> Chosen:
        """Answer a follow-up question of a choice made at a revision: settle on an option, or be asked.

        The option goes to the front of a list in force. Raise Gone, NotYours, Stale, or Refusal for what
        cannot be settled now.
        """
        taken = await take_current(tx, match_id)
        seat = taken.seat_of(user_id).seat
        if option == ASK:
            await unsettle(tx, match_id, seat, topic)
            return await self._chosen(tx, match_id, user_id, revision)
        found = await _instruction(tx, taken, seat, topic, option)
        # An unfinished list does not count yet.
        kept = found.ranking if found.topic.ranked and found.in_force else ()
        ranking = tuple(dict.fromkeys((option, *kept)))
        await settle(tx, match_id, seat, Instruction(found.topic, ranking, in_force=True))
        await go_on(self.context, tx, taken)
        return await self._chosen(tx, match_id, user_id, revision)

    async def chosen(self, *, match_id: MatchId, user_id: UserId, revision: int) -> Chosen:
        """Return a player's choice at a revision and its follow-ups. Raise Gone, NotYours or Stale."""
        return await self.context.store.read(lambda tx: self._chosen(tx, match_id, user_id, revision))

    @transaction
    async def _changed(
        self,
        tx: Tx,
        match_id: MatchId,
        user_id: UserId,
        change: Callable[[Tx, TakenMatch, int], Awaitable[None]],
    ) -> InstructionsPage:
        """Change what a player's seat has settled, and return all of it."""
        taken = await take_current(tx, match_id)
        await change(tx, taken, taken.seat_of(user_id).seat)
        return await self._page(tx, match_id, user_id)

    async def _chosen(self, tx: Tx, match_id: MatchId, user_id: UserId, revision: int) -> Chosen:
        page = await match_page(tx, match_id, user_id, self.context.now())
        return await choice_made(tx, page, revision)

    async def _page(self, tx: Tx, match_id: MatchId, user_id: UserId) -> InstructionsPage:
        page = await match_page(tx, match_id, user_id, self.context.now())
        made = await settled(tx, match_id, page.seat, page.topics)
        suggested = game(page.game).suggested(page.view, page.seat)
        return InstructionsPage(page, made, suggested if made else {})


async def _instruction(
    tx: Tx, taken: TakenMatch, seat: int, topic: str, option: str | None = None
) -> Instruction:
    """Return what a seat has settled on a topic.

    Raise Refusal if the topic, or the ``option``, cannot be settled now.
    """
    topics = taken.game.topics(taken.game.view(taken.state, seat), seat)
    found = await settled(tx, taken.match.id, seat, [each for each in topics if each.name == topic])
    if not found or (option is not None and option not in found[0].topic.options):
        raise Refusal("instruction-gone")
    return found[0]
