"""The panel of practice: a game, a fighter, and the levels of the house with their strengths."""

from collections.abc import Iterator

from bot.face.pieces import ACCENT, PAIR, level_name
from bot.face.press import Press
from bot.face.registry.first_steps import how_buttons
from bot.face.roles import role_options
from bot.face.screen import Block, Button, Option, Panel, Row, Screen, Select, Text
from bot.face.titles import game_title
from bot.face.words import Words
from bot.play.ground.repertoire import game_name, has_roles
from bot.play.solo.practice import Offered, PracticeOutset
from rules.games import game


def practice_panel(page: PracticeOutset, words: Words) -> Screen:
    """Show the levels of a game, one press each, and lists of other games and fighters."""
    name = game_name(page.game)
    title = words("practice-panel", game=game_title(words, name))
    lines = [title, words("practice-unrated"), *_worths(page, words)]
    begin = Row((*(_begin(page, each, words) for each in page.levels), *how_buttons(words, name)))
    return Screen((Panel((Text("\n".join(lines)), begin, *_lists(page, words)), ACCENT),))


def _worths(page: PracticeOutset, words: Words) -> Iterator[str]:
    """Say how strong each level is, where that was measured."""
    below, key = "", "practice-worth" if min(game(page.game).seats) <= PAIR else "practice-worth-of-many"
    for each in page.levels:
        name, worth = level_name(words, each.level), each.worth
        if worth.beats_below is not None and below:
            facts = {"share": f"{worth.beats_below:.0f}", "error": f"{worth.error:.1f}", "below": below}
            excess = "" if worth.excess is None else words("practice-excess", excess=f"{worth.excess:.1f}")
            yield words(key, level=name, **facts) + excess
        below = name


def _begin(page: PracticeOutset, each: Offered, words: Words) -> Button:
    action = f"begin:{game_name(page.game)}:{page.role}"
    return Button(
        level_name(words, each.level), press=Press("practice", each.level, action=action), style="success"
    )


def _lists(page: PracticeOutset, words: Words) -> Iterator[Block]:
    name = game_name(page.game)
    if has_roles(page.game):
        roles = tuple(
            Option(role.value, role.label, role.description, role.emoji, default=role.value == page.role)
            for role in role_options(words, page.game)
        )
        yield Select(Press("practice", action=f"role:{name}"), words("role-placeholder"), roles)
    if len(page.games) > 1:
        games = tuple(Option(each, game_title(words, each), default=each == name) for each in page.games)
        yield Select(Press("practice", action="game"), words("practice-games"), games)
