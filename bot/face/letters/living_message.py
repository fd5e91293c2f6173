"""The screen of a gathering's one living message, and its private copy with a link."""

from bot.face.gathering.board import board
from bot.face.gathering.lobby import lobby
from bot.face.pieces import message_link
from bot.face.screen import Button, Row, Screen
from bot.face.tournament.board import tournament_board
from bot.face.words import Words
from bot.play.gatherings.kinds import CHALLENGING
from bot.play.gatherings.reading import GatheringPage


def living_message(page: GatheringPage, words: Words) -> Screen:
    """Draw a gathering as it stands: sign-up, under way, or over."""
    if page.row.kind not in CHALLENGING:
        return tournament_board(page, words)
    return lobby(page, words) if page.state is None else board(page, words)


def status(page: GatheringPage, words: Words) -> Screen:
    """Show how a gathering stands, with a link to its message."""
    row = page.row
    if row.message_id is None:
        return living_message(page, words)
    url = message_link(row.guild_id, row.channel_id, row.message_id)
    way = Row((Button(words("gathering-to-message"), url=url),))
    return Screen((*living_message(page, words).blocks, way))
