"""What goes on record when players decide a match: how it ended, and what that is worth."""

from collections.abc import Sequence

from bot.play.ground.context import Context
from bot.play.ground.repertoire import game_name
from bot.play.match.house import PERSON
from bot.play.match.marks import give_marks
from bot.play.match.taken import TakenMatch
from bot.play.standing.finish import Finish
from bot.play.standing.honor import reward
from bot.play.standing.marks import HOUSE, give_mark
from bot.play.standing.meetings import note_meeting
from bot.play.standing.ratings import rate_match
from bot.store import rows
from bot.store.engine import Tx
from bot.store.ids import UserId
from bot.store.moment import Moment
from bot.store.record_rows import StoodIn
from bot.store.statuses import Result
from players.player import LEVELS
from rules.codec import decode
from rules.game import Outcome


async def keep_record(context: Context, tx: Tx, taken: TakenMatch, outcome: Outcome, at: Moment) -> None:
    """Record how a match ended for everyone in it; if it counts, add honor and update ratings.

    A match in which a seat changed hands goes on no record. ``at`` is the exact moment it ended: what a
    victory led to is counted up to it. A match of a campaign in a contest is recorded later: until everyone
    has finished, profiles would show how it went.
    """
    if taken.substituted:
        return
    if taken.match.level is not None:  # against the house: practice is counted separately
        if taken.match.alone and PERSON in outcome.winners:
            await _beat_house(tx, taken, at)
    elif taken.match.campaign_id is None or taken.match.contest_id is None:
        await _enter(context, tx, taken, outcome, at)


async def keep_late_record(context: Context, tx: Tx, taken: TakenMatch) -> None:
    """Record a match that ``keep_record`` kept back; one that was broken off goes on no record."""
    outcome = decode(taken.match.outcome or "null", Outcome | None)
    if outcome is not None and taken.game.outcome(taken.state) == outcome:
        await _enter(context, tx, taken, outcome, context.now())


async def _enter(context: Context, tx: Tx, taken: TakenMatch, outcome: Outcome, at: Moment) -> None:
    match = taken.match
    finishes = await finishes_of(tx, taken, outcome)
    # Before honor and ratings, which both depend on it.
    counted = len(finishes) > 1 and await note_meeting(tx, match, at)
    for finish in finishes:
        await tx.run(
            "record_add",
            match_id=match.id,
            user_id=finish.user_id,
            guild_id=match.guild_id,
            game=game_name(match.game),
            role=finish.role,
            result=finish.result,
            ended_at=at,
        )
        # After the record, from which the query knows whether it was a victory.
        await tx.run("tally_victory", match_id=match.id, user_id=finish.user_id)
    if counted and taken.game.honored(len(finishes), taken.options):
        await reward(tx, context.chance, match, await _deeds(tx, match, finishes), at)
    if counted and taken.game.rated(len(finishes), taken.options):
        await rate_match(tx, match, finishes, at)
    if counted or len(finishes) == 1:
        await give_marks(tx, taken, finishes, outcome, at)


async def _beat_house(tx: Tx, taken: TakenMatch, at: Moment) -> None:
    """Count a victory in practice; beating the highest level earns a mark."""
    match = taken.match
    await tx.run("match_beaten", id=match.id)
    await tx.run("seat_beats", match_id=match.id, seat=PERSON)
    if match.level == LEVELS[-1]:
        user_id = taken.seats[PERSON].user_id
        await give_mark(tx, match.guild_id, user_id, HOUSE, match_id=match.id, at=at)


async def _deeds(tx: Tx, match: rows.Match, finishes: Sequence[Finish]) -> list[tuple[UserId, str]]:
    """Return the deeds of each person who stayed to the end."""
    givers = {giver.user_id for giver in await tx.all("time_givers", rows.Known, match_id=match.id)}
    deeds: list[tuple[UserId, str]] = []
    for finish in finishes:
        if finish.left:
            continue
        deeds.append((finish.user_id, "fought"))
        if finish.result == "won":
            deeds.append((finish.user_id, "won"))
        if finish.user_id in givers:
            deeds.append((finish.user_id, "gave-time"))
    return deeds


async def finishes_of(tx: Tx, taken: TakenMatch, outcome: Outcome) -> list[Finish]:
    """Return how a match ended for each seat, in seat order."""
    # Read again: this play may have marked seats as fallen or left.
    seats = await tx.all("seats_of", rows.Seat, match_id=taken.match.id)
    cast = taken.game.cast(taken.options)
    ranks = [_rank(seat, outcome) for seat in seats]
    stood_in = await _stood_in(tx, taken.match)
    return [
        Finish(
            seat.user_id,
            cast[seat.seat] if cast else "",
            place := 1 + sum(other < rank for other in ranks),
            _result(seat, outcome, place, alone=len(seats) == 1),
            left=seat.left_as is not None,
            stood_in=seat.seat in stood_in,
        )
        for seat, rank in zip(seats, ranks, strict=True)
    ]


async def _stood_in(tx: Tx, match: rows.Match) -> set[int]:
    """Return the seats for which a stand-in ever chose."""
    turns = await tx.all("turns_stood_in", StoodIn, match_id=match.id)
    return {seat for turn in turns for seat in decode(turn.stand_ins, tuple[int, ...])}


def _rank(seat: rows.Seat, outcome: Outcome) -> tuple[bool, bool, int]:
    """Return a sort key: winners first, then those still in, then the others, last to go first."""
    return (seat.seat not in outcome.winners, seat.out_at is not None, -(seat.out_at or 0))


def _result(seat: rows.Seat, outcome: Outcome, place: int, *, alone: bool) -> Result:
    if seat.seat in outcome.winners:
        return "won"
    drawn = place == 1 and not outcome.winners and not seat.left_as and not alone
    return "drawn" if drawn else "lost"
