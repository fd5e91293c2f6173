"""Actions at gatherings, shared by commands, buttons and lists."""

from dataclasses import dataclass

from bot.face.entry.where_hand import with_where_hand_comes
from bot.face.gathering.board import drop_question
from bot.face.gathering.lobby import cancel_question
from bot.face.gathering.parts import gathering_press
from bot.face.gathering.summons import owed, refuse_question
from bot.face.letters.living_message import living_message, status
from bot.face.pieces import mention
from bot.face.roles import role_question
from bot.face.screen import Screen, Text
from bot.play.gatherings.opening import Terms
from bot.play.ground.repertoire import has_roles
from bot.play.match.draws import RANDOM
from bot.store.ids import GatheringId, UserId
from bot.wire.client import DuelBot
from bot.wire.visit import Visit
from rules.gatherings.challenges import REFUSAL


@dataclass(frozen=True)
class GatheringActions:
    """Every action, with its answer."""

    bot: DuelBot

    async def call(self, visit: Visit, terms: Terms, role: str | None = None) -> None:
        """Call a gathering, here or in the server's channel for announcements."""
        guild_id, channel_id = visit.home
        gathering_id = await self.bot.play.sign_up.open(
            guild_id=guild_id,
            channel_id=channel_id,
            host=visit.standing,
            terms=terms,
            wish=role,
            barred=visit.barred,
        )
        page = await self.bot.play.gatherings.page(gathering_id)
        # The outbox posts an organiser's gathering in the channel for announcements.
        if page.row.channel_id != channel_id:
            await visit.tell("gathering-called-elsewhere", channel=f"<#{page.row.channel_id}>")
            return
        message_id = await visit.answer.say(living_message(page, await self.bot.guild_words(guild_id)))
        if message_id is not None:
            await self.bot.play.sign_up.place(gathering_id, message_id)

    async def ask_role(self, visit: Visit, gathering_id: GatheringId) -> None:
        """Join, after asking for a role if the game has roles."""
        row = (await self.bot.play.gatherings.page(gathering_id)).row
        if has_roles(row.game):
            press = gathering_press(row.id, "fighter")
            await visit.answer.private(role_question(visit.words, row.game, press))
        else:
            await self.join(visit, gathering_id, RANDOM)

    async def join(self, visit: Visit, gathering_id: GatheringId, role: str) -> None:
        """Join, or change role."""
        # The click is mixed into the dice (docs/fairness.md).
        await self.bot.play.sign_up.join(
            gathering_id=gathering_id, user_id=visit.user_id, wish=role, interaction_id=visit.id
        )
        await self._show_way(visit, gathering_id, "gathering-joined")

    async def _show_way(self, visit: Visit, gathering_id: GatheringId, told: str) -> None:
        """Say a sentence, and where a player of the gathering's game finds their hand."""
        row = (await self.bot.play.gatherings.page(gathering_id)).row
        said = visit.words(told)
        await visit.show(with_where_hand_comes(visit.words, said, row.game, row.answers, by_dm=visit.by_dm))

    async def check_in(self, visit: Visit, gathering_id: GatheringId) -> None:
        """Check in."""
        await self.bot.play.sign_up.check_in(gathering_id=gathering_id, user_id=visit.user_id)
        await self._done(visit, "gathering-checked-in")

    async def leave(self, visit: Visit, gathering_id: GatheringId) -> None:
        """Withdraw from sign-up; once the gathering has begun, ask before dropping out."""
        page = await self.bot.play.gatherings.page(gathering_id)
        if page.state is not None:
            await self.ask_to_drop(visit, gathering_id)
            return
        await self.bot.play.sign_up.withdraw(gathering_id=gathering_id, user_id=visit.user_id)
        await self._done(visit, "gathering-left")

    async def ask_to_drop(self, visit: Visit, gathering_id: GatheringId) -> None:
        """Ask a player to confirm dropping out."""
        await self.bot.play.gatherings.entered(gathering_id, visit.user_id)
        await visit.answer.private(drop_question(gathering_id, visit.words))

    async def drop_out(self, visit: Visit, gathering_id: GatheringId) -> None:
        """Drop out."""
        await self.bot.play.gathering_moves.drop_out(gathering_id=gathering_id, user_id=visit.user_id)
        await self._done(visit, "gathering-dropped")

    async def begin(self, visit: Visit, gathering_id: GatheringId) -> None:
        """Begin the gathering."""
        await self.bot.play.sign_up.begin(gathering_id=gathering_id, standing=visit.standing)
        await self._done(visit, "gathering-begun")

    async def ask_to_cancel(self, visit: Visit, gathering_id: GatheringId) -> None:
        """Ask for confirmation before calling it off."""
        await visit.answer.private(cancel_question(gathering_id, visit.words))

    async def cancel(self, visit: Visit, gathering_id: GatheringId) -> None:
        """Call it off."""
        await self.bot.play.sign_up.call_off(gathering_id=gathering_id, standing=visit.standing, reason="")
        await self._done(visit, "gathering-cancelled")

    async def keep(self, visit: Visit, _: str) -> None:
        """Answer a confirmation with no: nothing changes."""
        await self._tell(visit, "gathering-kept")

    async def show(self, visit: Visit, gathering_id: GatheringId) -> None:
        """Show how a gathering stands."""
        page = await self.bot.play.gatherings.page(gathering_id)
        await visit.answer.private(status(page, visit.words))

    async def show_owed(self, visit: Visit, gathering_id: GatheringId) -> None:
        """Show the choice a player owes, with the controls to make it."""
        page = await self.bot.play.gatherings.page(gathering_id)
        await visit.answer.private(owed(page, visit.user_id, visit.words))

    async def challenge(
        self, visit: Visit, gathering_id: GatheringId, asking: int, target_id: UserId
    ) -> None:
        """Challenge a person, given by id."""
        await self.bot.roll_call.check_here(visit.home[0], target_id)
        await self.bot.play.gathering_moves.challenge(
            gathering_id=gathering_id, asking=asking, user_id=visit.user_id, target_id=target_id
        )
        await self._done(visit, "summons-challenged", opponent=mention(target_id))

    async def accept(self, visit: Visit, gathering_id: GatheringId, asking: int) -> None:
        """Accept a challenge."""
        await self.bot.play.gathering_moves.accept(
            gathering_id=gathering_id, asking=asking, user_id=visit.user_id
        )
        await self._show_way(visit, gathering_id, "summons-accepted")

    async def ask_to_refuse(self, visit: Visit, gathering_id: GatheringId, asking: int) -> None:
        """Say what a refusal costs, and ask for confirmation."""
        page = await self.bot.play.gatherings.challenged(gathering_id, asking, visit.user_id)
        await visit.answer.private(refuse_question(page, visit.words))

    async def refuse(self, visit: Visit, gathering_id: GatheringId, asking: int) -> None:
        """Refuse a challenge, and pay for it."""
        await self.bot.play.gathering_moves.refuse(
            gathering_id=gathering_id, asking=asking, user_id=visit.user_id
        )
        await self._done(visit, "summons-refused", cost=REFUSAL)

    async def _done(self, visit: Visit, key: str, **facts: str | int) -> None:
        await self._tell(visit, key, **facts)

    async def _tell(self, visit: Visit, key: str, **facts: str | int) -> None:
        """Say one sentence, replacing the private question if there was one."""
        screen = Screen((Text(visit.words(key, **facts)),))
        await visit.show(screen)
