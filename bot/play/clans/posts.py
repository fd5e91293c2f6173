"""What must be shown of clans, put into the outbox in the same transaction as what happened."""

from bot.play.post import PATIENT
from bot.store import rows
from bot.store.engine import Tx

INVITE, WAR, WAR_CALL, NEWS = CLAN_POSTS = ("clan-invite", "clan-war", "clan-war-call", "clan-news")
"""The kinds of parcel that are about clans."""


async def post_invite(tx: Tx, invite_id: str, due_at: int, *, answering: bool = False) -> None:
    """Have an invitation's message drawn anew, or posted; ``answering`` as for a challenge."""
    await _put(tx, INVITE, invite_id, 0, due_at, answering=answering)


async def post_war(tx: Tx, war_id: str, due_at: int, *, answering: bool = False) -> None:
    """Have a war's message drawn anew, or posted; ``answering`` as for a challenge."""
    await _put(tx, WAR, war_id, 0, due_at, answering=answering)


async def post_war_call(tx: Tx, war_id: str, number: int, due_at: int) -> None:
    """Have those asked, in a message of their own, who are named for a war since its last call."""
    await _put(tx, WAR_CALL, war_id, number, due_at)


async def post_news(tx: Tx, clan_id: str, nth: int, due_at: int) -> None:
    """Have an entry of a clan's chronicle told in its channel."""
    await _put(tx, NEWS, clan_id, nth, due_at)


def clan_lane(kind: str, subject: str) -> str:
    """Name the lane of a message about a clan."""
    return f"{kind}:{subject}"


async def clan_post_placed(tx: Tx, parcel: rows.Parcel, message_id: int) -> None:
    """Note where a message about a clan stands."""
    if parcel.kind == INVITE:
        await tx.run("clan_invite_place", id=parcel.subject, message_id=message_id)
    elif parcel.kind == WAR:
        await tx.run("clan_war_place", id=parcel.subject, message_id=message_id)


async def clan_post_moved(tx: Tx, parcel: rows.Parcel, channel_id: int, now: int) -> None:
    """Let what a parcel is about be shown in another channel from now on, and have it posted there."""
    if parcel.kind == INVITE:
        await tx.run("clan_invite_move", id=parcel.subject, channel_id=channel_id)
    elif parcel.kind in {WAR, WAR_CALL}:
        await tx.run("clan_war_move", id=parcel.subject, channel_id=channel_id)
    else:
        await tx.run("clan_move", id=parcel.subject, channel_id=channel_id)
    await _put(tx, parcel.kind, parcel.subject, parcel.rank, now)


async def _put(tx: Tx, kind: str, subject: str, rank: int, due_at: int, *, answering: bool = False) -> None:
    await tx.run(
        "outbox_put",
        lane=clan_lane(kind, subject),
        rank=rank,
        kind=kind,
        subject=subject,
        seat=None,
        urgent=PATIENT,
        due_at=due_at,
        claims=1 if answering else 0,
    )
