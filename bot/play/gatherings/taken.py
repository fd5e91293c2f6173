"""A gathering locked inside one transaction: store its moves, and do what follows from them."""

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.play.clocks.habits import habits_of
from bot.play.clocks.quiet import after_waking
from bot.play.clocks.turn import quiet_in
from bot.play.gatherings.bouts import begin_bout, call_off_bout
from bot.play.gatherings.deeds import enter_deeds, enter_victory
from bot.play.gatherings.kinds import CHALLENGING, AnyGathering, rules_of
from bot.play.gatherings.mixing import seed_of_gathering
from bot.play.ground.context import Context
from bot.play.ground.refusals import Gone, NotYours, refusing
from bot.play.ground.times import PACES
from bot.play.messages.parcels import ANNOUNCEMENT, GATHERING, SUMMONS
from bot.store.engine import Tx
from bot.store.gathering_rows import BoutRow, Entrant, GatheringRow
from bot.store.ids import GatheringId, UserId
from bot.store.moment import Moment, later
from rules.codec import decode, encode
from rules.dice import Dice
from rules.gatherings.events import GatheringEvent, RoundBegan, Undone
from rules.gatherings.gathering import Bout, MoveRequest
from rules.gatherings.moves import Move

ANNOUNCED_AFTER = 1_000
"""Milliseconds an announcement waits, so that the tournament's own message is there to link to."""


class TakenGathering:
    """A gathering nobody else can move until this transaction ends; not valid outside it."""

    def __init__(
        self, context: Context, tx: Tx, row: GatheringRow, entrants: list[Entrant], state: msgspec.Struct
    ) -> None:
        self.context = context
        self.tx = tx
        self.row = row
        self.entrants = entrants
        self.rules: AnyGathering = rules_of(row.kind)
        self.state: Any = state
        self.revision = row.revision
        self.round_ends_at = row.round_ends_at
        self.news: list[GatheringEvent] = []
        """Events of this transaction."""

    @property
    def dice(self) -> Dice:
        """Return the dice of the next move, the same at every call."""
        return Dice(seed_of_gathering(self.row, self.entrants), self.revision + 1)

    @property
    def bouts(self) -> dict[int, Bout]:
        """Return the duels wanted now, by number."""
        return {bout.number: bout for bout in self.rules.bouts(self.state)}

    @property
    def requests(self) -> tuple[MoveRequest, ...]:
        """Return the moves owed now."""
        return self.rules.requests(self.state)

    def seat_of(self, user_id: UserId) -> int:
        """Return a player's seat. Raise NotYours if they have not entered."""
        for entrant in self.entrants:
            if entrant.user_id == user_id and entrant.seat is not None:
                return entrant.seat
        raise NotYours("gathering-not-in")

    async def play(self, move: Move, *, actor_id: UserId | None = None) -> None:
        """Make a move and store it. Raise Refusal if the rules reject it."""
        with refusing():
            step = self.rules.play(self.state, move, self.dice)
        self.state, self.revision = step.state, self.revision + 1
        # After an undo the round is open again and gets its full time.
        if any(isinstance(event, RoundBegan | Undone) for event in step.events):
            self.round_ends_at = later(self.context.now(), self.row.round_time)
        await self.write(move, step.events, actor_id=actor_id)
        await enter_deeds(
            self.context,
            self.tx,
            self.row,
            self.entrants,
            revision=self.revision,
            move=move,
            events=step.events,
        )

    async def write(
        self, move: Move | None, events: tuple[GatheringEvent, ...], *, actor_id: UserId | None
    ) -> None:
        """Store one entry of the log: a move, or the start."""
        self.news += events
        await self.tx.run(
            "gathering_move_add",
            gathering_id=self.row.id,
            revision=self.revision,
            move=encode(move) if move else None,
            events=encode(events),
            actor_id=actor_id,
            at=self.context.now(),
        )

    async def go_on(self) -> None:
        """Store the state reached, and do what follows from it: duels, calls on players, the end."""
        await self.tx.run(
            "gathering_state_set",
            id=self.row.id,
            state=encode(self.state),
            revision=self.revision,
            round_ends_at=self.round_ends_at,
        )
        await self._match_bouts()
        outcome = self.rules.outcome(self.state)
        await self._ask(over=outcome is not None)
        if outcome:
            await self.tx.run(
                "gathering_end", id=self.row.id, status="over", reason="", ended_at=self.context.now()
            )
            await enter_victory(self.context, self.tx, self.row, self.entrants, outcome)
        await GATHERING.post(self.tx, self.row.id, self.context.now())
        await self._announce()

    async def _announce(self) -> None:
        """Announce the end, and each round that begins in a tournament."""
        over, challenging = self.rules.outcome(self.state) is not None, self.row.kind in CHALLENGING
        began = not challenging and any(isinstance(event, RoundBegan) for event in self.news)
        if over or began:
            rounds = 0 if challenging else len(self.state.rounds)
            number = rounds + 1 if over else rounds
            await ANNOUNCEMENT.post(
                self.tx, self.row.id, later(self.context.now(), ANNOUNCED_AFTER), rank=number
            )

    async def _match_bouts(self) -> None:
        """Begin duels that are wanted, and call off those that no longer are."""
        rows = await self.tx.all("bouts_of", BoutRow, gathering_id=self.row.id)
        wanted, known = self.bouts, {row.bout for row in rows}
        number, due_at = self.rules.round_of(self.state), self._due_at()
        for row in rows:
            if row.status in {"open", "ended"} and row.bout not in wanted:
                await call_off_bout(self.context, self.tx, row)
        for bout in wanted.values():
            if bout.number not in known:
                await begin_bout(
                    self.context, self.tx, self.row, self.entrants, bout, number=number, due_at=due_at
                )

    def _due_at(self) -> Moment:
        """Return when a duel that begins now is decided as it stands: a tournament's with its round."""
        if self.row.kind in CHALLENGING or self.round_ends_at is None:
            return later(self.context.now(), self.row.round_time)
        return self.round_ends_at

    async def _ask(self, *, over: bool) -> None:
        """Call on players who now owe a challenge or an answer."""
        # Compared with the row as it was locked: this transaction may have made several moves since.
        before = self.row.state and self.rules.requests(decode(self.row.state, self.rules.state_type))
        now = () if over else self.requests
        # The same players owe the same: they have been called, and their clock runs on.
        if before == now:
            return
        if before:
            await self.tx.run(
                "summons_answered", gathering_id=self.row.id, revision=self.row.asking, answered=self.revision
            )
            await SUMMONS.post(self.tx, self.row.id, self.context.now(), rank=self.row.asking)
        clock_at = await self._answer_due(now) if now else None
        # Identified by the move since which it is owed, so that a press on an older call is known to be late.
        await self.tx.run("gathering_asking_set", id=self.row.id, asking=self.revision, clock_at=clock_at)
        for request in now:
            await self.tx.run(
                "summons_add", gathering_id=self.row.id, revision=self.revision, seat=request.seat
            )
            await SUMMONS.post(self.tx, self.row.id, self.context.now(), rank=self.revision)

    async def _answer_due(self, requests: Sequence[MoveRequest]) -> int:
        """Return the deadline of a challenge or an answer: as long as for a turn."""
        pace = PACES[self.row.pace]
        people = [self.entrants[request.seat].user_id for request in requests] if pace.patience else []
        quiet = [quiet_in(await habits_of(self.tx, user_id)) for user_id in people]
        return after_waking(self.context.now(), pace.turn, quiet, pace.patience)


async def take_gathering(context: Context, tx: Tx, gathering_id: GatheringId) -> TakenGathering:
    """Lock a gathering under way. Raise Gone if it is over or has not begun."""
    row = await tx.one("gathering_lock", GatheringRow, id=gathering_id)
    if row is None or row.state is None:
        raise Gone("gathering-gone" if row is None else "gathering-not-begun")
    entrants = await tx.all("entrants_of", Entrant, gathering_id=gathering_id)
    return TakenGathering(context, tx, row, entrants, decode(row.state, rules_of(row.kind).state_type))
