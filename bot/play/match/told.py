"""What a match's log tells: the events of a play, and a seat's recap since its last choice."""

from bot.store import rows
from bot.store.engine import Tx
from bot.store.turn_log import turns_latest
from rules.codec import decode
from rules.game import Event, seen
from rules.games import game
from rules.replay import Entry, Played

REMEMBERED = 32
"""Plays searched for a seat's last choice; others may make many plays between two of its own."""


async def told_lately(tx: Tx, match: rows.Match, seat: int, since: int) -> tuple[tuple[Event, ...], bool]:
    """Return a seat's recap since its last choice, and whether a stand-in made that choice.

    The recap includes the play of that choice. Of plays before its person took the seat (``since``, a
    revision), it holds what the public knows.
    """
    turns = await turns_latest(tx, match.id, 1)
    if turns and not _chose(seat, turns[0]):  # if all choose together, the last play is enough
        turns = await turns_latest(tx, match.id, REMEMBERED)
    told: list[Event] = []
    for turn in turns:
        own = turn.revision > since
        # The newest turn comes first, but events are told in the order they happened.
        told[:0] = seen(events_of(turn, match.game), seat if own else None)
        if _chose(seat, turn):
            return tuple(told), own and seat in decode(turn.stand_ins, tuple[int, ...])
    return tuple(told), False


def _chose(seat: int, turn: rows.Turn) -> bool:
    """Return whether a seat chose in a play, itself or through a stand-in."""
    entry: Entry = decode(turn.entry, Entry)
    return isinstance(entry, Played) and seat in entry.choices


def events_of(turn: rows.Turn, game_id: str) -> list[Event]:
    """Return what happened in a play."""
    kind = game(game_id).event_type
    return decode(turn.events, list[kind])  # type: ignore[valid-type]
