"""The way from a player's own messages to the newest board of a match, wherever it stands when they go there.

What is sent to a player does not say where the board is: it would then depend on which of the two was sent
first, and that on whatever else had to be sent at that moment.
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
    """Return the button that asks for the way to a match's board."""
    return Button(words("duel-board-button"), press=Press("way", match_id, action="find"))


def latest_button(words: Words, match_id: MatchId) -> Button:
    """Return the button by which anybody asks where the newest board is, wherever the match is told."""
    return Button(words("board-latest-button"), press=Press("way", match_id, action="latest"))


def way_to_board(page: MatchPage, place: NewestBoard | None, words: Words) -> Screen:
    """Lead to the newest board, where one has been posted; who looks on is told whose it is."""
    if place is None or place.message_id is None:
        return Screen((Text(words("board-unposted")),))
    url = message_link(page.guild_id, place.channel_id, place.message_id)
    told = words("board-found" if page.own_seat is not None else "board-found-of", opponent=foes(words, page))
    way = Section((told,), Button(words("duel-board-button"), url=url))
    return Screen(
        (way, Row((replay_button(page, words), *why_buttons(page, words)))) if page.outcome else (way,)
    )
