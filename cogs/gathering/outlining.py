"""The panel that outlines a tournament, with the games that a server plays."""

from bot.face.tournament.outline import NO_CUP, outline_panel
from bot.play.gatherings.kinds import TOURNAMENT, fits_kind
from bot.play.gatherings.outlines import Outline
from bot.play.ground.repertoire import newest
from bot.store.ids import CupId
from bot.wire.client import DuelBot
from bot.wire.visit import Visit
from rules.games import game


async def show_outline(bot: DuelBot, visit: Visit, outline: Outline, cup_id: CupId = NO_CUP) -> None:
    """Show what is chosen so far, for a new tournament or a weekly one."""
    guild_id, _ = visit.home
    fits = fits_kind(TOURNAMENT, hardcore=False)
    played = await bot.play.reading.games(guild_id)
    games = [name for name in played if fits(game(newest(name)))]
    await visit.show(outline_panel(outline, games, visit.words, cup_id))
