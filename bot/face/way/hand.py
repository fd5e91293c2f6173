"""The one message of a fight: what has just happened, how it stands, and the choice that is due."""

from bot.face.match.parts import first_seal
from bot.face.match.prompt import details_button, summary_button
from bot.face.pieces import ACCENT, GOLD
from bot.face.screen import Block, Button, Divider, Panel, Row, Screen, Text
from bot.face.way.cards import opponent_name
from bot.face.way.control import control
from bot.face.way.ending import ending_lines
from bot.face.way.lately import lately_lines
from bot.face.way.standing import asked_of, hand_lines, laid_line, standing_lines
from bot.face.way.tabletop import tabletop_lines
from bot.face.way.view import fight_of
from bot.face.words import Words
from bot.play.match.reading import MatchPage
from rules.way import events as of
from rules.way.dealing import ROUNDS

_SHOWN = (of.RoundOpened, of.FightOver)
"""What the hand itself says."""


def hand(page: MatchPage, words: Words) -> Screen:
    """Show the fight in few lines, and the control to choose with; once it is over, how it ended."""
    now = "\n".join((_head(page, words), *_news(page, words)))
    if page.outcome:
        return _screen(page, words, (Text(now), Text("\n".join(ending_lines(page, words)))))
    about = "\n".join(_standing(page, words))
    return _screen(page, words, (Text(now), Text(about), *control(page, words)), details_button(page, words))


def details(page: MatchPage, words: Words) -> Screen:
    """Show all there is to know before a choice: what lies on the table, and what is left in the decks."""
    now = "\n".join((_head(page, words), *_standing(page, words)))
    table = "\n".join(tabletop_lines(words, fight_of(page)))
    blocks = (Text(now), Divider(), Text(table), Divider(), *control(page, words))
    return _screen(page, words, blocks, summary_button(page, words))


def _screen(page: MatchPage, words: Words, blocks: tuple[Block, ...], *more: Button) -> Screen:
    rows = (Row(more),) if more else ()
    return Screen((Panel((*blocks, *rows, *first_seal(page, words)), GOLD if page.outcome else ACCENT),))


def _head(page: MatchPage, words: Words) -> str:
    """Say whom one fights, and how far it has come."""
    fight = fight_of(page)
    opponent = opponent_name(words, fight.options.opponent)
    if page.outcome or asked_of(fight) == "camp":
        return words("way-head", opponent=opponent)
    if asked_of(fight) == "redraw":
        return words("way-head-round", opponent=opponent, round=fight.round, rounds=ROUNDS)
    return words("way-head-attack", opponent=opponent, round=fight.round, rounds=ROUNDS, attack=fight.attack)


def _news(page: MatchPage, words: Words) -> list[str]:
    """Tell what came of the last choice; the cards of a new round stand below it."""
    events = [event for event in page.lately if not isinstance(event, _SHOWN)]
    return lately_lines(words, fight_of(page), events)


def _standing(page: MatchPage, words: Words) -> tuple[str, ...]:
    fight = fight_of(page)
    return (*standing_lines(words, fight), *laid_line(words, fight), *hand_lines(words, fight))
