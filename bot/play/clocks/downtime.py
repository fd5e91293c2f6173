"""Downtime: after the bot was down or out of a server, everyone has as much time left as before."""

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
"""Tables with a clock that people see, and what redraws each; matches are too many to redraw one by one."""


async def give_back(
    tx: Tx, *, since: Moment, now: Moment, share: Share = WHOLE, guild_id: GuildId | None = None
) -> None:
    """Give back the time since a moment, in one server or all of a share, and redraw everything.

    What was due before that moment gets nothing; neither do daily contests, which end by the calendar. A
    server without the bot gets its time back when the bot returns.
    """
    # A moment in the future, because a clock was set back, gives nothing instead of taking time away.
    span = {"since": min(since, now), "now": now, "guild_id": guild_id, **share.span}
    await tx.all("give_back_matches", Subject, **span)
    await show_all_newest(tx, now, guild_id, share)
    for clocks, post in CLOCKS.items():
        for row in await tx.all(f"give_back_{clocks}", Subject, **span):
            await post(tx, row.id, now)
    # Bouts have no message: the gathering's shows their times.
    await tx.run("give_back_bouts", **span)
    await tx.run("give_back_queued", **span)  # only the waiting player saw it, in an answer that is gone


async def bring_near(tx: Tx, *, now: Moment, jump: int, share: Share = WHOLE) -> None:
    """After a clock was set back, move up what would otherwise wait until it has caught up.

    This concerns times that nobody was told: letters and claims on them, suspended DMs, posting limits, looks
    in the queue, what was put off, redraws of noticeboards. Times that people were told stay; a wrong clock
    costs nobody time.
    """
    for waiting in ("outbox", "people", "queued", "voices", "noticeboards"):
        await tx.run(f"bring_near_{waiting}", now=now, jump=jump, **share.span)
    await tx.run("mornings_anew", now=now, **share.span)
    if share.leads:  # put-off work belongs to no server
        await tx.run("bring_near_stumbles", now=now, jump=jump)
