"""The rows of the tables, as the queries return them; columns are explained in the migrations."""

import msgspec

from bot.store.ids import (
    CampaignId,
    ChallengeId,
    ChannelId,
    ContestId,
    GuildId,
    LobbyId,
    MatchId,
    MessageId,
    UserId,
)
from bot.store.moment import Moment
from bot.store.statuses import ChallengeStatus, LobbyStatus, MatchStatus


class StoredRow(msgspec.Struct, frozen=True, kw_only=True):
    """One row of a query's result."""


class Amount(StoredRow, frozen=True):
    """A single number."""

    amount: int


class BotFact(StoredRow, frozen=True):
    """A small fact about the bot itself."""

    name: str
    value: str


class PersonRow(StoredRow, frozen=True):
    """Someone who has used the bot."""

    user_id: UserId
    locale: str
    """The language they read: the one they chose, or their client's."""
    chosen_locale: str | None
    dm_channel_id: ChannelId | None
    dm_closed_until: Moment
    dms: bool
    """Whether they want direct messages."""
    pictures: bool
    """Whether they want pictures in what only they see."""


class Known(StoredRow, frozen=True):
    """A person who was seen."""

    user_id: UserId


class Home(StoredRow, frozen=True):
    """The server something belongs to."""

    guild_id: GuildId


class Leaver(StoredRow, frozen=True):
    """A person in a removed server, and whether no other server knows them."""

    user_id: UserId
    nowhere_else: bool


class Name(StoredRow, frozen=True):
    """What a person is called in a server."""

    name: str


class Block(StoredRow, frozen=True):
    """A person who has blocked another's challenges."""

    user_id: UserId
    blocked_id: UserId


class Blocked(StoredRow, frozen=True):
    """A blocked person, by a name from a server in which both were seen."""

    blocked_id: UserId
    name: str


class ChallengeRow(StoredRow, frozen=True):
    """A challenge and how it was answered."""

    id: ChallengeId
    guild_id: GuildId
    channel_id: ChannelId
    message_id: MessageId | None
    challenger_id: UserId
    opponent_id: UserId
    game: str
    wish: str
    pace: str
    status: ChallengeStatus
    reason: str
    created_at: Moment
    expires_at: Moment
    match_id: MatchId | None
    excuses: int = 0
    closed_at: Moment | None = None
    answers: str = "{}"
    seed: str | None = None
    seal: str | None = None
    distance: int | None = None


class Match(StoredRow, frozen=True):
    """A match with its whole state."""

    id: MatchId
    game: str
    options: str
    seed: str
    seal: str
    guild_id: GuildId
    channel_id: ChannelId
    board_id: MessageId | None
    pace: str
    status: MatchStatus
    revision: int
    state: str
    deadline_at: Moment | None
    started_at: Moment
    ended_at: Moment | None
    outcome: str | None
    held: int | None
    held_since: Moment | None
    asked_at: Moment | None
    remind_at: Moment | None
    excuses: int
    gave_time: str
    threaded: bool
    thread_id: ChannelId | None
    result_id: MessageId | None
    """The message outside its thread that tells how it ended."""
    grants_leave: bool
    counted: bool
    wishes: str | None
    answers: str
    shared: bool
    campaign_id: CampaignId | None
    contest_id: ContestId | None
    level: str | None
    """The level of the house, if it plays."""
    houses: int
    """How many seats the house plays; they come after those of players."""
    beaten: bool
    alone: bool
    """Whether one person plays it and nobody waits for them."""
    house_asked: bool
    mixed: bool = False
    """Whether players' clicks are mixed into its dice; otherwise the dice follow from the seed alone."""


class EndedRow(StoredRow, frozen=True):
    """A match or a gathering, and when it was over."""

    id: MatchId
    ended_at: Moment


class NewestBoard(StoredRow, frozen=True):
    """Where the newest board of a match stands, if it has been posted."""

    channel_id: ChannelId
    message_id: MessageId | None


class OwnMatch(StoredRow, frozen=True):
    """An ongoing match in someone's list."""

    id: MatchId
    game: str
    guild_id: GuildId
    channel_id: ChannelId
    board_id: MessageId | None
    revision: int
    state: str
    deadline_at: Moment | None
    own_seat: int
    part_of: str | None
    """What a solo match is part of: a campaign, or a contest of a kind."""


class Seat(StoredRow, frozen=True):
    """Who sits where in a match."""

    match_id: MatchId
    seat: int
    user_id: UserId
    misses: int
    prompt_id: MessageId | None
    left_as: str | None
    out_at: int | None
    bank: int | None
    excused: int
    in_channel: bool
    answered_id: MessageId | None
    """The prompt that was answered last."""
    acceptance_id: int | None = None
    """The interaction by which the seat was taken; None if that added nothing to the dice."""
    first_choice_id: int | None = None
    """The interaction of its first choice."""
    first_play: int | None = None
    """The play for which that choice was made."""
    since: int | None = None
    ended_at: Moment | None = None
    """When its match was over."""
    beaten: bool = False
    """Whether its player has beaten the house in practice."""


class SeatedMember(StoredRow, frozen=True):
    """A player at the table, by the name their server knows."""

    seat: int
    user_id: UserId
    name: str
    dm_closed_until: Moment
    dms: bool
    left_as: str | None
    bank: int | None
    leave_since: Moment | None
    leave_until: Moment | None
    quiet: bool
    """Whether they have quiet hours or days."""
    in_channel: bool
    ready: bool
    """Whether their pick waits for the reveal."""
    honor: int
    pictures: bool
    since: int | None


class Pick(StoredRow, frozen=True):
    """A hidden choice."""

    seat: int
    choice: str
    clicked: bool
    """Whether others see that it was made; they never see what an order picked."""


class Turn(StoredRow, frozen=True):
    """One entry of a match's log."""

    match_id: MatchId
    revision: int
    entry: str
    events: str
    stand_ins: str
    at: Moment
    chapter: int


class Telling(StoredRow, frozen=True):
    """The message that tells a chapter."""

    message_id: MessageId


class Lobby(StoredRow, frozen=True):
    """A lobby, in which the players of a match gather."""

    id: LobbyId
    guild_id: GuildId
    channel_id: ChannelId
    message_id: MessageId | None
    host_id: UserId
    game: str
    pace: str
    status: LobbyStatus
    created_at: Moment
    expires_at: Moment
    match_id: MatchId | None
    excuses: int = 0
    least_kept: int = 0
    answers: str = "{}"
    seed: str | None = None
    """The secret of its match, while the lobby is open."""
    seal: str | None = None
    level: str | None = None
    places: int = 0


class LobbySeat(StoredRow, frozen=True):
    """A person who waits in a lobby."""

    lobby_id: LobbyId
    user_id: UserId
    wish: str
    joined_at: Moment
    acceptance_id: int | None = None


class Parcel(StoredRow, frozen=True):
    """Something that waits to be sent."""

    lane: str
    rank: int
    kind: str
    subject: str
    seat: int | None
    urgent: int
    due_at: Moment
    tries: int
    claims: int
    claimed_until: Moment
    generation: int
    channel_id: ChannelId
    """The full channel it waits for, negated if for its edits of old messages; 0 for none."""
    run: str
    """The run of the bot that claimed it first."""
