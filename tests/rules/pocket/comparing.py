"""Which card is as good as another regardless of aspects, and what a card is apart from its aspects."""

from rules.pocket.abilities import (
    Ability,
    Answers,
    ChooseSide,
    Defeats,
    Exhaust,
    FromHand,
    LosesTo,
    Ongoing,
    TurnsAgainst,
)
from rules.pocket.cards import DojoCard
from rules.pocket.symbols import Sign, Symbols

_TURNING = (ChooseSide, TurnsAgainst)
"""What decides between two sides; compared with the sides."""
_ASPECTS = ("aggression", "wisdom", "agility")
Traits = tuple[object, ...]


def pattern(card: DojoCard) -> Traits:
    """Return everything about a card except its aspects."""
    return card.sides, frozenset(_traits(ability) for ability in card.abilities)


def as_good(card: DojoCard, other: DojoCard) -> bool:
    """Return whether a card does all that another does, shows as much, and has no weakness the other lacks.

    Aspects do not count: they hunt each other in a ring, and each has equally many cards.
    """
    strengths, weaknesses = _parted(card)
    other_strengths, other_weaknesses = _parted(other)
    return (
        _shows_as_much(card, other)
        and all(any(_covers(own, each) for own in strengths) for each in other_strengths)
        and all(_traits(own) in map(_traits, other_weaknesses) for own in weaknesses)
    )


def _parted(card: DojoCard) -> tuple[list[Ability], list[Ability]]:
    """Return what a card can do, apart from its sides, and what its weaknesses are."""
    weaknesses = [ability for ability in card.abilities if isinstance(ability, LosesTo)]
    return [each for each in card.abilities if not isinstance(each, (LosesTo, *_TURNING))], list(weaknesses)


def _shows_as_much(card: DojoCard, other: DojoCard) -> bool:
    """Compare sides: one by one if the same thing decides between them, else by the least that is certain."""
    own, theirs = _turning(card), _turning(other)
    if own and theirs and _traits(own) == _traits(theirs):
        return all(_at_least(*sides) for sides in zip(card.sides, other.sides, strict=True))
    enough = any if isinstance(own, ChooseSide) else all
    return all(enough(_at_least(side, wanted) for side in card.sides) for wanted in other.sides)


def _turning(card: DojoCard) -> Ability | None:
    return next((ability for ability in card.abilities if isinstance(ability, _TURNING)), None)


def _covers(own: Ability, other: Ability) -> bool:
    """Return whether an ability does at least what another does."""
    match own, other:
        case Ongoing(), Ongoing():
            return own.count <= other.count and _at_least(own.gains, other.gains)
        case Exhaust(), Exhaust():
            return _at_least(own.gains, other.gains) and _at_least(own.takes, other.takes)
        case FromHand(), FromHand():
            return own.aspect is None or other.aspect is not None
        case Answers(), Answers():
            return _at_least(own.gains, other.gains)
        case _:
            return _traits(own) == _traits(other)


def _at_least(symbols: Symbols, wanted: Symbols) -> bool:
    return symbols.swords >= wanted.swords and symbols.helms >= wanted.helms


def _traits(ability: Ability) -> Traits:
    """Return everything about an ability except its aspect."""
    match ability:
        case Defeats(sign=sign) | LosesTo(sign=sign) | TurnsAgainst(sign=sign):
            return type(ability).__name__, _erased(sign)
        case FromHand(aspect=aspect):
            return "FromHand", aspect is None
        case Ongoing(count=count, gains=gains):
            return "Ongoing", count, gains
        case Answers(gains=gains):
            return "Answers", gains
        case _:
            return type(ability).__name__, ability


def _erased(sign: Sign) -> str:
    return "aspect" if sign in _ASPECTS else sign
