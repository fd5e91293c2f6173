"""Marks: small signs of having played well or kindly, given once to each player in each server.

Games name theirs, with the rule of each (``Game.marks``); those here are common to all of them.
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
"""For what players do for each other in a match of any game."""

HOUSE, PUZZLE = "house", "puzzle"


def marks_by_game() -> Mapping[str, tuple[str, ...]]:
    """Return the marks of each game by its name; those of none of them come first, under no name."""
    own = {name: tuple(game(newest(name)).marks) for name in game_names()}
    return {"": (*KINDNESS, HOUSE, PUZZLE), **{name: marks for name, marks in own.items() if marks}}


async def give_mark(
    tx: Tx, guild_id: GuildId, user_id: UserId, mark: str, *, match_id: MatchId | None, at: Moment
) -> None:
    """Give a player a mark, unless they have it in this server."""
    await tx.run("mark_give", guild_id=guild_id, user_id=user_id, mark=mark, match_id=match_id, at=at)


async def marks_of(tx: Tx, guild_id: GuildId, user_id: UserId) -> tuple[str, ...]:
    """Return a player's marks in a server, the newest first."""
    found = await tx.all("marks_of_person", EarnedMark, guild_id=guild_id, user_id=user_id)
    return tuple(row.mark for row in found)


async def worn_by(tx: Tx, guild_id: GuildId, people: Iterable[UserId]) -> dict[UserId, str]:
    """Return what some players wear of what they have earned in a server."""
    found = [await tx.one("mark_worn_in", EarnedMark, guild_id=guild_id, user_id=each) for each in people]
    return {row.user_id: row.mark for row in found if row}
