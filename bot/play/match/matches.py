"""Hidden picks and resignations in a match."""

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from bot.play.ground.context import Context
from bot.play.ground.one_transaction import transaction
from bot.play.ground.refusals import Refusal
from bot.play.match.house import check_sealed
from bot.play.match.orders import queue_orders
from bot.play.match.playing_out import leave, picks_of, resolve
from bot.play.match.raised import Chosen, raised_by
from bot.play.match.reading import MatchPage, page_of
from bot.play.match.taken import TakenMatch, match_row, take, take_current
from bot.play.messages.claims import claim_one
from bot.play.messages.newest_board import claim_newest, show_newest
from bot.play.messages.parcels import HAND, READY_PAUSE
from bot.store import rows
from bot.store.engine import Tx
from bot.store.ids import MatchId, MessageId, UserId
from bot.store.moment import later


@dataclass(frozen=True, kw_only=True)
class Picked(Chosen):
    """The result of a pick."""

    revealed: bool
    next_prompt: rows.Parcel | None
    """The seat's prompt for the next turn, if the answer to the click is to bring it."""
    board: rows.Parcel | None
    """The newest board, if the answer to the click is to redraw it."""


@dataclass(frozen=True)
class Matches:
    """What players do in a match."""

    context: Context

    @transaction
    async def pick(
        self,
        tx: Tx,
        *,
        match_id: MatchId,
        revision: int,
        user_id: UserId,
        choice: str,
        interaction_id: int,
        prompt_id: MessageId | None = None,
        openly: bool = False,
        board_id: MessageId | None = None,
        in_channel: bool | None = None,
        orders: Sequence[str] = (),
    ) -> Picked:
        """Store a hidden pick and orders for later turns; resolve the turn if it was the last pick owed.

        A seat's latest click counts, and a click delivered twice counts once. ``prompt_id`` is the clicked
        DM, which the answer strips of its controls; ``board_id`` is the clicked board. ``in_channel`` says
        whether to call the player to the next turn in the channel; None leaves that as it was. ``openly``
        allows only choices that are not hidden. Raise Stale, Gone, NotYours or Refusal.
        """
        taken = await take(tx, match_id, revision)
        seat = taken.seat_of(user_id)
        await _check_legal(tx, taken, seat.seat, choice, openly=openly)
        if orders:
            await queue_orders(tx, taken, seat.seat, choice, orders)
        now, place = self.context.now(), {"match_id": match_id, "seat": seat.seat, "revision": revision}
        kept = await tx.run("pick_keep", **place, choice=choice, at=now, interaction_id=interaction_id)
        taken = await _clicked(tx, taken, seat, prompt_id, in_channel=in_channel)
        # Before the turn is played: its dice depend on this click, too.
        taken = await _mixed_in(tx, taken, seat.seat, self.context.chance.heard(interaction_id))
        picks = await picks_of(tx, taken)
        choices = {pick.seat: pick.choice for pick in picks}  # in click order, so the latest wins
        revealed = await resolve(self.context, tx, taken, choices)
        # Changing a pick changes nothing that others see.
        if not revealed and not _shown_ready(picks, seat.seat, kept):
            await show_newest(tx, match_id, later(now, READY_PAUSE))
        match = await match_row(tx, match_id) if revealed else taken.match  # a reveal wrote a new state
        page = await page_of(tx, match, user_id, now)
        brought = await _brought(self.context, tx, page, prompt_id, board_id) if revealed else (None, None)
        return Picked(
            page=page,
            revision=revision,
            choice=choices[seat.seat],
            raised=await raised_by(tx, page, choices[seat.seat]),
            revealed=revealed,
            next_prompt=brought[0],
            board=brought[1],
        )

    @transaction
    async def resign(self, tx: Tx, *, match_id: MatchId, user_id: UserId) -> None:
        """Take a person out of a match for good. Raise Gone, NotYours, or Refusal if they are out already."""
        taken = await take_current(tx, match_id)
        seat = taken.seat_of(user_id)
        await leave(self.context, tx, taken, seat.seat, "resigned")


async def _brought(
    context: Context, tx: Tx, page: MatchPage, prompt_id: MessageId | None, board_id: MessageId | None
) -> tuple[rows.Parcel | None, rows.Parcel | None]:
    """Claim the next hand and the newest board, if the answer to the click is to bring them."""
    # In the transaction that queued them, so that the outbox cannot send them first.
    hand, run, now = HAND.lane(page.match_id, page.seat), context.run, context.now()
    prompt = await claim_one(tx, hand, page.revision, run=run, now=now) if prompt_id else None
    board = await claim_newest(tx, page.match_id, board_id, run=run, now=now) if board_id else None
    return prompt, board


def _shown_ready(picks: Sequence[rows.Pick], seat: int, kept: int) -> bool:
    """Return whether the board already shows a seat as ready: it has clicks beside the one just ``kept``."""
    return sum(pick.clicked for pick in picks if pick.seat == seat) > kept


async def _check_legal(tx: Tx, taken: TakenMatch, seat: int, choice: str, *, openly: bool) -> None:
    """Raise Refusal for an illegal choice, and Stale before the house has sealed its own."""
    if openly and not taken.game.in_the_open(taken.state):
        raise Refusal("nothing-owed")
    for request in taken.game.requests(taken.state):
        if request.seat == seat:
            if choice in request.options:
                await check_sealed(tx, taken)
                return
            raise Refusal("rejection-choice-illegal", choice=choice)
    raise Refusal("nothing-owed")


async def _clicked(
    tx: Tx, taken: TakenMatch, seat: rows.Seat, prompt_id: MessageId | None, *, in_channel: bool | None
) -> TakenMatch:
    """Note where a seat clicked; return the match, without the seat's prompt if that was clicked."""
    place = {"match_id": taken.match.id, "seat": seat.seat}
    if prompt_id is not None:
        await tx.run("seat_prompt_answered", **place, prompt_id=prompt_id)
    there = seat.in_channel if in_channel is None else in_channel
    if there != seat.in_channel:
        await tx.run("seat_in_channel_set", **place, in_channel=int(there))
    # The answer to this click removes the controls, so the turn need not dim that prompt.
    left = None if seat.prompt_id == prompt_id else seat.prompt_id
    return taken.with_seat(msgspec.structs.replace(seat, prompt_id=left, in_channel=there))


async def _mixed_in(tx: Tx, taken: TakenMatch, seat: int, heard: int | None) -> TakenMatch:
    """Store a seat's first choice, and return the match with that click mixed into its dice."""
    match, row = taken.match, taken.seats[seat]
    if not match.mixed or row.first_choice_id is not None:
        return taken
    first = msgspec.structs.replace(row, first_choice_id=heard, first_play=match.revision + 1)
    await tx.run(
        "seat_first_choice_set",
        match_id=match.id,
        seat=seat,
        first_choice_id=heard,
        first_play=first.first_play,
    )
    return taken.with_seat(first)
