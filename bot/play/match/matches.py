"""Matches: begun, played by hidden picks, resigned."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto

import msgspec

from bot.play.ground.context import Context
from bot.play.ground.refusals import Refusal, refusing
from bot.play.ground.repertoire import AnyGame
from bot.play.ground.times import PACES
from bot.play.match.campaign_run import Run
from bot.play.match.draws import drawn
from bot.play.match.orders import follow_orders, queue_orders
from bot.play.match.reading import MatchPage, match_page
from bot.play.match.taken import TakenMatch, take, take_current
from bot.play.match.turns import advance, ask
from bot.play.messages.claims import claim_one
from bot.play.messages.newest_board import show_newest
from bot.play.messages.parcels import BOARD, HAND, READY_PAUSE
from bot.play.messages.threads import want_thread
from bot.play.people.people import try_dms_at_table
from bot.store import rows
from bot.store.engine import Tx
from bot.store.ids import ChannelId, GuildId, MatchId, MessageId, UserId
from bot.store.moment import later
from bot.store.order_rows import NextOrder
from rules.codec import encode
from rules.dice import Dice, seal
from rules.game import Outcome, Setup
from rules.replay import Left, Played


class Pending(Enum):
    """That a turn cannot be resolved yet."""

    PENDING = auto()


PENDING = Pending.PENDING


@dataclass(frozen=True)
class Picked:
    """What a pick led to."""

    choice: str
    """The seat's pick that counts: not the one just made where that click was overtaken by a later one."""
    revealed: bool
    page: MatchPage
    """The match as whoever picked may see it now."""
    next_prompt: rows.Parcel | None
    """The seat's prompt for the next turn, where the answer to the click is to bring it."""


@dataclass(frozen=True)
class Matches:
    """What people do in a match."""

    context: Context

    async def pick(
        self,
        *,
        match_id: MatchId,
        revision: int,
        user_id: UserId,
        choice: str,
        interaction_id: int,
        prompt_id: MessageId | None = None,
        in_channel: bool | None = None,
        orders: Sequence[str] = (),
    ) -> Picked:
        """Keep a hidden pick, and orders for the turns after it; resolve the turn when it was the last owed.

        The latest click of a seat counts, and a click delivered twice counts once. ``prompt_id`` is the DM
        that was clicked, which loses its controls with the answer. Whoever clicked ``in_channel`` is called
        to the next turn there; None says nothing of it. Raise Stale, Gone, NotYours or Refusal.
        """

        async def work(tx: Tx) -> Picked:
            taken = await take(tx, match_id, revision)
            seat = taken.seat_of(user_id)
            _check_legal(taken, seat.seat, choice)
            seen = seat.seat in await seen_ready(tx, taken)
            if orders:
                await queue_orders(tx, taken, seat.seat, choice, orders)
            await tx.run(
                "pick_keep",
                interaction_id=interaction_id,
                match_id=match_id,
                revision=revision,
                seat=seat.seat,
                choice=choice,
                at=self.context.now(),
            )
            taken = await _clicked(tx, taken, seat, prompt_id, in_channel=in_channel)
            now, choices = self.context.now(), await counted(tx, taken)
            revealed = await resolve(self.context, tx, taken, choices) is not PENDING
            if not revealed and not seen:  # whoever thinks better of it changes nothing that others see
                await show_newest(tx, match_id, later(now, READY_PAUSE))
            page = await match_page(tx, match_id, user_id, now)
            prompt = None
            if revealed and prompt_id is not None:
                prompt = await claim_one(tx, HAND.lane(match_id, seat.seat), page.revision, now)
            return Picked(choices[seat.seat], revealed, page, prompt)

        return await self.context.store.transact(work)

    async def resign(self, *, match_id: MatchId, user_id: UserId) -> None:
        """Take a person out of a match for good. Raise Gone, NotYours, or Refusal for one who is out."""

        async def work(tx: Tx) -> None:
            taken = await take_current(tx, match_id)
            seat = taken.seat_of(user_id)
            await leave(self.context, tx, taken, seat.seat, "resigned")

        await self.context.store.transact(work)


async def counted(tx: Tx, taken: TakenMatch) -> dict[int, str]:
    """Return the pick of each seat that counts: its latest."""
    match = taken.match
    picks = await tx.all("picks_of", rows.Pick, match_id=match.id, revision=match.revision)
    return {pick.seat: pick.choice for pick in picks}


async def seen_ready(tx: Tx, taken: TakenMatch) -> set[int]:
    """Return the seats that others see to have chosen; a card that an order picked shows to nobody."""
    match = taken.match
    ready = await tx.all("seats_ready", rows.ReadySeat, match_id=match.id, revision=match.revision)
    return {seat.seat for seat in ready}


async def resolve(
    context: Context,
    tx: Tx,
    taken: TakenMatch,
    choices: Mapping[int, str],
    *,
    stand_ins: Sequence[int] = (),
) -> Outcome | Pending | None:
    """Play with these choices and say how the match ended, if it did; PENDING while some are still owed."""
    if len(choices) < len(taken.game.requests(taken.state)):
        return PENDING
    with refusing():
        step = taken.game.play(taken.state, choices, taken.next_dice())
    outcome = await advance(context, tx, taken, Played(dict(choices)), step, stand_ins=stand_ins)
    return outcome or await _go_on_by_orders(context, tx, taken)


async def _go_on_by_orders(context: Context, tx: Tx, taken: TakenMatch) -> Outcome | None:
    """Play the next turn at once where everyone who owes a choice has ordered it; say how it ended."""
    orders = await tx.all("orders_next", NextOrder, match_id=taken.match.id)
    if not orders:
        return None
    after = await take(tx, taken.match.id, taken.match.revision + 1)
    await follow_orders(tx, after, orders, context.now())
    ended = await resolve(context, tx, after, await counted(tx, after))
    return None if ended is PENDING else ended


async def leave(context: Context, tx: Tx, taken: TakenMatch, seat: int, reason: str) -> TakenMatch | None:
    """Let a seat resign or forfeit; return the table as it then stands, or None where the match is over.

    The others' picks stay good where they are still legal, and the turn is resolved if those are all.
    """
    match = taken.match
    choices = await counted(tx, taken)
    with refusing():
        step = taken.game.leave(taken.state, seat, reason, taken.next_dice())
    legal = {request.seat: request.options for request in taken.game.requests(step.state)}
    for chooser, choice in choices.items():
        if choice in legal.get(chooser, ()):
            await tx.run("picks_carry", match_id=match.id, revision=match.revision, seat=chooser)
    if await advance(context, tx, taken, Left(seat, reason), step):
        return None
    after = await take(tx, match.id, match.revision + 1)
    resolved = await resolve(context, tx, after, await counted(tx, after))
    return after if resolved is PENDING else None


async def begin(
    context: Context,
    tx: Tx,
    *,
    game: AnyGame,
    wishes: tuple[str, ...],
    answers: Mapping[str, str] | None = None,
    stamina: tuple[int, ...] | None = None,
    campaign: Run | None = None,
    seed: bytes,
    user_ids: tuple[UserId, ...],
    guild_id: GuildId,
    channel_id: ChannelId,
    pace: str,
    excuses: int = 0,
    grants_leave: bool = True,
) -> MatchId:
    """Start a match, ask for the first choices, and return its id.

    ``wishes`` is what each seat named; it is kept, so that the draw can be checked. ``answers`` are the
    host's, ``stamina`` is what a gathering hands on, ``campaign`` what the match is a part of. Raise Refusal
    where the game cannot begin so.
    """
    now, match_id, seats_taken = context.now(), MatchId(context.chance.new_id()), len(user_ids)
    setup = Setup(drawn(game, wishes, Dice(seed, 0)), answers or {}, stamina)
    with refusing():
        options = campaign.options(game) if campaign else game.options(seats_taken, setup)
        step = game.start(seats_taken, options, Dice(seed, 0))
    await tx.run(
        "match_add",
        id=match_id,
        game=game.id,
        options=encode(options),
        wishes=encode(wishes),
        seed=seed.hex(),
        seal=seal(seed),
        guild_id=guild_id,
        channel_id=channel_id,
        pace=pace,
        state=encode(step.state),
        started_at=now,
        excuses=excuses,
        grants_leave=int(grants_leave),
        answers=encode(dict(answers or {})),
        campaign_id=campaign.id if campaign else None,
    )
    for seat, user_id in enumerate(user_ids):
        await tx.run("seat_add", match_id=match_id, seat=seat, user_id=user_id, bank=PACES[pace].bank)
    seats = await tx.all("seats_of", rows.Seat, match_id=match_id)
    await try_dms_at_table(tx, match_id, now)
    await want_thread(tx, match_id, guild_id)
    await BOARD.post(tx, match_id, now)
    await ask(tx, game, step.state, seats, pace=pace, revision=0, now=now)
    return match_id


def _check_legal(taken: TakenMatch, seat: int, choice: str) -> None:
    for request in taken.game.requests(taken.state):
        if request.seat == seat:
            if choice in request.options:
                return
            raise Refusal("rejection-choice-illegal", choice=choice)
    raise Refusal("nothing-owed")


async def _clicked(
    tx: Tx, taken: TakenMatch, seat: rows.Seat, prompt_id: MessageId | None, *, in_channel: bool | None
) -> TakenMatch:
    """Note where a seat has clicked, and return the table with its prompt, if that was it, taken care of."""
    place = {"match_id": taken.match.id, "seat": seat.seat}
    if prompt_id is not None:
        await tx.run("seat_prompt_answered", **place, prompt_id=prompt_id)
    there = seat.in_channel if in_channel is None else in_channel
    if there != seat.in_channel:
        await tx.run("seat_in_channel_set", **place, in_channel=int(there))
    left = None if seat.prompt_id == prompt_id else seat.prompt_id
    clicked = msgspec.structs.replace(seat, prompt_id=left, in_channel=there)
    seats = [clicked if row.seat == seat.seat else row for row in taken.seats]
    return TakenMatch(taken.match, taken.game, taken.state, seats)
