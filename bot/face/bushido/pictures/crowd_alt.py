"""Alt texts for the pictures of a brawl, short enough for eight fighters."""

from collections.abc import Iterable, Sequence

from bot.face.alt import alt_text
from bot.face.bushido.cards import fighter_name, technique_word
from bot.face.bushido.cards_held import card_option
from bot.face.bushido.facing import Facing
from bot.face.bushido.pictures.crowd import CrowdRow
from bot.face.words import Words
from rules.bushido.wheel import TECHNIQUES


def crowd_lines(words: Words, rows: Iterable[tuple[int, CrowdRow]]) -> list[str]:
    """Say how everyone stands, row by row."""
    return [_row(words, seat, row) for seat, row in rows]


def brawl_hand_alt(
    words: Words, own: CrowdRow, facing: Facing, others: Iterable[tuple[int, CrowdRow]]
) -> str:
    """Describe the picture of a hand and how all others stand."""
    held = own.hand or ()
    labels = words("list-semicolon").join(card_option(words, facing, each, None).label for each in held)
    facts = {"fighter": fighter_name(words, own.fighter), "health": facing.own.health, "full": own.full}
    cards = words("picture-hand", cards=labels or words("picture-none"), **facts)
    return alt_text((cards, *crowd_lines(words, others)))


def _row(words: Words, seat: int, row: CrowdRow) -> str:
    values = {"place": seat + 1, "fighter": fighter_name(words, row.fighter), "full": row.full}
    told = [words("picture-row-lost", lost=row.lost)] if row.lost else []
    if row.gone:
        told.append(words("picture-row-gone"))
    elif row.health is not None and row.health < 1:
        told.append(words("picture-row-fallen"))
    else:
        if row.health is not None:
            told.append(words("picture-row-health", health=row.health, full=row.full))
        if row.hand is not None:
            told.append(_held(words, row.hand))
    if row.played is not None:
        told.append(_played(words, row.played, row.before))
    return words("picture-row", told=words("list-semicolon").join(told), **values)


def _played(words: Words, technique: str, before: int | None) -> str:
    card = technique_word(words, technique)
    if before is None:
        return words("picture-row-played", card=card)
    return words("picture-row-played-before", card=card, place=before + 1)


def _held(words: Words, hand: Sequence[str]) -> str:
    """Name the cards of a hand, or those it lacks if they are fewer."""
    lacking = [each for each in TECHNIQUES if each not in hand]
    if not hand:
        return words("picture-no-cards")
    if not lacking:
        return words("picture-all-cards")
    if len(lacking) < len(hand):
        return words("picture-all-cards-but", cards=_named(words, lacking))
    return words("picture-cards", cards=_named(words, hand))


def _named(words: Words, techniques: Iterable[str]) -> str:
    return words.listed(technique_word(words, each) for each in techniques)
