"""What must be shown, put into the outbox in the same transaction as what happened.

A row names its subject and never its words: those are made from the database when it is sent, so a row that
waited long shows the newest state, and a secret cannot stand in it. Lanes keep order where order matters.
"""

from typing import Literal

from bot.store.engine import Tx

FIRST = 2
"""For what a channel sees at once; prompts of a busy evening must not stand in front of another's reveal."""

URGENT = 1
PATIENT = 0

POSTING = frozenset({"outbox_put", "outbox_put_anew", "outbox_again"})
"""The queries by which the outbox gets something to send."""

READY_PAUSE = 800
"""Milliseconds a ready mark waits before the board is edited; a reveal meanwhile makes the edit needless."""

ANSWER_FIRST = 4_000
"""Milliseconds left to the interaction itself to show something before the outbox does."""


async def post_board(tx: Tx, match_id: str, due_at: int) -> None:
    """Have the board drawn anew, or posted where it is not there."""
    await _put(
        tx, f"board:{match_id}", 0, "board", subject=match_id, seat=None, urgent=PATIENT, due_at=due_at
    )


async def post_reveal(tx: Tx, match_id: str, chapter: int, due_at: int) -> None:
    """Have what was played since this revision told in the channel, in one message."""
    await _put(
        tx,
        f"reveal:{match_id}",
        chapter,
        "reveal",
        subject=match_id,
        seat=None,
        urgent=FIRST,
        due_at=due_at,
    )


async def post_hand(tx: Tx, match_id: str, seat: int, revision: int, due_at: int) -> None:
    """Have a seat asked by DM for its choice at this revision, and at no earlier one any more."""
    lane = hand_lane(match_id, seat)
    await tx.run("outbox_supersede", lane=lane, rank=revision)
    await _put(
        tx,
        lane,
        revision,
        "hand",
        subject=match_id,
        seat=seat,
        urgent=URGENT,
        due_at=due_at,
    )


async def post_anew(
    tx: Tx, kind: Literal["board", "hand"], match_id: str, *, rank: int = 0, seat: int | None = None, now: int
) -> None:
    """Have a board or a hand sent as a new message; Discord drops what it takes for the same one."""
    await tx.run(
        "outbox_put_anew",
        lane=f"board:{match_id}" if seat is None else hand_lane(match_id, seat),
        rank=rank,
        kind=kind,
        subject=match_id,
        seat=seat,
        due_at=now,
        generation=now // 1000,
    )


async def post_dim(tx: Tx, match_id: str, seat: int, prompt_id: int, due_at: int) -> None:
    """Have the controls taken off an old DM prompt."""
    await _put(
        tx,
        f"dim:{match_id}:{seat}",
        prompt_id,
        "dim",
        subject=match_id,
        seat=seat,
        urgent=PATIENT,
        due_at=due_at,
    )


async def post_reminder(tx: Tx, user_id: int, due_at: int) -> None:
    """Have somebody told by DM of everything that waits for them then."""
    await _put(
        tx,
        f"reminder:{user_id}",
        0,
        "reminder",
        subject=str(user_id),
        seat=None,
        urgent=PATIENT,
        due_at=due_at,
    )


async def post_notice(tx: Tx, match_id: str, number: int, due_at: int) -> None:
    """Have something told in the channel that happened beside the cards."""
    await _put(
        tx,
        f"notice:{match_id}",
        number,
        "notice",
        subject=match_id,
        seat=None,
        urgent=PATIENT,
        due_at=due_at,
    )


async def post_nudge(tx: Tx, match_id: str, seat: int, due_at: int) -> None:
    """Have someone who has just been found to take no DMs told in the channel where their hand is."""
    await _put(
        tx, f"nudge:{match_id}", seat, "nudge", subject=match_id, seat=seat, urgent=PATIENT, due_at=due_at
    )


async def post_challenge(tx: Tx, challenge_id: str, due_at: int, *, answering: bool = False) -> None:
    """Have a challenge's message drawn anew, or posted where it is not there.

    ``answering``: the answer to a command is about to show it. That counts as a first attempt, so that the
    outbox looks for the message before it sends one.
    """
    await _put(
        tx,
        challenge_lane(challenge_id),
        0,
        "challenge",
        subject=challenge_id,
        seat=None,
        urgent=PATIENT,
        due_at=due_at,
        claims=1 if answering else 0,
    )


async def post_lobby(tx: Tx, lobby_id: str, due_at: int, *, answering: bool = False) -> None:
    """Have a lobby's message drawn anew, or posted; ``answering`` as for a challenge."""
    await _put(
        tx,
        lobby_lane(lobby_id),
        0,
        "lobby",
        subject=lobby_id,
        seat=None,
        urgent=PATIENT,
        due_at=due_at,
        claims=1 if answering else 0,
    )


def lobby_lane(lobby_id: str) -> str:
    """Name the lane of a lobby's message."""
    return f"lobby:{lobby_id}"


def hand_lane(match_id: str, seat: int) -> str:
    """Name the lane of a seat's prompts."""
    return f"hand:{match_id}:{seat}"


async def post_gathering(tx: Tx, gathering_id: str, due_at: int, *, answering: bool = False) -> None:
    """Have a gathering's message drawn anew, or posted; ``answering`` as for a challenge."""
    await _put(
        tx,
        gathering_lane(gathering_id),
        0,
        "gathering",
        subject=gathering_id,
        seat=None,
        urgent=PATIENT,
        due_at=due_at,
        claims=1 if answering else 0,
    )


async def post_summons(tx: Tx, gathering_id: str, revision: int, due_at: int) -> None:
    """Have somebody called on in the channel, or the call say how it was answered."""
    await _put(
        tx,
        f"summons:{gathering_id}",
        revision,
        "summons",
        subject=gathering_id,
        seat=None,
        urgent=FIRST,
        due_at=due_at,
    )


def gathering_lane(gathering_id: str) -> str:
    """Return the lane of a gathering's message."""
    return f"gathering:{gathering_id}"


def challenge_lane(challenge_id: str) -> str:
    """Name the lane of a challenge's message."""
    return f"challenge:{challenge_id}"


async def _put(
    tx: Tx,
    lane: str,
    rank: int,
    kind: str,
    *,
    subject: str,
    seat: int | None,
    urgent: int,
    due_at: int,
    claims: int = 0,
) -> None:
    await tx.run(
        "outbox_put",
        lane=lane,
        rank=rank,
        kind=kind,
        subject=subject,
        seat=seat,
        urgent=urgent,
        due_at=due_at,
        claims=claims,
    )
