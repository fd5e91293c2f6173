"""Cards of the Bushido deck in words: as a name, on a button, and in a line."""

from collections.abc import Container, Iterable, Sequence

from bot.face.pocket.abilities import told
from bot.face.pocket.symbols import ASPECT_EMOJI, COUNTED, IN_SIGNS, SIDE_EMOJI, sign_word, symbols_words
from bot.face.screen import Option
from bot.face.words import Words
from rules.pocket.abilities import Mirrors
from rules.pocket.cards import DojoCard
from rules.pocket.deck import CARDS
from rules.pocket.resolution import SIDES
from rules.pocket.symbols import Aspect


def card_name(words: Words, key: str) -> str:
    """Name a card."""
    return words(f"pocket-card-{CARDS[key].name}")


def card_names(words: Words, keys: Iterable[str]) -> str:
    """Name several cards."""
    return words.listed(card_name(words, key) for key in keys)


def card_with_sign(words: Words, key: str) -> str:
    """Name a card within a sentence, with the sign of its aspect."""
    return words("pocket-card-with-sign", emoji=ASPECT_EMOJI[CARDS[key].aspect], name=card_name(words, key))


def card_in_bold(words: Words, key: str) -> str:
    """Name a card in bold, with the sign of its aspect, where it should stand out."""
    return words("pocket-choice-card", emoji=ASPECT_EMOJI[CARDS[key].aspect], name=card_name(words, key))


def card_in_full(words: Words, key: str) -> str:
    """Name a card with its aspect, what it shows and what it does; the name of the Strike! says enough."""
    card, name = CARDS[key], card_in_bold(words, key)
    if card.aspect is None:
        return name
    facts = " · ".join((sign_word(words, card.aspect), *told(words, card)))
    return words("pocket-card-in-full", card=name, facts=facts)


def card_line(words: Words, key: str) -> str:
    """Describe a card in its own small line."""
    return words("pocket-card-line", card=card_in_full(words, key))


def grouped_lines(words: Words, keys: Iterable[str]) -> list[str]:
    """Describe cards as briefly as possible, grouped below their aspects, without the Strike!."""
    lines: list[str] = []
    aspects: set[Aspect] = set()
    for card in (CARDS[key] for key in keys):
        if card.aspect and card.aspect not in aspects:
            aspects.add(card.aspect)
            lines.append(
                words("pocket-group", emoji=ASPECT_EMOJI[card.aspect], aspect=sign_word(words, card.aspect))
            )
        if card.aspect:
            lines.append(_grouped(words, card))
    return lines


def numbered_names(words: Words, keys: Iterable[str]) -> list[str]:
    """Name the cards of a picture with their numbers."""
    return [
        words("pocket-numbered", number=number, name=card_name(words, key))
        for number, key in enumerate(keys, 1)
    ]


def numbered_lines(words: Words, keys: Sequence[str], shown: Container[str]) -> list[str]:
    """Name the ``shown`` cards of a picture with their numbers, a line for each aspect.

    The Strike! ends the last line.
    """
    named: dict[Aspect | None, list[str]] = {}
    for key, card in zip(keys, numbered_names(words, keys), strict=True):
        if key in shown:
            named.setdefault(CARDS[key].aspect, []).append(card)
    lines = [
        words("pocket-numbered-line", emoji=emoji, aspect=sign_word(words, aspect), cards=words.listed(cards))
        for aspect, emoji in ASPECT_EMOJI.items()
        if aspect and (cards := named.get(aspect))
    ]
    emoji = ASPECT_EMOJI[None]
    strike = [words("pocket-card-with-sign", emoji=emoji, name=name) for name in named.get(None, ())]
    ending = " · ".join((*lines[-1:], *strike))
    return [words("pocket-card-line", card=line) for line in (*lines[:-1], ending) if line]


def card_to_lay(words: Words, key: str) -> str:
    """Describe a card of the hand in two small lines: its name and what it shows, and what it does."""
    card, name = CARDS[key], card_in_bold(words, key)
    if card.aspect is None:
        return words("pocket-card-to-lay", card=name, shown="", facts=words("pocket-strike-in-short"))
    facts = told(words, card, IN_SIGNS)
    # What it shows comes first; a mirror shows nothing itself.
    shown = "" if card.ability(Mirrors) else facts.pop(0)
    return words("pocket-card-to-lay", card=name, shown=shown, facts=" · ".join(facts))


def card_button(words: Words, key: str) -> Option:
    """Name a card on a button, for use beside a line that describes it."""
    return Option(key, card_name(words, key), emoji=ASPECT_EMOJI[CARDS[key].aspect])


def side_option(words: Words, key: str, side: str) -> Option:
    """Name a side of a card by what it shows."""
    return Option(side, symbols_words(words, CARDS[key].sides[SIDES.index(side)]), emoji=SIDE_EMOJI[side])


def _grouped(words: Words, card: DojoCard) -> str:
    facts = " · ".join(told(words, card, COUNTED))
    return words("pocket-card-in-group", name=card_name(words, card.key), facts=facts)
