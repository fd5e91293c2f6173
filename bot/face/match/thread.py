"""What the thread of a match is called."""

from bot.face.escape import plain
from bot.face.words import Words
from bot.play.reading import MatchPage

LONGEST = 100
"""The longest name Discord gives a thread, in characters."""


def thread_name(page: MatchPage, words: Words) -> str:
    """Name a thread after those who fight."""
    people = ", ".join(plain(player.name) for player in page.players)
    return plain(words("thread-name", players=people), LONGEST)
