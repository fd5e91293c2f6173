"""The name of a match's thread."""

from collections.abc import Iterable

from bot.face.escape import plain
from bot.face.words import Words

LONGEST = 100
"""The longest name Discord gives a thread, in characters."""


def thread_name(names: Iterable[str], words: Words) -> str:
    """Name a thread after the players."""
    people = words.listed(map(plain, names))
    # Again, since all names together can be too long though none of them is.
    return plain(words("thread-name", players=people), LONGEST)
