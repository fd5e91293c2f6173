"""A player's private plan for the turns to come, with a button that cancels it."""

from collections.abc import Iterable

from bot.face.game.parts import foes
from bot.face.press import Press
from bot.face.registry.faces import face_of
from bot.face.screen import Button, Row, Screen, Text
from bot.face.words import Words
from bot.play.match.reading import MatchPage


def plan(page: MatchPage, words: Words) -> Screen:
    """Show the choice for this turn and the plan for the turns after it."""
    if not page.planned:
        return Screen((Text(_nothing_planned(page, words)),))
    lines = (
        words("plan-title-alone") if page.alone else words("plan-title", opponent=foes(words, page)),
        _this_turn(page, words),
        words("plan-ahead", cards=_told(page, words, page.planned)),
        words("plan-lasts" if page.plan_holds else "plan-broken"),
    )
    return Screen((Text("\n".join(lines)), _call_off(page, words)))


def plan_played(page: MatchPage, words: Words, named: Iterable[str]) -> Screen:
    """Say that the turn was played at once with the first of the named cards."""
    return Screen((Text(words("plan-played", cards=_told(page, words, named))),))


def plan_called_off(page: MatchPage, words: Words) -> Screen:
    """Say that a plan is cancelled, and what stays chosen for this turn."""
    return Screen((Text("\n".join((words("plan-called-off"), _this_turn(page, words)))),))


def _nothing_planned(page: MatchPage, words: Words) -> str:
    if page.pick is None:
        return words("plan-none")
    return words("plan-chosen", choice=face_of(page).choice_words(page, words, page.pick))


def _this_turn(page: MatchPage, words: Words) -> str:
    if page.pick is None:
        return words("plan-this-turn-open")
    return words("plan-this-turn", choice=face_of(page).choice_words(page, words, page.pick))


def _told(page: MatchPage, words: Words, choices: Iterable[str]) -> str:
    return words.listed(face_of(page).choice_words(page, words, choice) for choice in choices)


def _call_off(page: MatchPage, words: Words) -> Row:
    press = Press("plan", page.match_id, page.revision, "off")
    return Row((Button(words("plan-call-off"), press=press),))
