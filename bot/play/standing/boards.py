"""A server's leaderboards: by honor, by the season's honor, by clan, and by game."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.play.ground.context import Context
from bot.play.ground.one_transaction import reading
from bot.play.ground.pages import Slice, slice_of
from bot.play.ground.refusals import Unreadable
from bot.play.ground.repertoire import game_names, newest, only_for_one
from bot.play.standing.marks import worn_by
from bot.play.standing.seasons import present_season
from bot.play.standing.tallies import ALL_TIME, COUNTED, HONOR
from bot.play.standing.titles import kensei_of
from bot.store import rows
from bot.store.clan_rows import ClanPlace
from bot.store.engine import Tx
from bot.store.ids import GuildId, UserId
from bot.store.record_rows import HonorPlace, RatingPlace, SeasonRow, VictoryPlace
from rules.games import game

PLACES = 10
"""Places per page."""

SEASON, CLANS = "season", "clans"


RATING, VICTORIES = "rating", "victories"
"""What a game's board is sorted by."""


def board_names() -> tuple[str, ...]:
    """Return the name of every board; a game's board has the game's name."""
    return (HONOR, SEASON, CLANS, *game_names())


def kind_of(board: str) -> str:
    """Return what a board is sorted by: a game's by ratings or by solo victories."""
    if board not in game_names():
        return board
    return VICTORIES if only_for_one(game(newest(board))) else RATING


Line = HonorPlace | RatingPlace | VictoryPlace | ClanPlace


@dataclass(frozen=True)
class BoardPage:
    """One page of a board, and its reader's own place."""

    board: str
    slice: Slice
    lines: tuple[Line, ...]
    own: HonorPlace | RatingPlace | VictoryPlace | None
    season: SeasonRow
    kensei_id: UserId | None
    worn: Mapping[UserId, str] = field(default_factory=dict[UserId, str])
    """The marks that its players wear."""


@dataclass(frozen=True)
class Boards:
    """Reads leaderboards."""

    context: Context

    @reading
    async def page(self, tx: Tx, guild_id: GuildId, user_id: UserId, board: str, page: int) -> BoardPage:
        """Return a page of a board; beyond the last page, the last. Raise Unreadable for an unknown board."""
        if board not in board_names():
            raise Unreadable
        season, holder = await present_season(tx, guild_id), await kensei_of(tx, guild_id)
        match kind_of(board):
            case "clans":
                shown, lines, own = await _clans(tx, guild_id, page)
            case "rating":
                shown, lines, own = await _ratings(tx, guild_id, user_id, board, page)
            case "victories":
                shown, lines, own = await _victories(tx, guild_id, user_id, board, page)
            case "season":
                shown, lines, own = await _honor(tx, guild_id, user_id, season.nth, page)
            case _:
                shown, lines, own = await _honor(tx, guild_id, user_id, ALL_TIME, page)
        people = {line.user_id for line in (*lines, own) if line and not isinstance(line, ClanPlace)}
        return BoardPage(
            board=board,
            slice=shown,
            lines=tuple(lines),
            own=own,
            season=season,
            kensei_id=holder.user_id if holder else None,
            worn=await worn_by(tx, guild_id, sorted(people)),
        )


async def _honor(
    tx: Tx, guild_id: GuildId, user_id: UserId, season: int, page: int
) -> tuple[Slice, list[HonorPlace], HonorPlace | None]:
    board = {"guild_id": guild_id, "board": HONOR, "season": season}
    shown = slice_of(await tx.one("tally_board_size", rows.Amount, **board, counted=COUNTED), page, PLACES)
    lines = await tx.all("tally_board", HonorPlace, **board, most=PLACES, skip=shown.skip)
    return shown, lines, await tx.one("tally_place", HonorPlace, **board, user_id=user_id, counted=COUNTED)


async def _ratings(
    tx: Tx, guild_id: GuildId, user_id: UserId, game: str, page: int
) -> tuple[Slice, list[RatingPlace], RatingPlace | None]:
    board = {"guild_id": guild_id, "game": game}
    shown = slice_of(await tx.one("rating_board_size", rows.Amount, **board, counted=COUNTED), page, PLACES)
    lines = await tx.all("rating_board", RatingPlace, **board, most=PLACES, skip=shown.skip)
    places = await tx.all("rating_places", RatingPlace, guild_id=guild_id, user_id=user_id, counted=COUNTED)
    return shown, lines, next((place for place in places if place.game == game), None)


async def _victories(
    tx: Tx, guild_id: GuildId, user_id: UserId, game: str, page: int
) -> tuple[Slice, list[VictoryPlace], VictoryPlace | None]:
    board = {"guild_id": guild_id, "board": game, "season": ALL_TIME}
    shown = slice_of(await tx.one("tally_board_size", rows.Amount, **board, counted=COUNTED), page, PLACES)
    lines = await tx.all("tally_board", VictoryPlace, **board, most=PLACES, skip=shown.skip)
    return shown, lines, await tx.one("tally_place", VictoryPlace, **board, user_id=user_id, counted=COUNTED)


async def _clans(tx: Tx, guild_id: GuildId, page: int) -> tuple[Slice, list[ClanPlace], None]:
    shown = slice_of(await tx.one("clan_board_size", rows.Amount, guild_id=guild_id), page, PLACES)
    lines = await tx.all("clan_board", ClanPlace, guild_id=guild_id, most=PLACES, skip=shown.skip)
    return shown, lines, None
