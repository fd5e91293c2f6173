"""Marks: small signs for playing well or kindly, given once per player and server.

Games define theirs, with a rule for each (``Game.marks``); those here are common to all games.
"""

from collections.abc import Iterable, Mapping

from bot.play.ground.repertoire import game_names, newest
from bot.store.engine import Tx
from bot.store.ids import GuildId, MatchId, UserId
from bot.store.mark_rows import EarnedMark
from bot.store.moment import Moment
from rules.games import game

GAVE_TIME, STEADFAST, WELCOME, PEACE = "gave-time", "steadfast", "welcome", "peace"
KINDNESS = (GAVE_TIME, STEADFAST, WELCOME, PEACE)
"""For what players do for each other, in any game."""

HOUSE, PUZZLE = "house", "puzzle"


def marks_by_game() -> Mapping[str, tuple[str, ...]]:
    """Return the marks of each game by name; those of no game come first, under an empty name."""
    own = {name: tuple(game(newest(name)).marks) for name in game_names()}
    return {"": (*KINDNESS, HOUSE, PUZZLE), **{name: marks for name, marks in own.items() if marks}}


async def give_mark(
    tx: Tx, guild_id: GuildId, user_id: UserId, mark: str, *, match_id: MatchId | None, at: Moment
) -> None:
    """Give a player a mark, unless they have it in this server already."""
    await tx.run("mark_give", guild_id=guild_id, user_id=user_id, mark=mark, match_id=match_id, at=at)


async def marks_of(tx: Tx, guild_id: GuildId, user_id: UserId) -> tuple[str, ...]:
    """Return a player's marks in a server, newest first."""
    found = await tx.all("marks_of_person", EarnedMark, guild_id=guild_id, user_id=user_id)
    return tuple(row.mark for row in found)


async def worn_by(tx: Tx, guild_id: GuildId, people: Iterable[UserId]) -> dict[UserId, str]:
    """Return the mark that each player wears, among those earned in a server."""
    found = [await tx.one("mark_worn_in", EarnedMark, guild_id=guild_id, user_id=each) for each in people]
    return {row.user_id: row.mark for row in found if row}
