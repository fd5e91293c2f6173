"""The rows of clans, as the queries return them; columns are explained in the migrations."""

from bot.store.ids import ChannelId, ClanId, GatheringId, GuildId, InviteId, MessageId, UserId, WarId
from bot.store.moment import Moment
from bot.store.rows import StoredRow
from bot.store.statuses import ClanRole, InviteStatus, WarAnswer, WarStatus


class Clan(StoredRow, frozen=True):
    """A clan of a server."""

    id: ClanId
    guild_id: GuildId
    channel_id: ChannelId
    name: str
    letters: str
    shapes: str
    founded_at: Moment
    ended_at: Moment | None


class Membership(StoredRow, frozen=True):
    """The clan a person is in."""

    clan_id: ClanId


class ClanMember(StoredRow, frozen=True):
    """A person in a clan, by the name their server knows."""

    user_id: UserId
    role: ClanRole
    joined_at: Moment
    role_since: Moment
    name: str
    honor: int


class ClanPlace(StoredRow, frozen=True):
    """One line of a server's list of clans."""

    id: ClanId
    name: str
    people: int
    honor: int
    wars_won: int


class SoughtMember(StoredRow, frozen=True):
    """A clan's member who may have left the server."""

    guild_id: GuildId
    user_id: UserId


class ChronicleEntry(StoredRow, frozen=True):
    """Something that happened in a clan."""

    id: str
    clan_id: ClanId
    nth: int
    happening: str
    user_id: UserId
    actor_id: UserId | None
    at: Moment


class ClanInvite(StoredRow, frozen=True):
    """An invitation into a clan, and how it was answered."""

    id: InviteId
    clan_id: ClanId
    guild_id: GuildId
    channel_id: ChannelId
    message_id: MessageId | None
    inviter_id: UserId
    invited_id: UserId
    status: InviteStatus
    created_at: Moment
    expires_at: Moment
    closed_at: Moment | None
    clan_name: str


class Subject(StoredRow, frozen=True):
    """The id of something that needs to be dealt with."""

    id: str


class ClanWar(StoredRow, frozen=True):
    """A war between two clans, from its proposal to its end."""

    id: WarId
    guild_id: GuildId
    channel_id: ChannelId
    message_id: MessageId | None
    clan_id: ClanId
    foe_id: ClanId
    proposer_id: UserId
    answerer_id: UserId | None
    size: int
    hardcore: bool
    pace: str
    status: WarStatus
    created_at: Moment
    expires_at: Moment
    closed_at: Moment | None
    gathering_id: GatheringId | None
    winner_id: ClanId | None
    clan_name: str
    foe_name: str
    calls: int
    seed: str | None = None
    seal: str | None = None


class WarFighter(StoredRow, frozen=True):
    """A person named to fight for their clan, and their answer."""

    war_id: WarId
    user_id: UserId
    clan_id: ClanId
    place: int
    answer: WarAnswer
    call: int
    acceptance_id: int | None = None
    """The interaction by which they confirmed."""
