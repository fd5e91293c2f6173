"""A match locked inside one transaction, with its state decoded and its seats read."""

from dataclasses import dataclass

import msgspec

from bot.play.ground.refusals import Gone, NotYours, Stale
from bot.play.ground.repertoire import AnyGame
from bot.play.match.mix import dice_of_play
from bot.store import rows
from bot.store.engine import Tx
from bot.store.ids import MatchId, UserId
from rules.codec import decode
from rules.dice import Dice
from rules.games import game


@dataclass(frozen=True)
class TakenMatch:
    """A match nobody else can advance until this transaction ends."""

    match: rows.Match
    game: AnyGame
    state: msgspec.Struct
    seats: list[rows.Seat]

    @property
    def options(self) -> msgspec.Struct:
        """The options the match began with."""
        return decode(self.match.options, self.game.options_type)

    @property
    def table(self) -> int:
        """Number of seats, the house's included."""
        return len(self.seats) + self.match.houses

    @property
    def substituted(self) -> bool:
        """Whether a seat has changed hands; the match then goes on no record."""
        return any(seat.since is not None for seat in self.seats)

    def owing(self) -> set[int]:
        """Return the seats of people who owe a choice."""
        return {
            # The house's seats come after people's and have no rows.
            seat
            for request in self.game.requests(self.state)
            if (seat := request.seat) < len(self.seats)
        }

    def seat_of(self, user_id: UserId) -> rows.Seat:
        """Return a person's seat. Raise NotYours if they have none."""
        for seat in self.seats:
            if seat.user_id == user_id:
                return seat
        raise NotYours("not-your-duel")

    def with_seat(self, changed: rows.Seat) -> "TakenMatch":
        """Return the match with one of its seats changed."""
        seats = [changed if row.seat == changed.seat else row for row in self.seats]
        return TakenMatch(self.match, self.game, self.state, seats)

    def next_dice(self) -> Dice:
        """Return the dice of the next play, the same at every call."""
        return dice_of_play(self.match, self.seats, self.match.revision + 1)


async def take(tx: Tx, match_id: MatchId, revision: int) -> TakenMatch:
    """Lock a match at a revision. Raise Gone if it has ended, Stale if it has moved on."""
    match = await tx.one("match_lock", rows.Match, id=match_id, revision=revision)
    if match is None:
        current = await tx.one("match_by_id", rows.Match, id=match_id)
        if current is None or current.status != "ongoing":
            raise Gone("duel-over")
        raise Stale("turn-passed")
    return await _set(tx, match)


async def take_current(tx: Tx, match_id: MatchId) -> TakenMatch:
    """Lock a match wherever it stands. Raise Gone if it has ended."""
    match = await tx.one("match_lock_current", rows.Match, id=match_id)
    if match is None:
        raise Gone("duel-over")
    return await _set(tx, match)


async def look_back(tx: Tx, match_id: MatchId) -> TakenMatch:
    """Return a match that is over, without a lock: nobody advances it. Raise Gone if there is none."""
    return await _set(tx, await match_row(tx, match_id))


async def match_row(tx: Tx, match_id: MatchId) -> rows.Match:
    """Read the row of a match. Raise Gone if there is none."""
    match = await tx.one("match_by_id", rows.Match, id=match_id)
    if match is None:
        raise Gone("duel-gone")
    return match


async def _set(tx: Tx, match: rows.Match) -> TakenMatch:
    rules = game(match.game)
    state = decode(match.state, rules.state_type)
    # After the row is locked: a turn being played may change them.
    seats = await tx.all("seats_of", rows.Seat, match_id=match.id)
    return TakenMatch(match, rules, state, seats)
