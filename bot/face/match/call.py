"""A word in the channel for someone without DMs who is on in the open."""

from bot.face.pieces import mention
from bot.face.press import Press
from bot.face.screen import Button, Row, Screen, Text
from bot.face.words import Words
from bot.play.match.players import Player
from bot.play.match.reading import MatchPage


def call(page: MatchPage, player: Player, words: Words) -> Screen:
    """Tell someone that they are on, with a way to the board."""
    button = Button(words("duel-board-button"), press=call_press(page, player))
    text = words("call-on", player=mention(player.user_id))
    return Screen((Text(text), Row((button,))), pings=(player.user_id,))


def call_press(page: MatchPage, player: Player) -> Press:
    """Return the press by which a call is known from others."""
    # With the seat, since two players can be called in one turn.
    return Press("way", page.match_id, page.revision, f"call-{player.seat}")
