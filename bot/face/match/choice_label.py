"""A choice as one thing in a list, where nothing is bold and nobody can be mentioned."""

from bot.face.escape import plain
from bot.face.pieces import mention
from bot.face.registry.faces import face_of
from bot.face.words import Words
from bot.play.match.reading import MatchPage


def choice_label(page: MatchPage, words: Words, choice: str) -> str:
    """Name a choice in a list, as its game says it in a text."""
    told = face_of(page).choice_words(page, words, choice).replace("**", "")
    for player in page.players:
        told = told.replace(mention(player.user_id), plain(player.name))
    return told
