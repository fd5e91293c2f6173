"""The panel in which an organiser outlines a tournament, and the form that gives it a name.

Every control holds the whole outline, so nothing is stored until sign-up opens.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice

from bot.face.form import Form, TextField
from bot.face.limits import OPTIONS
from bot.face.pieces import ACCENT, level_name
from bot.face.press import Press
from bot.face.screen import Button, Option, Panel, Row, Screen, Select, Text
from bot.face.setups import setup_words
from bot.face.spans import span
from bot.face.titles import game_title
from bot.face.words import Words
from bot.play.clocks.reliability import RELIABLE
from bot.play.entry.setups import setups
from bot.play.gatherings.outlines import EXTRAS, PLACES, ROUNDS, STARTS, TITLE, Outline, answered
from bot.play.ground.times import DAY, HOUR, PACES
from bot.store.ids import CupId

NO_CUP = CupId("")
"""Stands for a tournament that is not weekly yet."""


def outline_panel(outline: Outline, games: Sequence[str], words: Words, cup_id: CupId = NO_CUP) -> Screen:
    """Ask for the terms of a tournament; each list shows the present choice.

    For a change to a weekly one (``cup_id``), the form that asks its name also asks when it begins.
    """
    asked = {
        "game": _games(outline, games, words),
        "setup": _setups(outline, words) if outline.rules.questions else None,
        "start": None if cup_id else _starts(outline, words),
        "pace": _paces(outline, words),
        "round": _rounds(outline, words),
        "places": _places(outline, words),
        "house": _houses(outline, words),
    }
    lists = [_list(what, cup_id, outline, choices, words) for what, choices in asked.items() if choices]
    name = Button(words("outline-name"), outline_press("name", outline), style="primary", emoji="🏯")
    weekly = Button(
        words("outline-weekly-change" if cup_id else "outline-weekly"),
        outline_press("weekly", outline, cup_id),
        style="primary" if cup_id else "secondary",
        emoji="🔁",
    )
    ways = Row((weekly,) if cup_id else (name, weekly))
    head = Text(words("outline-head-weekly" if cup_id else "outline-head"))
    return Screen((Panel((head, *lists, _extras(outline, words, cup_id), ways), ACCENT),))


def naming(outline: Outline, words: Words) -> Form:
    """Ask for the name; submitting it opens sign-up."""
    field = TextField("title", words("outline-title"), most=TITLE)
    return Form(words("outline-form"), outline_press("call", outline), (field,))


def outline_press(wanted: str, outline: Outline, cup_id: CupId = NO_CUP) -> Press:
    """Return a press that carries an outline, and the id of the weekly tournament that it changes, if any."""
    return Press("outline", cup_id, action=f"{wanted}:{outline.write()}")


def _list(
    asked: str, cup_id: CupId, outline: Outline, choices: Iterator[tuple[Outline, str]], words: Words
) -> Select:
    options = tuple(
        Option(each.write(), label, default=each == outline) for each, label in islice(choices, OPTIONS)
    )
    return Select(Press("outline", cup_id, action=f"ask:{asked}"), words("outline-placeholder"), options)


def _games(outline: Outline, games: Sequence[str], words: Words) -> Iterator[tuple[Outline, str]]:
    """Yield each game; choosing another game resets the setup to the usual one."""
    for name in games:
        chosen = outline if name == outline.game else replace(outline, game=name, answers="")
        yield chosen, words("outline-game", game=game_title(words, name))


def _setups(outline: Outline, words: Words) -> Iterator[tuple[Outline, str]]:
    yield replace(outline, answers=""), words("outline-setup-usual")
    for answers in setups(outline.rules.questions):
        told = words("outline-setup", setup=setup_words(words, outline.game, answers))
        yield replace(outline, answers=answered(outline, answers)), told


def _starts(outline: Outline, words: Words) -> Iterator[tuple[Outline, str]]:
    for hours in STARTS:
        at = words("outline-start", span=span(words, hours * HOUR))
        told = at if hours else words("outline-start-by-hand")
        yield replace(outline, start=hours), told


def _paces(outline: Outline, words: Words) -> Iterator[tuple[Outline, str]]:
    yield replace(outline, pace=""), words("outline-pace-usual")
    for pace in PACES:
        yield replace(outline, pace=pace), words("outline-pace", pace=words(f"pace-{pace}"))


def _rounds(outline: Outline, words: Words) -> Iterator[tuple[Outline, str]]:
    for days in ROUNDS:
        told = words("outline-round", span=span(words, days * DAY)) if days else words("outline-round-usual")
        yield replace(outline, round_days=days), told


def _places(outline: Outline, words: Words) -> Iterator[tuple[Outline, str]]:
    for places in PLACES:
        told = words("outline-places", places=places) if places else words("outline-places-all")
        yield replace(outline, places=places), told


def _houses(outline: Outline, words: Words) -> Iterator[tuple[Outline, str]]:
    """Yield the levels at which the house may take the place of byes, after the option that it does not."""
    yield replace(outline, level=""), words("outline-house-none")
    for level in outline.levels:
        yield replace(outline, level=level), words("outline-house", level=level_name(words, level))


def _extras(outline: Outline, words: Words, cup_id: CupId) -> Select:
    """Offer the extras, of which several may be chosen."""
    options = tuple(
        Option(
            extra,
            words(f"outline-extra-{extra}"),
            words(f"outline-extra-{extra}.about", share=RELIABLE),
            default=extra in outline.extras,
        )
        for extra in EXTRAS
    )
    return Select(
        outline_press("extras", outline, cup_id), words("outline-extras"), options, least=0, most=len(options)
    )
