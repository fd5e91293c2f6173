"""The cards somebody holds, as lines to read and as options to choose from; written once in each language."""

from functools import cache

from bot.face.bushido.cards import (
    beaten_by,
    card_of,
    crest,
    crests,
    is_special,
    rule,
    short_rule,
    special_name,
    technique_name,
    value,
)
from bot.face.limits import OPTION_TEXT
from bot.face.screen import Option
from bot.face.words import Words


def card_lines(words: Words, fighter: str, techniques: tuple[str, ...]) -> list[str]:
    """Describe each card: its values, what it is offensive against, and the rule of a special one."""
    return [line for technique in techniques for line in _card(words, fighter, technique)]


@cache
def short_card(words: Words, fighter: str, technique: str) -> str:
    """Describe a card in one line: its values, and the rule of a special one in a few words."""
    card = card_of(fighter, technique)
    line = words(
        "hand-short",
        crest=crest(technique),
        name=technique_name(words, technique),
        speed=value(words, card.speed),
        strength=value(words, card.strength),
    )
    return f"{line} · {short_rule(words, card)}" if is_special(card) else line


@cache
def card_option(words: Words, fighter: str, technique: str, pick: str | None) -> Option:
    """Return a card as something to choose; the one picked already is marked."""
    card = card_of(fighter, technique)
    values = {
        "name": technique_name(words, technique),
        "speed": value(words, card.speed),
        "strength": value(words, card.strength),
    }
    special = is_special(card)
    label = (
        words("hand-option-special", special=special_name(words, card), **values)
        if special
        else words("hand-option", **values)
    )
    return Option(
        technique,
        label[:OPTION_TEXT],
        short_rule(words, card) if special else "",
        crest(technique),
        default=technique == pick,
    )


@cache
def _card(words: Words, fighter: str, technique: str) -> tuple[str, ...]:
    card = card_of(fighter, technique)
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
