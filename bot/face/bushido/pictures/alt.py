"""Alt texts for the pictures of Bushido Duels: each card and each number in words.

People are not named, since an alt text cannot be taken back when a player wants to be forgotten; fighters and
their places are.
"""

from collections.abc import Iterable, Sequence

from bot.face.alt import alt_text
from bot.face.bushido.cards import beaten_by, fighter_name, is_special, special_name, technique_word, value
from bot.face.bushido.cards_held import card_option
from bot.face.bushido.facing import Facing
from bot.face.words import Words
from rules.bushido.cards import Card
from rules.bushido.duel import SideView
from rules.bushido.fighters import NEWEST
from rules.bushido.values import FULL_HEALTH
from rules.bushido.wheel import TECHNIQUES


def hand_alt(words: Words, own: SideView, foe: SideView, facing: Facing) -> str:
    """Describe the picture of a hand."""
    cards = words("list-semicolon").join(card_option(words, facing, each, None).label for each in own.hand)
    parts = [
        words("picture-hand", **_stand(words, own), cards=cards),
        _spent(words, own),
        words("picture-against", **_stand(words, foe), cards=_named(words, foe.hand)),
    ]
    return alt_text(parts)


def board_alt(words: Words, sides: Sequence[SideView]) -> str:
    """Describe the picture of a board."""
    parts: list[str] = []
    for name, side in zip(places(words, sides), sides, strict=True):
        stand = _stand(words, side) | {"fighter": name}
        parts += (
            words("picture-side", **stand, cards=_named(words, side.hand) or words("picture-none")),
            _spent(words, side),
        )
    return alt_text(parts)


def places(words: Words, sides: Sequence[SideView]) -> list[str]:
    """Name both fighters by their places, left and right."""
    sides_of = ("left", "right")
    return [
        words(f"picture-{place}", fighter=fighter_name(words, side.fighter))
        for place, side in zip(sides_of, sides, strict=True)
    ]


def sheet_alt(words: Words, fighter: str) -> str:
    """Describe a fighter's sheet."""
    cards = words("list-semicolon").join(_printed(words, card) for card in NEWEST.decks[fighter].values())
    name = fighter_name(words, fighter)
    return alt_text((words("picture-sheet", fighter=name, health=FULL_HEALTH, cards=cards),))


def wheel_alt(words: Words) -> str:
    """Describe the picture that explains the wheel."""
    first = TECHNIQUES[0]
    others = _named(words, beaten_by(first))
    order = words("picture-wheel", cards=_named(words, TECHNIQUES))
    return alt_text((order, words("rules-wheel.line", mon=technique_word(words, first), others=others)))


def _printed(words: Words, card: Card) -> str:
    facts = {
        "name": technique_word(words, card.technique),
        "speed": value(words, card.speed),
        "strength": value(words, card.strength),
    }
    if is_special(card):
        return words("hand-option-special", special=special_name(words, card), **facts)
    return words("hand-option", **facts)


def _stand(words: Words, side: SideView) -> dict[str, str | int]:
    return {
        "fighter": fighter_name(words, side.fighter),
        "health": max(side.health, 0),
        "full": side.full_health,
    }


def _named(words: Words, techniques: Iterable[str]) -> str:
    return words.listed(technique_word(words, each) for each in techniques)


def _spent(words: Words, side: SideView) -> str:
    return words("picture-spent", cards=_named(words, side.spent)) if side.spent else ""
