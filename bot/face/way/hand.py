"""The one message of a fight: how it stands, what has just happened, and the choice that is due."""

from bot.face.match.parts import first_seal
from bot.face.match.prompt import details_button, summary_button
from bot.face.pieces import ACCENT
from bot.face.screen import Block, Button, Panel, Row, Screen, Text
from bot.face.way.control import control
from bot.face.way.view import fight_of
from bot.face.words import Words
from bot.play.match.reading import MatchPage
from rules.way.state import FightState


def hand(page: MatchPage, words: Words) -> Screen:
    """Show the fight in few lines, and the control to choose with."""
    more = (details_button(page, words),) if page.options else ()
    return _screen(page, words, _standing(fight_of(page), words), more)


def details(page: MatchPage, words: Words) -> Screen:
    """Show all there is to know before a choice."""
    return _screen(page, words, _standing(fight_of(page), words), (summary_button(page, words),))


def _screen(page: MatchPage, words: Words, lines: list[str], more: tuple[Button, ...]) -> Screen:
    blocks: tuple[Block, ...] = (Text("\n".join(lines)), *control(page, words))
    rows = (Row(more),) if more else ()
    return Screen((Panel((*blocks, *rows, *first_seal(page, words)), ACCENT),))


def _standing(fight: FightState, words: Words) -> list[str]:
    """Say how the fight stands."""
    if fight.result:
        return [words("way-over", reason=fight.result.reason)]
    head = words("way-head", round=fight.round, attack=fight.attack)
    return [head, *map(str, fight.foes), f"{fight.life} {fight.ki} {fight.die} {fight.levels}", *fight.hand]
