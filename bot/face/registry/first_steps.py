"""Buttons for newcomers: try a game, or read how it is played.

They are safe on a public message: only the person who presses one sees what it opens.
"""

from collections.abc import Collection

from bot.face.press import Press
from bot.face.registry.faces import BOOKS
from bot.face.screen import Button
from bot.face.words import Words
from bot.play.ground.repertoire import newest, system_name
from bot.play.solo.lessons import lesson_names
from bot.play.solo.practice import for_practice
from rules.games import game as rules_of

FIRST_PAGE = "first"
"""Stands for a page of the rules: the first one whose game is played here."""


def try_button(words: Words) -> Button:
    """Return the button that begins the first lesson."""
    return _try(words, "open")


def how_button(words: Words) -> Button:
    """Return the button that opens the first page of the rules whose game is played here."""
    return _how(words, FIRST_PAGE)


def try_buttons(words: Words, system: str, played: Collection[str] | None = None) -> tuple[Button, ...]:
    """Return the button that begins a system's lesson; nothing if none of its games has one."""
    taught = (name for name in taught_names(played) if system_name(name) == system)
    return tuple(_try(words, f"open:{name}") for name in taught)[:1]


def taught_names(played: Collection[str] | None) -> tuple[str, ...]:
    """Return the games that have a lesson, among those ``played``; among all games if that is None."""
    return tuple(name for name in lesson_names() if played is None or name in played)


def how_buttons(words: Words, game: str) -> tuple[Button, ...]:
    """Return the button that opens the first page about a game; nothing if its system has no book."""
    return tuple(_how(words, book.primer[0]) for book in BOOKS if book.system == system_name(game))


def practice_buttons(words: Words, game: str, label: str = "practice-button") -> tuple[Button, ...]:
    """Return the button that opens practice; nothing for a game that the house does not play."""
    if not for_practice(rules_of(newest(game))):
        return ()
    return (Button(words(label), Press("practice", action=f"open:{game}"), emoji="🏮"),)


def _try(words: Words, action: str) -> Button:
    return Button(words("lesson-try-button"), Press("lesson", action=action), style="success", emoji="🥋")


def _how(words: Words, page: str) -> Button:
    return Button(words("lesson-how-button"), Press("rules", action=page), emoji="📖")
