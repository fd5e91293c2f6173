"""The queue as a waiting player sees it."""

from msgspec import structs

from bot.face.entry.queue import queue, queue_over
from bot.store.ids import ChannelId, GuildId, QueuedId, UserId
from bot.store.moment import Moment
from bot.store.queue_rows import Queued
from tests.golden.gallery.table import Gallery

DUEL = Queued(
    id=QueuedId("q1"),
    guild_id=GuildId(1),
    user_id=UserId(11),
    game="bushido.duel",
    pace="day",
    wish="swift",
    channel_id=ChannelId(2),
    open_to_all=True,
    acceptance_id=3,
    status="waiting",
    joined_at=Moment(1_800_000_000_000),
    looks_at=Moment(1_800_000_060_000),
    expires_at=Moment(1_800_086_400_000),
    seed=None,
    seal="5ea1" * 16,
)
KENDO = structs.replace(
    DUEL, id=QueuedId("q2"), game="kendo.duel", wish="random", pace="bank", open_to_all=False
)

SCREENS: Gallery = {
    "queue, one place": lambda words: queue([DUEL], words),
    "queue, two places, where few read": lambda words: queue([DUEL, KENDO], words),
    "queue, again after nobody was found": lambda words: queue([DUEL], words, [KENDO]),
    "queue, left": lambda words: queue([], words),
    "queue, nobody found": lambda words: queue_over(KENDO, words),
}
