"""Where a player finds their hand: by DM only if one can be promised."""

from bot.face.screen import Screen, Text
from bot.face.words import Words
from rules.codec import decode
from rules.games import game


def with_where_hand_comes(words: Words, told: str, game_id: str, answers: str, *, by_dm: bool) -> Screen:
    """Say a sentence, then where a match of this game begins and how its player gets the hand."""
    way = words("hand-comes-by-dm" if by_dm else "hand-behind-button")
    openly = game(game_id).begins_openly(decode(answers, dict[str, str]))
    begins = (words("hand-begins-openly"),) if openly else ()
    return Screen((Text("\n".join((told, *begins, way))),))
