"""How many parcels are under way for each channel, so that a busy one does not hold up the others.

Discord takes about one message a second for a channel, and far fewer edits of messages older than an hour.
Any more under way would only wait, in a place that other channels could use. So edits of old messages have
their own queue: new messages in the channel go past them.
"""

from collections import Counter
from dataclasses import dataclass

from discord.utils import DISCORD_EPOCH

from bot.face.letters.letters import Letter
from bot.play.ground.times import HOUR
from bot.store.ids import ChannelId, MessageId
from bot.store.moment import Moment

UNOPENED = ChannelId(-1)
"""Stands for DMs that have no channel yet: Discord counts their openings together."""

IN_ONE_CHANNEL = 3
"""Parcels under way for one channel; Discord counts its new messages and its edits separately."""

OLD_EDITS = 1
"""Edits of old messages under way for one channel: Discord limits them, so a second would only wait, too."""

OPENINGS = 12
"""Parcels under way whose DM channels must be opened first."""


@dataclass(eq=False)
class Journey:
    """One parcel under way, and the queue in which it has a place, if any."""

    queue: ChannelId


class Traffic:
    """What is under way, and where to.

    A queue is a channel, or its negative for the edits of old messages there.
    """

    def __init__(self) -> None:
        self._journeys: set[Journey] = set()

    @property
    def full(self) -> list[ChannelId]:
        """The queues from which no more may be sent now."""
        under_way = Counter(journey.queue for journey in self._journeys if journey.queue)
        return [queue for queue, parcels in under_way.items() if parcels >= _room_in(queue)]

    def set_out(self, queue: ChannelId) -> Journey:
        """Start a parcel's journey; it keeps its place in the queue in which it waited, if any."""
        journey = Journey(queue)
        self._journeys.add(journey)
        return journey

    def enter(self, journey: Journey, letter: Letter, now: Moment) -> ChannelId | None:
        """Give a parcel a place in the queue of its letter, or return that queue if it is full."""
        queue = _queue_of(letter, now)
        # In the queue where it waited it already has a place, and counts itself.
        if queue != journey.queue and queue in self.full:
            return queue
        journey.queue = queue
        return None

    def arrive(self, journey: Journey) -> None:
        """End a parcel's journey."""
        self._journeys.remove(journey)


def _queue_of(letter: Letter, now: Moment) -> ChannelId:
    if letter.channel_id is None:
        return UNOPENED
    old = letter.message_id is not None and now - _written_at(letter.message_id) > HOUR
    return ChannelId(-letter.channel_id) if old else letter.channel_id


def _written_at(message_id: MessageId) -> int:
    """Return when a message was written, which its id begins with."""
    return (message_id >> 22) + DISCORD_EPOCH


def _room_in(queue: ChannelId) -> int:
    if queue == UNOPENED:
        return OPENINGS
    return IN_ONE_CHANNEL if queue > 0 else OLD_EDITS
