"""The pages for reading."""

from functools import partial

from bot.face.bushido.library import fighter_screen, fighters_screen
from bot.face.learning.help import NEEDS, help_screen
from bot.face.learning.library import RULES_PAGES, role_screen, roster_screen, rules_screen
from tests.golden.gallery.table import Gallery

SCREENS: Gallery = {
    "help": help_screen,
    **{f"help, {need}": partial(help_screen, need=need) for need in NEEDS},
    **{f"rules, {page}": partial(rules_screen, page=page) for page in RULES_PAGES},
    "fighters": fighters_screen,
    "fighter": lambda words: fighter_screen(words, "swift"),
    "fighter, of an unknown age": lambda words: fighter_screen(words, "warlord"),
    "whom one can play": roster_screen,
    "nobody one can play": lambda words: role_screen(words, "nobody"),
}
