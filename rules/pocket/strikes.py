"""The results of a turn's strikes: swords against helms, and what exhausting gives and takes."""

from rules.pocket.abilities import Exhaust
from rules.pocket.deck import CARDS
from rules.pocket.state import Aid, BothAreas
from rules.pocket.symbols import Symbols


def totals(areas: BothAreas, aid: Aid) -> tuple[Symbols, Symbols]:
    """Return each seat's total swords and helms; helms are never below zero."""
    one, other = (area.symbols + aided for area, aided in zip(areas, aid, strict=True))
    # Even after what the other exhausts (ruling "no-less-than-none").
    return Symbols(one.swords, max(0, one.helms)), Symbols(other.swords, max(0, other.helms))


def succeeds(areas: BothAreas, aid: Aid, seat: int) -> bool:
    """Return whether a strike of this seat succeeds as things stand."""
    both = totals(areas, aid)
    return both[seat].swords > both[1 - seat].helms


def exhausted(areas: BothAreas, aid: Aid, seat: int, card: str) -> tuple[BothAreas, Aid]:
    """Return the areas and aid after a seat has exhausted a card for its effect."""
    effect = CARDS[card].ability(Exhaust)
    if effect is None:
        raise ValueError(f"{card} cannot be exhausted")
    given, (one, other) = areas[seat].exhausts(card), areas
    own, foe = aid[seat] + effect.gains, aid[1 - seat] - effect.takes
    return ((given, other), (own, foe)) if seat == 0 else ((one, given), (foe, own))
