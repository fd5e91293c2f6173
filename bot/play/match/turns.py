"""Store one step of a match: the log, the new state, the record at the end, and what to show."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any

import msgspec

from bot.play.clocks.reliability import note_deadline
from bot.play.clocks.turn import charge_banks, start_clock
from bot.play.ground.context import Context
from bot.play.ground.refusals import Stale
from bot.play.match.bout_ending import note_end
from bot.play.match.campaign_run import go_on
from bot.play.match.contest_run import note_result
from bot.play.match.follows import tell_followers
from bot.play.match.house import house_seats
from bot.play.match.last_hands import tell_ended, tell_fallen
from bot.play.match.records import keep_record
from bot.play.match.substitute_request import end_request
from bot.play.match.taken import TakenMatch
from bot.play.messages.newest_board import post_reveal, show_newest
from bot.play.messages.parcels import BOARD, CALL, DIM, LOOKING_ON, post_hand
from bot.play.people.people import takes_dms
from bot.play.standing.honor import DEEDS, reward
from bot.store import rows
from bot.store.engine import Tx
from bot.store.moment import Moment, later
from bot.store.turn_log import turn_at
from rules.codec import encode
from rules.game import Outcome, Step
from rules.replay import Entry, Left, Played

PAIR = 2

ENDING = "match_end"
"""The query that ends a match."""

HOUSE_ASKING = "house_ask"
"""The query that asks the house, before people."""


async def advance(
    context: Context,
    tx: Tx,
    taken: TakenMatch,
    entry: Entry,
    step: Step[msgspec.Struct, Any],
    *,
    stand_ins: Sequence[int] = (),
) -> Outcome | None:
    """Store one play and queue what it changes; return how the match ended, if it did.

    Raise Stale if another player advanced the match first.
    """
    now, match = context.now(), taken.match
    outcome = taken.game.outcome(step.state)
    touched = await tx.run("match_advance", id=match.id, revision=match.revision, state=encode(step.state))
    # Checked even if the caller took no lock.
    if touched != 1:
        raise Stale("turn-passed")
    revision = match.revision + 1
    chapter = await _log(tx, taken, entry, step, stand_ins=stand_ins, at=now)
    seats = taken.seats
    if isinstance(entry, Left):
        await _part(context, tx, taken, entry)
    else:
        await _count_misses(tx, taken, entry, stand_ins)
        # Before the picks are forgotten: their times say how long the turn took.
        seats = await charge_banks(tx, match, seats, entry.choices, now)
    fallen = await _note_fallen(tx, taken, step.state, chapter)
    if fallen:
        await end_request(tx, match.id, now, seats={seat.seat for seat in fallen})
    await tx.run("picks_forget", match_id=match.id, revision=match.revision)
    # An offer stands for the turn in which it was made.
    await tx.run("offers_forget", match_id=match.id)
    if not _sits_on(taken, entry, step.state, stand_ins):
        await post_reveal(tx, match, chapter, now)
    if outcome:
        await dim_prompts(tx, taken, now)
        await tell_ended(tx, taken, revision, now)
        await close(context, tx, taken, outcome, state=step.state, now=now)
        await keep_record(context, tx, taken, outcome, now)
        if isinstance(entry, Left):  # perhaps their data was deleted: the first board must not name them
            await BOARD.post(tx, match.id, now)
    else:
        after = msgspec.structs.replace(match, revision=revision)
        asked = await ask(tx, replace(taken, match=after, state=step.state, seats=seats), now)
        await dim_prompts(tx, taken, now, but=asked & _choosing_in_channel(taken, entry, stand_ins))
        await tell_fallen(tx, taken, fallen, revision, now)
    return outcome


async def close(
    context: Context, tx: Tx, taken: TakenMatch, outcome: Outcome, *, state: msgspec.Struct, now: Moment
) -> None:
    """End a match in the given state; tell its gathering, campaign or contest; redraw its newest board."""
    await tx.run("orders_forget_all", match_id=taken.match.id)
    await tx.run("instructions_forget_all", match_id=taken.match.id)
    await end_request(tx, taken.match.id, now)
    await tx.run("match_end", id=taken.match.id, ended_at=now, outcome=encode(outcome))
    await tx.run("seats_end", match_id=taken.match.id, ended_at=now)
    await note_end(tx, taken, state, outcome)
    await tell_followers(tx, taken.match.id, now)
    if taken.match.campaign_id is not None:
        await go_on(context, tx, taken, state, outcome)
    if taken.match.contest_id is not None:
        # After its campaign, whose state tells whether the player has finished.
        await note_result(context, tx, taken, state, outcome)
    await show_newest(tx, taken.match.id, now)


async def ask(tx: Tx, taken: TakenMatch, now: Moment) -> set[int]:
    """Ask everyone who owes a choice, the house before people; return the seats of people asked.

    A solo player is not asked: the message they play from shows each next choice.
    """
    if taken.match.alone:
        return set()
    if not any(request.seat in house_seats(taken.match) for request in taken.game.requests(taken.state)):
        return await ask_people(tx, taken, now)
    await tx.run("house_ask", id=taken.match.id)
    # Asked once the house has chosen; until then a prompt that goes on must keep its controls.
    return taken.owing()


async def ask_people(tx: Tx, taken: TakenMatch, now: Moment) -> set[int]:
    """Start the clock and queue a DM to everyone who owes a choice and takes DMs; return their seats."""
    match, owing, asked = taken.match, taken.owing(), set[int]()
    if not owing:
        return asked
    due_at = later(now, LOOKING_ON) if taken.game.in_the_open(taken.state) else now
    await start_clock(tx, match.id, match.pace, taken.seats, owing=owing, now=now)
    people = await tx.all("people_at_table", rows.PersonRow, match_id=match.id)
    known = {person.user_id: person for person in people}
    for seat in sorted(owing):
        if takes_dms(known.get(taken.seats[seat].user_id), now):
            await post_hand(tx, match.id, seat, match.revision, due_at)
            asked.add(seat)
        elif due_at > now:  # no new message tells them it is their turn
            await CALL.post(tx, match.id, due_at, rank=match.revision, seat=seat)
    return asked


def _sits_on(taken: TakenMatch, entry: Entry, state: msgspec.Struct, stand_ins: Sequence[int]) -> bool:
    """Return whether this play is told only with the next: one of two players chooses again at once.

    At a larger table each play is told at once, unless only the house is left, which plays to the end. Open
    choices are told at once, by the answer to the click.
    """
    if not any(taken.game.plays_on(state, seat.seat) for seat in taken.seats):
        return taken.game.outcome(state) is None
    if isinstance(entry, Left) or stand_ins or taken.table != PAIR or taken.game.in_the_open(state):
        return False
    asked = [request.seat for request in taken.game.requests(state)]
    return taken.game.continues(state) and asked == [*entry.choices]


def _choosing_in_channel(taken: TakenMatch, entry: Entry, stand_ins: Sequence[int]) -> set[int]:
    """Return the seats that chose in the channel and are called there: their open prompt goes on."""
    if isinstance(entry, Left):
        return set()
    chosen = set(entry.choices) - set(stand_ins)
    return {seat.seat for seat in taken.seats if seat.in_channel and seat.seat in chosen}


async def _log(
    tx: Tx,
    taken: TakenMatch,
    entry: Entry,
    step: Step[msgspec.Struct, Any],
    *,
    stand_ins: Sequence[int],
    at: Moment,
) -> int:
    """Add a play to the log; return its chapter."""
    chapter = await _chapter(tx, taken)
    await tx.run(
        "turn_add",
        match_id=taken.match.id,
        revision=taken.match.revision + 1,
        entry=encode(entry),
        events=encode(step.events),
        stand_ins=encode(tuple(stand_ins)),
        at=at,
        chapter=chapter,
    )
    return chapter


async def _chapter(tx: Tx, taken: TakenMatch) -> int:
    """Return the chapter of the next play: the revision that its chapter begins with."""
    if taken.game.continues(taken.state):
        last = await turn_at(tx, taken.match.id, taken.match.revision)
        if last is not None:
            return last.chapter
    return taken.match.revision + 1


async def _part(context: Context, tx: Tx, taken: TakenMatch, left: Left) -> None:
    """Store that a seat has left, and enter the honor it costs."""
    await tx.run("seat_left", match_id=taken.match.id, seat=left.seat, left_as=left.reason)
    # With the house or a substitute at the table, honor is neither gained nor lost.
    if left.reason in DEEDS and taken.match.level is None and not taken.substituted:
        deeds = [(taken.seats[left.seat].user_id, left.reason)]
        await reward(tx, context.chance, taken.match, deeds, context.now())


async def _note_fallen(
    tx: Tx, taken: TakenMatch, state: msgspec.Struct, chapter: int
) -> Collection[rows.Seat]:
    """Store and return the seats that have just dropped out of play."""
    fallen = [s for s in taken.seats if s.out_at is None and not taken.game.plays_on(state, s.seat)]
    for seat in fallen:
        # The chapter, not the play: those who fall in the same chapter share a place.
        await tx.run("seat_out", match_id=taken.match.id, seat=seat.seat, out_at=chapter)
    return fallen


async def _count_misses(tx: Tx, taken: TakenMatch, played: Played, stand_ins: Sequence[int]) -> None:
    """Count deadlines missed in a row by those who were asked; solo matches have none."""
    if taken.match.alone:
        return
    for seat in sorted(taken.seats, key=lambda each: each.user_id):  # or matches might deadlock
        if seat.seat not in played.choices:
            continue
        await note_deadline(tx, seat.user_id, kept=seat.seat not in stand_ins)
        misses = seat.misses + 1 if seat.seat in stand_ins else 0
        if misses != seat.misses:
            await tx.run("seat_misses_set", match_id=taken.match.id, seat=seat.seat, misses=misses)


async def dim_prompts(tx: Tx, taken: TakenMatch, now: Moment, *, but: Collection[int] = ()) -> None:
    """Remove the controls of every open prompt, except those of some seats (``but``)."""
    for seat in taken.seats:
        if seat.seat not in but:
            await dim_prompt(tx, seat, now)


async def dim_prompt(tx: Tx, seat: rows.Seat, now: Moment) -> None:
    """Remove the controls of a seat's prompt, if one is open."""
    if seat.prompt_id is not None:
        await DIM.post(tx, seat.match_id, now, rank=seat.prompt_id, seat=seat.seat)
        await tx.run("seat_prompt_clear", match_id=seat.match_id, seat=seat.seat, prompt_id=seat.prompt_id)
