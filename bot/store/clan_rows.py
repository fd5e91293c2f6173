"""The rows of clans, as the queries return them; columns are explained in the migrations."""

from bot.store.rows import StoredRow


class Clan(StoredRow, frozen=True):
    """A clan of a server."""

    id: str
    guild_id: int
    channel_id: int
    name: str
    letters: str
    shapes: str
    founded_at: int
    ended_at: int | None


class Membership(StoredRow, frozen=True):
    """The clan somebody is in."""

    clan_id: str


class ClanMember(StoredRow, frozen=True):
    """Somebody in a clan, by the name their server knows."""

    user_id: int
    role: str
    joined_at: int
    role_since: int
    name: str
    honor: int


class ClanPlace(StoredRow, frozen=True):
    """One line of a server's clans."""

    id: str
    name: str
    people: int
    honor: int
    wars_won: int


class SoughtMember(StoredRow, frozen=True):
    """A clan's member who may have left the server."""

    guild_id: int
    user_id: int


class ChronicleEntry(StoredRow, frozen=True):
    """Something that happened in a clan."""

    id: str
    clan_id: str
    nth: int
    deed: str
    user_id: int
    actor_id: int | None
    at: int


class ClanInvite(StoredRow, frozen=True):
    """An invitation into a clan, and how it was answered."""

    id: str
    clan_id: str
    guild_id: int
    channel_id: int
    message_id: int | None
    inviter_id: int
    invited_id: int
    status: str
    created_at: int
    expires_at: int
    closed_at: int | None
    clan_name: str


class Subject(StoredRow, frozen=True):
    """What something is to be done about."""

    id: str


class ClanWar(StoredRow, frozen=True):
    """A war between two clans, from its proposal to its end."""

    id: str
    guild_id: int
    channel_id: int
    message_id: int | None
    clan_id: str
    foe_id: str
    proposer_id: int
    answerer_id: int | None
    size: int
    hardcore: bool
    pace: str
    status: str
    created_at: int
    expires_at: int
    closed_at: int | None
    gathering_id: str | None
    winner_id: str | None
    clan_name: str
    foe_name: str
    calls: int
    seed: str | None = None
    seal: str | None = None

    @property
    def dice_seed(self) -> bytes:
        """The seed of its dice; empty where it was opened before those were kept."""
        return b"" if self.seed is None else bytes.fromhex(self.seed)


class WarFighter(StoredRow, frozen=True):
    """Somebody named to fight for their clan, and what they said to it."""

    war_id: str
    user_id: int
    clan_id: str
    place: int
    answer: str
    call: int
