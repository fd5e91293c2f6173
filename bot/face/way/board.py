"""The board of a fight that its player shows to everybody: how it ended."""

from bot.face.face import Middle
from bot.face.pieces import mention
from bot.face.way.view import fight_of
from bot.face.words import Words
from bot.play.match.reading import MatchPage


def middle(page: MatchPage, words: Words) -> Middle:
    """Show who fought whom, and how it ended or stands."""
    fight = fight_of(page)
    player = mention(page.players[0].user_id)
    return Middle(words("way-board-title", player=player, opponent=fight.options.opponent))
