"""What a noticeboard says: nothing that is not on the boards it links to.

A match is shown from its public page, which its own board is drawn from, too.
"""

from dataclasses import dataclass

from bot.play.clocks.habits import unnamed_in
from bot.play.gatherings.reading import next_tournament
from bot.play.ground.contained import contained
from bot.play.guild.guild_settings import settings_of
from bot.play.match.reading import MatchPage, Player, match_page
from bot.store import rows
from bot.store.engine import Tx
from bot.store.gathering_rows import GatheringRow
from bot.store.ids import ChannelId, GuildId, NoticeboardId, UserId, listed
from bot.store.moment import Moment
from bot.store.noticeboard_rows import NoticeboardRow, WaitingMatch
from rules.codec import decode

MATCHES = 6
"""Matches shown; the others are only counted."""
OFFERS = 3
"""The same for open offers."""


@dataclass(frozen=True)
class MatchNotice:
    """A match under way, and the players it waits for."""

    page: MatchPage
    since: Moment
    """Since when it has been waiting."""
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
    """Those that have been waiting longest come first."""
    under_way: int
    """Number of all matches."""
    offers: tuple[rows.ChallengeRow | rows.Lobby, ...]
    """Challenges to anyone, and lobbies; oldest first."""
    offered: int
    tournament: GatheringRow | None
    """The next tournament to begin."""
    daily: str | None
    """The game with a fight of the day."""
    unnamed: frozenset[UserId] = frozenset()
    """People who do not want to be named in the server's news."""


async def noticeboard_page(tx: Tx, row: NoticeboardRow, now: Moment) -> NoticeboardPage:
    """Return what a noticeboard says."""
    place: dict[str, int | str] = {"guild_id": row.guild_id, "channels": listed(channels_of(row))}
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
        tournament=await next_tournament(tx, row.guild_id),
        daily=(await settings_of(tx, row.guild_id)).game_of_the_day,
        unnamed=await unnamed_in(tx, row.guild_id),
    )


def channels_of(row: NoticeboardRow) -> tuple[ChannelId, ...]:
    """Return the channels that a noticeboard covers."""
    return decode(row.tells_of, tuple[ChannelId, ...])


async def _notices(tx: Tx, waiting: list[WaitingMatch], now: Moment) -> tuple[MatchNotice, ...]:
    """Return some matches' notices, leaving out unreadable ones."""
    notices: list[MatchNotice] = []
    for each in waiting:
        with contained("match left out of a noticeboard", match=each.id):
            page = await match_page(tx, each.id, None, now)
            board = await tx.one("newest_board", rows.NewestBoard, id=each.id)
            notices.append(MatchNotice(page, each.since, each.paused, board))
    return tuple(notices)
