"""Players' moves in a gathering under way: challenge, accept, refuse, drop out."""

from dataclasses import dataclass

from bot.play.gatherings.taken import TakenGathering, take_gathering
from bot.play.ground.context import Context
from bot.play.ground.one_transaction import transaction
from bot.play.ground.refusals import NotYours, Refusal, Stale
from bot.play.messages.parcels import SUMMONS
from bot.store.engine import Tx
from bot.store.gathering_rows import GatheringRow, Summons
from bot.store.ids import ChannelId, GatheringId, MessageId, UserId
from rules.gatherings.moves import Accept, Challenge, Leave, Move, Refuse


@dataclass(frozen=True)
class Moves:
    """What players do in a gathering."""

    context: Context

    @transaction
    async def challenge(
        self, tx: Tx, *, gathering_id: GatheringId, asking: int, user_id: UserId, target_id: UserId
    ) -> None:
        """Challenge a player. Raise Gone, Stale, NotYours or Refusal."""
        gathering = await self._take(tx, gathering_id, asking)
        move = Challenge(gathering.seat_of(user_id), _challenged(gathering, target_id))
        await _play(gathering, move, user_id)

    @transaction
    async def accept(self, tx: Tx, *, gathering_id: GatheringId, asking: int, user_id: UserId) -> None:
        """Accept a challenge. Raise Gone, Stale, NotYours or Refusal."""
        gathering = await self._take(tx, gathering_id, asking)
        await _play(gathering, Accept(gathering.seat_of(user_id)), user_id)

    @transaction
    async def refuse(self, tx: Tx, *, gathering_id: GatheringId, asking: int, user_id: UserId) -> None:
        """Refuse a challenge, which costs honor. Raise Gone, Stale, NotYours or Refusal."""
        gathering = await self._take(tx, gathering_id, asking)
        await _play(gathering, Refuse(gathering.seat_of(user_id)), user_id)

    async def place_if_lost(
        self, gathering_id: GatheringId, revision: int, channel_id: ChannelId, message_id: MessageId
    ) -> None:
        """Store where a call on a player is shown in the gathering's channel, if a crash prevented that."""

        async def lost(tx: Tx) -> bool:
            call = await tx.one("summons_of", Summons, gathering_id=gathering_id, revision=revision)
            row = await tx.one("gathering_by_id", GatheringRow, id=gathering_id)
            at_home = row is not None and row.channel_id == channel_id
            return at_home and call is not None and call.message_id is None

        # Read first: almost every press finds it stored and need not write.
        if not await self.context.store.read(lost):
            return

        async def work(tx: Tx) -> None:
            await tx.run("summons_place", gathering_id=gathering_id, revision=revision, message_id=message_id)
            await SUMMONS.post(tx, gathering_id, self.context.now(), rank=revision)

        await self.context.store.transact(work)

    @transaction
    async def drop_out(self, tx: Tx, *, gathering_id: GatheringId, user_id: UserId) -> None:
        """Drop out for good, giving up a duel under way. Raise Gone, NotYours or Refusal."""
        gathering = await take_gathering(self.context, tx, gathering_id)
        await _play(gathering, Leave(gathering.seat_of(user_id)), user_id)

    async def _take(self, tx: Tx, gathering_id: GatheringId, asking: int) -> TakenGathering:
        """Lock a gathering that still asks this. Raise Gone, Stale if it was answered, Refusal if paused."""
        gathering = await take_gathering(self.context, tx, gathering_id)
        if gathering.row.asking != asking:
            raise Stale("gathering-answered")
        if gathering.row.paused_at is not None:
            raise Refusal("rejection-paused")
        return gathering


def _challenged(gathering: TakenGathering, user_id: UserId) -> int:
    """Return the seat of the player to challenge. Raise Refusal if they have not entered."""
    try:
        return gathering.seat_of(user_id)
    except NotYours:
        raise Refusal("rejection-cannot-challenge") from None


async def _play(gathering: TakenGathering, move: Move, user_id: UserId) -> None:
    await gathering.play(move, actor_id=user_id)
    await gathering.go_on()
