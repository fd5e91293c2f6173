"""Practice: a match of one person against the house, which begins at once and waits for nobody."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial

from bot.play.entry.setups import read_setup
from bot.play.ground.context import Context
from bot.play.ground.one_transaction import transaction
from bot.play.ground.refusals import Gone, Refusal, Stale
from bot.play.ground.repertoire import AnyGame, newest
from bot.play.guild.guild_settings import settings_of
from bot.play.match.beginning import Beginning, begin
from bot.play.match.draws import RANDOM
from bot.play.match.foregone import keep_ahead
from bot.play.match.house import PERSON, house_seed, owed_by_house, seal_of, sealed_text
from bot.play.match.playing_out import counted, resolve
from bot.play.match.reading import HOUSE, MatchPage, match_page, match_row
from bot.play.match.taken import TakenMatch, take
from bot.play.solo.mind import Mind
from bot.play.solo.solo import match_under_way
from bot.play.solo.thinking import Thought
from bot.store.engine import Tx
from bot.store.ids import ChannelId, GuildId, MatchId, UserId
from bot.store.moment import Moment
from players.registry import levels
from players.strength import Strength, worth
from rules.codec import decode, encode
from rules.game import Request
from rules.games import game

SMALLEST = 2
"""Seats of a match against the house, the person's included, where its game allows so few."""


@dataclass(frozen=True)
class Offered:
    """A level of the house."""

    level: str
    worth: Strength
    """As far as it was measured."""


@dataclass(frozen=True)
class PracticeOutset:
    """What can be chosen before a match against the house."""

    game: str
    role: str
    levels: tuple[Offered, ...]
    games: tuple[str, ...]
    """The names of all games that the house plays here."""


@dataclass(frozen=True)
class Practice:
    """What people play against the house."""

    context: Context
    mind: Mind = field(default_factory=Mind)

    async def outset(self, *, guild_id: GuildId, wanted: str | None, role: str = RANDOM) -> PracticeOutset:
        """Return what can be chosen in a game. Raise Refusal where the house does not play it here."""
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
        """Begin a match against the house, or find the one of that game and level that is under way.

        Raise Refusal where the game is not played in this server, or not by the house at that level.
        """
        usual = await settings_of(tx, guild_id)
        game_id = usual.game_for(wanted, for_practice)
        if level not in levels(game_id):
            raise Refusal("practice-no-level")
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
            ),
        )

    async def ready(self, page: MatchPage, user_id: UserId) -> MatchPage:
        """Let the house choose, and play on while it alone is asked; return how its opponent sees it then."""
        while _house_owes(page):
            await self._move(page.match_id)
            read = partial(match_page, match_id=page.match_id, user_id=user_id, now=self.context.now())
            page = await self.context.store.read(read)
        return page

    async def _move(self, match_id: MatchId) -> None:
        """Choose for the house, once; where somebody else has done so meanwhile, let it be."""
        revision, thoughts = await self.context.store.read(partial(_thoughts, match_id=match_id))
        made = {thought.request.seat: await self.mind.choose(thought) for thought in thoughts}

        async def work(tx: Tx) -> None:
            taken = await take(tx, match_id, revision)
            if not await owed_by_house(tx, taken.match, taken.game.requests(taken.state)):
                return
            choices = {seat: each.choice for seat, each in made.items()}
            hurried = any(each.hurried for each in made.values())
            await _keep(tx, taken, choices, self.context.now(), hurried=hurried)
            await resolve(self.context, tx, taken, await counted(tx, taken))

        try:
            await self.context.store.transact(work)
        except (Stale, Gone):
            return


def for_practice(played: AnyGame) -> bool:
    """Tell whether the house plays a game."""
    return bool(levels(played.id))


def _house_owes(page: MatchPage) -> bool:
    """Tell whether a seat of the house has yet to choose."""
    return any(player.user_id == HOUSE and player.owes and not player.ready for player in page.players)


async def _keep(tx: Tx, taken: TakenMatch, choices: Mapping[int, str], now: Moment, *, hurried: bool) -> None:
    """Keep what the house has chosen, with a seal where its opponent chooses at the same time."""
    match = taken.match
    for seat, choice in choices.items():
        await keep_ahead(tx, taken, seat, choice, now)
    if PERSON in {request.seat for request in taken.game.requests(taken.state)}:
        await tx.run(
            "house_seal_add",
            match_id=match.id,
            revision=match.revision,
            seal=seal_of(sealed_text(match.seed, match.revision + 1, choices)),
            opens=int(taken.game.opens(taken.state)),
            hurried=int(hurried),
        )


async def _thoughts(tx: Tx, match_id: MatchId) -> tuple[int, list[Thought]]:
    """Return what the house is to think about, from what each of its seats may know."""
    match = await match_row(tx, match_id)
    rules = game(match.game)
    state = decode(match.state, rules.state_type)

    def thought(request: Request) -> Thought:
        return Thought(
            game=match.game,
            level=match.level or "",
            view=encode(rules.view(state, request.seat)),
            request=request,
            seed=house_seed(match, request.seat),
            step=match.revision + 1,
        )

    return match.revision, [thought(each) for each in await owed_by_house(tx, match, rules.requests(state))]
