"""Alt texts for the pictures of Pocket Samurai: each card, each number and each result in words.

If there is too little room, only the parts of cards with numbers are described. People are not named, since
an alt text cannot be taken back when a player wants to be forgotten; their places are.
"""

from collections.abc import Callable, Iterable, Sequence

from msgspec.structs import replace

from bot.face.alt import alt_text, fitting
from bot.face.pocket.abilities import told
from bot.face.pocket.areas import drafted, numbered
from bot.face.pocket.cards import card_name, card_names
from bot.face.pocket.pictures.totals import Both
from bot.face.pocket.symbols import sign_word, symbols_words
from bot.face.pocket.view import pocket_view
from bot.face.words import Words
from bot.play.match.reading import MatchPage
from rules.pocket.abilities import Defeats, Exhaust, FromHand, LosesTo, MayStrike
from rules.pocket.cards import STRIKE, DojoCard
from rules.pocket.deck import CARDS
from rules.pocket.state import CardInPlay, PlayArea
from rules.pocket.strikes import totals
from rules.pocket.symbols import Symbols
from rules.pocket.view import PocketView

Says = Callable[[Words, DojoCard], str]
"""Describes a card."""

UNCOUNTED = (Defeats, LosesTo, MayStrike, FromHand)
"""Abilities without any number."""


def sheet_alt(words: Words, keys: Sequence[str]) -> str:
    """Describe a sheet of cards."""
    return fitting([say(words, CARDS[key]) for key in keys] for say in (_in_full, _in_numbers))


def draft_alt(page: MatchPage, words: Words) -> str:
    """Describe the picture of a draft: what is on offer, and what each player has taken."""
    view = pocket_view(page)
    offered = numbered(view, 0)
    taken = [
        words("pocket-taken", player=name, cards=card_names(words, cards))
        for seat, name in _sides(page, words)
        if (cards := drafted(view.areas[seat]))
    ]
    return fitting(
        [*_numbered(words, {key: say(words, CARDS[key]) for key in offered}, offered), *taken]
        for say in (_in_full, _in_numbers)
    )


def hand_alt(page: MatchPage, words: Words) -> str:
    """Describe the picture of a hand: the player's cards with their numbers, then how the opponent stands."""
    view = pocket_view(page)
    (seat, own), (other, foe) = _sides(page, words)
    area, keys, end = view.areas[seat], numbered(view, seat), _area_lines(words, view, other, foe)

    def lines(say: Says) -> list[str]:
        held = {key: say(words, CARDS[key]) for key in area.hand}
        laid = _laid(words, area)
        return [
            _counted(words, own, totals(view.areas, view.exchange.aid)[seat]),
            words("pocket-picture-hand", cards=_joined(words, _numbered(words, held, keys))),
            words("pocket-in-play", cards=_joined(words, _numbered(words, laid, keys))) if laid else "",
            _exhausted(words, area),
            *end,
        ]

    return fitting(map(lines, (_in_full, _in_numbers)))


def board_alt(page: MatchPage, words: Words) -> str:
    """Describe the picture of both play areas."""
    view = pocket_view(page)
    sides = (_area_lines(words, view, seat, name) for seat, name in enumerate(places(words)))
    return alt_text(line for lines in sides for line in lines)


def totals_lines(words: Words, both: Both) -> list[str]:
    """Return the totals of both players' swords and helms, in words."""
    return [_counted(words, name, now) for name, now in zip(places(words), both, strict=True)]


def places(words: Words) -> tuple[str, str]:
    """Name both players by their places."""
    return words("pocket-picture-left"), words("pocket-picture-right")


def _sides(page: MatchPage, words: Words) -> tuple[tuple[int, str], tuple[int, str]]:
    """Return both seats with their names in the picture, the viewer's own first."""
    if page.own_seat is None:
        left, right = places(words)
        return (0, left), (1, right)
    return (page.seat, words("pocket-picture-own")), (1 - page.seat, words("pocket-picture-theirs"))


def _area_lines(words: Words, view: PocketView, seat: int, name: str) -> list[str]:
    """Say what a player has in hand, in play and on the exhaust pile."""
    area, now = view.areas[seat], totals(view.areas, view.exchange.aid)[seat]
    laid = _joined(words, _laid(words, area).values())
    return [
        _counted(words, name, now),
        words("pocket-picture-hand", cards=card_names(words, area.hand)) if area.hand else "",
        words("pocket-in-play", cards=laid) if laid else "",
        _exhausted(words, area),
    ]


def _counted(words: Words, name: str, now: Symbols) -> str:
    counted = words("pocket-counted", swords=now.swords, helms=now.helms)
    return words("pocket-side", player=name, counted=counted)


def _exhausted(words: Words, area: PlayArea) -> str:
    return words("pocket-exhausted", cards=card_names(words, area.exhausted)) if area.exhausted else ""


def _numbered(words: Words, said: dict[str, str], keys: Sequence[str]) -> list[str]:
    """Describe cards with their numbers among all ``keys``."""
    return [
        words("pocket-numbered", number=number, name=said[key])
        for number, key in enumerate(keys, 1)
        if key in said
    ]


def _joined(words: Words, cards: Iterable[str]) -> str:
    return words("list-semicolon").join(cards)


def _laid(words: Words, area: PlayArea) -> dict[str, str]:
    """Describe each open card; a Strike! that is not in hand is one."""
    laid = {each.card: _placed(words, area, each) for each in area.in_play}
    return laid if STRIKE in area.hand else laid | {STRIKE: card_name(words, STRIKE)}


def _placed(words: Words, area: PlayArea, placed: CardInPlay) -> str:
    """Say what a card in play counts for, and what exhausting it does."""
    card = CARDS[placed.card]
    exhaust = card.ability(Exhaust)
    # Without what the card shows, which comes first: in play it may count for something else.
    deed = told(words, replace(card, abilities=(exhaust,)))[1:] if exhaust else ()
    facts = words.listed((symbols_words(words, area.counted(placed)), *deed))
    return words("pocket-placed", card=card_name(words, placed.card), shows=facts)


def _in_full(words: Words, card: DojoCard) -> str:
    """Describe what a card is, shows and does; the name of the Strike! says enough."""
    if card.aspect is None:
        return card_name(words, card.key)
    facts = words.listed((sign_word(words, card.aspect), *told(words, card)))
    return words("pocket-placed", card=card_name(words, card.key), shows=facts)


def _in_numbers(words: Words, card: DojoCard) -> str:
    """Describe what a card shows, and the numbers in what it does."""
    counted = tuple(ability for ability in card.abilities if not isinstance(ability, UNCOUNTED))
    facts = words.listed(told(words, replace(card, abilities=counted)))
    name = card_name(words, card.key)
    return name if card.aspect is None else words("pocket-placed", card=name, shows=facts)
