"""The kinds of parcel: what must be shown, queued in the outbox in the same transaction as the event.

A parcel names its subject but holds no text: that is made from the database when it is sent. So a parcel
that waited long shows the newest state, and cannot contain a secret. Lanes keep order where order matters.
"""

from dataclasses import dataclass
from typing import Literal

from bot.play.ground.refusals import Gone
from bot.store import rows
from bot.store.engine import Tx
from bot.store.ids import ChannelId, MatchId
from bot.store.moment import Moment, later

FIRST = 2
"""For what a channel sees at once: on a busy evening, prompts must not delay another match's reveal."""

URGENT = 1
PATIENT = 0

LAST = -1
"""For what is redrawn on a schedule: everything else goes first."""

POSTING = frozenset({"outbox_put", "outbox_put_newest", "outbox_again", "outbox_hasten"})
"""The queries that give the outbox something to send."""

NO_CHANNEL = ChannelId(0)

READY_PAUSE = 800
"""Milliseconds before a ready mark is drawn on the board; a reveal meanwhile makes the edit needless."""

LOOKING_ON = 90_000
"""Milliseconds that a person looking on has to make an open choice before a DM asks them."""

ANSWER_FIRST = 4_000
"""Milliseconds that the interaction has to show something before the outbox does."""


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
"""What decides which shard sends a parcel: the subject's server, or the recipient of a DM.

For "seat" it is the person in that seat. For "server" and "person" the subject is their id; for "reader" the
person's id takes the place of the seat.
"""


@dataclass(frozen=True)
class ParcelKind:
    """One kind of parcel: its name, which its lanes begin with, and its urgency."""

    name: str
    belongs: Belonging
    urgency: int = PATIENT
    lanes: str = ""
    """The name of another kind whose lanes it shares."""

    def lane(self, subject: str, seat: int | None = None) -> str:
        """Return the lane of a subject, or of one of its seats."""
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
        """Queue something to be redrawn, or to be posted if it is not there yet.

        ``answering``: the answer to a command is about to show it and gets time for that; it counts as a
        first try, so that the outbox looks for the message before sending one. ``urgency``: overrides the
        kind's. ``channel_id``: where it goes, so that it is not even read while that channel is full.
        ``generation``: tells a new message from the one it replaces; 0 for the same message.
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
        """Queue something as a new message, even if the same was sent a moment ago."""
        # The nonce depends on it: with 0 again, Discord would take this for the message that is gone.
        generation = now // 1000
        await self.post(tx, subject, now, rank=rank, seat=seat, urgency=URGENT, generation=generation)

    async def answered(self, tx: Tx, subject: str) -> None:
        """Store that the answer to a command has shown it, unless it has changed since."""
        await tx.run("outbox_done", lane=self.lane(subject), rank=0, generation=0)


BOARD = ParcelKind("board", "match")
"""A match's first board."""

REVEAL = ParcelKind("reveal", "match", FIRST)
"""One chapter, its rank, in one message; the last one is the newest board."""

RESULT = ParcelKind("result", "match")
"""How a match in a thread ended, for those outside it."""

HAND = ParcelKind("hand", "seat", URGENT)
"""A DM that asks a seat for its choice; the revision is the rank."""

LAST_HAND = ParcelKind("last-hand", "seat", URGENT, lanes="hand")
"""A DM that tells a seat how a match ended for it; the revision is the rank."""

FOLLOWED = ParcelKind("followed", "reader")
"""A DM that tells a follower how a match ended; the person's id takes the place of the seat."""

DIM = ParcelKind("dim", "seat")
"""An old prompt losing its controls; the prompt's id is the rank."""

NUDGE = ParcelKind("nudge", "match")
"""A message in the channel that tells a seat without DMs where its hand is."""

CALL = ParcelKind("call", "match")
"""A message in the channel that tells a seat without DMs to choose openly; the revision is the rank."""

NOTICE = ParcelKind("notice", "match")
"""What happened in a match apart from the cards; the notice's number is the rank."""

SUBSTITUTION = ParcelKind("substitution", "match", URGENT)
"""A request for a substitute; its number is the rank."""

REMINDER = ParcelKind("reminder", "person")
"""A DM about everything waiting for a person."""

STRANDED = ParcelKind("stranded", "reader", URGENT)
"""A DM that something cannot be shown where it belongs; the person's id takes the place of the seat."""

CHALLENGE = ParcelKind("challenge", "challenge")
LOBBY = ParcelKind("lobby", "lobby")

QUEUE_OVER = ParcelKind("queue-over", "queued")
"""A DM to a person whose wait in the queue found no opponent."""

CONTEST = ParcelKind("contest", "contest")
"""The board of a contest, from its first result to its end."""

GATHERING = ParcelKind("gathering", "gathering")
"""A gathering's living message."""

SUMMONS = ParcelKind("summons", "gathering", FIRST)
"""A call on a person, or their answer; the revision is the rank."""

ANNOUNCEMENT = ParcelKind("announcement", "gathering")
"""A round of a tournament, its rank; or the end of any gathering, ranked one above the last round."""

CALENDAR = ParcelKind("calendar", "gathering")
"""A tournament's entry in the server's calendar."""

CLAN_INVITE = ParcelKind("clan-invite", "invite")
CLAN_WAR = ParcelKind("clan-war", "war")

CLAN_WAR_CALL = ParcelKind("clan-war-call", "war")
"""A call to members named for a war since the call before; its number is the rank."""

CLAN_NEWS = ParcelKind("clan-news", "clan")
"""An entry of a clan's chronicle; its place there is the rank."""

ROAD_NEWS = ParcelKind("road-news", "contest", URGENT)
"""A DM to one of two players (seats) on a road: the other has accepted or, a rank later, it is over."""

REPORT = ParcelKind("report", "report", URGENT)

WELCOME = ParcelKind("welcome", "server", URGENT)
"""The greeting of a server that has added the bot."""

NOTICEBOARD = ParcelKind("noticeboard", "noticeboard", LAST)
"""The noticeboard of a server."""

SEASON = ParcelKind("season", "server")
"""The hall of fame of a server's season; the season's number is the rank."""

MORNING = ParcelKind("morning", "server")
"""The puzzle and the fight of a server's day; the day is the rank."""

WEEKLY = ParcelKind("week", "server")
"""A server's week before a Monday, which is the rank."""


def seat_of(parcel: rows.Parcel) -> int:
    """Return the seat that a parcel is for. Raise Gone if it has none."""
    if parcel.seat is None:
        raise Gone("duel-gone")
    return parcel.seat


async def post_hand(tx: Tx, match_id: MatchId, seat: int, revision: int, due_at: Moment) -> None:
    """Queue a DM that asks a seat for its choice at a revision, and drop earlier ones."""
    await tx.run("outbox_supersede", lane=HAND.lane(match_id, seat), rank=revision)
    await HAND.post(tx, match_id, due_at, rank=revision, seat=seat)


async def post_last_hand(tx: Tx, match_id: MatchId, seat: int, revision: int, now: Moment) -> None:
    """Queue a DM that tells a seat how a match ended for it at a revision.

    A prompt already being sent arrives first, and is edited to say so instead.
    """
    await tx.run("outbox_drop_waiting", lane=LAST_HAND.lane(match_id, seat), rank=revision, now=now)
    await LAST_HAND.post(tx, match_id, now, rank=revision, seat=seat)
