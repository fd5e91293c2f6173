"""Time that was nobody's, while the bot was down or out of a server: as much is left after it as before."""

from collections.abc import Awaitable, Callable

from bot.play.messages.newest_board import show_all_newest
from bot.play.messages.parcels import CHALLENGE, CLAN_INVITE, CLAN_WAR, CONTEST, GATHERING, LOBBY
from bot.play.messages.standing_request import show_request
from bot.store.clan_rows import Subject
from bot.store.engine import Tx
from bot.store.ids import GuildId
from bot.store.moment import Moment
from bot.store.share import WHOLE, Share

Posting = Callable[[Tx, str, Moment], Awaitable[None]]

CLOCKS: dict[str, Posting] = {
    "challenges": CHALLENGE.post,
    "lobbies": LOBBY.post,
    "clan_invites": CLAN_INVITE.post,
    "clan_wars": CLAN_WAR.post,
    "gatherings": GATHERING.post,
    "contests": CONTEST.post,
    "substitutions": show_request,
}
"""Whatever has a clock that people see, and what shows it; matches are too many to be shown one by one."""


async def give_back(
    tx: Tx, *, since: Moment, now: Moment, share: Share = WHOLE, guild_id: GuildId | None = None
) -> None:
    """Give back the time since a moment, in one server or all of a share, and show everything as it stands.

    What was due before that moment gets nothing, and neither does a contest of a day, which ends by the
    calendar. A server the bot is not in gets its own when it is back.
    """
    # A moment that lies ahead, because a clock was set back, gives nothing instead of taking time away.
    span = {"since": min(since, now), "now": now, "guild_id": guild_id, **share.span}
    await tx.all("give_back_matches", Subject, **span)
    await show_all_newest(tx, now, guild_id, share)
    for clocks, post in CLOCKS.items():
        for row in await tx.all(f"give_back_{clocks}", Subject, **span):
            await post(tx, row.id, now)
    # Bouts have no message: their gathering's shows their times.
    await tx.run("give_back_bouts", **span)
    await tx.run("give_back_queued", **span)  # only who waits sees it, in an answer that is gone


async def bring_near(tx: Tx, *, now: Moment, jump: int, share: Share = WHOLE) -> None:
    """Keep what is to happen soon from waiting until a clock that was set back has caught up.

    That is what nobody was told a time of: letters and claims on them, DMs that rest, how much a player may
    have posted, who is looked for in the queue, what is put off, when a noticeboard is looked at. A time that
    people were told stays what it is; a clock that was wrong takes none of it from anybody.
    """
    for waiting in ("outbox", "people", "queued", "voices", "noticeboards"):
        await tx.run(f"bring_near_{waiting}", now=now, jump=jump, **share.span)
    await tx.run("mornings_anew", now=now, **share.span)
    if share.leads:  # what is put off names no server
        await tx.run("bring_near_stumbles", now=now, jump=jump)
