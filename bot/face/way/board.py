"""The board of a fight that its player shows to everyone: how it ended."""

from bot.face.game.face import Middle
from bot.face.pieces import mention
from bot.face.setups import setup_words
from bot.face.way.cards import opponent_name
from bot.face.way.ending import verdict, void_lines
from bot.face.way.standing import standing_lines
from bot.face.way.view import fight_of
from bot.face.words import Words
from bot.play.ground.repertoire import game_name
from bot.play.match.reading import MatchPage


def middle(page: MatchPage, words: Words) -> Middle:
    """Show who fought whom, on which terms, and how it ended."""
    player, fight = mention(page.players[0].user_id), fight_of(page)
    opponent = opponent_name(words, fight.options.opponent)
    title = words("way-board-title", player=player, opponent=opponent)
    ended = (*_setup(page, words), verdict(page, words, player), *void_lines(page, words))
    stood = standing_lines(words, fight, player)
    return Middle(title, ("\n".join((*ended, *stood)),), beside_board=("\n".join(ended),))


def _setup(page: MatchPage, words: Words) -> list[str]:
    """Name the terms, except the opponent, who is named above them."""
    settled = {name: answer for name, answer in page.answers.items() if name != "opponent"}
    setup = setup_words(words, game_name(page.game), settled)
    return [words("way-board-setup", setup=setup)] if setup else []
