"""The greeting of a server that has added the bot: what this is, and where to begin."""

from bot.face.escape import escape
from bot.face.pictures.welcome import welcome_drawn
from bot.face.pieces import ACCENT
from bot.face.press import Press
from bot.face.registry.first_steps import how_button, try_button
from bot.face.screen import Button, Drawing, Panel, Row, Screen, Text
from bot.face.words import Words

FILE = "welcome.png"
SETTING_UP = Press("settings", action="open")
"""Opens the settings for members who may change them."""


def welcome(words: Words) -> Screen:
    """Greet a server; its buttons open panels that only the person who presses sees."""
    set_up = Button(words("welcome-set-up"), SETTING_UP, emoji="⚙️")
    return _greeting(words, words("welcome-setting-up"), set_up)


def welcome_by_dm(server: str, words: Words) -> Screen:
    """Greet the owner of a server without a channel that the bot can write in."""
    return _greeting(words, words("welcome-silent", server=escape(server)))


def _greeting(words: Words, last: str, *buttons: Button) -> Screen:
    blocks = (
        Text(words("welcome-title")),
        Drawing(FILE, welcome_drawn(), words("welcome-alt")),
        Text(words("welcome-about")),
        Text(words("welcome-begin")),
        Text(last),
        Row((try_button(words), how_button(words), *buttons)),
    )
    return Screen((Panel(blocks, ACCENT),))
