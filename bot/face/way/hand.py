"""The one message of a fight: what has just happened, how it stands, and the pending choice."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.face.game.parts import first_seal, rules_button
from bot.face.game.prompt import details_button, summary_button
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
"""Events that the hand itself shows."""


def hand(page: MatchPage, words: Words) -> Screen:
    """Show the fight in a few lines and the controls for the choice; once it is over, show how it ended."""
    texts = _beside_picture(page, words) if page.pictured else _without_picture(page, words)
    blocks = (Text("\n".join(lines)) for lines in texts if lines)
    choice = control(page, words, details_button(page, words))
    colour = GOLD if page.outcome else ACCENT
    return Screen((Panel((*blocks, *choice, *first_seal(page, words)), colour),))


def details(page: MatchPage, words: Words) -> Screen:
    """Show everything needed for a choice: what lies on the table, and what is left in the decks."""
    now = Text("\n".join((*_head(page, words), *_standing(page, words))))
    table = Text("\n".join((*tabletop_lines(words, fight_of(page)), words("way-legend"))))
    ways_on = (summary_button(page, words), rules_button(words, "way"))
    # The details have no picture above them, so nothing may be left to one.
    choice = control(replace(page, pictured=False), words, *ways_on)
    blocks = (now, Divider(), table, Divider(), *choice)
    return Screen((Panel((*blocks, *first_seal(page, words)), ACCENT),))


def _beside_picture(page: MatchPage, words: Words) -> Iterator[Sequence[str]]:
    """Report in short what has happened, beside a picture that shows how the fight stands."""
    ended = _head(page, words) if page.outcome else ()
    legend = (words("way-legend-drawn"),) if _begins(page) and fight_of(page).hand else ()
    yield (*ended, *_lately(page, words), *legend)


def _without_picture(page: MatchPage, words: Words) -> Iterator[Sequence[str]]:
    """Report what has happened, and how the fight stands."""
    yield (*_head(page, words), *_lately(page, words))
    yield (*_standing(page, words), *((words("way-legend"),) if _begins(page) else ()))


def _begins(page: MatchPage) -> bool:
    """Return whether no card has been played yet."""
    fight = fight_of(page)
    return fight.round <= 1 and not fight.played and not page.outcome


def _head(page: MatchPage, words: Words) -> list[str]:
    """Say how far the fight has come, or how it ended; before its first round, name the opponent."""
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


def _lately(page: MatchPage, words: Words) -> list[str]:
    """Report what the last choice led to, except the cards of a new round, which are shown below."""
    events = [event for event in page.lately if not isinstance(event, _SHOWN)]
    return lately_lines(fight_of(page), events, words, pictured=page.pictured)


def _standing(page: MatchPage, words: Words) -> tuple[str, ...]:
    fight = fight_of(page)
    return (*standing_lines(words, fight), *card_lines(words, fight))
