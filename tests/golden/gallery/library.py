"""The pages that are there to be read."""

from functools import partial

from bot.face.library import RULES_PAGES, fighter_screen, fighters_screen, help_screen, rules_screen
from tests.golden.gallery.table import Gallery

SCREENS: Gallery = {
    "help": help_screen,
    **{f"rules, {page}": partial(rules_screen, page=page) for page in RULES_PAGES},
    "fighters": fighters_screen,
    "fighter": lambda words: fighter_screen(words, "swift"),
    "fighter, of an unknown age": lambda words: fighter_screen(words, "warlord"),
}
