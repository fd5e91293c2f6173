"""The cards as data, for the rules and for any screen that describes them: 52, and JIKAN DESU.

Names, frames and copies are the printed game's. The numbers on the basic attacks are ours, and so is the
choice of the 16 counterattacks (rulings "own-numbers" and "all-sixteen").
"""

from typing import Literal, get_args

import msgspec

BodyPart = Literal["men", "kote", "do", "tsuki"]
"""The target of a basic attack: head, wrist, body, throat."""

PARTS: tuple[BodyPart, ...] = get_args(BodyPart)

Subdeck = Literal["basic", "counter", "other"]

SUBDECKS: tuple[Subdeck, ...] = get_args(Subdeck)

Frame = Literal["brown", "red", "purple", "blue", "green", "yellow", "white"]
"""The colour around a card; cards of one frame are mostly used alike. That of JIKAN DESU is our guess."""


class KendoCard(msgspec.Struct, frozen=True, kw_only=True):
    """One card."""

    key: str
    kind: str
    """What its copies have in common."""
    subdeck: Subdeck = "other"
    frame: Frame
    answers: BodyPart | None = None
    """The strike it answers by itself: a basic attack its own, a counterattack its first word."""
    strikes: BodyPart | None = None
    """The strike it threatens: a counterattack its last word (ruling "last-word")."""
    number: int = 0
    """The value of a basic attack when totals decide who attacks first."""
    stops: tuple[str, ...] = ()
    """The kinds of reinforcing cards it stops (rulings "red-stopped" and "red-reflected")."""
    origin: Literal["known", "house"] = "known"
    """As printed, or completed by us."""


# Each kind totals 19 or 20, so that none is better to be dealt.
NUMBERS: dict[BodyPart, tuple[int, int, int]] = {
    "men": (1, 6, 12),
    "kote": (2, 7, 11),
    "do": (4, 5, 10),
    "tsuki": (3, 8, 9),
}
"""The numbers on the three copies of each basic attack: all different, so that ties are rare."""

_COPIES: dict[Frame, tuple[tuple[str, int], ...]] = {
    "red": (("jodan", 2), ("seme", 2)),
    "purple": (("mushin", 2), ("seigan", 2)),
    "blue": (("tai-sabaki", 2), ("kamae", 2), ("fudoshin", 2)),
    "green": (("tsubazeriai", 3), ("bogyo", 3)),
    "yellow": (("taiatari", 2), ("maki-age", 2)),
}

_STOPS = {
    "mushin": ("seme",),
    "seigan": ("jodan",),
    "fudoshin": ("jodan", "seme"),
    "jodan": ("jodan",),
    "seme": ("seme",),
}

_BASIC = tuple(
    KendoCard(
        key=f"{part}-{number}",
        kind=part,
        subdeck="basic",
        frame="brown",
        answers=part,
        strikes=part,
        number=number,
        origin="house",
    )
    for part, numbers in NUMBERS.items()
    for number in numbers
)

_COUNTER = tuple(
    KendoCard(
        key=f"{answers}-{strikes}",
        kind=f"{answers}-{strikes}",
        subdeck="counter",
        frame="brown",
        answers=answers,
        strikes=strikes,
        # MEN suriage MEN is the one that the text names (seed 003).
        origin="known" if answers == strikes == "men" else "house",
    )
    for answers in PARTS
    for strikes in PARTS
)

_OTHER = tuple(
    KendoCard(key=f"{kind}-{copy}", kind=kind, frame=frame, stops=_STOPS.get(kind, ()))
    for frame, kinds in _COPIES.items()
    for kind, copies in kinds
    for copy in range(1, copies + 1)
)

JIKAN_DESU = KendoCard(key="jikan-desu", kind="jikan-desu", frame="white")
"""A card of the Competition only."""

CARDS: dict[str, KendoCard] = {card.key: card for card in (*_BASIC, *_COUNTER, *_OTHER, JIKAN_DESU)}
"""Every card of every version by key, in the order of hands; masters know a card by its place here."""

# JIKAN DESU comes last.
DUEL_DECK: tuple[str, ...] = tuple(CARDS)[:-1]
COMPETITION_DECK: tuple[str, ...] = tuple(CARDS)


def in_order(cards: set[str]) -> tuple[str, ...]:
    """Return cards in the order in which hands are held."""
    return tuple(key for key in CARDS if key in cards)


def one_of_each(cards: tuple[str, ...]) -> tuple[str, ...]:
    """Return the first card of each kind: copies do the same (ruling "equal-copies")."""
    firsts: dict[str, str] = {}
    for key in cards:
        firsts.setdefault(CARDS[key].kind, key)
    return tuple(firsts.values())
