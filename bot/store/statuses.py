"""Statuses, as their columns store them."""

from typing import Literal

ChallengeStatus = Literal["open", "accepted", "refused", "withdrawn", "lapsed"]
InviteStatus = Literal["open", "accepted", "refused", "withdrawn", "lapsed"]
QueuedStatus = Literal["waiting", "lapsed"]
"""A player who has ``lapsed`` has yet to be told that no opponent was found."""
LobbyStatus = Literal["open", "started", "closed", "lapsed"]
SubstitutionStatus = Literal["open", "seated", "entered", "refused", "withdrawn", "lapsed", "over"]
"""The state of a request for a substitute; it is ``over`` with the match, or if the seat cannot be taken.

``entered`` means that a reserve has joined the tournament: the duel begins again, and its seats stay as they
were.
"""
MatchStatus = Literal["ongoing", "over"]
CampaignStatus = Literal["ongoing", "over", "given-up"]
ContestKind = Literal["daily", "everywhere", "road"]
ContestStatus = Literal["open", "closed"]
EntryStatus = Literal["underway", "won", "lost", "given-up", "unfinished", "void"]
"""The state of a person's part in a contest; ``unfinished`` if it was cut off when the contest closed."""
GatheringStatus = Literal["open", "check-in", "underway", "over", "called-off"]
BoutStatus = Literal["open", "ended", "told", "void"]
"""One that has ``ended`` has a result, which its gathering has yet to be told."""
WarStatus = Literal[
    "proposed", "agreed", "mustering", "begun", "over", "refused", "withdrawn", "lapsed", "void", "unmanned"
]
WarAnswer = Literal["named", "confirmed", "declined", "dismissed"]
"""The answer of a person named for a war: ``named`` is none yet, ``dismissed`` is named no longer."""
ReportStatus = Literal["open", "settled"]
Result = Literal["won", "lost", "drawn"]
"""How a match ended for one of its players."""
ClanRole = Literal["leader", "officer", "member"]
NoticeboardStatus = Literal["up", "down", "lost"]
"""A ``lost`` one was deleted, with its channel or twice; a ``down`` one was taken down."""
