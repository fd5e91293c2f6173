"""A DM that tells a follower how a match ended."""

from bot.face.game.outcome import verdict
from bot.face.occasion import occasion_lines
from bot.face.pieces import message_link
from bot.face.registry.faces import face_of
from bot.face.screen import Block, Button, Row, Screen, Text
from bot.face.words import Words
from bot.play.match.reading import MatchPage
from bot.store.ids import MatchId
from bot.store.rows import NewestBoard


def followed(page: MatchPage, place: NewestBoard | None, words: Words) -> Screen:
    """Tell how a match ended, with a link to its last board."""
    lines = (face_of(page).middle(page, words).title, *occasion_lines(words, page.occasion))
    told = (verdict(words, page, page.outcome),) if page.outcome else ()
    blocks: list[Block] = [Text("\n".join((words("followed"), *lines, *told)))]
    if place is not None and place.message_id is not None:
        url = message_link(page.guild_id, place.channel_id, place.message_id)
        blocks.append(Row((Button(words("result-thread-button"), url=url),)))
    return Screen((*blocks, Text(followed_mark(page.match_id))))


def followed_mark(match_id: MatchId) -> str:
    """Return the small print that identifies the end of a followed match in a person's DMs."""
    return f"-# {match_id} · 🔔"
