"""Practice: a match of one person against the house; it begins at once and waits for nobody."""

from dataclasses import dataclass

from bot.play.entry.setups import read_setup
from bot.play.ground.context import Context
from bot.play.ground.one_transaction import transaction
from bot.play.ground.refusals import Refusal
from bot.play.ground.repertoire import AnyGame, newest
from bot.play.guild.guild_settings import settings_of
from bot.play.match.beginning import Beginning, begin
from bot.play.match.draws import RANDOM
from bot.play.solo.solo import match_under_way
from bot.store.engine import Tx
from bot.store.ids import ChannelId, GuildId, MatchId, UserId
from players.registry import levels
from players.strength import Strength, worth
from rules.games import game

SMALLEST = 2
"""Seats of a practice match, the person's included, if the game allows so few."""


@dataclass(frozen=True)
class Offered:
    """A level of the house."""

    level: str
    worth: Strength
    """Its strength, as far as measured."""


@dataclass(frozen=True)
class PracticeOutset:
    """The choices before a match against the house."""

    game: str
    role: str
    levels: tuple[Offered, ...]
    games: tuple[str, ...]
    """Names of all games that the house plays in this server."""


@dataclass(frozen=True)
class Practice:
    """Matches against the house."""

    context: Context

    async def outset(self, *, guild_id: GuildId, wanted: str | None, role: str = RANDOM) -> PracticeOutset:
        """Return the choices for a game. Raise Refusal if the house does not play it in this server."""
        usual = await self.context.store.read(lambda tx: settings_of(tx, guild_id))
        game_id = usual.game_for(wanted, for_practice)
        return PracticeOutset(
            game=game_id,
            role=role if role in game(game_id).roles else RANDOM,
            levels=tuple(Offered(level, worth(game_id, level)) for level in levels(game_id)),
            games=tuple(name for name in usual.games if for_practice(game(newest(name)))),
        )

    @transaction
    async def begin(
        self,
        tx: Tx,
        *,
        guild_id: GuildId,
        channel_id: ChannelId,
        user_id: UserId,
        level: str,
        wanted: str | None = None,
        wish: str = RANDOM,
    ) -> MatchId:
        """Begin a match against the house, or find the one under way in that game and level; return its id.

        Raise Refusal if the server does not play the game, or the house does not at that level.
        """
        usual = await settings_of(tx, guild_id)
        game_id = usual.game_for(wanted, for_practice)
        if level not in levels(game_id):
            raise Refusal("practice-no-level")
        # First: otherwise two presses at once would each find none under way and begin one.
        await tx.run("person_hold", user_id=user_id)
        under_way = await match_under_way(tx, guild_id, user_id, game_id, level)
        if under_way is not None:
            return under_way
        seats = max(SMALLEST, min(game(game_id).seats))
        return await begin(
            self.context,
            tx,
            Beginning(
                game=game(game_id),
                wishes=(wish, *[RANDOM] * (seats - 1)),
                answers=read_setup(game(game_id), None),
                seed=self.context.chance.new_seed(),
                user_ids=(user_id,),
                guild_id=guild_id,
                channel_id=channel_id,
                pace=usual.pace_for(None, game_id),
                level=level,
                alone=True,
            ),
        )


def for_practice(played: AnyGame) -> bool:
    """Return whether the house plays a game."""
    return bool(levels(played.id))
