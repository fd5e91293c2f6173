"""What is done about each kind of parcel: how it is read, what is noted of it, where it goes on."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.play.delivery.contents import Content
from bot.play.delivery.moved import (
    move_challenge,
    move_clan_invite,
    move_clan_news,
    move_clan_war,
    move_contest,
    move_gathering,
    move_lobby,
    move_match,
    move_season,
)
from bot.play.delivery.placed import (
    Posted,
    place_board,
    place_challenge,
    place_clan_invite,
    place_clan_war,
    place_contest,
    place_gathering,
    place_hand,
    place_last_hand,
    place_lobby,
    place_nothing,
    place_reminder,
    place_report,
    place_result,
    place_reveal,
    place_road_news,
    place_stranded,
    place_summons,
)
from bot.play.delivery.reading import (
    read_announcement,
    read_board,
    read_call,
    read_challenge,
    read_clan_invite,
    read_clan_news,
    read_clan_war,
    read_clan_war_call,
    read_contest,
    read_dim,
    read_gathering,
    read_hand,
    read_last_hand,
    read_lobby,
    read_notice,
    read_nudge,
    read_reminder,
    read_report,
    read_result,
    read_reveal,
    read_road_news,
    read_season,
    read_summons,
)
from bot.play.delivery.stranding import read_stranded
from bot.play.ground.context import Context
from bot.play.ground.one_transaction import reading
from bot.play.ground.refusals import Gone
from bot.play.messages.parcels import (
    ANNOUNCEMENT,
    BOARD,
    CALL,
    CHALLENGE,
    CLAN_INVITE,
    CLAN_NEWS,
    CLAN_WAR,
    CLAN_WAR_CALL,
    CONTEST,
    DIM,
    GATHERING,
    HAND,
    LAST_HAND,
    LOBBY,
    NOTICE,
    NUDGE,
    REMINDER,
    REPORT,
    RESULT,
    REVEAL,
    ROAD_NEWS,
    SEASON,
    STRANDED,
    SUMMONS,
)
from bot.store import rows
from bot.store.engine import Tx
from bot.store.ids import ChannelId
from bot.store.moment import Moment


@dataclass(frozen=True)
class Handling:
    """What is done about one kind of parcel."""

    read: Callable[[Tx, rows.Parcel, Moment], Awaitable[Content | None]]
    """Reads what it is about, at a time."""
    placed: Callable[[Tx, rows.Parcel, Posted], Awaitable[None]] = place_nothing
    """Notes where it was posted."""
    moved: Callable[[Tx, rows.Parcel, ChannelId, Moment], Awaitable[None]] | None = None
    """Has it go on in another channel, where its own is gone; None for what is for nobody else to read."""


HANDLING: dict[str, Handling] = {
    BOARD.name: Handling(read_board, place_board, moved=move_match),
    REVEAL.name: Handling(read_reveal, place_reveal, moved=move_match),
    RESULT.name: Handling(read_result, place_result, moved=move_match),
    HAND.name: Handling(read_hand, place_hand),
    LAST_HAND.name: Handling(read_last_hand, place_last_hand),
    DIM.name: Handling(read_dim),
    NUDGE.name: Handling(read_nudge, moved=move_match),
    CALL.name: Handling(read_call, moved=move_match),
    NOTICE.name: Handling(read_notice, moved=move_match),
    REMINDER.name: Handling(read_reminder, place_reminder),
    ROAD_NEWS.name: Handling(read_road_news, place_road_news),
    CHALLENGE.name: Handling(read_challenge, place_challenge, moved=move_challenge),
    LOBBY.name: Handling(read_lobby, place_lobby, moved=move_lobby),
    STRANDED.name: Handling(read_stranded, place_stranded),
    REPORT.name: Handling(read_report, place_report),
    CONTEST.name: Handling(read_contest, place_contest, moved=move_contest),
    GATHERING.name: Handling(read_gathering, place_gathering, moved=move_gathering),
    SUMMONS.name: Handling(read_summons, place_summons, moved=move_gathering),
    ANNOUNCEMENT.name: Handling(read_announcement, moved=move_gathering),
    SEASON.name: Handling(read_season, moved=move_season),
    CLAN_INVITE.name: Handling(read_clan_invite, place_clan_invite, moved=move_clan_invite),
    CLAN_WAR.name: Handling(read_clan_war, place_clan_war, moved=move_clan_war),
    CLAN_WAR_CALL.name: Handling(read_clan_war_call, moved=move_clan_war),
    CLAN_NEWS.name: Handling(read_clan_news, moved=move_clan_news),
}
"""By the names of the kinds. The calendar is no message: ``bot/wire/events.py`` brings it up to date."""


@reading
async def read_parcel(context: Context, tx: Tx, parcel: rows.Parcel) -> Content | None:
    """Read what a parcel is about, or None where there is nothing left to say."""
    try:
        return await HANDLING[parcel.kind].read(tx, parcel, context.now())
    except Gone:
        return None
