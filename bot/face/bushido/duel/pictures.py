"""The pictures of a duel, drawn from what the viewer may see."""

from collections.abc import Iterator, Sequence

from bot.face.bushido.duel.view import duel_view
from bot.face.bushido.edition import edition_of
from bot.face.bushido.facing import facing
from bot.face.bushido.pictures.alt import board_alt, hand_alt, places
from bot.face.bushido.pictures.board import board_drawn
from bot.face.bushido.pictures.encounter import Encounter, encounter
from bot.face.bushido.pictures.hand import hand_drawn
from bot.face.bushido.pictures.reveal import reveal_drawn
from bot.face.game.face import TurnDrawn
from bot.face.screen import Drawing
from bot.face.words import Words
from bot.play.match.reading import MatchPage, TurnPage


def picture(page: MatchPage, words: Words) -> Drawing:
    """Draw a fighter's hand while they choose; for everyone else, draw the board."""
    sides = duel_view(page).sides
    if page.own_seat is None or page.outcome is not None:
        return Drawing("board.png", board_drawn(*sides), board_alt(words, sides))
    own, foe = sides[page.own_seat], sides[1 - page.own_seat]
    faced = facing(edition_of(page), own, (foe,))
    return Drawing("hand.png", hand_drawn(own, foe, faced), hand_alt(words, own, foe, faced))


def turn_picture(page: MatchPage, turn: TurnPage, words: Words) -> TurnDrawn | None:
    """Draw a turn; return None if no cards met in it."""
    sides = duel_view(page).sides
    shown = encounter(turn.events, edition_of(page), sides, newest=turn.revision == page.revision)
    if shown is None:
        return None
    names = places(words, sides)
    return TurnDrawn("reveal.png", reveal_drawn(shown), names, [*_stand(shown, names, words)])


def _stand(shown: Encounter, names: Sequence[str], words: Words) -> Iterator[str]:
    """Yield how both stand after a turn, as far as it is drawn."""
    for name, side in zip(names, shown.sides, strict=True):
        if side.health is not None:
            key = "picture-health-lost" if side.lost else "picture-health"
            yield words(key, fighter=name, health=max(side.health, 0), full=side.full, lost=side.lost)
