"""The kinds of parcel: what must be shown, put into the outbox in the same transaction as what happened.

A parcel names its subject and never its words: those are made from the database when it is sent, so one that
waited long shows the newest state, and a secret cannot stand in it. Lanes keep order where order matters.
"""

from dataclasses import dataclass
from typing import Literal

from bot.play.ground.refusals import Gone
from bot.store import rows
from bot.store.engine import Tx
from bot.store.ids import ChannelId, MatchId
from bot.store.moment import Moment, later

FIRST = 2
"""For what a channel sees at once; prompts of a busy evening must not stand in front of another's reveal."""

URGENT = 1
PATIENT = 0

LAST = -1
"""For what is drawn anew by the clock: it lets everything else go first."""

POSTING = frozenset({"outbox_put", "outbox_put_newest", "outbox_again", "outbox_hasten"})
"""The queries by which the outbox gets something to send."""

NO_CHANNEL = ChannelId(0)

READY_PAUSE = 800
"""Milliseconds a ready mark waits before the board is edited; a reveal meanwhile makes the edit needless."""

LOOKING_ON = 90_000
"""Milliseconds left to a person who looks on to choose in the open before a DM asks them."""

ANSWER_FIRST = 4_000
"""Milliseconds left to the interaction itself to show something before the outbox does."""


Belonging = Literal[
    "match",
    "seat",
    "challenge",
    "queued",
    "lobby",
    "contest",
    "gathering",
    "clan",
    "invite",
    "war",
    "report",
    "noticeboard",
    "server",
    "person",
    "reader",
]
"""Whose shard sends a parcel: the server of what its subject is, or the person who reads a DM.

A seat's is the person who sits there. A server's and a person's subject is their id; a reader's stands in the
place of a seat.
"""


@dataclass(frozen=True)
class ParcelKind:
    """One kind of parcel: its name, which begins its lanes, and how soon it must be seen."""

    name: str
    belongs: Belonging
    urgency: int = PATIENT
    lanes: str = ""
    """The kind in whose lanes it waits, where they are another's."""

    def lane(self, subject: str, seat: int | None = None) -> str:
        """Name the lane of what is shown of a subject, or of one seat of it."""
        begins = self.lanes or self.name
        return f"{begins}:{subject}" if seat is None else f"{begins}:{subject}:{seat}"

    async def post(
        self,
        tx: Tx,
        subject: str,
        due_at: Moment,
        *,
        rank: int = 0,
        seat: int | None = None,
        answering: bool = False,
        urgency: int | None = None,
        channel_id: ChannelId = NO_CHANNEL,
        generation: int = 0,
    ) -> None:
        """Queue something to be drawn anew, or to be posted where it is not there.

        ``answering``: the answer to a command is about to show it, and is left its time. That counts as a
        first attempt, so that the outbox looks for the message before it sends one. ``urgency``: how soon it
        must be seen this time. ``channel_id``: where it goes, so that it is not even read while that is full.
        ``generation``: what tells a new message from the one that stood there; 0 for the same.
        """
        home = {"server": subject, "person": subject, "reader": seat}.get(self.belongs)
        await tx.run(
            "outbox_put",
            lane=self.lane(subject, seat),
            rank=rank,
            kind=self.name,
            subject=subject,
            seat=seat,
            urgent=self.urgency if urgency is None else urgency,
            due_at=later(due_at, ANSWER_FIRST) if answering else due_at,
            claims=1 if answering else 0,
            channel_id=channel_id,
            generation=generation,
            belongs=self.belongs,
            home=None if home is None else int(home),
        )

    async def post_anew(
        self, tx: Tx, subject: str, now: Moment, *, rank: int = 0, seat: int | None = None
    ) -> None:
        """Queue something as a new message, also where the same was sent a moment ago."""
        # The nonce is made of it: as 0 again, Discord would take this for the message that is gone.
        generation = now // 1000
        await self.post(tx, subject, now, rank=rank, seat=seat, urgency=URGENT, generation=generation)

    async def answered(self, tx: Tx, subject: str) -> None:
        """Note that the answer to a command has shown it, unless it has news since."""
        await tx.run("outbox_done", lane=self.lane(subject), rank=0, generation=0)


BOARD = ParcelKind("board", "match")
"""The board that a match begins with."""

REVEAL = ParcelKind("reveal", "match", FIRST)
"""What was played since a revision, its rank, in one message; the last one is the newest board."""

RESULT = ParcelKind("result", "match")
"""How a match ended that was told in a thread, for those outside of it."""

HAND = ParcelKind("hand", "seat", URGENT)
"""A DM that asks a seat for its choice at a revision, its rank."""

LAST_HAND = ParcelKind("last-hand", "seat", URGENT, lanes="hand")
"""A DM that tells a seat at a revision, its rank, how a match ended for it."""

FOLLOWED = ParcelKind("followed", "reader")
"""A DM to a person, in the place of a seat, that tells how a match ended that they follow."""

DIM = ParcelKind("dim", "seat")
"""An old prompt, its rank, that loses its controls."""

NUDGE = ParcelKind("nudge", "match")
"""A word in the channel to a seat that takes no DMs: where its hand is."""

CALL = ParcelKind("call", "match")
"""A word in the channel to a seat without DMs that it is on in the open, at a revision, its rank."""

NOTICE = ParcelKind("notice", "match")
"""What happened in a match beside the cards; its rank is its number."""

SUBSTITUTION = ParcelKind("substitution", "match", URGENT)
"""A request for a substitute in a match, its number the rank, as it stands."""

REMINDER = ParcelKind("reminder", "person")
"""A DM about everything that waits for a person."""

STRANDED = ParcelKind("stranded", "reader", URGENT)
"""A DM to a person, in the place of a seat, that something they are in cannot be shown where it belongs."""

CHALLENGE = ParcelKind("challenge", "challenge")
LOBBY = ParcelKind("lobby", "lobby")

QUEUE_OVER = ParcelKind("queue-over", "queued")
"""A DM to a person who has waited in the queue in vain."""

CONTEST = ParcelKind("contest", "contest")
"""The board of a contest, from its first result to its end."""

GATHERING = ParcelKind("gathering", "gathering")
"""A gathering's living message."""

SUMMONS = ParcelKind("summons", "gathering", FIRST)
"""A call on a person at a revision, its rank, or how they answered it."""

ANNOUNCEMENT = ParcelKind("announcement", "gathering")
"""A round, its rank, of a tournament, or the end of any gathering, ranked one above the last round."""

CALENDAR = ParcelKind("calendar", "gathering")
"""What a server's calendar is to say of a tournament."""

CLAN_INVITE = ParcelKind("clan-invite", "invite")
CLAN_WAR = ParcelKind("clan-war", "war")

CLAN_WAR_CALL = ParcelKind("clan-war-call", "war")
"""A call, its number the rank, on those who were named for a war since the one before."""

CLAN_NEWS = ParcelKind("clan-news", "clan")
"""An entry of a clan's chronicle; its place there is the rank."""

ROAD_NEWS = ParcelKind("road-news", "contest", URGENT)
"""A DM to one of two on the same road, a seat: the other has accepted or, a rank later, it is over."""

REPORT = ParcelKind("report", "report", URGENT)

WELCOME = ParcelKind("welcome", "server", URGENT)
"""The greeting of a server that has asked the bot in."""

NOTICEBOARD = ParcelKind("noticeboard", "noticeboard", LAST)
"""The noticeboard of a server."""

SEASON = ParcelKind("season", "server")
"""The hall of fame of a server's season, its number the rank."""

MORNING = ParcelKind("morning", "server")
"""The puzzle and the fight of a server's day; the day is the rank."""

WEEKLY = ParcelKind("week", "server")
"""The week of a server before a Monday, which is the rank."""


def seat_of(parcel: rows.Parcel) -> int:
    """Return the seat that a parcel is for. Raise Gone for one that is for nobody."""
    if parcel.seat is None:
        raise Gone("duel-gone")
    return parcel.seat


async def post_hand(tx: Tx, match_id: MatchId, seat: int, revision: int, due_at: Moment) -> None:
    """Queue a DM that asks a seat for its choice at this revision, and drop earlier ones."""
    await tx.run("outbox_supersede", lane=HAND.lane(match_id, seat), rank=revision)
    await HAND.post(tx, match_id, due_at, rank=revision, seat=seat)


async def post_last_hand(tx: Tx, match_id: MatchId, seat: int, revision: int, now: Moment) -> None:
    """Queue a DM that tells a seat how a match ended for it at this revision.

    A prompt that is on its way arrives first, and says it by an edit instead.
    """
    await tx.run("outbox_drop_waiting", lane=LAST_HAND.lane(match_id, seat), rank=revision, now=now)
    await LAST_HAND.post(tx, match_id, now, rank=revision, seat=seat)
