"""Cards of the bushido deck in words: their names, what they show and, in a few words, what they do.

What a card does stands nowhere as a sentence of its own: it is put together from the card's abilities, each
with words under its tag, so that no sentence can disagree with the rules.
"""

from collections.abc import Iterable

from bot.face.screen import Option
from bot.face.words import Words
from rules.pocket.abilities import (
    AnyAbility,
    ChooseSide,
    Defeats,
    Exhaust,
    FromHand,
    LosesTo,
    Mirrors,
    Ongoing,
    TurnsAgainst,
)
from rules.pocket.cards import DojoCard
from rules.pocket.deck import CARDS
from rules.pocket.resolution import SIDES
from rules.pocket.symbols import NONE, Aspect, Symbols

EMOJI = {"aggression": "🔥", "wisdom": "🪷", "agility": "🍃"}
"""A sign for each aspect; the word is never far."""
STRIKE_EMOJI = "⚔️"
SIDE_EMOJI = ("🗡️", "🪖")
_TURNING = (ChooseSide, TurnsAgainst)
"""What is told with a card's two sides."""


def card_emoji(key: str) -> str:
    """Return the sign of a card's aspect, or that of the Strike!."""
    aspect = CARDS[key].aspect
    return EMOJI[aspect] if aspect else STRIKE_EMOJI


def card_name(words: Words, key: str) -> str:
    """Name a card."""
    return words(f"pocket-card-{key}")


def card_names(words: Words, keys: Iterable[str]) -> str:
    """Name several cards."""
    return words.listed(card_name(words, key) for key in keys)


def aspect_word(words: Words, aspect: Aspect) -> str:
    """Name an aspect."""
    return words(f"pocket-sign-{aspect}")


def symbols_words(words: Words, symbols: Symbols) -> str:
    """Count swords and helms, leaving out what there is none of."""
    counts = {"swords": symbols.swords, "helms": symbols.helms}
    told = words.listed(words(f"pocket-{kind}", count=count) for kind, count in counts.items() if count)
    return told or words("pocket-symbols-none")


def card_in_bold(words: Words, key: str) -> str:
    """Name a card, with the sign of its aspect, where it is to be seen."""
    return words("pocket-choice-card", emoji=card_emoji(key), name=card_name(words, key))


def card_in_full(words: Words, key: str) -> str:
    """Name a card with its aspect, what it shows and what it does; the Strike! says that by its name."""
    card, name = CARDS[key], card_in_bold(words, key)
    if card.aspect is None:
        return name
    return words("pocket-card-in-full", card=name, facts=_told(words, card, aspect_word(words, card.aspect)))


def card_line(words: Words, key: str) -> str:
    """Describe a card in a small line of its own."""
    return words("pocket-card-line", card=card_in_full(words, key))


def grouped_lines(words: Words, keys: Iterable[str]) -> list[str]:
    """Describe cards in as short a way, the aspect above those that have it; without the Strike!."""
    lines: list[str] = []
    cards = [CARDS[key] for key in keys]
    for aspect, emoji in EMOJI.items():
        own = [card for card in cards if card.aspect == aspect]
        if own:
            lines.append(words("pocket-group", emoji=emoji, aspect=words(f"pocket-sign-{aspect}")))
            lines += [_grouped(words, card) for card in own]
    return lines


def rule_lines(words: Words, key: str) -> list[str]:
    """Write in full sentences what a card does."""
    card = CARDS[key]
    if card.aspect is None:
        return [words("pocket-rule-strike")]
    return [words(f"pocket-rule-{_tag(each)}", **_facts(words, each)) for each in card.abilities]


def card_button(words: Words, key: str) -> Option:
    """Name a card on a button, where a line describes it already."""
    return Option(key, card_name(words, key), emoji=card_emoji(key))


def side_option(words: Words, key: str, side: str) -> Option:
    """Name a side of a card by what it shows."""
    place = SIDES.index(side)
    return Option(side, symbols_words(words, CARDS[key].sides[place]), emoji=SIDE_EMOJI[place])


def exhaust_words(words: Words, exhaust: Exhaust) -> str:
    """Say what exhausting a card is good for."""
    if exhaust.takes == NONE:
        return words("pocket-effect-gains", gains=symbols_words(words, exhaust.gains))
    return words("pocket-effect-takes", takes=symbols_words(words, exhaust.takes))


def _grouped(words: Words, card: DojoCard) -> str:
    return words("pocket-card-in-group", name=card_name(words, card.key), facts=_told(words, card))


def _told(words: Words, card: DojoCard, *first: str) -> str:
    """Say what a card shows and does, after what comes ``first``."""
    return " · ".join((*first, *_shown(words, card), *_deeds(words, card)))


def _shown(words: Words, card: DojoCard) -> list[str]:
    """Return what a card shows; nothing where that is not printed on it."""
    return [] if card.ability(Mirrors) else [_sides(words, card)]


def _sides(words: Words, card: DojoCard) -> str:
    """Say what a card shows, where it has two sides with what decides between them."""
    deciding = next((ability for ability in card.abilities if isinstance(ability, _TURNING)), None)
    if deciding is None:
        return symbols_words(words, card.sides[0])
    one, other = (symbols_words(words, side) for side in card.sides)
    return words(f"pocket-sides-{_tag(deciding)}", one=one, other=other, **_facts(words, deciding))


def _deeds(words: Words, card: DojoCard) -> list[str]:
    """Say in a few words each what a card does beside what it shows."""
    return [
        words(f"pocket-deed-{_tag(ability)}", **_facts(words, ability))
        for ability in card.abilities
        if not isinstance(ability, _TURNING)
    ]


def _tag(ability: AnyAbility) -> str:
    """Return by which word the catalogue knows an ability."""
    return str(ability.__struct_config__.tag)


def _facts(words: Words, ability: AnyAbility) -> dict[str, str | int]:
    """Return what sentences about an ability tell."""
    match ability:
        case Defeats(sign=sign) | LosesTo(sign=sign) | TurnsAgainst(sign=sign):
            return {"sign": words(f"pocket-sign-{sign}")}
        case FromHand(aspect=aspect):
            return {"of": aspect or "any", "aspect": aspect_word(words, aspect) if aspect else ""}
        case Ongoing(aspect=aspect, count=count, gains=gains):
            counted = {"count": count, "gains": symbols_words(words, gains)}
            return {"aspect": aspect_word(words, aspect), **counted}
        case Exhaust():
            return {"effect": exhaust_words(words, ability)}
        case _:
            return {}
