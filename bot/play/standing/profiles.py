"""Profiles: a person's matches in a server."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.play.ground.context import Context
from bot.play.ground.one_transaction import reading
from bot.play.ground.repertoire import game_names
from bot.play.standing.honor import tally
from bot.play.standing.marks import marks_of
from bot.play.standing.streaks import Streak, streak_of
from bot.play.standing.tallies import COUNTED
from bot.play.standing.titles import kensei_of, titles_of
from bot.play.standing.victories import Victories, houses_beaten, victories_of
from bot.store.engine import Tx
from bot.store.ids import GuildId, UserId
from bot.store.practice_rows import HouseBeaten
from bot.store.record_rows import Fame, RatingPlace, ResultCount, RoleRecord, Title

FIGHTERS_SHOWN = 3
FAME_SHOWN = 5


@dataclass(frozen=True)
class Score:
    """Numbers of matches by result."""

    won: int = 0
    lost: int = 0
    drawn: int = 0

    @property
    def fought(self) -> int:
        """Matches in all."""
        return self.won + self.lost + self.drawn


@dataclass(frozen=True)
class Profile:
    """A player in a server, for one viewer."""

    user_id: UserId
    honor: int
    kensei: bool
    """Whether they hold the title now."""
    titles: tuple[Title, ...]
    """Titles they have won, held now or not."""
    scores: tuple[tuple[str, Score], ...]
    """By the name of each game they have played."""
    ratings: tuple[RatingPlace, ...]
    fighters: tuple[RoleRecord, ...]
    """The fighters they played most, in any game."""
    victories: tuple[Victories, ...]
    """Solo victories, game by game."""
    streak: Streak
    """Of days with a finished fight of the day."""
    fame: tuple[Fame, ...]
    """Their places in halls of fame, latest season first."""
    versus: Score | None
    """Their duels against the viewer; None for the viewer's own profile."""
    houses: tuple[HouseBeaten, ...] = ()
    """How often they have beaten each level of the house, by game name."""
    marks: tuple[str, ...] = ()
    """Newest first."""


@dataclass(frozen=True)
class Profiles:
    """Reads profiles."""

    context: Context

    @reading
    async def of(self, tx: Tx, guild_id: GuildId, user_id: UserId, viewer_id: UserId) -> Profile:
        """Return a player's profile in a server; empty if they never played there."""
        now = self.context.now()
        here = {"guild_id": guild_id, "user_id": user_id}
        results = await tx.all("record_results", ResultCount, **here)
        holder = await kensei_of(tx, guild_id)
        return Profile(
            user_id=user_id,
            honor=await tally(tx, guild_id, user_id),
            kensei=holder is not None and holder.user_id == user_id,
            titles=await titles_of(tx, guild_id, user_id),
            scores=_by_game(results),
            ratings=tuple(await tx.all("rating_places", RatingPlace, **here, counted=COUNTED)),
            fighters=tuple(await tx.all("record_roles", RoleRecord, most=FIGHTERS_SHOWN, **here)),
            victories=await victories_of(tx, guild_id, user_id, now),
            houses=tuple(await houses_beaten(tx, guild_id, user_id, now)),
            streak=await streak_of(tx, guild_id, user_id, now),
            marks=await marks_of(tx, guild_id, user_id),
            fame=tuple(await tx.all("fame_of_person", Fame, most=FAME_SHOWN, **here)),
            versus=None if viewer_id == user_id else await _versus(tx, guild_id, user_id, viewer_id),
        )


async def _versus(tx: Tx, guild_id: GuildId, user_id: UserId, viewer_id: UserId) -> Score:
    met = await tx.all("record_between", ResultCount, guild_id=guild_id, user_id=user_id, other_id=viewer_id)
    return _score(met)


def _by_game(results: Sequence[ResultCount]) -> tuple[tuple[str, Score], ...]:
    fought = {row.game for row in results}
    return tuple(
        (name, _score(row for row in results if row.game == name)) for name in game_names() if name in fought
    )


def _score(results: Iterable[ResultCount]) -> Score:
    """Add up results of one or several games."""
    times = Counter[str]()
    for row in results:
        times[row.result] += row.times
    return Score(times["won"], times["lost"], times["drawn"])
