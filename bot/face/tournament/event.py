"""A tournament as a scheduled event of its server."""

from dataclasses import dataclass

from bot.face.escape import plain
from bot.face.gathering.parts import gathering_mark
from bot.face.occasion import kind_words
from bot.face.pieces import message_link
from bot.face.words import Words
from bot.store.gathering_rows import GatheringRow
from bot.store.ids import MessageId

NAME = 100
"""The longest name Discord allows an event, in characters."""


@dataclass(frozen=True)
class EventText:
    """The texts of an event."""

    name: str
    about: str
    place: str
    """The address of the tournament's message."""


def event_text(row: GatheringRow, words: Words) -> EventText:
    """Return a tournament's kind, terms and address as an event's texts."""
    kind = kind_words(words, row)
    terms = words("calendar-about", kind=kind, places=row.places, pace=words(f"pace-{row.pace}"))
    return EventText(
        name=plain(row.title or kind, NAME),
        about=f"{terms}\n\n{gathering_mark(row.id)}",
        place=message_link(row.guild_id, row.channel_id, row.message_id or MessageId(0)),
    )
