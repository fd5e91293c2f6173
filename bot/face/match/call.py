"""A message in the channel for a player without DMs whose open choice is due."""

from bot.face.pieces import mention
from bot.face.press import Press
from bot.face.screen import Button, Row, Screen, Text
from bot.face.words import Words
from bot.play.match.players import Player
from bot.play.match.reading import MatchPage


def call(page: MatchPage, player: Player, words: Words) -> Screen:
    """Tell a player that it is their turn, with a button to the board."""
    button = Button(words("duel-board-button"), press=call_press(page, player))
    text = words("call-on", player=mention(player.user_id))
    return Screen((Text(text), Row((button,))), pings=(player.user_id,))


def call_press(page: MatchPage, player: Player) -> Press:
    """Return the press that identifies a call."""
    # With the seat, since two players can be called in one turn.
    return Press("way", page.match_id, page.revision, f"call-{player.seat}")
