"""The pictures of a match of Kendo Duel, drawn from what the viewer may see."""

from bot.face.game.face import TurnDrawn
from bot.face.kendo.choices import decision, is_draw
from bot.face.kendo.pictures.alt import board_alt, end_lines, hand_alt, marks
from bot.face.kendo.pictures.board import board_drawn
from bot.face.kendo.pictures.contender import Contender, contenders
from bot.face.kendo.pictures.fight import rungs
from bot.face.kendo.pictures.hand import alike, hand_drawn
from bot.face.kendo.pictures.ladder import ladder_drawn
from bot.face.kendo.threats import last_threat
from bot.face.kendo.view import court_view, kendo_view
from bot.face.screen import Drawing
from bot.face.words import Words
from bot.play.match.reading import MatchPage, TurnPage
from rules.kendo.moves import KEEP, YIELD, read_move
from rules.kendo.state import Threat
from rules.kendo.switching import is_switch, read_switch


def picture(page: MatchPage, words: Words) -> Drawing:
    """Draw the hand of a player who is still in the game; for everyone else, draw the board."""
    view, some = kendo_view(page), _contenders(page)
    threat = view.now if isinstance(view.now, Threat) and not view.result else None
    if page.outcome or page.own_seat not in view.seats_in:
        drawn = board_drawn(some, threat, view.left, view.discarded)
        return Drawing("board.png", drawn, board_alt(words, some, threat, view.left, view.discarded))
    # Sorting is stable: the others stay in the order of their seats.
    own_first = sorted(some, key=lambda each: each.seat != page.own_seat)
    numbered, playable = decision(page) == "opening", _playable(page)
    drawn = hand_drawn(own_first, threat, view.hand, playable, numbered=numbered)
    alt = hand_alt(words, own_first, threat, view.hand, playable, numbered=numbered)
    return Drawing("hand.png", drawn, alt)


def turn_picture(page: MatchPage, turn: TurnPage, words: Words) -> TurnDrawn | None:
    """Draw a turn; return None if nothing in it can be drawn."""
    steps = rungs(turn.events)
    if not steps:
        return None
    newest, threat = turn.revision == page.revision, last_threat(turn.events)
    some = _contenders(page)
    # The board shows the present, which would be wrong for an older turn.
    stand = some if newest else tuple(Contender(each.seat) for each in some)
    drawn = ladder_drawn(stand, steps, threat.seat if threat else None)
    return TurnDrawn("turn.png", drawn, marks(words, stand), [*end_lines(words, stand, turn.events)])


def _contenders(page: MatchPage) -> tuple[Contender, ...]:
    return contenders(kendo_view(page), court_view(page))


def _playable(page: MatchPage) -> set[str]:
    """Return one card of each kind that can be chosen now; all kinds if no card is asked for."""
    numbered = decision(page) == "opening"
    # The same if no choice is pending: a waiting hand is not greyed out.
    if all(is_draw(choice) or choice == KEEP for choice in page.options) and not numbered:
        cards = kendo_view(page).hand
    else:
        choices = (choice for choice in page.options if choice not in {KEEP, YIELD})
        cards = tuple(key for choice in choices for key in _cards(choice))
    return {alike(key, numbered=numbered) for key in cards}


def _cards(choice: str) -> tuple[str, ...]:
    return (read_switch(choice).card,) if is_switch(choice) else read_move(choice).cards
