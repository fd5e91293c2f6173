"""The one message of a fight: what has just happened, how it stands, and the choice that is due."""

from bot.face.match.parts import first_seal, rules_button
from bot.face.match.prompt import details_button, summary_button
from bot.face.pieces import ACCENT, GOLD
from bot.face.screen import Divider, Panel, Screen, Text
from bot.face.way.cards import opponent_name
from bot.face.way.control import control
from bot.face.way.ending import verdict, void_lines
from bot.face.way.lately import lately_lines
from bot.face.way.standing import asked_of, card_lines, standing_lines
from bot.face.way.tabletop import tabletop_lines
from bot.face.way.view import fight_of
from bot.face.words import Words
from bot.play.match.reading import MatchPage
from rules.way import events as of

_SHOWN = (of.RoundOpened, of.FightOver)
"""What the hand itself says."""


def hand(page: MatchPage, words: Words) -> Screen:
    """Show the fight in few lines, and the control to choose with; once it is over, how it ended."""
    now = Text("\n".join((*_head(page, words), *_news(page, words))))
    fight = fight_of(page)
    legend = () if fight.round > 1 or fight.played or page.outcome else (words("way-legend"),)
    standing = Text("\n".join((*_standing(page, words), *legend)))
    choice = control(page, words, details_button(page, words))
    colour = GOLD if page.outcome else ACCENT
    return Screen((Panel((now, standing, *choice, *first_seal(page, words)), colour),))


def details(page: MatchPage, words: Words) -> Screen:
    """Show all there is to know before a choice: what lies on the table, and what is left in the decks."""
    now = Text("\n".join((*_head(page, words), *_standing(page, words))))
    table = Text("\n".join((*tabletop_lines(words, fight_of(page)), words("way-legend"))))
    ways_on = (summary_button(page, words), rules_button(words, "way"))
    blocks = (now, Divider(), table, Divider(), *control(page, words, *ways_on))
    return Screen((Panel((*blocks, *first_seal(page, words)), ACCENT),))


def _head(page: MatchPage, words: Words) -> list[str]:
    """Say how far the fight has come, or how it ended; before its first round, against whom it is."""
    fight = fight_of(page)
    if page.outcome:
        return [words("way-head-over", verdict=verdict(page, words)), *void_lines(page, words)]
    match asked_of(fight):
        case "camp":
            return [words("way-head", opponent=opponent_name(words, fight.options.opponent))]
        case "redraw":
            return [words("way-head-round", round=fight.round)]
        case _:
            return [words("way-head-attack", round=fight.round, attack=fight.attack)]


def _news(page: MatchPage, words: Words) -> list[str]:
    """Tell what came of the last choice; the cards of a new round stand below it."""
    events = [event for event in page.lately if not isinstance(event, _SHOWN)]
    return lately_lines(words, fight_of(page), events)


def _standing(page: MatchPage, words: Words) -> tuple[str, ...]:
    fight = fight_of(page)
    return (*standing_lines(words, fight), *card_lines(words, fight))
