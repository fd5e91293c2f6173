"""Where somebody finds their hand: by DM only where one can be promised."""

from bot.face.screen import Screen, Text
from bot.face.words import Words


def with_way_of_hand(words: Words, told: str, *, by_dm: bool, openly: bool = False) -> Screen:
    """Say something, and how a hand comes to its player; a match may begin ``openly`` on its board."""
    way = words("hand-comes-by-dm" if by_dm else "hand-behind-button")
    begins = (words("hand-begins-openly"),) if openly else ()
    return Screen((Text("\n".join((told, *begins, way))),))
