"""The pictures of Pocket Samurai, drawn from what the viewer may see."""

from bot.face.game.face import TurnDrawn
from bot.face.pocket.pictures.alt import board_alt, draft_alt, hand_alt, places, totals_lines
from bot.face.pocket.pictures.board import board_drawn
from bot.face.pocket.pictures.draft import draft_drawn
from bot.face.pocket.pictures.hand import hand_drawn
from bot.face.pocket.pictures.reveal import reveal_drawn
from bot.face.pocket.turns import turns_of
from bot.face.pocket.view import pocket_view, side_of
from bot.face.screen import Drawing
from bot.face.words import Words
from bot.play.match.reading import MatchPage, TurnPage
from rules.pocket.events import Flipped, RoundWon
from rules.pocket.strikes import totals


def picture(page: MatchPage, words: Words) -> Drawing:
    """Draw the draft; after it, a player's hand, or for everyone else both play areas."""
    view, seat = pocket_view(page), page.own_seat
    if view.dojo:
        drawn = draft_drawn(view, view.dojo.on_offer, side_of(page))
        return Drawing("draft.png", drawn, draft_alt(page, words))
    if seat is None or page.outcome is not None:
        return Drawing("board.png", board_drawn(view), board_alt(page, words))
    return Drawing("hand.png", hand_drawn(view, seat), hand_alt(page, words))


def turn_picture(page: MatchPage, turn: TurnPage, words: Words) -> TurnDrawn | None:
    """Draw the last of the turns reported together; return None if no cards met in it, as in the draft."""
    events = turns_of(turn.events)[-1]
    flipped = next((event for event in events if isinstance(event, Flipped)), None)
    if flipped is None:
        return None
    view, over = pocket_view(page), any(isinstance(event, RoundWon) for event in events)
    # Once a round is won, its cards are taken up; and an older turn's totals are gone.
    both = totals(view.areas, view.exchange.aid) if turn.revision == page.revision and not over else None
    if view.options.length == "single":  # its strikes say who won
        events = [event for event in events if not isinstance(event, RoundWon)]
    stands = totals_lines(words, both) if both else ()
    return TurnDrawn("reveal.png", reveal_drawn(flipped, events, both), places(words), stands)
