"""What a noticeboard says: nothing that its readers do not find on the boards it links to.

A match is told by the public's page of it, which its own board is drawn from.
"""

from dataclasses import dataclass

from bot.play.clocks.habits import unnamed_in
from bot.play.gatherings.kinds import CHALLENGING
from bot.play.ground.contained import contained
from bot.play.ground.repertoire import game_names, newest
from bot.play.guild.guild_settings import settings_of
from bot.play.match.reading import MatchPage, Player, match_page
from bot.store import rows
from bot.store.engine import Tx
from bot.store.gathering_rows import GatheringRow
from bot.store.ids import ChannelId, GuildId, NoticeboardId, UserId
from bot.store.moment import Moment
from bot.store.noticeboard_rows import NoticeboardRow, WaitingMatch
from rules.codec import decode
from rules.games import game

MATCHES = 6
"""Matches that are told; the others are counted."""
OFFERS = 3
"""The same of what anybody may take up."""


@dataclass(frozen=True)
class MatchNotice:
    """A match under way, and whom it waits for."""

    page: MatchPage
    since: Moment
    """Since when it waits."""
    paused: bool
    board: rows.NewestBoard | None

    @property
    def awaited(self) -> tuple[Player, ...]:
        """The people whom its board does not show as ready."""
        return tuple(each for each in self.page.people if each.owes and not (each.ready or each.left))


@dataclass(frozen=True)
class NoticeboardPage:
    """What a noticeboard says."""

    id: NoticeboardId
    guild_id: GuildId
    matches: tuple[MatchNotice, ...]
    """Those that wait longest, these first."""
    under_way: int
    """All there are."""
    offers: tuple[rows.ChallengeRow | rows.Lobby, ...]
    """Challenges that anybody may take, and lobbies; the oldest first."""
    offered: int
    cup: GatheringRow | None
    """The next tournament to begin."""
    daily: str | None
    """The game of which there is a fight of the day."""
    unnamed: frozenset[UserId] = frozenset()
    """Who has asked not to be named in the news of a server."""


async def noticeboard_page(tx: Tx, row: NoticeboardRow, now: Moment) -> NoticeboardPage:
    """Read what a noticeboard has to say."""
    place: dict[str, int | str] = {"guild_id": row.guild_id, "channels": _listed(channels_of(row))}
    waiting = await tx.all("noticeboard_matches", WaitingMatch, **place, most=MATCHES)
    count = await tx.one("noticeboard_matches_count", rows.Amount, **place)
    challenges = await tx.all("noticeboard_challenges", rows.ChallengeRow, **place)
    lobbies = await tx.all("noticeboard_lobbies", rows.Lobby, **place)
    offers = sorted((*challenges, *lobbies), key=lambda offer: (offer.created_at, offer.id))
    return NoticeboardPage(
        id=row.id,
        guild_id=row.guild_id,
        matches=await _notices(tx, waiting, now),
        under_way=count.amount if count else 0,
        offers=tuple(offers[:OFFERS]),
        offered=len(offers),
        cup=await _next_cup(tx, row.guild_id),
        daily=await _daily(tx, row.guild_id),
        unnamed=await unnamed_in(tx, row.guild_id),
    )


def channels_of(row: NoticeboardRow) -> tuple[ChannelId, ...]:
    """Return the channels whose matches and challenges a noticeboard tells of."""
    return decode(row.tells_of, tuple[ChannelId, ...])


async def _notices(tx: Tx, waiting: list[WaitingMatch], now: Moment) -> tuple[MatchNotice, ...]:
    """Read some matches; none that cannot be read."""
    notices: list[MatchNotice] = []
    for each in waiting:
        with contained("match left out of a noticeboard", match=each.id):
            page = await match_page(tx, each.id, None, now)
            board = await tx.one("newest_board", rows.NewestBoard, id=each.id)
            notices.append(MatchNotice(page, each.since, each.paused, board))
    return tuple(notices)


async def _next_cup(tx: Tx, guild_id: GuildId) -> GatheringRow | None:
    """Return the tournament that begins next; one without a time begins when its organisers want it."""
    ahead = [
        row
        for row in await tx.all("gatherings_in", GatheringRow, guild_id=guild_id)
        if row.status != "underway" and row.kind not in CHALLENGING
    ]
    return min(ahead, key=lambda row: (row.begins_at is None, row.begins_at or 0), default=None)


async def _daily(tx: Tx, guild_id: GuildId) -> str | None:
    """Return the game whose fight of the day can be played in a server."""
    played = (await settings_of(tx, guild_id)).games
    shared = (newest(name) for name in game_names() if name in played and game(newest(name)).shared_by_day)
    return next(shared, None)


def _listed(channels: tuple[ChannelId, ...]) -> str:
    """Return channels as the queries look for one among them."""
    return "".join(f",{channel}," for channel in channels)
