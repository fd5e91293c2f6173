"""What happens when time runs out.

A stored pick counts, a stand-in plays for a player without one, and a player who misses too often forfeits.
"""

from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from bot.play.clans.invites import lapse_invite
from bot.play.clocks.heartbeat import PAUSE_NOTICED, absent_shards, note_awake
from bot.play.entry.challenges import lapse
from bot.play.entry.lobbies import lapse_lobby
from bot.play.entry.queue import look
from bot.play.entry.substitutes import lapse_request
from bot.play.gatherings.clocks import settle
from bot.play.gatherings.cups import open_next
from bot.play.ground.context import Context
from bot.play.ground.one_transaction import reading, transaction
from bot.play.ground.refusals import Gone, Stale
from bot.play.ground.stumbles import Due, Stumbles
from bot.play.ground.times import MISSES_TO_FORFEIT
from bot.play.match.breaking_off import ABANDONED, break_off
from bot.play.match.excuses import excuse
from bot.play.match.playing_out import counted, leave, resolve
from bot.play.match.reminders import remind
from bot.play.match.taken import TakenMatch, take
from bot.play.news.mornings import tell_morning
from bot.play.noticeboards.noticeboards import redraw
from bot.play.solo.contest_closing import close_contest
from bot.play.standing.seasons import end_season
from bot.play.wars.wars import lapse_war
from bot.store.clan_rows import Subject
from bot.store.engine import Tx
from bot.store.errors import StoreBusy, StoreUnavailable
from bot.store.ids import CupId, GuildId, MatchId
from bot.store.moment import Moment
from bot.store.time_rows import DueMatch

Settling = Callable[[], Awaitable[None]]

SWEEP_SIZE = 50
"""Most overdue items of a kind per sweep, so that a long backlog does not starve clicks."""


@dataclass(frozen=True)
class Deadlines:
    """The sweep of everything scheduled."""

    context: Context
    pause_noticed: int = PAUSE_NOTICED

    @property
    def stumbles(self) -> Stumbles:
        """What could not be settled."""
        return Stumbles(self.context)

    async def sweep(self) -> int:
        """Settle what is overdue and return how much was settled.

        What cannot be settled is put off and does not hold up the others.
        """
        now = self.context.now()
        waiting = await self.context.store.read(lambda tx: self._due(tx, now))
        stumbled = await self.stumbles.tried() if waiting else set[Due]()
        settled = 0
        for due_now, settling in waiting:
            if await self._safely(due_now, settling):
                settled += 1
                if due_now in stumbled:
                    await self.stumbles.settled(due_now)
        return settled

    @transaction
    async def expire(self, tx: Tx, match_id: MatchId, revision: int) -> None:
        """Settle one turn whose time is over; do nothing if it was played meanwhile."""
        try:
            taken = await take(tx, match_id, revision)
        except (Stale, Gone):
            return
        # Checked again under the lock: a player may have given time since the sweep.
        deadline = taken.match.deadline_at
        if deadline is not None and deadline <= self.context.now():
            await self._settle(tx, taken)

    @transaction
    async def beat(self, tx: Tx) -> int:
        """Store that the bot is awake; give back the time it was not, and return that in milliseconds."""
        return await note_awake(self.context, tx, self.pause_noticed)

    @reading
    async def absent_shards(self, tx: Tx) -> list[int]:
        """Return the shards that no process works on."""
        return await absent_shards(self.context, tx)

    async def _due(self, tx: Tx, now: Moment) -> list[tuple[Due, Settling]]:
        """Return what is overdue, each with the function that settles it."""
        return [
            ((kind, row.id), partial(settling, self, row))
            for kind, (plural, of, settling) in SCHEDULED.items()
            for row in await tx.all(f"due_{plural}", of, now=now, most=SWEEP_SIZE, **self.context.share.span)
        ]

    async def _safely(self, due: Due, settling: Settling) -> bool:
        """Settle something, or put it off and return False."""
        try:
            await settling()
        except (StoreBusy, StoreUnavailable):  # not the due item's fault
            raise
        except Exception as error:  # noqa: BLE001  noted with its traceback
            await self.stumbles.note(due, error)
            return False
        return True

    async def _settle(self, tx: Tx, taken: TakenMatch) -> None:
        absent = _absent(taken, await counted(tx, taken))
        # First: a forgiven miss is not counted and gets no stand-in.
        if await excuse(tx, taken, absent, self.context.now()):
            return
        gone = [seat for seat in absent if taken.seats[seat].misses + 1 >= MISSES_TO_FORFEIT]
        # Before anyone forfeits: otherwise the last would win although they stayed away, too.
        if _nobody_is_left(taken, gone):
            await break_off(self.context, tx, taken, ABANDONED)
            return
        for seat in gone:
            left = await leave(self.context, tx, taken, seat, "forfeited")
            if left is None:  # it ended the match
                return
            taken = left
        await self._stand_in(tx, taken, absent)

    async def _stand_in(self, tx: Tx, taken: TakenMatch, late: Collection[int]) -> None:
        """Let stand-ins choose for late players, unless a forfeit has made it another player's turn."""
        choices, dice = await counted(tx, taken), taken.next_dice()
        absent = _absent(taken, choices)
        if not set(absent) <= set(late):
            return
        # Also for the house, if it has not chosen.
        for request in taken.game.requests(taken.state):
            if request.seat not in choices:
                choices[request.seat] = taken.game.stand_in(taken.state, request.seat, dice)
        await resolve(self.context, tx, taken, choices, stand_ins=absent)


SCHEDULED: Mapping[str, tuple[str, type[Any], Callable[[Deadlines, Any], Awaitable[None]]]] = {
    "match": ("matches", DueMatch, lambda on, row: on.expire(row.id, row.revision)),
    "reminder": ("reminders", DueMatch, lambda on, row: remind(on.context, row.id, row.revision)),
    "challenge": ("challenges", Subject, lambda on, row: lapse(on.context, row.id)),
    "queued": ("queued", Subject, lambda on, row: look(on.context, row.id)),
    "lobby": ("lobbies", Subject, lambda on, row: lapse_lobby(on.context, row.id)),
    "invite": ("clan_invites", Subject, lambda on, row: lapse_invite(on.context, row.id)),
    "war": ("clan_wars", Subject, lambda on, row: lapse_war(on.context, row.id)),
    "substitution": ("substitutions", Subject, lambda on, row: lapse_request(on.context, row.id)),
    "gathering": ("gatherings", Subject, lambda on, row: settle(on.context, row.id)),
    "cup": ("cups", Subject, lambda on, row: open_next(on.context, CupId(row.id))),
    "season": ("seasons", Subject, lambda on, row: end_season(on.context, GuildId(int(row.id)))),
    "contest": ("contests", Subject, lambda on, row: close_contest(on.context, row.id)),
    "morning": ("mornings", Subject, lambda on, row: tell_morning(on.context, GuildId(int(row.id)))),
    "noticeboard": ("noticeboards", Subject, lambda on, row: redraw(on.context, row.id)),
}
"""Scheduled work by kind: the query that finds it, its row type, and the function that settles it."""


def _nobody_is_left(taken: TakenMatch, gone: Collection[int]) -> bool:
    """Return whether everyone still playing, if more than one, has missed too many deadlines.

    In a game of alternating turns only one of them is asked now; the others' last misses count.
    """
    asked = {request.seat for request in taken.game.requests(taken.state)}
    playing = [seat for seat in taken.seats if taken.game.plays_on(taken.state, seat.seat)]
    away = [
        seat.seat in gone or (seat.seat not in asked and seat.misses + 1 >= MISSES_TO_FORFEIT)
        for seat in playing
        if seat.left_as is None
    ]
    return len(away) > 1 and all(away)


def _absent(taken: TakenMatch, choices: Mapping[int, str]) -> list[int]:
    """Return the seats of people who owe a choice and have not made one."""
    return sorted(taken.owing() - set(choices))
