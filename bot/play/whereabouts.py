"""Where things stand on Discord: noted once they are posted, and another place found where theirs is gone."""

from collections.abc import Awaitable, Callable

from bot.play.clans.posts import CLAN_POSTS, clan_post_moved, clan_post_placed
from bot.play.gatherings.posts import (
    GATHERING_POSTS,
    gathering_post_moved,
    gathering_post_placed,
    show_board_of,
)
from bot.play.moderation.reports import REPORT, report_placed
from bot.play.post import post_board, post_challenge, post_lobby, post_notice, post_reveal
from bot.play.season_post import SEASON_POST, season_post_moved
from bot.store import rows
from bot.store.engine import Tx

Placing = Callable[[Tx, rows.Parcel, int, int], Awaitable[None]]
"""What to do about a parcel, given the id of its message or of its new channel, and the time."""


async def match_moved(tx: Tx, parcel: rows.Parcel, channel_id: int, now: int) -> None:
    """Let a match go on in another channel, and tell there what was to be told."""
    await tx.run("match_move", id=parcel.subject, channel_id=channel_id)
    await post_board(tx, parcel.subject, now)
    if parcel.kind == "reveal":
        await post_reveal(tx, parcel.subject, parcel.rank, now)
    elif parcel.kind == "notice":
        await post_notice(tx, parcel.subject, parcel.rank, now)


async def _board_placed(tx: Tx, parcel: rows.Parcel, message_id: int, now: int) -> None:
    """Remember where the board stands, and point its challenge, lobby or gathering there."""
    match = await tx.one("match_by_id", rows.Match, id=parcel.subject)
    if match is None or match.board_id == message_id:
        return
    await tx.run("match_board_set", id=match.id, board_id=message_id)
    challenge = await tx.one("challenge_of_match", rows.Challenge, match_id=match.id)
    if challenge is not None:
        await post_challenge(tx, challenge.id, now)
    lobby = await tx.one("lobby_of_match", rows.Lobby, match_id=match.id)
    if lobby is not None:
        await post_lobby(tx, lobby.id, now)
    await show_board_of(tx, match.id, now)


async def _reveal_placed(tx: Tx, parcel: rows.Parcel, message_id: int, _: int) -> None:
    await tx.run("telling_set", match_id=parcel.subject, chapter=parcel.rank, message_id=message_id)


async def _challenge_placed(tx: Tx, parcel: rows.Parcel, message_id: int, _: int) -> None:
    await tx.run("challenge_place", id=parcel.subject, message_id=message_id)


async def _challenge_moved(tx: Tx, parcel: rows.Parcel, channel_id: int, now: int) -> None:
    await tx.run("challenge_move", id=parcel.subject, channel_id=channel_id)
    await post_challenge(tx, parcel.subject, now)


async def _lobby_placed(tx: Tx, parcel: rows.Parcel, message_id: int, _: int) -> None:
    await tx.run("lobby_place", id=parcel.subject, message_id=message_id)


async def _lobby_moved(tx: Tx, parcel: rows.Parcel, channel_id: int, now: int) -> None:
    await tx.run("lobby_move", id=parcel.subject, channel_id=channel_id)
    await post_lobby(tx, parcel.subject, now)


async def _clan_placed(tx: Tx, parcel: rows.Parcel, message_id: int, _: int) -> None:
    await clan_post_placed(tx, parcel, message_id)


PLACED: dict[str, Placing] = {
    "board": _board_placed,
    "reveal": _reveal_placed,
    "challenge": _challenge_placed,
    "lobby": _lobby_placed,
    REPORT: report_placed,
    **dict.fromkeys(CLAN_POSTS, _clan_placed),
    **dict.fromkeys(GATHERING_POSTS, gathering_post_placed),
}
"""What is remembered of a message, by the kind of its parcel."""

MOVED: dict[str, Placing] = {
    "challenge": _challenge_moved,
    "lobby": _lobby_moved,
    SEASON_POST: season_post_moved,
    **dict.fromkeys(CLAN_POSTS, clan_post_moved),
    **dict.fromkeys(GATHERING_POSTS, gathering_post_moved),
}
"""What goes on elsewhere, by the kind of the parcel that found no channel; else it is a match."""
