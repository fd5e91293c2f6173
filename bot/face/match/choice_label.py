"""A choice as an option of a list, where bold text and mentions do not work."""

from bot.face.pieces import called, listed_as
from bot.face.registry.faces import face_of
from bot.face.words import Words
from bot.play.match.reading import MatchPage


def choice_label(page: MatchPage, words: Words, choice: str) -> str:
    """Name a choice for a list, in the words of its game."""
    told = face_of(page).choice_words(page, words, choice).replace("**", "")
    for player in page.players:
        # A list would show a mention's source, with the person's id.
        told = told.replace(called(player, words), listed_as(player, words))
    return told
