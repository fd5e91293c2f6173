"""The button from a player's own messages to the newest board of a match, which is looked up on each press.

A message to a player does not say where the board is: its text would then depend on which of the two was sent
first, and so on what else had to be sent at that moment.
"""

from bot.face.game.parts import foes
from bot.face.game.to_replay import replay_button, why_buttons
from bot.face.pieces import message_link
from bot.face.press import Press
from bot.face.screen import Button, Row, Screen, Section, Text
from bot.face.words import Words
from bot.play.match.reading import MatchPage
from bot.store.ids import MatchId
from bot.store.rows import NewestBoard


def board_button(words: Words, match_id: MatchId) -> Button:
    """Return the button that leads to a match's board."""
    return Button(words("duel-board-button"), press=Press("way", match_id, action="find"))


def latest_button(words: Words, match_id: MatchId) -> Button:
    """Return the public button that leads to the newest board, wherever the match is reported."""
    return Button(words("board-latest-button"), press=Press("way", match_id, action="latest"))


def way_to_board(page: MatchPage, place: NewestBoard | None, words: Words) -> Screen:
    """Link to the newest board, if one has been posted; spectators are told whose match it is."""
    if place is None or place.message_id is None:
        return Screen((Text(words("board-unposted")),))
    url = message_link(page.guild_id, place.channel_id, place.message_id)
    told = words("board-found" if page.own_seat is not None else "board-found-of", opponent=foes(words, page))
    way = Section((told,), Button(words("duel-board-button"), url=url))
    return Screen(
        (way, Row((replay_button(page, words), *why_buttons(page, words)))) if page.outcome else (way,)
    )
