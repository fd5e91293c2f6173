"""The pictures of a duel: what a viewer may see, handed to whoever draws it."""

from bot.face.bushido.duel.view import duel_view
from bot.face.bushido.edition import edition_of
from bot.face.bushido.facing import facing
from bot.face.bushido.pictures.alt import board_alt, hand_alt, reveal_alt
from bot.face.bushido.pictures.board import board_drawn
from bot.face.bushido.pictures.encounter import encounter
from bot.face.bushido.pictures.hand import hand_drawn
from bot.face.bushido.pictures.reveal import reveal_drawn
from bot.face.screen import Drawing
from bot.face.words import Words
from bot.play.match.reading import MatchPage, TurnPage


def picture(page: MatchPage, words: Words) -> Drawing:
    """Draw how a duel stands: for a fighter who is to choose their hand, for all others the board."""
    sides = duel_view(page).sides
    if page.own_seat is None or page.outcome is not None:
        return Drawing("board.png", board_drawn(*sides), board_alt(words, sides))
    own, foe = sides[page.own_seat], sides[1 - page.own_seat]
    faced = facing(edition_of(page), own, (foe,))
    return Drawing("hand.png", hand_drawn(own, foe, faced), hand_alt(words, own, foe, faced))


def turn_picture(page: MatchPage, turn: TurnPage, words: Words) -> Drawing | None:
    """Draw what a turn brought; None where no cards met in it."""
    edition, sides = edition_of(page), duel_view(page).sides
    shown = encounter(turn.events, edition, sides, newest=turn.revision == page.revision)
    if shown is None:
        return None
    healths = (side.health for side in shown.sides)
    return Drawing("reveal.png", reveal_drawn(shown), reveal_alt(words, edition, sides, turn.events, healths))
