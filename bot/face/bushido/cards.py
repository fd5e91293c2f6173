"""Techniques, Attack Cards and fighters in words.

The catalogue has each special card's rule under the card's key. The numbers in it come from the card's
effects, each under the effect's tag (``cuts``, ``slow``), and the techniques it is strong or weak against
come under ``against``, so that no sentence can disagree with the rules.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import chain

import msgspec

from bot.face.words import Words
from rules.bushido.cards import Card, Clause
from rules.bushido.criteria import Against, AnyCriterion
from rules.bushido.effects import Effect
from rules.bushido.values import AnyPrinted, ByRole, BySpeed, Growing, Thrown
from rules.bushido.wheel import TECHNIQUES, WHEEL, is_offensive

MON = {mon.token: mon for mon in WHEEL}

TellsValue = Callable[[Words, AnyPrinted], str]
"""Writes a Speed or Strength."""


def crest(technique: str) -> str:
    """Return the emoji of a technique's Mon."""
    return MON[technique].emoji


def crests(techniques: Sequence[str]) -> str:
    """Return the emoji of several techniques side by side."""
    return " ".join(map(crest, techniques))


def technique_name(words: Words, technique: str) -> str:
    """Name a technique: its kanji and, if it differs, its plain name."""
    return words(f"mon-{technique}")


def technique_word(words: Words, technique: str) -> str:
    """Name a technique in one word, for use beside its crest."""
    return words(f"mon-{technique}.word")


def named_crests(words: Words, techniques: Sequence[str]) -> str:
    """Name several techniques, each with its crest."""
    return words.listed(f"{crest(technique)} {technique_name(words, technique)}" for technique in techniques)


def worded_crests(words: Words, techniques: Sequence[str]) -> str:
    """Name several techniques, each in a word beside its crest."""
    return words.listed(f"{crest(technique)} {technique_word(words, technique)}" for technique in techniques)


def wheel_line(words: Words) -> str:
    """Say in which order the techniques stand, and what that means."""
    return words("hand-wheel", wheel=named_crests(words, TECHNIQUES))


def beaten_by(technique: str) -> tuple[str, ...]:
    """Return the techniques that one is offensive against, clockwise from it."""
    place = TECHNIQUES.index(technique)
    clockwise = TECHNIQUES[place:] + TECHNIQUES[:place]
    return tuple(other for other in clockwise if is_offensive(technique, other))


def fighter_name(words: Words, fighter: str) -> str:
    """Return a fighter's name as it is written in a language."""
    return words(f"fighter-{fighter}.name")


def archetype(words: Words, fighter: str) -> str:
    """Name a fighter's archetype."""
    return words(f"fighter-{fighter}")


def is_special(card: Card) -> bool:
    """Return whether a card belongs to its fighter alone; a standard card's key is its technique."""
    return card.key != card.technique


def special_name(words: Words, card: Card) -> str:
    """Name a special card."""
    return words(f"card-{card.key}")


def value(words: Words, printed: AnyPrinted) -> str:
    """Write a Speed or Strength."""
    match printed:
        case int():
            return str(printed)
        case Thrown(dice=dice, plus=plus):
            return words("value-thrown", dice=dice, plus=plus)
        case ByRole(offensive=offensive, defensive=defensive):
            return words(
                "value-by-role", offensive=value(words, offensive), defensive=value(words, defensive)
            )
        case BySpeed(values=values):
            told = "/".join(value(words, each) for each in values)
            speeds = "/".join(str(speed) for speed in range(1, len(values) + 1))
            return words("value-by-speed", values=told, speeds=speeds)
        case Growing(base=base, measure=measure, every=every, by=by):
            of = words(f"measure-{measure}", every=every)
            return words("value-growing" if by > 0 else "value-shrinking", base=base, by=abs(by), measure=of)


def short_rule(words: Words, card: Card, told: TellsValue = value) -> str:
    """Write a special card's rule in a few words, for a list; ``told`` writes the values in it."""
    return words(f"card-{card.key}.short", **figures(words, card, told))


def rule(words: Words, card: Card) -> str:
    """Write a special card's rule in full, as one paragraph."""
    return words(f"card-{card.key}.long", **figures(words, card))


def condition(words: Words, clause: Clause) -> str:
    """Name in a few words all that a clause requires before it applies."""
    return words.listed(_criterion(words, criterion) for criterion in clause.when)


def _criterion(words: Words, criterion: AnyCriterion) -> str:
    if isinstance(criterion, Against):
        return words("criterion-against", cards=worded_crests(words, criterion.techniques))
    return words(f"criterion-{criterion.__struct_config__.tag}")


def figures(words: Words, card: Card, told: TellsValue = value) -> dict[str, str | int]:
    """Return the numbers in a card's effects by effect tag; a repeated tag is numbered: ``slow-2``.

    The techniques that a criterion names are listed under ``against``.
    """
    found: dict[str, str | int] = {}
    for criterion in chain.from_iterable(clause.when for clause in card.clauses):
        if isinstance(criterion, Against):
            found["against"] = worded_crests(words, criterion.techniques)
    times: Counter[str] = Counter()
    for effect in chain.from_iterable(clause.then + clause.otherwise for clause in card.clauses):
        figure = _figure(words, effect, told)
        if figure is not None:
            tag = str(effect.__struct_config__.tag)
            times[tag] += 1
            found[tag if times[tag] == 1 else f"{tag}-{times[tag]}"] = figure
    return found


def _figure(words: Words, effect: Effect, told: TellsValue) -> str | int | None:
    """Return the one number of an effect, or None if it has none."""
    printed: tuple[AnyPrinted, ...] = msgspec.structs.astuple(effect)
    if not printed:
        return None
    return printed[0] if isinstance(printed[0], int) else told(words, printed[0])
