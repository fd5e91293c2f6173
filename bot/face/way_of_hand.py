"""Where somebody finds their hand: by DM only where one can be promised."""

from bot.face.screen import Screen, Text
from bot.face.words import Words


def with_way_of_hand(words: Words, told: str, *, by_dm: bool) -> Screen:
    """Say something, and how a hand comes to its player whenever it is their turn."""
    way = words("hand-comes-by-dm" if by_dm else "hand-behind-button")
    return Screen((Text(f"{told}\n{way}"),))
