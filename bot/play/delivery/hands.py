"""DMs in which people play: hands and reminders."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.play.delivery.subject import Handling, Posted, ReadBy
from bot.play.ground.refusals import Gone
from bot.play.match.lines import DuelLine, duel_lines
from bot.play.match.reading import MatchPage, match_page
from bot.play.messages.parcels import DIM, FOLLOWED, HAND, LAST_HAND, REMINDER, seat_of
from bot.play.people.alias import is_alias
from bot.play.people.people import unseen_person
from bot.store import rows
from bot.store.engine import Tx
from bot.store.ids import MatchId, MessageId, UserId
from bot.store.moment import Moment
from bot.store.substitution_rows import Substitution


@dataclass(frozen=True)
class HandContent(ReadBy):
    """A match for a player who owes a choice, as they may see it."""

    page: MatchPage
    person: rows.PersonRow
    prompt_id: MessageId | None = None
    """The prompt of an earlier turn that goes on as this one."""


@dataclass(frozen=True)
class LastHandContent(ReadBy):
    """A match that is over for one of its players, as they may see it."""

    page: MatchPage
    person: rows.PersonRow


@dataclass(frozen=True)
class FollowedContent(ReadBy):
    """A match that is over, as a person who followed it may see it."""

    page: MatchPage
    person: rows.PersonRow
    board: rows.NewestBoard | None
    """Where the match can be read."""


@dataclass(frozen=True)
class DimContent(ReadBy):
    """A prompt whose turn is over."""

    page: MatchPage
    person: rows.PersonRow
    prompt_id: MessageId
    newest: bool
    """Whether the seat has no later prompt. A later one tells how the match ended."""


@dataclass(frozen=True)
class ReminderContent(ReadBy):
    """Everything waiting for a player."""

    person: rows.PersonRow
    waiting: Sequence[DuelLine]


HandsContent = HandContent | LastHandContent | FollowedContent | DimContent | ReminderContent


async def read_hand(tx: Tx, parcel: rows.Parcel, now: Moment) -> HandContent | None:
    """Read a hand that is still wanted, and the open prompt that goes on as it, if there is one."""
    person = await _seated_person(tx, parcel)
    page = await match_page(tx, MatchId(parcel.subject), person.user_id, now)
    # A pick may exist before any hand: an order or an instruction made it.
    if page.outcome or page.revision != parcel.rank or page.pick or not person.dms:
        return None
    seats = await tx.all("seats_of", rows.Seat, match_id=parcel.subject)
    return HandContent(person.locale, page, person, seats[page.seat].prompt_id)


async def place_hand(tx: Tx, parcel: rows.Parcel, posted: Posted) -> None:
    """Store a prompt, and that its person takes DMs."""
    await place_last_hand(tx, parcel, posted)
    await _remember_prompt(tx, MatchId(parcel.subject), seat_of(parcel), parcel.rank, posted)


async def read_last_hand(tx: Tx, parcel: rows.Parcel, now: Moment) -> LastHandContent | None:
    """Read how a match ended for one of its players."""
    person = await _seated_person(tx, parcel)
    page = await match_page(tx, MatchId(parcel.subject), person.user_id, now)
    if is_alias(person.user_id) or not person.dms or not (page.outcome or page.out):
        return None
    return LastHandContent(person.locale, page, person)


async def place_last_hand(tx: Tx, parcel: rows.Parcel, posted: Posted) -> None:
    """Store that a player of a match takes DMs."""
    if posted.dm_channel_id is not None:
        user_id = posted.to or (await _seated_person(tx, parcel)).user_id
        await tx.run("person_dm_open", user_id=user_id, dm_channel_id=posted.dm_channel_id)


async def read_followed(tx: Tx, parcel: rows.Parcel, now: Moment) -> FollowedContent | None:
    """Read how a match ended for a person who followed it, unless they want no DMs now."""
    user_id = UserId(seat_of(parcel))
    person = await tx.one("person_by_id", rows.PersonRow, user_id=user_id) or unseen_person(user_id)
    page = await match_page(tx, MatchId(parcel.subject), None, now)
    if not person.dms:
        return None
    board = await tx.one("newest_board", rows.NewestBoard, id=page.match_id)
    return FollowedContent(person.locale, page, person, board)


async def place_followed(tx: Tx, parcel: rows.Parcel, posted: Posted) -> None:
    """Store that a person who followed a match takes DMs."""
    if posted.dm_channel_id is not None:
        await tx.run("person_dm_open", user_id=seat_of(parcel), dm_channel_id=posted.dm_channel_id)


async def read_dim(tx: Tx, parcel: rows.Parcel, now: Moment) -> DimContent | None:
    """Read an old prompt; a player who has given the seat up sees the match as the public does."""
    place = {"match_id": parcel.subject, "seat": parcel.seat, "prompt_id": parcel.rank}
    passed = await tx.one("substitution_of_prompt", Substitution, **place)
    person = await (_known(tx, passed.leaver_id) if passed else _seated_person(tx, parcel))
    page = await match_page(tx, MatchId(parcel.subject), None if passed else person.user_id, now)
    # The DM channel of a person whose data was deleted is no longer known.
    if person.dm_channel_id is None:
        return None
    seat = await _seat(tx, parcel)
    newest = all(known is None or known <= parcel.rank for known in (seat.prompt_id, seat.answered_id))
    return DimContent(person.locale, page, person, MessageId(parcel.rank), newest)


async def read_reminder(tx: Tx, parcel: rows.Parcel, _: Moment) -> ReminderContent | None:
    """Read everything waiting for a player."""
    user_id = int(parcel.subject)
    person = await tx.one("person_by_id", rows.PersonRow, user_id=user_id)
    waiting = [line for line in await duel_lines(tx, UserId(user_id)) if line.own_turn]
    if person is None or not person.dms or not waiting:
        return None
    return ReminderContent(person.locale, person, waiting)


async def place_reminder(tx: Tx, parcel: rows.Parcel, posted: Posted) -> None:
    """Store that a player takes DMs."""
    if posted.dm_channel_id is not None:
        await tx.run("person_dm_open", user_id=int(parcel.subject), dm_channel_id=posted.dm_channel_id)


async def reopen_prompt(tx: Tx, match_id: MatchId, seat: int, revision: int, posted: Posted) -> None:
    """Store that an answered prompt still has controls."""
    await tx.one("match_lock_current", rows.Match, id=match_id)  # before its seats, in the order of a click
    await tx.run("seat_prompt_reopened", match_id=match_id, seat=seat, prompt_id=posted.message_id)
    await _remember_prompt(tx, match_id, seat, revision, posted)


async def _remember_prompt(tx: Tx, match_id: MatchId, seat: int, revision: int, posted: Posted) -> None:
    """Store a prompt; if its turn was played meanwhile, dim it at once.

    A prompt answered before it could be stored needs nothing. One that goes on from turn to turn is redrawn:
    this edit may have overtaken that for the next turn.
    """
    match = await tx.one("match_lock_current", rows.Match, id=match_id)
    seats = await tx.all("seats_of", rows.Seat, match_id=match_id)
    if seats and posted.to not in {None, seats[seat].user_id}:  # they gave the seat up meanwhile
        former = {"seat": seat, "leaver_id": posted.to, "prompt_id": posted.message_id}
        await tx.run("substitution_prompt_set", match_id=match_id, **former)
        await DIM.post(tx, match_id, posted.at, rank=posted.message_id, seat=seat)
        return
    if seats and seats[seat].answered_id == posted.message_id:
        return
    if match is not None and match.revision == revision:
        await tx.run("seat_prompt_set", match_id=match_id, seat=seat, prompt_id=posted.message_id)
    elif match is not None and seats[seat].prompt_id == posted.message_id:
        await HAND.post(tx, match_id, posted.at, rank=match.revision, seat=seat)
    else:
        await DIM.post(tx, match_id, posted.at, rank=posted.message_id, seat=seat)
        if match is None or seats[seat].out_at is not None:  # the dimmed prompt tells how it ended
            await tx.run("outbox_drop_later", lane=HAND.lane(match_id, seat), rank=revision, now=posted.at)


async def _seat(tx: Tx, parcel: rows.Parcel) -> rows.Seat:
    seats = await tx.all("seats_of", rows.Seat, match_id=parcel.subject)
    if not seats:
        raise Gone("duel-gone")
    return seats[seat_of(parcel)]


async def _seated_person(tx: Tx, parcel: rows.Parcel) -> rows.PersonRow:
    return await _known(tx, (await _seat(tx, parcel)).user_id)


async def _known(tx: Tx, user_id: UserId) -> rows.PersonRow:
    person = await tx.one("person_by_id", rows.PersonRow, user_id=user_id)
    return person or unseen_person(user_id)


OF_HANDS: dict[str, Handling[HandsContent]] = {
    HAND.name: Handling(read_hand, place_hand),
    LAST_HAND.name: Handling(read_last_hand, place_last_hand),
    FOLLOWED.name: Handling(read_followed, place_followed, insists=True),
    DIM.name: Handling(read_dim),
    REMINDER.name: Handling(read_reminder, place_reminder),
}
