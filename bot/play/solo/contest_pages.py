"""A contest as a player may see it: setup, end, ranking, and, once it is closed, its seed."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import msgspec

from bot.play.ground.refusals import Gone
from bot.play.standing.streaks import Streak, streak_of
from bot.store import rows
from bot.store.contest_rows import ContestRow, EntryRow, PlacedEntry
from bot.store.engine import Tx
from bot.store.ids import ChannelId, ContestId, GuildId, MessageId, UserId
from bot.store.moment import Moment
from bot.store.statuses import ContestKind, EntryStatus
from rules.codec import decode
from rules.game import Outcome
from rules.games import game

FIRST_DAYS = 7
"""Fights of the day that a player enters as a newcomer; the game may draw easier ones for them."""
LISTED, NEW_LISTED = 15, 7
"""Places shown with their results, and those of newcomers."""


@dataclass(frozen=True)
class MatchEnd:
    """A finished match as everyone may see it."""

    game: str
    view: msgspec.Struct
    outcome: Outcome


@dataclass(frozen=True)
class Contestant:
    """The place of a player who has finished."""

    place: int
    name: str | None
    """Their name in this server; None for a player of another server, whose name is not shown."""
    status: EntryStatus
    fought: MatchEnd | None
    """None if the match no longer exists."""


@dataclass(frozen=True)
class Newcomers:
    """The newcomers' setup and their own ranking."""

    answers: Mapping[str, str]
    first: tuple[Contestant, ...]
    finished: int


@dataclass(frozen=True)
class ContestPage:
    """A contest as one viewer, or everyone, may see it."""

    contest_id: ContestId
    kind: ContestKind
    guild_id: GuildId
    channel_id: ChannelId | None
    message_id: MessageId | None
    game: str
    day: int | None
    answers: Mapping[str, str]
    """The setup; newcomers may have their own."""
    seal: str
    seed: str | None
    """Shown only once it is closed."""
    ends_at: Moment
    first: tuple[Contestant, ...]
    """The first of those who have finished."""
    finished: int
    """Players who have finished."""
    broken_off: int
    """Players who gave up or had not finished when it closed."""
    own: EntryRow | None
    """The viewer's entry."""
    own_place: int | None
    streak: Streak | None = None
    """The viewer's days in a row, in their server's fight of the day."""
    newcomers: Newcomers | None = None
    """None if newcomers play what everyone plays."""
    plays_easier: bool = False
    """Whether the viewer plays what newcomers do."""

    @property
    def settled(self) -> Mapping[str, str]:
        """The setup the viewer plays."""
        return self.newcomers.answers if self.newcomers and self.plays_easier else self.answers

    @property
    def among(self) -> int:
        """Number of players the viewer is ranked among."""
        return self.newcomers.finished if self.newcomers and self.plays_easier else self.finished

    @property
    def closed(self) -> bool:
        """Whether it is closed, so that nothing about it is secret."""
        return self.seed is not None


@dataclass(frozen=True)
class Onlooker:
    """The viewer of a contest: a player in a server, or everyone there."""

    guild_id: GuildId
    user_id: UserId | None
    now: Moment


async def contest_page(tx: Tx, contest: ContestRow, viewer: Onlooker) -> ContestPage:
    """Read a contest as a player may see it."""
    guild_id, user_id = viewer.guild_id, viewer.user_id
    streak = None
    if user_id is not None and contest.kind == "daily":
        streak = await streak_of(tx, guild_id, user_id, viewer.now)
    entries = await tx.all("contest_entries_placed", PlacedEntry, contest_id=contest.id)
    finished = [entry for entry in entries if entry.place is not None and not entry.newcomer]
    placed = next((entry for entry in entries if entry.user_id == user_id), None)
    own = await tx.one("contest_entry", EntryRow, contest_id=contest.id, user_id=user_id)
    newcomers = await _newcomers(tx, contest, entries, guild_id)
    return ContestPage(
        contest_id=contest.id,
        kind=contest.kind,
        guild_id=contest.guild_id,
        channel_id=contest.channel_id,
        message_id=contest.message_id,
        game=contest.game,
        day=contest.day,
        answers=settled(contest, newcomer=False),
        seal=contest.seal,
        seed=contest.seed if contest.status == "closed" else None,
        ends_at=contest.ends_at,
        first=tuple([await _contestant(tx, entry, guild_id) for entry in finished[:LISTED]]),
        finished=len(finished),
        broken_off=sum(entry.status in {"given-up", "unfinished"} for entry in entries),
        own=own,
        own_place=placed.place if placed else None,
        streak=streak,
        newcomers=newcomers,
        plays_easier=own.newcomer if own else await plays_easier(tx, contest, user_id),
    )


async def contest_row(tx: Tx, contest_id: ContestId) -> ContestRow:
    """Read a contest with its seed. Raise Gone if there is none."""
    contest = await tx.one("contest_by_id", ContestRow, id=contest_id)
    if contest is None:
        raise Gone("contest-gone")
    return contest


async def plays_easier(tx: Tx, contest: ContestRow, user_id: UserId | None) -> bool:
    """Return whether a player who enters a contest now would play the newcomers' setup."""
    if contest.easier is None or user_id is None:
        return False
    entered = await tx.one("contest_days_entered", rows.Amount, user_id=user_id)
    return entered is None or entered.amount < FIRST_DAYS


def settled(contest: ContestRow, *, newcomer: bool) -> dict[str, str]:
    """Return the setup of a contest, for newcomers or for others."""
    easier = contest.easier if newcomer else None
    return decode(easier or contest.answers, dict[str, str])


async def _newcomers(
    tx: Tx, contest: ContestRow, entries: Sequence[PlacedEntry], guild_id: GuildId
) -> Newcomers | None:
    if contest.easier is None:
        return None
    finished = [entry for entry in entries if entry.place is not None and entry.newcomer]
    return Newcomers(
        answers=settled(contest, newcomer=True),
        first=tuple([await _contestant(tx, entry, guild_id) for entry in finished[:NEW_LISTED]]),
        finished=len(finished),
    )


async def _contestant(tx: Tx, entry: PlacedEntry, guild_id: GuildId) -> Contestant:
    assert entry.place  # noqa: S101  it was played to the end
    match = await tx.one("match_by_id", rows.Match, id=entry.match_id)
    return Contestant(
        place=entry.place,
        name=entry.name if entry.guild_id == guild_id else None,
        status=entry.status,
        fought=_fought(match) if match else None,
    )


def _fought(match: rows.Match) -> MatchEnd | None:
    if match.outcome is None:
        return None
    rules = game(match.game)
    view = rules.view(decode(match.state, rules.state_type), None)
    return MatchEnd(match.game, view, decode(match.outcome, Outcome))
