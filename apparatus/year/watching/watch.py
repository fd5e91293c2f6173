"""Checks every match and gathering right after it was touched, and keeps its own count.

It does not rely on the host's clock: it counts the minutes in which the bot was up. So it can tell when
someone was charged for time they did not have.
"""

from collections import Counter
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field

from apparatus.year.checks import Violation
from apparatus.year.clock import JumpingClock
from apparatus.year.watching.heeding import find_unheeded
from apparatus.year.watching.quiet_count import Calm, Quiet, QuietTimes
from bot.play.ground.times import MINUTE, PACES, SHOW_TURNS, Pace
from bot.play.match.breaking_off import AGREED, CALLED_OFF, UNFOUGHT
from bot.play.standing.meetings import COUNTED_IN_A_WEEK, WEEK
from bot.store.engine import Store, Tx
from bot.store.ids import GatheringId, GuildId, MatchId, UserId
from bot.store.rows import StoredRow
from rules.codec import decode
from rules.game import Outcome
from rules.games import game
from rules.gatherings.moves import Move, NoShow
from rules.replay import Entry, Left, Played

SLACK = MINUTE
"""Milliseconds that a step may take."""


class MatchNow(StoredRow, frozen=True):
    """A match as it stands."""

    id: MatchId
    guild_id: GuildId
    game: str
    pace: str
    revision: int
    status: str
    clocked: bool
    """Whether its clock runs, is stopped on purpose, or begins once the house has chosen."""
    outcome: str | None
    state: str
    turns: int
    stale: int
    """Picks, orders and instructions that should be gone."""
    honor: bool
    """Whether its server keeps honor."""
    alone: bool
    """Whether one person plays it and nobody waits for them, so that it has no clock."""
    uncounted: bool
    """Whether the house or a substitute plays in it, so that it counts for nothing."""


class GatheringNow(StoredRow, frozen=True):
    """A gathering as it stands."""

    id: GatheringId
    revision: int
    begun: bool
    moves: int
    pace: str
    round_time: int
    twice: int
    """How many players are in two open duels of it."""


class TurnNow(StoredRow, frozen=True):
    """One play of a match."""

    revision: int
    entry: str
    stand_ins: str


class SeatNow(StoredRow, frozen=True):
    """The player in a seat."""

    seat: int
    user_id: UserId
    left_as: str | None


class DeedNow(StoredRow, frozen=True):
    """A deed entered in the ledger for a match."""

    user_id: UserId
    deed: str


class GiverNow(StoredRow, frozen=True):
    """A player who gave an opponent time."""

    seat: int


class CountNow(StoredRow, frozen=True):
    """Whether a match counts, and how often its players had met before in matches that do."""

    counted: bool
    met: int


class MoveNow(StoredRow, frozen=True):
    """A move of a gathering."""

    revision: int
    move: str | None


class BoutNow(StoredRow, frozen=True):
    """A duel of a gathering."""

    bout: int
    match_id: MatchId


@dataclass
class Seen:
    """What was known of a match at the last look."""

    revision: int
    began: int
    """The bot's uptime when it was first seen."""
    asked: int
    """The bot's uptime when its present turn began."""
    calm: Calm
    """The quiet times then."""
    owing: frozenset[int] = frozenset()
    """The seats that owed a choice then."""
    called: frozenset[int] = frozenset()
    """The seats that have ever owed one."""
    over: bool = False


@dataclass
class Watch:
    """Remembers matches and gatherings, and compares."""

    audit: Store
    clock: JumpingClock
    quiet: QuietTimes
    without_us: AbstractSet[int]
    """The servers that the bot is not in at the moment."""
    looked: int = 0
    """How many looks there were."""
    misses: Counter[str] = field(default_factory=Counter[str])
    _matches: dict[str, Seen] = field(default_factory=dict[str, Seen])
    _gatherings: dict[str, int] = field(default_factory=dict[str, int])

    async def look(self, touched: set[str], user_id: UserId | None = None) -> None:
        """Raise Violation if anything touched is wrong; then forget that it was touched.

        ``user_id`` is who touched it, and may have changed their quiet times.
        """
        ids = sorted(touched)
        touched.clear()
        if ids or user_id is not None:
            await self.audit.read(lambda tx: self._look(tx, ids, user_id))

    async def _look(self, tx: Tx, ids: list[str], user_id: UserId | None) -> None:
        if user_id is not None:
            self.quiet.note(user_id, await tx.one("quiet_now", Quiet, user_id=user_id))
        for subject in ids:
            match = await tx.one("match_now", MatchNow, id=subject)
            if match is not None:
                await self._look_at_match(tx, match)
                continue
            gathering = await tx.one("gathering_now", GatheringNow, id=subject)
            if gathering is not None:
                await self._look_at_gathering(tx, gathering)

    async def _look_at_match(self, tx: Tx, match: MatchNow) -> None:
        self.looked += 1
        over, awake = match.status == "over", self.clock.awake
        _check(match.turns == match.revision, "torn match", f"{match.id} has {match.turns} turns")
        _check(not match.stale, "stale picks", match.id)
        _check(over or match.clocked or match.alone, "no clock", match.id)
        if not over:
            unheeded = await find_unheeded(tx, match.id, match.game, match.revision, match.state)
            _check(not unheeded, "unheeded", f"{match.id} waits for seats that have settled it: {unheeded}")
        seats = await tx.all("seats_now", SeatNow, match_id=match.id)
        seen = self._matches.get(match.id)
        if seen is None:
            seen = Seen(0, awake, awake, self.quiet.calm_of(seat.user_id for seat in seats))
            self._matches[match.id] = seen
        _check(match.revision >= seen.revision, "turned back", match.id)
        _check(not (seen.over and match.revision > seen.revision), "played on", f"{match.id} is over")
        if match.revision > seen.revision:
            await self._check_turns(tx, match, seats, seen)
        if over and not seen.over:
            await self._check_honor(tx, match, seats)
        seen.over, seen.owing = over, _owing(match)
        seen.called |= seen.owing

    async def _check_turns(self, tx: Tx, match: MatchNow, seats: list[SeatNow], seen: Seen) -> None:
        """Check what was played since; people are asked anew after a turn, but not after a forfeit."""
        calm = self.quiet.calm_of(seat.user_id for seat in seats)
        for turn in await tx.all("turns_now", TurnNow, match_id=match.id, after=seen.revision):
            entry = decode(turn.entry, Entry)
            self._check_turn(match, seats, seen, turn, entry)
            if isinstance(entry, Played):
                seen.called |= entry.choices.keys()
                seen.asked, seen.calm, seen.owing = self.clock.awake, calm, frozenset()
        seen.revision, seen.asked, seen.calm = match.revision, self.clock.awake, calm

    def _check_turn(
        self, match: MatchNow, seats: list[SeatNow], seen: Seen, turn: TurnNow, entry: Entry
    ) -> None:
        """Raise Violation if a player missed a turn or forfeited without having had their time."""
        missed = set(decode(turn.stand_ins, tuple[int, ...]))
        self.misses["stand-ins"] += len(missed)
        if isinstance(entry, Left) and entry.reason == "forfeited":
            missed.add(entry.seat)
            self.misses["forfeits"] += 1
        pace = PACES[match.pace]
        had = self.clock.awake - seen.asked
        for seat in sorted(missed):
            user_id = seats[seat].user_id
            _check(match.guild_id not in self.without_us, "time taken", f"{user_id} without the bot")
            _check(seat in seen.owing, "time taken", f"{user_id} was not asked before turn {turn.revision}")
            _check(
                had >= _least(pace) - SLACK,
                "time taken",
                f"{user_id} had {had // MINUTE} minutes for turn {turn.revision} of {match.id}",
            )
            charged = self.quiet.charged(user_id, seen.calm, pace)
            _check(charged is None, "quiet disturbed", f"{user_id} in {match.id}: {charged}")

    async def _check_honor(self, tx: Tx, match: MatchNow, seats: list[SeatNow]) -> None:
        """Raise Violation if the honor entered for the end of a match is wrong."""
        outcome = decode(match.outcome or "", Outcome)
        counted = await self._check_count(tx, match, outcome) and outcome != CALLED_OFF
        if not match.honor:
            return
        entered = Counter(
            (deed.user_id, deed.deed) for deed in await tx.all("deeds_now", DeedNow, match_id=match.id)
        )
        givers = {giver.seat for giver in await tx.all("givers_now", GiverNow, match_id=match.id)}
        stayed = [seat for seat in seats if counted and seat.left_as is None]
        earned = Counter((seat.user_id, "fought") for seat in stayed)
        earned.update((seat.user_id, "won") for seat in stayed if seat.seat in outcome.winners)
        earned.update((seat.user_id, "gave-time") for seat in stayed if seat.seat in givers)
        _check(entered == earned, "honor wrong", f"{match.id}: {dict(entered)} for {dict(earned)}")

    async def _check_count(self, tx: Tx, match: MatchNow, outcome: Outcome) -> bool:
        """Return whether a match counts. Raise Violation if it should not, or should and does not."""
        now = await tx.one("count_now", CountNow, match_id=match.id, week=WEEK)
        turns = await tx.all("turns_now", TurnNow, match_id=match.id, after=0)
        revealed = any(isinstance(decode(turn.entry, Entry), Played) for turn in turns)
        decided = outcome not in UNFOUGHT or outcome in {AGREED, CALLED_OFF}
        counted, met = (now.counted, now.met) if now else (False, 0)
        due = revealed and decided and not (match.alone or match.uncounted) and met < COUNTED_IN_A_WEEK
        _check(counted == due, "miscounted", f"{match.id}, after {met} others")
        return counted

    async def _look_at_gathering(self, tx: Tx, row: GatheringNow) -> None:
        self.looked += 1
        _check(row.moves == (row.revision + 1 if row.begun else 0), "torn gathering", row.id)
        _check(not row.twice, "doubled fighters", row.id)
        before = self._gatherings.get(row.id, 0)
        _check(row.revision >= before, "turned back", row.id)
        if row.revision > before:
            self._gatherings[row.id] = row.revision
            for move in await tx.all("moves_now", MoveNow, gathering_id=row.id, after=before):
                await self._check_move(tx, row, decode(move.move or "null", Move | None))

    async def _check_move(self, tx: Tx, row: GatheringNow, move: Move | None) -> None:
        """Raise Violation if a player was declared absent without having had the time to come."""
        if not isinstance(move, NoShow):
            return
        self.misses["no-shows"] += 1
        bout = await tx.one("bout_now", BoutNow, gathering_id=row.id, bout=move.bout)
        seen = self._matches.get(bout.match_id) if bout else None
        called = len(seen.called) if seen else 0
        _check(called >= len(move.absent), "time taken", f"bout {move.bout} of {row.id} asked not all")
        had = self.clock.awake - seen.began if seen else 0
        due = min(SHOW_TURNS * PACES[row.pace].turn, row.round_time)
        _check(had >= due - SLACK, "time taken", f"bout {move.bout} of {row.id} had {had // MINUTE} minutes")


def _least(pace: Pace) -> int:
    """Return the least time anyone has for a turn."""
    return pace.turn if pace.bank is None else min(pace.turn, pace.increment)


def _owing(match: MatchNow) -> frozenset[int]:
    """Return the seats that owe a choice now."""
    if match.status == "over":
        return frozenset()
    rules = game(match.game)
    return frozenset(request.seat for request in rules.requests(decode(match.state, rules.state_type)))


def _check(holds: bool, name: str, subject: str) -> None:
    if not holds:
        raise Violation(f"{name}: {subject}")
