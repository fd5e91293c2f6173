"""Reserves: another player fights in a tournament player's place, before the first choice of their duel.

An organiser and the reserve must both agree. The reserve has their own seat in the gathering, from its
reserve list or new, so the player's earlier results stay theirs. The duel, in which nothing has been chosen,
is called off and begins again under the next number.

Everything here locks the gathering first and then the match; a choice locks the match. So if both happen at
once, one comes first and the other sees it.
"""

from dataclasses import dataclass, replace

from bot.play.clocks.reliability import check_keeps
from bot.play.entry.substitutes import check_not_asked, find_request, may_sit
from bot.play.gatherings.kinds import CHALLENGING
from bot.play.gatherings.reading import gathering_page
from bot.play.gatherings.sitting import sit_late
from bot.play.gatherings.taken import TakenGathering, take_gathering
from bot.play.ground.context import Context
from bot.play.ground.one_transaction import reading, transaction
from bot.play.ground.refusals import Gone, NotYours, Refusal
from bot.play.ground.repertoire import has_roles
from bot.play.ground.times import SUBSTITUTE_LIFE
from bot.play.guild.organisers import Standing, check_organiser, organises
from bot.play.match.draws import RANDOM
from bot.play.match.substitute_request import close_request
from bot.play.match.taken import TakenMatch, match_row, take_current
from bot.play.messages.parcels import SUBSTITUTION
from bot.play.messages.standing_request import open_request
from bot.play.people.voice import use_voice
from bot.store.engine import Tx
from bot.store.gathering_rows import BoutRow
from bot.store.ids import GatheringId, MatchId, UserId
from bot.store.rows import Amount
from bot.store.statuses import SubstitutionStatus
from bot.store.substitution_rows import Substitution
from rules.codec import encode
from rules.gatherings.bracket import TournamentState
from rules.gatherings.moves import SeatReserve


@dataclass(frozen=True)
class HeldDuel:
    """A tournament's duel, with both locked."""

    gathering: TakenGathering
    match: TakenMatch

    @property
    def reserves(self) -> frozenset[UserId]:
        """The players on the reserve list."""
        state: TournamentState = self.gathering.state
        return frozenset(self.gathering.entrants[seat].user_id for seat in state.reserves)

    def entered(self, user_id: UserId) -> bool:
        """Return whether a person has a seat in the tournament, even if they have lost or left."""
        return any(entrant.user_id == user_id for entrant in self.gathering.entrants)


@dataclass(frozen=True)
class Consent:
    """Who has agreed to a request so far."""

    accepted: bool
    wish: str | None
    organiser_id: UserId | None


@dataclass(frozen=True)
class Reserves:
    """What organisers, players and reserves do to seat a reserve."""

    context: Context

    @reading
    async def untouched(self, tx: Tx, gathering_id: GatheringId) -> list[BoutRow]:
        """Return a gathering's duels under way in which nobody has chosen yet."""
        bouts = await tx.all("bouts_of", BoutRow, gathering_id=gathering_id)
        return [bout for bout in bouts if bout.status == "open" and await _is_untouched(tx, bout.match_id)]

    @reading
    async def may_be_sought_by(self, tx: Tx, gathering_id: GatheringId, standing: Standing) -> bool:
        """Return whether a person may seat reserves in a tournament, as an organiser. Raise Gone."""
        return await organises(tx, (await gathering_page(tx, gathering_id)).row.guild_id, standing)

    @reading
    async def request(self, tx: Tx, match_id: MatchId, number: int, standing: Standing) -> Substitution:
        """Return a duel's open request for an organiser. Raise Gone or NotYours."""
        asked = await open_request(tx, match_id)
        if asked is None or asked.number != number:
            raise Gone("substitute-gone")
        await check_organiser(tx, (await match_row(tx, match_id)).guild_id, standing)
        return asked

    @reading
    async def role_wanted(self, tx: Tx, match_id: MatchId, number: int, user_id: UserId) -> str | None:
        """Return the game in which the newcomer has yet to name a fighter; None if they need not.

        Raise Gone or NotYours.
        """
        asked = await open_request(tx, match_id)
        if asked is None or asked.number != number:
            raise Gone("substitute-gone")
        _check_asked(asked, user_id)
        game_id = (await match_row(tx, match_id)).game
        bout = await _bout_of(tx, match_id)
        seated = await tx.one("entrant_seated", Amount, gathering_id=bout.gathering_id, user_id=user_id)
        return game_id if has_roles(game_id) and seated is None else None

    @transaction
    async def ask(
        self,
        tx: Tx,
        *,
        match_id: MatchId,
        standing: Standing,
        leaver_id: UserId,
        newcomer_id: UserId,
        reason: str = "",
    ) -> None:
        """Ask someone to fight in a player's place: as an organiser, with a reason, or as that player.

        Raise Gone, NotYours, or Refusal if someone has chosen already, if a request is open, or if the
        newcomer cannot be asked.
        """
        duel = await self._take(tx, match_id)
        own = standing.user_id == leaver_id and not reason
        if not own:
            await check_organiser(tx, duel.match.match.guild_id, standing)
            if not reason.strip():
                raise Refusal("rejection-reason-missing")
        seat = duel.match.seat_of(leaver_id).seat
        await use_voice(self.context, tx, duel.match.match.guild_id, standing.user_id, counted=own)
        await check_not_asked(tx, match_id, newcomer_id)
        if duel.entered(newcomer_id) and newcomer_id not in duel.reserves:
            raise Refusal("reserve-in-already")
        if not await self._may_come(tx, duel, newcomer_id, seat, asked_by=standing.user_id):
            raise Refusal("substitute-not-them")
        now = self.context.now()
        asked = await tx.one(
            "substitution_add",
            Substitution,
            match_id=match_id,
            seat=seat,
            leaver_id=leaver_id,
            asker_id=standing.user_id,
            newcomer_id=newcomer_id,
            agreed=encode(()),
            since=0,
            revision=duel.match.match.revision,
            asked_at=now,
            expires_at=now + SUBSTITUTE_LIFE,
            organiser_id=None if own else standing.user_id,
            reason=reason,
        )
        # The query adds nothing if a request is open in the match.
        if asked is None:
            raise Refusal("substitute-asked")
        await SUBSTITUTION.post(tx, match_id, now, rank=asked.number)

    @transaction
    async def agree(
        self, tx: Tx, *, match_id: MatchId, number: int, standing: Standing
    ) -> SubstitutionStatus:
        """Agree as an organiser; return the request's status. Raise Gone or NotYours."""
        duel, asked = await self._find(tx, match_id, number)
        await check_organiser(tx, duel.match.match.guild_id, standing)
        consent = replace(_consent(asked), organiser_id=standing.user_id)
        return await self._go_on(tx, duel, asked, consent)

    @transaction
    async def accept(
        self, tx: Tx, *, match_id: MatchId, number: int | None, user_id: UserId, wish: str | None = None
    ) -> SubstitutionStatus:
        """Accept as the newcomer; return the request's status.

        ``wish`` is the fighter of a newcomer who has not signed up. ``number`` None stands for any open
        request. Raise Gone, NotYours, or Refusal if they may not come.
        """
        duel, asked = await self._find(tx, match_id, number)
        _check_asked(asked, user_id)
        if not await self._may_come(tx, duel, user_id, asked.seat):
            raise Refusal("substitute-not-you")
        consent = replace(_consent(asked), accepted=True, wish=wish)
        return await self._go_on(tx, duel, asked, consent)

    @transaction
    async def decline(self, tx: Tx, *, match_id: MatchId, number: int, standing: Standing) -> None:
        """End a request as the newcomer, the asker, or an organiser. Raise Gone or NotYours."""
        taken, asked = await find_request(tx, match_id, number)
        user_id = standing.user_id
        concerned = user_id in {asked.newcomer_id, asked.asker_id}
        if not concerned and not await organises(tx, taken.match.guild_id, standing):
            raise NotYours("substitute-not-for-you")
        status = "withdrawn" if user_id == asked.asker_id else "refused"
        await close_request(tx, asked, status, self.context.now())

    async def _take(self, tx: Tx, match_id: MatchId) -> HeldDuel:
        """Lock a duel and its tournament. Raise Gone, or Refusal if someone has chosen already."""
        gathering = await take_gathering(self.context, tx, (await _bout_of(tx, match_id)).gathering_id)
        taken = await take_current(tx, match_id)
        if gathering.row.kind in CHALLENGING:
            raise Refusal("substitute-not-here")
        if not await _is_untouched(tx, match_id):
            raise Refusal("reserve-too-late")
        return HeldDuel(gathering, taken)

    async def _find(self, tx: Tx, match_id: MatchId, number: int | None) -> tuple[HeldDuel, Substitution]:
        """Lock a duel and its tournament, and return them with the open request. Raise Gone."""
        gathering = await take_gathering(self.context, tx, (await _bout_of(tx, match_id)).gathering_id)
        taken, asked = await find_request(tx, match_id, number)
        return HeldDuel(gathering, taken), asked

    async def _may_come(
        self, tx: Tx, duel: HeldDuel, newcomer_id: UserId, seat: int, *, asked_by: UserId | None = None
    ) -> bool:
        """Return whether a person may fight in a player's place; the reason stays private."""
        # A player who has signed up wants to play.
        if newcomer_id in duel.reserves:
            asked_by = None
        else:
            try:
                await check_keeps(tx, newcomer_id, duel.gathering.row.least_kept)
            except Refusal:
                return False
        return await may_sit(self.context, tx, duel.match, newcomer_id, asked_by=asked_by, instead_of=seat)

    async def _go_on(
        self, tx: Tx, duel: HeldDuel, asked: Substitution, consent: Consent
    ) -> SubstitutionStatus:
        """Store who agrees; once both have, seat the reserve, unless something has changed."""
        now = self.context.now()
        if consent.organiser_id is None or not consent.accepted:
            await tx.run(
                "substitution_consent",
                match_id=asked.match_id,
                number=asked.number,
                accepted=int(consent.accepted),
                wish=consent.wish,
                organiser_id=consent.organiser_id,
            )
            await SUBSTITUTION.post(tx, asked.match_id, now, rank=asked.number)
            return "open"
        if not await self._still_fits(tx, duel, asked):
            await close_request(tx, asked, "over", now)
            return "over"
        # Before the move, which calls the duel off and so would close an open request as "over".
        await close_request(tx, asked, "entered", now)
        gathering = duel.gathering
        gone = gathering.seat_of(asked.leaver_id)
        if asked.newcomer_id in duel.reserves:
            move = SeatReserve(gathering.seat_of(asked.newcomer_id), gone, reason=asked.reason)
        else:
            late = await sit_late(gathering, asked.newcomer_id, consent.wish or RANDOM)
            move = SeatReserve(late.seat, gone, late.rating, asked.reason)
        await gathering.play(move, actor_id=consent.organiser_id)
        await gathering.go_on()
        return "entered"

    async def _still_fits(self, tx: Tx, duel: HeldDuel, asked: Substitution) -> bool:
        """Return whether the duel is still untouched and the reserve may still come."""
        newcomer_id = asked.newcomer_id
        if duel.entered(newcomer_id) and newcomer_id not in duel.reserves:
            return False
        return await _is_untouched(tx, asked.match_id) and await self._may_come(
            tx, duel, newcomer_id, asked.seat
        )


def _check_asked(asked: Substitution, user_id: UserId) -> None:
    if user_id != asked.newcomer_id:
        raise NotYours("substitute-not-for-you")


def _consent(asked: Substitution) -> Consent:
    return Consent(asked.accepted, asked.wish, asked.organiser_id)


async def _bout_of(tx: Tx, match_id: MatchId) -> BoutRow:
    bout = await tx.one("bout_of_match", BoutRow, match_id=match_id)
    if bout is None:
        raise Gone("duel-gone")
    return bout


async def _is_untouched(tx: Tx, match_id: MatchId) -> bool:
    """Return whether nothing was played in a match and no player has clicked a choice.

    Plans and instructions are hidden everywhere, so they must not show here.
    """
    match = await match_row(tx, match_id)
    clicked = await tx.one("clicked_choices", Amount, match_id=match_id)
    return match.revision == 0 and not (clicked and clicked.amount)
