"""Substitutes: somebody takes over the seat of a player who goes, where all others who still play agree.

The rules know seats and no people, so a match replays as ever. A request does not stop the clock: a seat can
still forfeit, and the request ends with it. Whoever sits down has the hand and more time for the turn, but
nothing that was chosen, planned or settled ahead. From then on the match goes on no record.
"""

from collections.abc import Collection
from dataclasses import dataclass

from bot.play.entry.who_may_challenge import check_blocks, check_may_challenge
from bot.play.ground.context import Context
from bot.play.ground.one_transaction import transaction
from bot.play.ground.refusals import Gone, NotYours, Refusal
from bot.play.ground.times import MISSES_TO_FORFEIT, SUBSTITUTE_LIFE
from bot.play.guild.guild_settings import check_game
from bot.play.match.seat_passed import pass_seat
from bot.play.match.substitute_request import close_request
from bot.play.match.taken import TakenMatch, take_current
from bot.play.messages.parcels import SUBSTITUTION
from bot.play.messages.standing_request import open_request
from bot.play.people.alias import is_alias
from bot.play.people.mutes import check_unmuted
from bot.play.people.voice import use_voice
from bot.store import rows
from bot.store.engine import Tx
from bot.store.gathering_rows import BoutRow
from bot.store.ids import MatchId, UserId
from bot.store.substitution_rows import Substitution
from rules.codec import decode, encode
from rules.replay import Entry, Played


@dataclass(frozen=True)
class Substitutes:
    """What people do so that somebody else plays on."""

    context: Context

    @transaction
    async def replaceable(
        self, tx: Tx, *, match_id: MatchId, user_id: UserId, left: Collection[UserId] = ()
    ) -> tuple[rows.Seat, ...]:
        """Return the seats that a player may ask a substitute for: their own, and those of who has gone.

        ``left`` are those who left the server. Raise Gone, NotYours or Refusal as ``ask`` does.
        """
        taken = await take_current(tx, match_id)
        own = await _asking(tx, taken, user_id)
        return tuple([seat for seat in taken.seats if seat == own or await _has_gone(tx, taken, seat, left)])

    @transaction
    async def ask(
        self,
        tx: Tx,
        *,
        match_id: MatchId,
        user_id: UserId,
        seat: int,
        newcomer_id: UserId,
        left: Collection[UserId] = (),
    ) -> None:
        """Ask somebody to take over one's own seat, or that of a player who has gone.

        Raise Gone, NotYours, or Refusal where the match takes no substitutes, where a request stands, and for
        who cannot be asked.
        """
        taken = await take_current(tx, match_id)
        own = await _asking(tx, taken, user_id)
        leaver = next((row for row in taken.seats if row.seat == seat), own)
        if leaver != own and not await _has_gone(tx, taken, leaver, left):
            raise Refusal("substitute-still-here", misses=MISSES_TO_FORFEIT)
        # Given back with the whole transaction where a check below refuses.
        await use_voice(self.context, tx, taken.match.guild_id, user_id)
        await check_game(tx, taken.match.guild_id, taken.match.game)
        await _check_new(tx, taken, newcomer_id)
        if not await may_sit(self.context, tx, taken, newcomer_id, asked_by=user_id):
            raise Refusal("substitute-not-them")
        now = self.context.now()
        asked = await tx.one(
            "substitution_add",
            Substitution,
            match_id=match_id,
            seat=leaver.seat,
            leaver_id=leaver.user_id,
            asker_id=user_id,
            newcomer_id=newcomer_id,
            agreed=encode((own.seat,)),
            since=leaver.since or 0,
            revision=taken.match.revision,
            asked_at=now,
            expires_at=now + SUBSTITUTE_LIFE,
            organiser_id=None,
            reason="",
        )
        # The query adds none beside one that is open in the match.
        if asked is None:
            raise Refusal("substitute-asked")
        await SUBSTITUTION.post(tx, match_id, now, rank=asked.number)

    @transaction
    async def agree(self, tx: Tx, *, match_id: MatchId, number: int, user_id: UserId) -> bool:
        """Agree as one of the others; say whether the seat is taken by that. Raise Gone or NotYours."""
        taken, asked = await find_request(tx, match_id, number)
        seat = taken.seat_of(user_id).seat
        if seat == asked.seat:
            raise NotYours("substitute-not-yours")
        agreed = tuple(sorted({*decode(asked.agreed, tuple[int, ...]), seat}))
        return await self._go_on(tx, taken, asked, agreed=agreed, accepted=asked.accepted)

    @transaction
    async def accept(self, tx: Tx, *, match_id: MatchId, number: int, user_id: UserId) -> bool:
        """Accept as the one who is asked; say whether the seat is taken by that.

        Raise Gone, NotYours, or Refusal where they may not sit there.
        """
        taken, asked = await find_request(tx, match_id, number)
        if user_id != asked.newcomer_id:
            raise NotYours("substitute-not-for-you")
        if not await may_sit(self.context, tx, taken, user_id):
            raise Refusal("substitute-not-you")
        return await self._go_on(
            tx, taken, asked, agreed=decode(asked.agreed, tuple[int, ...]), accepted=True
        )

    @transaction
    async def decline(self, tx: Tx, *, match_id: MatchId, number: int, user_id: UserId) -> None:
        """End a request as any of those whom it takes. Raise Gone or NotYours."""
        taken, asked = await find_request(tx, match_id, number)
        if user_id != asked.newcomer_id:
            taken.seat_of(user_id)
        status = "withdrawn" if user_id == asked.asker_id else "refused"
        await close_request(tx, asked, status, self.context.now())

    async def _go_on(
        self, tx: Tx, taken: TakenMatch, asked: Substitution, *, agreed: tuple[int, ...], accepted: bool
    ) -> bool:
        """Note who agrees; once all do, seat the newcomer, unless something has come between."""
        now = self.context.now()
        others = {
            row.seat
            for row in taken.seats
            if row.seat != asked.seat and taken.game.plays_on(taken.state, row.seat)
        }
        if not (accepted and others <= set(agreed)):
            place = {"match_id": asked.match_id, "number": asked.number}
            await tx.run("substitution_agree", **place, agreed=encode(agreed), accepted=int(accepted))
            await SUBSTITUTION.post(tx, asked.match_id, now, rank=asked.number)
            return False
        # Again: since it was asked somebody may have been muted or blocked.
        if await _is_back(tx, asked) or not await may_sit(self.context, tx, taken, asked.newcomer_id):
            await close_request(tx, asked, "over", now)
            return False
        await pass_seat(self.context, tx, taken, asked)
        return True


async def may_sit(
    context: Context,
    tx: Tx,
    taken: TakenMatch,
    newcomer_id: UserId,
    *,
    asked_by: UserId | None = None,
    instead_of: int | None = None,
) -> bool:
    """Tell whether a person may play at a table; why not is nobody's business but theirs.

    A player ``instead_of`` whom they come, for a seat of its own, is none of those they meet.
    """
    guild_id = taken.match.guild_id
    try:
        await check_unmuted(tx, guild_id, newcomer_id, context.now())
        for seat in taken.seats:
            if seat.seat != instead_of:
                await check_blocks(tx, newcomer_id, seat.user_id)
        if asked_by is not None:
            await check_may_challenge(tx, guild_id, asked_by, newcomer_id)
    except Refusal:
        return False
    return True


@transaction
async def lapse_request(context: Context, tx: Tx, match_id: MatchId) -> None:
    """Close a request whose time is over; do nothing where it was settled meanwhile."""
    try:
        await take_current(tx, match_id)
    except Gone:
        return
    asked = await open_request(tx, match_id)
    if asked is not None and asked.expires_at <= context.now():
        await close_request(tx, asked, "lapsed", context.now())


async def find_request(tx: Tx, match_id: MatchId, number: int | None) -> tuple[TakenMatch, Substitution]:
    """Lock a match with the request that stands in it, of this number or of any.

    Raise Gone where another stands, or none.
    """
    taken = await take_current(tx, match_id)
    asked = await open_request(tx, match_id)
    if asked is None or number not in {None, asked.number}:
        raise Gone("substitute-gone")
    return taken, asked


async def _asking(tx: Tx, taken: TakenMatch, user_id: UserId) -> rows.Seat:
    """Return the seat of a player who may ask for a substitute. Raise NotYours or Refusal."""
    own, match = taken.seat_of(user_id), taken.match
    if not taken.game.plays_on(taken.state, own.seat):
        raise Refusal("rejection-already-out")
    apart = match.alone or taken.table == 1 or match.campaign_id is not None or match.contest_id is not None
    if apart or await tx.one("bout_of_match", BoutRow, match_id=match.id):
        raise Refusal("substitute-not-here")
    return own


async def _has_gone(tx: Tx, taken: TakenMatch, seat: rows.Seat, left: Collection[UserId]) -> bool:
    """Tell whether a player who is still in a match has left its server or missed too many deadlines."""
    if not taken.game.plays_on(taken.state, seat.seat):
        return False
    if seat.user_id in left:
        return True
    place = {"match_id": taken.match.id, "revision": seat.since or 0}
    turns = await tx.all("turns_after", rows.Turn, **place)
    missed = sum(seat.seat in decode(turn.stand_ins, tuple[int, ...]) for turn in turns)
    return missed >= MISSES_TO_FORFEIT


async def _check_new(tx: Tx, taken: TakenMatch, newcomer_id: UserId) -> None:
    """Raise Refusal for who sits or sat at a table, and for who was asked there before and did not come."""
    await check_not_asked(tx, taken.match.id, newcomer_id)
    asked = await tx.all("substitutions_of", Substitution, match_id=taken.match.id)
    sat = {seat.user_id for seat in taken.seats} | {row.leaver_id for row in asked if row.status == "seated"}
    if newcomer_id in sat:
        raise Refusal("substitute-at-table")


async def check_not_asked(tx: Tx, match_id: MatchId, newcomer_id: UserId) -> None:
    """Raise Refusal for who was asked in a match before and did not come. Raise Gone for the forgotten."""
    if is_alias(newcomer_id):
        raise Gone("challenge-forgotten")
    asked = await tx.all("substitutions_of", Substitution, match_id=match_id)
    if any(row.newcomer_id == newcomer_id and row.status in {"refused", "lapsed"} for row in asked):
        raise Refusal("substitute-asked-before")


async def _is_back(tx: Tx, asked: Substitution) -> bool:
    """Tell whether a player for whom another asked has chosen since."""
    if asked.leaver_id == asked.asker_id:
        return False
    place = {"match_id": asked.match_id, "seat": asked.seat}
    # A choice for the turn under way stands in no turn of the log yet.
    clicked = await tx.one("clicked_since", rows.Amount, **place, at=asked.asked_at)
    if clicked and clicked.amount:
        return True
    turns = await tx.all("turns_after", rows.Turn, match_id=asked.match_id, revision=asked.revision)
    return any(_chose(turn, asked.seat) for turn in turns)


def _chose(turn: rows.Turn, seat: int) -> bool:
    entry: Entry = decode(turn.entry, Entry)
    absent = decode(turn.stand_ins, tuple[int, ...])
    return isinstance(entry, Played) and seat in entry.choices and seat not in absent
