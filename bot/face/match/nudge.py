"""A message in the channel for a player whose DMs are closed."""

from bot.face.pieces import mention
from bot.face.press import Press
from bot.face.screen import Button, Row, Screen, Text
from bot.face.words import Words
from bot.play.match.players import Player
from bot.play.match.reading import MatchPage


def nudge(page: MatchPage, player: Player, words: Words) -> Screen:
    """Tell a player where their hand is, with a button that opens it."""
    button = Button(words("duel-hand-button"), press=nudge_press(page, player), style="primary", emoji="🎴")
    return Screen(
        (Text(words("nudge", player=mention(player.user_id))), Row((button,))), pings=(player.user_id,)
    )


def nudge_press(page: MatchPage, player: Player) -> Press:
    """Return the press that distinguishes a nudge from the board."""
    return Press("hand", page.match_id, action=f"open-{player.seat}")
