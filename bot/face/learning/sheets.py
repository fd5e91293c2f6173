"""Role sheets to read before choosing a role, with a button that chooses it.

The action of a ``sheet`` press names the role, the area of the question it belongs to, and the game:
``swift:challenge:bushido.duel/1``; its id is that of the question's own press.
"""

from msgspec import structs

from bot.face.learning.library import role_screen
from bot.face.press import Press
from bot.face.roles import role_button, role_options
from bot.face.screen import Row, Screen, Select
from bot.face.words import Words
from bot.play.ground.refusals import Unreadable
from bot.play.match.draws import RANDOM
from rules.games import GAMES, game


def sheet_screen(words: Words, press: Press, role: str) -> Screen:
    """Show a role's sheet, a list of the other roles, and a button that chooses it.

    Raise Unreadable for an unknown game or role.
    """
    area, _, game_id = press.parts[1].partition(":")
    if game_id not in GAMES or role not in game(game_id).roles:
        raise Unreadable
    panel, *_ = role_screen(words, role).blocks
    choice = Press(area, press.id, action="fighter")
    options = tuple(
        structs.replace(option, default=option.value == role)
        for option in role_options(words, game_id)
        # A random role has no sheet.
        if option.value != RANDOM
    )
    return Screen(
        (
            panel,
            Select(press, words("role-placeholder"), options),
            Row((role_button(words, game_id, role, choice),)),
        )
    )
