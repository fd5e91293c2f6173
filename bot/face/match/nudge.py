"""A word in the channel for someone whose DMs are closed."""

from bot.face.pieces import mention
from bot.face.press import Press
from bot.face.screen import Button, Row, Screen, Text
from bot.face.words import Words
from bot.play.match.players import Player
from bot.play.match.reading import MatchPage


def nudge(page: MatchPage, player: Player, words: Words) -> Screen:
    """Tell someone where their hand is, with a way to open it."""
    button = Button(words("duel-hand-button"), press=nudge_press(page, player), style="primary", emoji="🎴")
    return Screen(
        (Text(words("nudge", player=mention(player.user_id))), Row((button,))), pings=(player.user_id,)
    )


def nudge_press(page: MatchPage, player: Player) -> Press:
    """Return the press by which a nudge is known from the board."""
    return Press("hand", page.match_id, action=f"open-{player.seat}")
