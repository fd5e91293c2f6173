"""Players missing from a gathering's duel: they were asked, but have chosen nothing themselves."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from bot.play.ground.times import SHOW_TURNS, TURN_TIME
from bot.store import rows
from bot.store.engine import Tx
from bot.store.gathering_rows import BoutRow
from bot.store.turn_log import turns_of
from rules.codec import decode
from rules.games import game
from rules.gatherings.gathering import Bout
from rules.replay import Entry, Played


@dataclass(frozen=True)
class Missing:
    """A player who has not come yet."""

    seat: int
    """Their seat in the gathering."""
    passed: int
    """Choices they have let pass."""
    waited: int
    """Milliseconds the duel will have waited for them when its time is up, as far as that counts."""

    @property
    def never_came(self) -> bool:
        """Whether they let enough choices pass to lose the duel."""
        return self.passed >= SHOW_TURNS


async def missing_from(tx: Tx, match: rows.Match, row: BoutRow, bout: Bout) -> list[Missing]:
    """Return the players missing from a duel, in seat order.

    A player who was not asked is not missing: when players choose in turn, one may be waiting for the other.
    """
    picks = await tx.all("picks_of", rows.Pick, match_id=match.id, revision=match.revision)
    # All choices so far; compared with ``misses``, they show who never made one.
    passed = Counter(_chosen_for(await turns_of(tx, match.id)))
    owing = _owing(match) - {pick.seat for pick in picks}
    turn, asked_at = TURN_TIME[match.pace], match.asked_at or row.due_at
    return [
        Missing(
            seat=bout.people[seat.seat],
            passed=passed[seat.seat],
            waited=passed[seat.seat] * turn + (row.due_at - asked_at if seat.seat in owing else 0),
        )
        for seat in await tx.all("seats_of", rows.Seat, match_id=match.id)
        # Missed in a row, and all there were: a player who has chosen even once has come.
        if seat.misses == passed[seat.seat] and (seat.seat in owing or passed[seat.seat])
    ]


def _chosen_for(turns: list[rows.Turn]) -> Iterator[int]:
    """Yield the seat of each choice, made by the player or a stand-in."""
    for turn in turns:
        entry: Entry = decode(turn.entry, Entry)
        if isinstance(entry, Played):
            yield from entry.choices


def _owing(match: rows.Match) -> set[int]:
    played = game(match.game)
    return {request.seat for request in played.requests(decode(match.state, played.state_type))}
