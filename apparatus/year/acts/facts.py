"""The arguments of acts: who does something, and to what."""

from typing import TypedDict

from bot.play.guild.organisers import Standing
from bot.store.ids import ChallengeId, ChannelId, ClanId, GatheringId, GuildId, MatchId, UserId, WarId


class OfChallenge(TypedDict):
    """A challenge."""

    challenge_id: ChallengeId
    user_id: UserId


class OfMatch(TypedDict):
    """A match."""

    match_id: MatchId
    user_id: UserId


class AtTable(TypedDict):
    """A player in a match."""

    match_id: MatchId
    user_id: UserId


class AtHome(TypedDict):
    """A player in a channel of a server."""

    guild_id: GuildId
    channel_id: ChannelId
    user_id: UserId


class OnTopic(AtTable):
    """A topic to settle ahead in a match."""

    topic: str


class OfClan(TypedDict):
    """A clan."""

    clan_id: ClanId
    user_id: UserId


class OfWar(TypedDict):
    """A war between clans."""

    war_id: WarId
    user_id: UserId


class OfGathering(TypedDict):
    """A gathering."""

    gathering_id: GatheringId
    user_id: UserId


class Asked(OfGathering):
    """A question that a gathering asks."""

    asking: int


class Organised(TypedDict):
    """A gathering that an organiser acts on."""

    gathering_id: GatheringId
    standing: Standing


class Mended(Organised):
    """The same, with a reason."""

    reason: str
