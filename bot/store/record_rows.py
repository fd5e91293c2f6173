"""The rows of honor, records, ratings, titles and seasons; columns are explained in the migrations."""

from bot.store.ids import ChannelId, GuildId, UserId
from bot.store.moment import Moment
from bot.store.rows import StoredRow
from bot.store.statuses import Result


class StoodIn(StoredRow, frozen=True):
    """The seats for which a stand-in chose in one play."""

    stand_ins: str


class RatingRow(StoredRow, frozen=True):
    """A person's rating on a ladder."""

    user_id: UserId
    level: int
    spread: int


class ResultCount(StoredRow, frozen=True):
    """How often matches of a game ended one way for a person."""

    game: str
    result: Result
    times: int


class SetupWon(StoredRow, frozen=True):
    """A setup with which a person has won a solo match."""

    answers: str


class RoleRecord(StoredRow, frozen=True):
    """How a person has done in a role."""

    role: str
    game: str
    """The name of a game that has it."""
    fought: int
    won: int


class Title(StoredRow, frozen=True):
    """A title a person has won, and how often."""

    title: str
    times: int
    since: Moment
    """When they won it last."""


class TitleHolder(StoredRow, frozen=True):
    """Who holds a title, and since when."""

    user_id: UserId
    since: Moment


class HonorPlace(StoredRow, frozen=True):
    """One line of a board that goes by honor."""

    place: int
    user_id: UserId
    name: str
    """Empty for a person who was never seen."""
    amount: int


class VictoryPlace(StoredRow, frozen=True):
    """One line of a board that goes by victories alone."""

    place: int
    user_id: UserId
    name: str
    amount: int


class RatingChange(StoredRow, frozen=True):
    """What a match changed of a person's rating."""

    user_id: UserId
    level_before: int
    level: int
    spread: int


class RatingPlace(StoredRow, frozen=True):
    """One line of a board that goes by ratings."""

    place: int | None
    """None for a rating that is provisional: it comes after all that are not."""
    user_id: UserId
    name: str
    game: str
    level: int
    spread: int
    matches: int


class SeasonRow(StoredRow, frozen=True):
    """A season of a server."""

    guild_id: GuildId
    nth: int
    began_at: Moment
    """0 for the first, which began with the server."""
    closed_at: Moment | None
    channel_id: ChannelId | None
    """Where its end was or will be announced."""
    ends_at: Moment | None = None
    """When it ends by itself; None if organisers end it."""
    zone: str | None = None
    """The time zone whose quarters end it; None if organisers do."""


class FamePlace(StoredRow, frozen=True):
    """One line of a hall of fame."""

    board: str
    place: int
    user_id: UserId
    name: str
    amount: int
    spread: int | None


class Fame(StoredRow, frozen=True):
    """What a season remembers of a person."""

    nth: int
    board: str
    place: int


class HonorEntry(StoredRow, frozen=True):
    """One deed in the ledger."""

    amount: int
    deed: str
    source_kind: str
    source_id: str
    reverses: str | None
    at: Moment


class StandingDeed(StoredRow, frozen=True):
    """A deed in the ledger that nobody has reversed."""

    id: str
    user_id: UserId
    deed: str
