"""What lies on the table for a whole fight, and what is left in its decks."""

from collections import Counter
from collections.abc import Iterator

from bot.face.way.cards import (
    card_in_full,
    card_names,
    climate_deed,
    climate_name,
    opponent_deed,
    opponent_name,
    place_deed,
    place_name,
    virtue_deed,
    virtue_name,
    weapon_deed,
    weapon_name,
)
from bot.face.way.standing import IN_SHORT, asked_of
from bot.face.way.symbols import ICON_EMOJI
from bot.face.words import Words
from rules.way.action_cards import ACTION_CARDS, ICONS
from rules.way.opponents import DefenceCard
from rules.way.state import FightState


def tabletop_lines(words: Words, fight: FightState) -> Iterator[str]:
    """Describe what counts for the whole fight, then what is left in each deck."""
    yield from _lasting(words, fight)
    yield from _decks(words, fight)


def _lasting(words: Words, fight: FightState) -> Iterator[str]:
    options = fight.options
    told = [
        (opponent_name(words, options.opponent), opponent_deed(words, options.opponent, options)),
        (weapon_name(words, fight.weapon), weapon_deed(words, fight.weapon, options)),
        (place_name(words, options.surroundings), place_deed(words, options.surroundings, options)),
        (climate_name(words, options.climate), climate_deed(words, options.climate)),
    ]
    if fight.virtue:
        told.append((virtue_name(words, fight.virtue), virtue_deed(words, fight.virtue, options)))
    for name, deed in told:
        if deed != words("way-does-nothing"):
            yield words("way-table-feature", name=name, deed=deed)
    if fight.played:
        yield words("way-table-laid", cards=card_names(words, fight.played))
    if fight.hand and asked_of(fight) in IN_SHORT:
        yield words("way-table-held", cards=words.listed(card_in_full(words, card) for card in fight.hand))
    if asked_of(fight) == "guard":
        yield words("way-table-harm")


def _decks(words: Words, fight: FightState) -> Iterator[str]:
    decks = fight.decks
    icons = Counter(ACTION_CARDS[card].icon for card in decks.actions.hidden)
    counted = " ".join(f"{ICON_EMOJI[icon]} {icons[icon]}" for icon in ICONS)
    yield words("way-deck-actions", count=len(decks.actions.hidden), icons=counted)
    if decks.ahead:
        yield words("way-deck-ahead", cards=card_names(words, decks.ahead))
    yield words("way-deck-defences", cards=" · ".join(map(_defence, decks.defences.hidden)))
    yield words("way-deck-counters", cards=" · ".join(map(str, decks.counters.hidden)))
    small = {"specials": decks.specials, "gisei": decks.gisei, "blood": decks.blood, "virtues": decks.virtues}
    left = (words(f"way-deck-{name}", count=len(cards)) for name, cards in small.items() if cards)
    yield " · ".join(left)


def _defence(card: DefenceCard) -> str:
    return f"{card.strength}/{card.technique}"
