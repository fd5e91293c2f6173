"""Substitutes: another player takes over the seat of one who goes, if everyone still playing agrees.

The rules know seats, not people, so the match still replays. A request does not stop the clock: the seat can
still forfeit, which ends the request. The substitute gets the hand and more time for the turn, but nothing
that was chosen, planned or settled ahead. From then on the match goes on no record.
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
    """What players do to bring in a substitute."""

    context: Context

    @transaction
    async def replaceable(
        self, tx: Tx, *, match_id: MatchId, user_id: UserId, left: Collection[UserId] = ()
    ) -> tuple[rows.Seat, ...]:
        """Return the seats for which a player may ask a substitute: their own, and those of absent players.

        ``left`` are people who left the server. Raise Gone, NotYours or Refusal as ``ask`` does.
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
        """Ask someone to take over the player's own seat, or that of a player who has gone.

        Raise Gone, NotYours, or Refusal if the match takes no substitutes, if a request is open, or if the
        newcomer cannot be asked.
        """
        taken = await take_current(tx, match_id)
        own = await _asking(tx, taken, user_id)
        leaver = next((row for row in taken.seats if row.seat == seat), own)
        if leaver != own and not await _has_gone(tx, taken, leaver, left):
            raise Refusal("substitute-still-here", misses=MISSES_TO_FORFEIT)
        # Rolled back with the whole transaction if a check below refuses.
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
        # The query adds nothing if a request is open in the match.
        if asked is None:
            raise Refusal("substitute-asked")
        await SUBSTITUTION.post(tx, match_id, now, rank=asked.number)

    @transaction
    async def agree(self, tx: Tx, *, match_id: MatchId, number: int, user_id: UserId) -> bool:
        """Agree as another player; return whether the newcomer is now seated. Raise Gone or NotYours."""
        taken, asked = await find_request(tx, match_id, number)
        seat = taken.seat_of(user_id).seat
        if seat == asked.seat:
            raise NotYours("substitute-not-yours")
        agreed = tuple(sorted({*decode(asked.agreed, tuple[int, ...]), seat}))
        return await self._go_on(tx, taken, asked, agreed=agreed, accepted=asked.accepted)

    @transaction
    async def accept(self, tx: Tx, *, match_id: MatchId, number: int, user_id: UserId) -> bool:
        """Accept as the newcomer; return whether they are now seated.

        Raise Gone, NotYours, or Refusal if they may not sit there.
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
        """End a request as the newcomer or any player. Raise Gone or NotYours."""
        taken, asked = await find_request(tx, match_id, number)
        if user_id != asked.newcomer_id:
            taken.seat_of(user_id)
        status = "withdrawn" if user_id == asked.asker_id else "refused"
        await close_request(tx, asked, status, self.context.now())

    async def _go_on(
        self, tx: Tx, taken: TakenMatch, asked: Substitution, *, agreed: tuple[int, ...], accepted: bool
    ) -> bool:
        """Store who agrees; once all do, seat the newcomer, unless something has changed."""
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
        # Checked again: someone may have been muted or blocked since the request.
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
    """Return whether a person may play in a match; the reason stays private.

    ``instead_of``: the seat of a player they replace and so do not meet.
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
    """Close an expired request; do nothing if it was settled meanwhile."""
    try:
        await take_current(tx, match_id)
    except Gone:
        return
    asked = await open_request(tx, match_id)
    if asked is not None and asked.expires_at <= context.now():
        await close_request(tx, asked, "lapsed", context.now())


async def find_request(tx: Tx, match_id: MatchId, number: int | None) -> tuple[TakenMatch, Substitution]:
    """Lock a match and return it with its open request.

    Raise Gone if there is none, or if it does not have this number (None: any).
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
    """Return whether a player still in a match has left the server or missed too many deadlines."""
    if not taken.game.plays_on(taken.state, seat.seat):
        return False
    if seat.user_id in left:
        return True
    place = {"match_id": taken.match.id, "revision": seat.since or 0}
    turns = await tx.all("turns_after", rows.Turn, **place)
    missed = sum(seat.seat in decode(turn.stand_ins, tuple[int, ...]) for turn in turns)
    return missed >= MISSES_TO_FORFEIT


async def _check_new(tx: Tx, taken: TakenMatch, newcomer_id: UserId) -> None:
    """Raise Refusal for a person who sits or sat at the table, or was asked before and did not come."""
    await check_not_asked(tx, taken.match.id, newcomer_id)
    asked = await tx.all("substitutions_of", Substitution, match_id=taken.match.id)
    sat = {seat.user_id for seat in taken.seats} | {row.leaver_id for row in asked if row.status == "seated"}
    if newcomer_id in sat:
        raise Refusal("substitute-at-table")


async def check_not_asked(tx: Tx, match_id: MatchId, newcomer_id: UserId) -> None:
    """Raise Refusal for a person asked before who did not come, Gone for one whose data was deleted."""
    if is_alias(newcomer_id):
        raise Gone("challenge-forgotten")
    asked = await tx.all("substitutions_of", Substitution, match_id=match_id)
    if any(row.newcomer_id == newcomer_id and row.status in {"refused", "lapsed"} for row in asked):
        raise Refusal("substitute-asked-before")


async def _is_back(tx: Tx, asked: Substitution) -> bool:
    """Return whether a leaver who did not ask themselves has chosen since."""
    if asked.leaver_id == asked.asker_id:
        return False
    place = {"match_id": asked.match_id, "seat": asked.seat}
    # A choice for the current turn is not in the log yet.
    clicked = await tx.one("clicked_since", rows.Amount, **place, at=asked.asked_at)
    if clicked and clicked.amount:
        return True
    turns = await tx.all("turns_after", rows.Turn, match_id=asked.match_id, revision=asked.revision)
    return any(_chose(turn, asked.seat) for turn in turns)


def _chose(turn: rows.Turn, seat: int) -> bool:
    entry: Entry = decode(turn.entry, Entry)
    absent = decode(turn.stand_ins, tuple[int, ...])
    return isinstance(entry, Played) and seat in entry.choices and seat not in absent
