"""Cards of Kendo Duel in words: as a name, on a button, in a line, and as a hand."""

from collections import Counter
from collections.abc import Iterable

from bot.face.screen import Option
from bot.face.words import Words
from rules.kendo.cards import CARDS, Frame, KendoCard, Subdeck

FRAME_EMOJI: dict[Frame, str] = {
    "brown": "🪵",
    "red": "🔥",
    "purple": "🔮",
    "blue": "🌊",
    "green": "🌿",
    "yellow": "⚡",
    "white": "⏳",
}
"""The emoji of each frame: in the frame's colour, and each of a different shape."""

_OWN_DEEDS = ("mushin", "seigan", "fudoshin", "jikan-desu")
"""The kinds of cards that do something else than the rest of their frame."""
_KINDS = {card.kind: card for card in CARDS.values()}


def card_name(words: Words, key: str) -> str:
    """Name a card as printed; a counterattack by the strike it answers and the strike it makes."""
    return kind_name(words, CARDS[key].kind)


def kind_name(words: Words, kind: str) -> str:
    """Name a kind of card."""
    card = _KINDS[kind]
    if card.subdeck == "counter":
        return words(
            "kendo-card-counter",
            answers=words(f"kendo-card-{card.answers}"),
            strikes=words(f"kendo-card-{card.strikes}"),
        )
    return words(f"kendo-card-{kind}")


def card_names(words: Words, keys: Iterable[str]) -> str:
    """Name several cards; copies are named once, with their count."""
    return words.listed(
        words("kendo-card-copies", card=name, count=count) if count > 1 else name
        for name, count in Counter(card_name(words, key) for key in keys).items()
    )


def numbered_name(words: Words, key: str) -> str:
    """Name a card; a basic attack with its number."""
    name, number = card_name(words, key), CARDS[key].number
    return words("kendo-card-numbered", card=name, number=number) if number else name


def together(words: Words, cards: Iterable[str]) -> str:
    """Name what is played at once: one card, or two together."""
    one, *others = (card_name(words, key) for key in cards)
    return words("kendo-card-together", card=one, other=others[0]) if others else one


def card_emoji(key: str) -> str:
    """Return the emoji of a card's frame."""
    return FRAME_EMOJI[CARDS[key].frame]


def card_in_bold(words: Words, key: str) -> str:
    """Name a card in bold, with the emoji of its frame, where it should stand out."""
    return words("kendo-card-in-bold", emoji=card_emoji(key), name=card_name(words, key))


def card_line(words: Words, key: str) -> str:
    """Describe a card in its own small line."""
    return words(
        "kendo-card-line", emoji=card_emoji(key), name=card_name(words, key), does=card_deed(words, key)
    )


def card_deed(words: Words, key: str) -> str:
    """Say in a few words what a card does."""
    card = CARDS[key]
    deed = card.kind if card.kind in _OWN_DEEDS else group_of(card)
    return words(f"kendo-does-{deed}", **_facts(words, card))


def card_button(words: Words, key: str) -> Option:
    """Name a card on a button or in a list."""
    return Option(key, card_name(words, key), emoji=card_emoji(key))


def group_of(card: KendoCard) -> Frame | Subdeck:
    """Return the group in which a hand lists a card: its frame, or for brown cards their subdeck."""
    return card.subdeck if card.frame == "brown" else card.frame


def hand_lines(words: Words, keys: Iterable[str], *, numbered: bool = False) -> list[str]:
    """List strikes by subdeck, a line each, and all other cards by frame in a line below.

    Basic attacks are ``numbered`` when their numbers matter.
    """
    groups: dict[str, list[str]] = {}
    for key in keys:
        groups.setdefault(group_of(CARDS[key]), []).append(key)
    lines = [
        _group_line(words, group, groups.pop(group), numbered=numbered)
        for group in ("basic", "counter")
        if group in groups
    ]
    marked = (
        words("kendo-group-marked", emoji=card_emoji(cards[0]), cards=card_names(words, cards))
        for cards in groups.values()
    )
    return [*lines, *([" · ".join(marked)] if groups else [])]


def subdeck_name(words: Words, subdeck: Subdeck) -> str:
    """Name a subdeck."""
    return words(f"kendo-subdeck-{subdeck}")


def _group_line(words: Words, group: str, cards: list[str], *, numbered: bool) -> str:
    names = words.listed(numbered_name(words, key) for key in cards) if numbered else card_names(words, cards)
    return words("kendo-group", emoji=card_emoji(cards[0]), group=words(f"kendo-group-{group}"), cards=names)


def _facts(words: Words, card: KendoCard) -> dict[str, str]:
    """Return the values for the sentences about a card: strikes, and what stops what."""
    if card.answers and card.strikes:
        return {
            "answers": words(f"kendo-card-{card.answers}"),
            "strikes": words(f"kendo-card-{card.strikes}"),
        }
    if card.frame == "red":
        stopping = (kind for kind, other in _KINDS.items() if card.kind in other.stops)
        return {"stoppers": _either(words, stopping)}
    return {"stops": _either(words, card.stops)} if card.stops else {}


def _either(words: Words, kinds: Iterable[str]) -> str:
    """Name several kinds of which any one will do."""
    *some, last = (kind_name(words, kind) for kind in kinds)
    return words("kendo-either", some=words.listed(some), last=last) if some else last
