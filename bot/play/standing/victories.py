"""Solo victories: a player's number in a server, the rank that gives, and what comes next."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from bot.play.ground.repertoire import game_name, game_names, newest, only_for_one
from bot.store.engine import Tx
from bot.store.ids import ClanId, GuildId, UserId
from bot.store.moment import Moment
from bot.store.practice_rows import HouseBeaten
from bot.store.record_rows import SetupWon
from bot.store.rows import Amount, Match
from rules.codec import decode
from rules.game import Outcome
from rules.games import game


@dataclass(frozen=True)
class Victories:
    """A player's solo victories in a game, and the rank they give."""

    game: str
    """The game's name."""
    amount: int

    @property
    def rank(self) -> int:
        """The rank on the game's ladder; 0 below the first."""
        return sum(self.amount >= least for least in game(newest(self.game)).ladder)

    @property
    def next_at(self) -> int | None:
        """Victories needed for the next rank; None at the top."""
        return next((least for least in game(newest(self.game)).ladder if least > self.amount), None)


@dataclass(frozen=True)
class LoneVictory:
    """What a solo victory leads to."""

    climbed: Victories | None
    """Their victories, if this one raised their rank."""
    harder: int | None
    """The rung to try next, above those of this match; None if there is none."""


async def victories_of(tx: Tx, guild_id: GuildId, user_id: UserId, until: Moment) -> tuple[Victories, ...]:
    """Return a player's solo victories in a server up to a moment, in the order of the games."""
    who = {"guild_id": guild_id, "user_id": user_id, "until": until}
    # Only games that can be played alone: of the others a player may have won thousands.
    names = [name for name in game_names() if 1 in game(newest(name)).seats]
    won = [(name, await tx.one("victories_in", Amount, **who, game=name)) for name in names]
    return tuple(Victories(name, found.amount) for name, found in won if found and found.amount)


async def victories_of_clan(tx: Tx, clan_id: ClanId) -> int:
    """Return how often a clan's members have won games that are only for one player."""
    names = (name for name in game_names() if only_for_one(game(newest(name))))
    won = [await tx.one("victories_of_clan", Amount, clan_id=clan_id, game=name) for name in names]
    return sum(each.amount for each in won if each)


async def houses_beaten(tx: Tx, guild_id: GuildId, user_id: UserId, until: Moment) -> list[HouseBeaten]:
    """Return how often a player has beaten each level of the house in each game, up to a moment."""
    found = await tx.all("houses_beaten", HouseBeaten, guild_id=guild_id, user_id=user_id, until=until)
    times = Counter[tuple[str, str]]()
    for row in found:  # one row per version of the rules
        times[game_name(row.game), row.level] += row.times
    return [HouseBeaten(game=name, level=level, times=count) for (name, level), count in times.items()]


async def rungs_won(tx: Tx, guild_id: GuildId, user_id: UserId, name: str) -> set[int]:
    """Return the numbers, from 0, of a game's rungs that a player has won."""
    won = await tx.all("victories_setups", SetupWon, guild_id=guild_id, user_id=user_id, game=name)
    return {number for row in won for number in _rungs_in(name, decode(row.answers, dict[str, str]))}


async def lone_victory(tx: Tx, match: Match, user_id: UserId) -> LoneVictory | None:
    """Return what a solo match leads to; None if the player has not won it."""
    if match.outcome is None or not decode(match.outcome, Outcome).winners:
        return None
    if match.campaign_id is not None and match.contest_id is not None:  # not on record yet
        return None
    # Only up to its end, so that the result is the same at any time.
    counted = await victories_of(tx, match.guild_id, user_id, match.ended_at or Moment(0))
    name = game_name(match.game)
    now = next((each for each in counted if each.game == name), Victories(name, 0))
    climbed = now if now.amount in game(newest(name)).ladder else None
    return LoneVictory(climbed, None if match.campaign_id else await _harder(tx, match, user_id))


async def _harder(tx: Tx, match: Match, user_id: UserId) -> int | None:
    name = game_name(match.game)
    on = _rungs_in(name, decode(match.answers, dict[str, str]))
    won = await rungs_won(tx, match.guild_id, user_id, name)
    rungs = range(len(game(newest(name)).rungs))
    return next((number for number in rungs if on and number > max(on) and number not in won), None)


def _rungs_in(name: str, answers: Mapping[str, str]) -> set[int]:
    """Return the rungs that a setup satisfies."""
    played = game(newest(name))
    settled = {question.name: question.answers[0] for question in played.questions} | dict(answers)
    return {number for number, rung in enumerate(played.rungs) if rung.items() <= settled.items()}
