"""How things stand, as their columns say it."""

from typing import Literal

ChallengeStatus = Literal["open", "accepted", "refused", "withdrawn", "lapsed"]
InviteStatus = Literal["open", "accepted", "refused", "withdrawn", "lapsed"]
QueuedStatus = Literal["waiting", "lapsed"]
"""Who has lapsed is yet to be told that nobody was found."""
LobbyStatus = Literal["open", "started", "closed", "lapsed"]
SubstitutionStatus = Literal["open", "seated", "entered", "refused", "withdrawn", "lapsed", "over"]
"""What came of a request for a substitute; it is ``over`` with the match, or as the seat cannot be taken.

A reserve of a tournament has ``entered`` it: the duel begins anew, and its seats stay as they were.
"""
MatchStatus = Literal["ongoing", "over"]
CampaignStatus = Literal["ongoing", "over", "given-up"]
ContestKind = Literal["daily", "everywhere", "road"]
ContestStatus = Literal["open", "closed"]
EntryStatus = Literal["underway", "won", "lost", "given-up", "unfinished", "void"]
"""How far a person's part in a contest is; what is ``unfinished`` was broken off when it closed."""
GatheringStatus = Literal["open", "check-in", "underway", "over", "called-off"]
BoutStatus = Literal["open", "ended", "told", "void"]
"""One that has ended has a result that its gathering has not been told."""
WarStatus = Literal[
    "proposed", "agreed", "mustering", "begun", "over", "refused", "withdrawn", "lapsed", "void", "unmanned"
]
WarAnswer = Literal["named", "confirmed", "declined", "dismissed"]
"""What a person named for a war has said: ``named`` is no answer yet, ``dismissed`` is named no more."""
ReportStatus = Literal["open", "settled"]
Result = Literal["won", "lost", "drawn"]
"""How a match ended for one of its people."""
ClanRole = Literal["leader", "officer", "member"]
NoticeboardStatus = Literal["up", "down", "lost"]
"""One that is ``lost`` was deleted, with its channel or twice; what is ``down`` was taken down."""
