"""The announced ends of tournaments, compared with when they really end."""

from dataclasses import dataclass, field

from apparatus.year.checks import GRACE, Violation
from apparatus.year.clock import JumpingClock
from apparatus.year.house import House
from bot.store.ids import GatheringId, GuildId
from bot.store.moment import Moment
from bot.store.rows import StoredRow
from rules.codec import decode
from rules.gatherings.moves import Enter, Move, Pause, Resume, Undo


class Held(StoredRow, frozen=True):
    """A tournament that has begun."""

    id: str
    ended_at: Moment | None
    revision: int


class MoveMade(StoredRow, frozen=True):
    """A move in a tournament."""

    revision: int
    move: str | None


@dataclass
class Promise:
    """The end that was last announced for a tournament."""

    at: Moment
    """The host's time."""
    down: int
    """How long the bot had been down until then."""
    skew: int
    revision: int
    guild_id: GuildId


@dataclass
class Promises:
    """Remembers the announced ends of tournaments."""

    clock: JumpingClock
    _told: dict[str, Promise] = field(default_factory=dict[str, Promise])
    kept: int = 0
    """How many were over by their announced end."""

    async def compare(self, house: House, held: list[Held], moves: dict[str, list[MoveMade]]) -> None:
        """Raise Violation if a tournament goes on longer than announced, without a reason.

        Reasons are an organiser's pause or repair, a late entrant and the bot's own absence. An end announced
        in a server that the bot was removed from is announced anew when it is back (``tell_anew``).
        """
        self._told = {row.id: self._told[row.id] for row in held if row.id in self._told}
        for row in held:
            promise = self._told.get(row.id)
            late = self._allowed(promise) if promise else 0
            if row.ended_at is not None:
                if promise and not _moved(moves[row.id], promise):
                    self._check(row.ended_at, promise.at + late, GatheringId(row.id))
                self.kept += self._told.pop(row.id, None) is not None
                continue
            page = await house.play.gatherings.page(GatheringId(row.id))
            if page.latest_end is None:  # its clocks stand still
                continue
            if promise and not _moved(moves[row.id], promise):
                self._check(page.latest_end, promise.at + late, GatheringId(row.id))
            self._check(self.clock(), page.latest_end, GatheringId(row.id))
            self._told[row.id] = Promise(
                page.latest_end, self.clock.down, self.clock.skew, row.revision, page.row.guild_id
            )

    def tell_anew(self, guild_id: GuildId) -> None:
        """Forget what was announced in a server that the bot is back in, even after less than a day."""
        self._told = {row_id: told for row_id, told in self._told.items() if told.guild_id != guild_id}

    def _allowed(self, promise: Promise) -> int:
        """Return how much later an end may be because the bot was down or the host's clock was set."""
        return self.clock.down - promise.down + max(0, self.clock.skew - promise.skew)

    def _check(self, ends_at: Moment, told: int, gathering_id: GatheringId) -> None:
        if ends_at > told + GRACE:
            raise Violation(f"later than told: {gathering_id} ends {(ends_at - told) // 60_000} minutes late")


def _moved(moves: list[MoveMade], promise: Promise) -> bool:
    """Return whether a move since then has changed the announced end."""
    reasons = [decode(made.move, Move) for made in moves if made.move and made.revision > promise.revision]
    return any(isinstance(move, Enter | Pause | Resume | Undo) for move in reasons)
