"""A choice as one thing in a list, where nothing is bold and nobody can be mentioned."""

from bot.face.pieces import called, listed_as
from bot.face.registry.faces import face_of
from bot.face.words import Words
from bot.play.match.reading import MatchPage


def choice_label(page: MatchPage, words: Words, choice: str) -> str:
    """Name a choice in a list, as its game says it in a text."""
    told = face_of(page).choice_words(page, words, choice).replace("**", "")
    for player in page.players:
        # A list shows a mention as it is written, with the number of a person.
        told = told.replace(called(player, words), listed_as(player, words))
    return told
