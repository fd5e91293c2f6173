"""The Mon wheel: nine techniques clockwise, each offensive against the next four.

The text tells how the wheel works (seed 000, "The attack phase") but not what its Mon look like. We chose
these nine real kamon motifs for their different shapes; their order is ours as well.
"""

import msgspec


class Mon(msgspec.Struct, frozen=True):
    """The crest that marks a technique."""

    token: str
    """Its plain name, by which a card on it is chosen."""
    kanji: str
    emoji: str


WHEEL = (
    Mon("pine", "松", "🌲"),
    Mon("wave", "波", "🌊"),
    Mon("butterfly", "蝶", "🦋"),
    Mon("moon", "月", "🌙"),
    Mon("arrow", "矢", "🏹"),
    Mon("turtle", "亀", "🐢"),
    Mon("fan", "扇", "🪭"),
    Mon("snow", "雪", "❄️"),
    Mon("mountain", "山", "⛰️"),
)
TECHNIQUES = tuple(mon.token for mon in WHEEL)
"""All nine, clockwise: also a full hand, since every fighter has one card on each."""

OFFENSIVE_REACH = 4
"""How many of the next techniques a technique is offensive against."""

_STEPS = {
    (one, other): (far - near) % len(TECHNIQUES)
    for near, one in enumerate(TECHNIQUES)
    for far, other in enumerate(TECHNIQUES)
}


def steps(one: str, other: str) -> int:
    """Count the places from one technique clockwise to another, 0 to 8."""
    return _STEPS[one, other]


def is_offensive(one: str, other: str) -> bool:
    """Return whether the first technique is offensive against the second."""
    return 0 < _STEPS[one, other] <= OFFENSIVE_REACH


def in_order(techniques: tuple[str, ...]) -> tuple[str, ...]:
    """Sort techniques clockwise, as hands are held."""
    return tuple(technique for technique in TECHNIQUES if technique in techniques)
