"""How many parcels are under way for each channel, so that a busy one does not hold up the others.

Discord takes about one message a second for a channel. Whatever is under way beyond that only waits, in a
place that every other channel could use.
"""

from collections import Counter
from dataclasses import dataclass

from bot.face.letters.letters import Letter
from bot.store.ids import ChannelId

UNOPENED = ChannelId(-1)
"""Stands for the direct messages that have no channel yet: Discord counts their openings together."""

IN_ONE_CHANNEL = 3
"""Parcels under way for one channel; Discord counts its new messages and its edits separately."""

OPENINGS = 12
"""Parcels under way whose direct messages must be opened first."""


@dataclass(eq=False)
class Journey:
    """One parcel under way, and the channel in which it has a place, if any."""

    channel_id: ChannelId


class Traffic:
    """What is under way, and where to."""

    def __init__(self) -> None:
        self._journeys: set[Journey] = set()

    @property
    def full(self) -> list[ChannelId]:
        """The channels for which nothing more may be sent off now."""
        under_way = Counter(journey.channel_id for journey in self._journeys if journey.channel_id)
        return [channel for channel, parcels in under_way.items() if parcels >= _room_in(channel)]

    def set_out(self, channel_id: ChannelId) -> Journey:
        """Let a parcel be under way; it has a place in the channel for which it has waited, if any."""
        journey = Journey(channel_id)
        self._journeys.add(journey)
        return journey

    def enter(self, journey: Journey, letter: Letter) -> ChannelId | None:
        """Give a parcel a place in the channel of its letter, or return that channel where it is full."""
        channel = letter.channel_id or UNOPENED
        if channel != journey.channel_id and channel in self.full:
            return channel
        journey.channel_id = channel
        return None

    def arrive(self, journey: Journey) -> None:
        """Let a parcel be under way no more."""
        self._journeys.remove(journey)


def _room_in(channel: ChannelId) -> int:
    return OPENINGS if channel == UNOPENED else IN_ONE_CHANNEL
