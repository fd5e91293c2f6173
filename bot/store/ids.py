"""Ids, each kind with its own type, so that none is mistaken for another."""

from collections.abc import Iterable
from typing import NewType

UserId = NewType("UserId", int)
ANYBODY = UserId(0)
"""The opponent in an open challenge until a player takes it: the id of no person."""
GuildId = NewType("GuildId", int)
ChannelId = NewType("ChannelId", int)
"""A channel, a thread, or the channel of a person's direct messages."""
MessageId = NewType("MessageId", int)
RoleId = NewType("RoleId", int)
EventId = NewType("EventId", int)
"""An event in a server's calendar."""

MatchId = NewType("MatchId", str)
ChallengeId = NewType("ChallengeId", str)
QueuedId = NewType("QueuedId", str)
LobbyId = NewType("LobbyId", str)
CampaignId = NewType("CampaignId", str)
ContestId = NewType("ContestId", str)
GatheringId = NewType("GatheringId", str)
CupId = NewType("CupId", str)
ClanId = NewType("ClanId", str)
InviteId = NewType("InviteId", str)
WarId = NewType("WarId", str)
ReportId = NewType("ReportId", str)
NoticeboardId = NewType("NoticeboardId", str)


def listed(channels: Iterable[ChannelId]) -> str:
    """Return channels as the string in which queries look for one."""
    # Commas on both sides, so that no id matches inside a longer one.
    return "".join(f",{channel}," for channel in channels)
