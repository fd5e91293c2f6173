"""The cards a player holds, as lines of text, as buttons, and as entries of a list."""

from collections.abc import Iterable
from functools import cache

from bot.face.bushido.cards import (
    beaten_by,
    crest,
    crests,
    is_special,
    rule,
    short_rule,
    special_name,
    technique_name,
    technique_word,
    value,
)
from bot.face.bushido.facing import Facing
from bot.face.screen import Option
from bot.face.words import Words
from rules.bushido.cards import Card
from rules.bushido.fighters.edition import Edition


def card_lines(words: Words, edition: Edition, fighter: str, techniques: Iterable[str]) -> list[str]:
    """Describe each card: its values, what it is offensive against, and its rule if it is special."""
    return [line for each in techniques for line in _card(words, edition.card(fighter, each))]


def short_lines(words: Words, facing: Facing, techniques: Iterable[str], *, first: bool) -> list[str]:
    """Describe cards in as few lines as possible: one for all standard cards, and one for each special card.

    The ``first`` time, it explains the numbers.
    """
    held = tuple(techniques)
    standards = words.listed(
        words("hand-standard", name=technique_word(words, each), **_values(words, facing, each))
        for each in held
        if not is_special(facing.card(each))
    )
    lines = (
        [words("hand-standards-first" if first else "hand-standards", cards=standards)] if standards else []
    )
    return lines + [_special(words, facing, each) for each in held if is_special(facing.card(each))]


def rule_lines(words: Words, facing: Facing, techniques: Iterable[str]) -> list[str]:
    """Say what special cards do, for use below a picture that shows their values."""
    return [
        words("hand-special-rule-alone", crest=crest(each), rule=told)
        for each in techniques
        if is_special(facing.card(each)) and (told := _rule(words, facing, each))
    ]


def card_choice(words: Words, technique: str) -> Option:
    """Name a card on a button."""
    return Option(technique, technique_word(words, technique), emoji=crest(technique))


def card_option(words: Words, facing: Facing, technique: str, pick: str | None) -> Option:
    """Describe a card for a list; the current pick is marked."""
    card = facing.card(technique)
    values = {"name": technique_name(words, technique), **_values(words, facing, technique)}
    if is_special(card):
        label = words("hand-option-special", special=special_name(words, card), **values)
        told = _rule(words, facing, technique)
    else:
        label, told = words("hand-option", **values), ""
    return Option(technique, label, told, crest(technique), default=technique == pick)


def _special(words: Words, facing: Facing, technique: str) -> str:
    """Describe a special card in a line: its current values, and in a few words what else it does."""
    told = {"crest": crest(technique), "name": technique_word(words, technique)}
    told |= _values(words, facing, technique)
    rule = _rule(words, facing, technique)
    return (
        words("hand-special-short-rule", rule=rule, **told) if rule else words("hand-special-short", **told)
    )


def _rule(words: Words, facing: Facing, technique: str) -> str:
    """Write what a special card does beyond its values, which already say how they grow."""
    card = facing.card(technique)
    return short_rule(words, card, facing.value) if card.clauses else ""


def _values(words: Words, facing: Facing, technique: str) -> dict[str, str]:
    card = facing.card(technique)
    return {"speed": facing.value(words, card.speed), "strength": facing.value(words, card.strength)}


@cache
def _card(words: Words, card: Card) -> tuple[str, ...]:
    technique = card.technique
    values = {
        "crest": crest(technique),
        "name": technique_name(words, technique),
        "speed": value(words, card.speed),
        "strength": value(words, card.strength),
        "beats": crests(beaten_by(technique)),
    }
    if not is_special(card):
        return (words("hand-card", **values),)
    return (
        words("hand-special", special=special_name(words, card), **values),
        words("hand-special-rule", rule=rule(words, card)),
    )
