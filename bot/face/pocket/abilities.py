"""What cards do, composed from their abilities: in a few words, or in full sentences.

The catalogue has words for each ability under its tag, so that no sentence can disagree with the rules.
"""

from collections.abc import Sequence

from bot.face.pocket.symbols import IN_WORDS, Notation
from bot.face.words import Words
from rules.pocket.abilities import (
    Answers,
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
from rules.pocket.symbols import ASPECTS, NONE

_TURNING = (ChooseSide, TurnsAgainst)
"""Abilities that are described together with the card's two sides."""


def told(words: Words, card: DojoCard, notation: Notation = IN_WORDS) -> list[str]:
    """Say what a card shows and what else it does, in a few words each."""
    shown = [] if card.ability(Mirrors) else [_sides(words, card, notation)]
    deeds = (each for each in card.abilities if not isinstance(each, _TURNING))
    return shown + [words(f"pocket-deed-{_tag(each)}", **_facts(words, each, notation)) for each in deeds]


def rules(words: Words, card: DojoCard, deck: Sequence[str]) -> list[str]:
    """Write in full sentences what a card of a deck does."""
    if card.aspect is None:
        return [words("pocket-rule-strike")]
    sentences = [
        words(f"pocket-rule-{_tag(each)}", **_facts(words, each, IN_WORDS)) for each in card.abilities
    ]
    return [*sentences, *common(words, card, deck)]


def common(words: Words, card: DojoCard, deck: Sequence[str]) -> list[str]:
    """Say how many cards of a deck a card loses to, if it loses to something other than an aspect."""
    loses = card.ability(LosesTo)
    if loses is None or loses.sign in ASPECTS:
        return []
    count = sum(loses.sign in CARDS[key].signs for key in deck)
    return [words("pocket-rule-common", sign=IN_WORDS.sign(words, loses.sign), count=count, deck=len(deck))]


def exhaust_words(words: Words, exhaust: Exhaust, notation: Notation = IN_WORDS) -> str:
    """Say what exhausting a card does."""
    if exhaust.takes == NONE:
        return words("pocket-effect-gains", gains=notation.symbols(words, exhaust.gains))
    return words("pocket-effect-takes", takes=notation.symbols(words, exhaust.takes))


def _sides(words: Words, card: DojoCard, notation: Notation) -> str:
    """Say what a card shows; for a card with two sides, also what decides between them."""
    deciding = next((ability for ability in card.abilities if isinstance(ability, _TURNING)), None)
    if deciding is None:
        return notation.symbols(words, card.sides[0])
    one, other = (notation.symbols(words, side) for side in card.sides)
    return words(f"pocket-sides-{_tag(deciding)}", one=one, other=other, **_facts(words, deciding, notation))


def _tag(ability: AnyAbility) -> str:
    """Return the word by which the catalogue knows an ability."""
    return str(ability.__struct_config__.tag)


def _facts(words: Words, ability: AnyAbility, notation: Notation) -> dict[str, str | int]:
    """Return the values for sentences about an ability."""
    match ability:
        case Defeats(sign=sign) | LosesTo(sign=sign) | TurnsAgainst(sign=sign):
            return {"sign": notation.sign(words, sign)}
        case Answers(aspect=aspect, gains=gains):
            return {"aspect": notation.sign(words, aspect), "gains": notation.symbols(words, gains)}
        case FromHand(aspect=aspect):
            return {"of": aspect or "any", "aspect": notation.sign(words, aspect) if aspect else ""}
        case Ongoing(aspect=aspect, count=count, gains=gains):
            return {
                "aspect": notation.sign(words, aspect),
                "count": count,
                "gains": notation.symbols(words, gains),
            }
        case Exhaust():
            return {"effect": exhaust_words(words, ability, notation)}
        case _:
            return {}
