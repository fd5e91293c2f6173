"""What each kind of parcel is about, as the letter it becomes needs it."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.play.clans.war_pages import WarPage
from bot.play.clocks.availability import Availability
from bot.play.entry.lobbies import LobbyPage
from bot.play.gatherings.reading import GatheringPage, Told
from bot.play.match.lines import DuelLine
from bot.play.match.reading import MatchPage, Player, TurnPage
from bot.play.solo.contest_pages import ContestPage
from bot.play.solo.road_pages import RoadPage
from bot.play.standing.seasons import SeasonPage
from bot.store import rows
from bot.store.clan_rows import ChronicleEntry, Clan, ClanInvite, ClanWar
from bot.store.courtesy_rows import Notice
from bot.store.gathering_rows import GatheringRow, Summons
from bot.store.ids import ChannelId, GuildId, MessageId, UserId
from bot.store.moderation_rows import Report
from bot.store.stranding_rows import Stranding


@dataclass(frozen=True)
class ReadBy:
    """What any letter needs."""

    locale: str
    """The language of its reader: a server's, or a person's in a DM."""


@dataclass(frozen=True)
class BoardContent(ReadBy):
    """A match as everybody may see it."""

    page: MatchPage


@dataclass(frozen=True)
class RevealContent(ReadBy):
    """A chapter of a match."""

    page: MatchPage
    turn: TurnPage


@dataclass(frozen=True)
class ResultContent(ReadBy):
    """A match that is over, with its last chapter and the tournament it was a duel of."""

    page: MatchPage
    turn: TurnPage
    tournament: GatheringPage | None


@dataclass(frozen=True)
class HandContent(ReadBy):
    """A match as one of its players may see it, who owes a choice."""

    page: MatchPage
    person: rows.PersonRow
    prompt_id: MessageId | None = None
    """The prompt of an earlier turn that goes on with this one."""


@dataclass(frozen=True)
class LastHandContent(ReadBy):
    """A match that is over for one of its players, as they may see it."""

    page: MatchPage
    person: rows.PersonRow


@dataclass(frozen=True)
class DimContent(ReadBy):
    """A prompt whose turn is over."""

    page: MatchPage
    person: rows.PersonRow
    prompt_id: MessageId


@dataclass(frozen=True)
class NudgeContent(ReadBy):
    """A player who takes no DMs."""

    page: MatchPage
    player: Player


@dataclass(frozen=True)
class CallContent(ReadBy):
    """A player without DMs who is on in the open."""

    page: MatchPage
    player: Player


@dataclass(frozen=True)
class NoticeContent(ReadBy):
    """Something that happened in a match beside the cards."""

    page: MatchPage
    notice: Notice


@dataclass(frozen=True)
class ReminderContent(ReadBy):
    """All that waits for a player."""

    person: rows.PersonRow
    waiting: Sequence[DuelLine]


@dataclass(frozen=True)
class StrandedContent(ReadBy):
    """Something that cannot be shown where it belongs, as one of its people is told."""

    person: rows.PersonRow
    row: Stranding
    others: tuple[UserId, ...]
    """Who else is in a match or a challenge."""
    about: GatheringRow | ClanWar | None
    """A gathering or a war, by which it is named."""


@dataclass(frozen=True)
class OrganisersContent(ReadBy):
    """A channel in which things cannot be shown, as organisers are told in theirs."""

    row: Stranding
    channel_id: ChannelId


@dataclass(frozen=True)
class ChallengeContent(ReadBy):
    """A challenge, and where the board of its match stands."""

    row: rows.ChallengeRow
    board_id: MessageId | None
    people: Sequence[Availability]


@dataclass(frozen=True)
class RoadContent(ReadBy):
    """Two people on the same road."""

    page: RoadPage


@dataclass(frozen=True)
class RoadNewsContent(ReadBy):
    """The same, as one of them is told of it."""

    page: RoadPage
    person: rows.PersonRow


@dataclass(frozen=True)
class LobbyContent(ReadBy):
    """A lobby, and where the board of its match stands."""

    page: LobbyPage
    board_id: MessageId | None
    people: Sequence[Availability]


@dataclass(frozen=True)
class ReportContent(ReadBy):
    """What was reported."""

    row: Report


@dataclass(frozen=True)
class ClanInviteContent(ReadBy):
    """An invitation into a clan."""

    row: ClanInvite


@dataclass(frozen=True)
class WarContent(ReadBy):
    """A war, and where the message of the gathering stands by which it is fought."""

    page: WarPage
    clash_message_id: MessageId | None


@dataclass(frozen=True)
class WarCallContent(ReadBy):
    """A call on those named for a war."""

    row: ClanWar
    number: int
    named: Sequence[UserId]


@dataclass(frozen=True)
class NewsContent(ReadBy):
    """An entry of a clan's chronicle."""

    clan: Clan
    entry: ChronicleEntry


@dataclass(frozen=True)
class SeasonContent(ReadBy):
    """A season that was closed."""

    page: SeasonPage
    guild_id: GuildId


@dataclass(frozen=True)
class ContestContent(ReadBy):
    """A contest as everybody in its server may see it."""

    page: ContestPage


@dataclass(frozen=True)
class GatheringContent(ReadBy):
    """A gathering."""

    page: GatheringPage


@dataclass(frozen=True)
class SummonsContent(ReadBy):
    """A call on a player, and how they answered."""

    page: GatheringPage
    call: Summons
    answer: Told | None


@dataclass(frozen=True)
class AnnouncementContent(ReadBy):
    """A round of a tournament, or the end of any gathering, and where it is announced."""

    page: GatheringPage
    number: int
    channel_id: ChannelId
    """Where, if that can be; else it is announced where the gathering stands."""
    pictured: bool


Content = (
    BoardContent
    | RevealContent
    | ResultContent
    | HandContent
    | LastHandContent
    | DimContent
    | NudgeContent
    | CallContent
    | NoticeContent
    | ReminderContent
    | StrandedContent
    | OrganisersContent
    | RoadContent
    | RoadNewsContent
    | ChallengeContent
    | LobbyContent
    | ReportContent
    | ClanInviteContent
    | WarContent
    | WarCallContent
    | NewsContent
    | SeasonContent
    | ContestContent
    | GatheringContent
    | SummonsContent
    | AnnouncementContent
)
