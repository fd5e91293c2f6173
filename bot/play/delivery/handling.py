"""The handling of every kind of message, and reading a parcel."""

from collections.abc import Mapping

from bot.play.delivery.clans import OF_CLANS, ClansContent
from bot.play.delivery.contests import OF_CONTESTS, ContestsContent
from bot.play.delivery.entry import OF_ENTRY, EntryContent
from bot.play.delivery.gatherings import OF_GATHERINGS, GatheringsContent
from bot.play.delivery.hands import OF_HANDS, HandsContent
from bot.play.delivery.match import OF_MATCH, MatchContent
from bot.play.delivery.news import OF_NEWS, ServerNewsContent
from bot.play.delivery.noticeboards import OF_NOTICEBOARDS, NoticeboardContent
from bot.play.delivery.server import OF_SERVER, ServerContent
from bot.play.delivery.stranding import OF_STRANDING, OrganisersContent, StrandedContent
from bot.play.delivery.subject import Handling
from bot.play.ground.context import Context
from bot.play.ground.one_transaction import reading
from bot.play.ground.refusals import Gone
from bot.store import rows
from bot.store.engine import Tx

Content = (
    MatchContent
    | HandsContent
    | EntryContent
    | ContestsContent
    | GatheringsContent
    | ClansContent
    | ServerContent
    | ServerNewsContent
    | NoticeboardContent
    | StrandedContent
    | OrganisersContent
)

HANDLING: Mapping[str, Handling[Content]] = {
    **OF_MATCH,
    **OF_HANDS,
    **OF_ENTRY,
    **OF_CONTESTS,
    **OF_GATHERINGS,
    **OF_CLANS,
    **OF_SERVER,
    **OF_NEWS,
    **OF_NOTICEBOARDS,
    **OF_STRANDING,
}
"""By kind name. The calendar is no message: ``bot/wire/events.py`` updates it."""


@reading
async def read_parcel(context: Context, tx: Tx, parcel: rows.Parcel) -> Content | None:
    """Return what a parcel is about; None if there is nothing left to say."""
    try:
        return await HANDLING[parcel.kind].read(tx, parcel, context.now())
    except Gone:
        return None
