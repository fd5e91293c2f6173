"""What to read about Way of the Samurai: pages of rules, a worked round, its cards, and its rulings."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from bot.face.game.book import Book, Facts, Worked, primer_of, ruling_lines
from bot.face.screen import Drawing
from bot.face.way.cards import (
    AS_BEGUN,
    card_label,
    climate_deed,
    climate_name,
    event_deed,
    event_name,
    fighter_name,
    gisei_name,
    opponent_deed,
    opponent_name,
    place_deed,
    place_name,
    virtue_deed,
    virtue_name,
    weapon_deed,
    weapon_name,
    wound_deed,
    wound_name,
)
from bot.face.way.pictures.deck import deck
from bot.face.way.pictures.everybody import everybody
from bot.face.way.symbols import ICON_EMOJI, PATH
from bot.face.words import Words
from rules.ruling import Ruling
from rules.way.action_cards import ACTION_CARDS, ACTIONS, COMBO, GISEI, ICONS, SPECIALS, Icon
from rules.way.clauses import Feature, Hooks, Origin, TradesLife, WayClause
from rules.way.combos import LAST_KANJI, VIRTUES_SHOWN
from rules.way.countering import DEEP_GAP, SEVERE
from rules.way.dealing import HAND, PEEKED_LESS, ROUNDS, SECOND_MORE
from rules.way.extras import GUARD_BY_KI, PAWN_KI
from rules.way.features import CLIMATES, EVENTS
from rules.way.injuries import BASE_INJURIES, BLOOD_INJURIES, INJURY_DECK, Injury
from rules.way.laying_out import ARMOUR, KANJI
from rules.way.opponents import COUNTERATTACKS, COUNTERED_BY, DEFENCES
from rules.way.road import DUELS
from rules.way.rulings import BASE_RULINGS, EXPANSION_RULINGS, ROAD_RULINGS, SECOND_RULINGS
from rules.way.state import START_KI, START_LIFE
from rules.way.striking import DEEP, FOE_BOOST
from rules.way.surroundings import Surroundings
from rules.way.table import HIGHEST

Naming: TypeAlias = Callable[[Words, str], str]
"""Says something about a card."""

Listing: TypeAlias = Callable[[Words], list[str]]
"""Lists cards, a line each."""

NEWEST = AS_BEGUN.edition

PAGES = (
    "way-round",
    "way-attack",
    "way-example",
    "way-opponents",
    "way-cards",
    "way-ki",
    "way-injuries",
    "way-bushido",
    "way-gisei",
    "way-blood",
    "way-table",
    "way-road",
    "way-contests",
    "way-terms",
    "way-rulings",
    "way-more-rulings",
)

_RULINGS: Final[Mapping[str, Sequence[Ruling]]] = {
    "way-road": (*ROAD_RULINGS, *SECOND_RULINGS),
    "way-rulings": BASE_RULINGS,
    "way-more-rulings": EXPANSION_RULINGS,
}
"""The rulings on each page: they do not all fit into one message."""


def _text(words: Words, page: str, facts: Facts) -> tuple[str, ...]:
    text = words(f"rules-{page}.text", **facts)
    lists = ("\n".join(listing(words)) for listing in _LISTS.get(page, ()))
    rulings = _RULINGS.get(page)
    return (text, *lists, *((ruling_lines(words, rulings, facts),) if rulings else ()))


def _described(
    cards: Mapping[str, Feature] | Mapping[str, Surroundings], name: Naming, deed: Naming
) -> Listing:
    """Describe each card, and say where it comes from."""
    return lambda words: [
        _line(words, name(words, key), deed(words, key), card.origin) for key, card in cards.items()
    ]


def _opponents(words: Words) -> list[str]:
    return [
        _line(words, opponent_name(words, key), opponent_deed(words, key), opponent.origin)
        for key, opponent in NEWEST.opponents.items()
    ]


def _line(words: Words, name: str, deed: str, origin: Origin) -> str:
    return words("way-book-line", name=name, deed=deed, origin=words(f"way-origin-{origin}"))


def _dies(words: Words) -> list[str]:
    """Say which of three opponents strike back on each face of the blue die."""
    three = [fighter_name(words, foe.key) for foe in NEWEST.opponents["three"].foes]
    called = (words.listed(three[number] for number in numbers) for numbers in COUNTERED_BY)
    return [
        words("way-book-face", face=face, names=names or words("way-book-nobody"))
        for face, names in enumerate(called, 1)
    ]


def _actions(*, special: bool) -> Listing:
    """List the Action cards or the Special cards, a line for each icon."""
    return lambda words: [_icon_line(words, icon, special=special) for icon in ICONS]


def _icon_line(words: Words, icon: Icon, *, special: bool) -> str:
    cards = [card for card in ACTION_CARDS.values() if card.icon == icon and card.special == special]
    return words(
        "way-book-icon",
        icon=ICON_EMOJI[icon],
        name=words(f"way-icon-{icon}"),
        count=len(cards),
        cards=" · ".join(card_label(words, card.key) for card in cards),
    )


def _injuries(injuries: Mapping[str, Injury], who: str) -> Listing:
    """Describe both wounds of each card as they affect the player or an opponent, and count its copies."""
    return lambda words: [
        words(
            "way-book-injury",
            # The deck of Blood has one of each and is separate from this deck.
            copies=max(1, INJURY_DECK.count(key)),
            one=_wound(words, key, 1, who),
            two=_wound(words, key, 2, who),
        )
        for key in injuries
    ]


def _wound(words: Words, key: str, level: int, who: str) -> str:
    name, deed = wound_name(words, key, level), wound_deed(words, key, level, who)
    return words("way-book-wound", name=name, deed=deed)


def _gisei(words: Words) -> list[str]:
    return [" · ".join(gisei_name(words, key) for key in GISEI)]


_LISTS: Final[Mapping[str, tuple[Listing, ...]]] = {
    "way-opponents": (_opponents, _dies),
    "way-cards": (_actions(special=False), _actions(special=True)),
    "way-injuries": (_injuries(BASE_INJURIES, "foe"),),
    "way-bushido": (_described(NEWEST.virtues, virtue_name, virtue_deed),),
    "way-gisei": (_gisei,),
    "way-blood": (_injuries(BLOOD_INJURIES, "player"),),
    "way-table": (
        _described(NEWEST.weapons, weapon_name, weapon_deed),
        _described(NEWEST.surroundings, place_name, place_deed),
        _described(CLIMATES, climate_name, climate_deed),
    ),
    "way-road": (_described(EVENTS, event_name, event_deed),),
}
"""The lists of cards on each page."""


def _facts() -> Facts:
    return {
        "way-life": START_LIFE,
        "way-ki": START_KI,
        "way-hand": HAND,
        "way-rounds": ROUNDS,
        "way-second": SECOND_MORE,
        "way-gap": DEEP_GAP,
        "way-combo": COMBO,
        "way-actions": len(ACTIONS),
        "way-specials": len(SPECIALS),
        "way-defences": len(DEFENCES),
        "way-counters": len(COUNTERATTACKS),
        "way-least": min(COUNTERATTACKS),
        "way-most": max(COUNTERATTACKS),
        "way-guard": GUARD_BY_KI,
        "way-step": PAWN_KI,
        "way-boost": FOE_BOOST,
        "way-deep": DEEP,
        "way-highest": HIGHEST,
        "way-severe": SEVERE,
        "way-armour": ARMOUR,
        "way-kanji": LAST_KANJI,
        "way-shown": VIRTUES_SHOWN,
        "way-blood": len(BLOOD_INJURIES),
        "way-duels": len(DUELS),
        "way-first": PATH[KANJI - 1],
        "way-peeked": PEEKED_LESS,
        "way-traded": next(trade.ki for trade in _clauses("bokken") if isinstance(trade, TradesLife)),
        "way-raised": next(hook.raised for hook in _clauses("kusarigama") if isinstance(hook, Hooks)),
        "way-rested-life": NEWEST.rested_life,
        "way-rested-ki": NEWEST.rested_ki,
    }


def _clauses(weapon: str) -> tuple[WayClause, ...]:
    return NEWEST.weapons[weapon].clauses


def _picture(words: Words, page: str) -> Drawing | None:
    match page:
        case "way-opponents":
            return everybody(words)
        case "way-cards":
            return deck(words)
        case _:
            return None


WORKED = Worked("way.fight", b"turn 20", 1)

WAY_BOOK = Book("way", primer_of("way"), PAGES, _text, _facts, picture=_picture, worked=WORKED)
