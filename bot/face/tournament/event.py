"""A tournament as an event in the calendar of its server."""

from dataclasses import dataclass

from bot.face.escape import plain
from bot.face.gathering.parts import gathering_mark
from bot.face.occasion import kind_words
from bot.face.pieces import message_link
from bot.face.words import Words
from bot.store.gathering_rows import GatheringRow
from bot.store.ids import MessageId

NAME = 100
"""The longest name Discord gives an event, in characters."""


@dataclass(frozen=True)
class EventText:
    """What an event says."""

    name: str
    about: str
    place: str
    """Where it takes place: the address of the tournament's message."""


def event_text(row: GatheringRow, words: Words) -> EventText:
    """Say what takes place, on which terms, and where it is to be found."""
    kind = kind_words(words, row)
    terms = words("calendar-about", kind=kind, places=row.places, pace=words(f"pace-{row.pace}"))
    return EventText(
        name=plain(row.title or kind, NAME),
        about=f"{terms}\n\n{gathering_mark(row.id)}",
        place=message_link(row.guild_id, row.channel_id, row.message_id or MessageId(0)),
    )
