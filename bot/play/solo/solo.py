"""Solo matches: begin one, find it again, and share it once it is over."""

from dataclasses import dataclass

from bot.play.entry.setups import read_setup
from bot.play.ground.context import Context
from bot.play.ground.one_transaction import transaction
from bot.play.ground.refusals import Refusal
from bot.play.ground.repertoire import for_one, game_name
from bot.play.guild.guild_settings import settings_of
from bot.play.match.beginning import Beginning, begin
from bot.play.match.reading import is_open, match_page
from bot.play.match.taken import take_current
from bot.play.messages.parcels import BOARD, HAND
from bot.play.people.people import takes_dms, try_dms_at_table
from bot.play.people.voice import use_voice
from bot.store.campaign_rows import LoneMatch
from bot.store.engine import Tx
from bot.store.ids import ChannelId, GuildId, MatchId, UserId
from bot.store.rows import PersonRow
from rules.games import game


@dataclass(frozen=True)
class Solo:
    """What players do alone."""

    context: Context

    @transaction
    async def play(
        self,
        tx: Tx,
        *,
        guild_id: GuildId,
        channel_id: ChannelId,
        user_id: UserId,
        wish: str,
        wanted: str | None = None,
        setup: str | None = None,
    ) -> MatchId:
        """Begin a solo match, or find the one under way in that game; return its id.

        Raise Refusal if the server does not play the game, or the game is not for one.
        """
        usual = await settings_of(tx, guild_id)
        game_id = usual.game_for(wanted, for_one)
        # First: otherwise two presses at once would each find none under way and begin one.
        await tx.run("person_hold", user_id=user_id)
        under_way = await match_under_way(tx, guild_id, user_id, game_id)
        if under_way is not None:
            return under_way
        return await begin(
            self.context,
            tx,
            Beginning(
                game=game(game_id),
                wishes=(wish,),
                answers=read_setup(game(game_id), setup),
                seed=self.context.chance.new_seed(),
                user_ids=(user_id,),
                alone=True,
                guild_id=guild_id,
                channel_id=channel_id,
                pace=usual.pace_for(None, game_id),
            ),
        )

    @transaction
    async def go_on_by_dm(self, tx: Tx, *, match_id: MatchId, user_id: UserId) -> None:
        """Send a player's hand by DM, even if the last DM failed: theirs may be open now.

        Raise Gone, NotYours, or Refusal if they want no DMs, or Discord's rate limit forbids one for now.
        """
        taken, now = await take_current(tx, match_id), self.context.now()
        seat = taken.seat_of(user_id).seat
        await try_dms_at_table(tx, match_id, now)
        if not takes_dms(await tx.one("person_by_id", PersonRow, user_id=user_id), now):
            raise Refusal("solo-no-dms")
        await HAND.post_anew(tx, match_id, now, rank=taken.match.revision, seat=seat)

    @transaction
    async def share(self, tx: Tx, *, match_id: MatchId, user_id: UserId) -> None:
        """Show everyone how a player's match ended. Raise Gone, NotYours, or Refusal if done before."""
        page = await match_page(tx, match_id, user_id, self.context.now())
        if is_open(page.contest):
            raise Refusal("contest-not-closed")
        await use_voice(self.context, tx, page.guild_id, user_id)
        if not await tx.run("match_share", id=match_id):
            raise Refusal("solo-shared")
        await BOARD.post(tx, match_id, self.context.now())


async def match_under_way(
    tx: Tx, guild_id: GuildId, user_id: UserId, game_id: str, level: str | None = None
) -> MatchId | None:
    """Return a player's match under way in a game, alone or with the house at a level.

    The version of its rules does not matter.
    """
    matches = await tx.all("matches_alone_of", LoneMatch, guild_id=guild_id, user_id=user_id)
    meant = game_name(game_id), level
    return next((match.id for match in matches if (game_name(match.game), match.level) == meant), None)
