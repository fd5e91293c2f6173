"""What the log of a match tells: the events of a play, and all that a seat may know since its last choice."""

from bot.store import rows
from bot.store.engine import Tx
from bot.store.turn_log import turns_latest
from rules.codec import decode
from rules.game import Event, seen
from rules.games import game
from rules.replay import Entry, Played

REMEMBERED = 32
"""Plays looked back over for a seat's last choice; others may play many between two of its own."""


async def told_lately(tx: Tx, match: rows.Match, seat: int, since: int) -> tuple[tuple[Event, ...], bool]:
    """Return what a seat may know of all since its last choice, and whether that was made for it.

    The play of that choice is included. Of what was played before its person sat down, ``since`` a revision,
    they know what all do.
    """
    turns = await turns_latest(tx, match.id, 1)
    if turns and not _chose(seat, turns[0]):  # where all choose together, the last play is enough
        turns = await turns_latest(tx, match.id, REMEMBERED)
    told: list[Event] = []
    for turn in turns:
        own = turn.revision > since
        # The newest turn comes first, but what happened is told in its order.
        told[:0] = seen(events_of(turn, match.game), seat if own else None)
        if _chose(seat, turn):
            return tuple(told), own and seat in decode(turn.stand_ins, tuple[int, ...])
    return tuple(told), False


def _chose(seat: int, turn: rows.Turn) -> bool:
    """Return whether a play was one of a seat's own choices, made by itself or for it."""
    entry: Entry = decode(turn.entry, Entry)
    return isinstance(entry, Played) and seat in entry.choices


def events_of(turn: rows.Turn, game_id: str) -> list[Event]:
    """Return what happened in a play."""
    kind = game(game_id).event_type
    return decode(turn.events, list[kind])  # type: ignore[valid-type]
