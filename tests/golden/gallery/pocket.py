"""Pocket Samurai: the draft, both play areas, each question of a turn, and how it is reported."""

from dataclasses import replace

from bot.face.match.board import board
from bot.face.match.reveal import reveal
from bot.face.pocket.hand import details, hand
from bot.face.screen import Screen
from bot.face.words import Words
from bot.play.match.reading import MatchPage, TurnPage
from rules.pocket import events as of
from rules.pocket.state import PocketOptions
from tests.face.pocket.pages import Played, chapter_page, match_page, played
from tests.golden.gallery.table import Gallery
from tests.rules.pocket.table import BEST_OF_THREE, Turn, area, facing, flip

OPEN = list(played(PocketOptions(), b"gallery!"))
QUICK = list(played(PocketOptions(draft="quick"), b"gallery!"))
START, DRAFTED, ONE_TURN = OPEN[0], OPEN[16], OPEN[17]

SIDE = flip(
    facing(("tiger-stance", "rush"), ("feint", "scattered-leaves")), "tiger-stance", "scattered-leaves"
)
STRIKE = flip(
    facing(
        area(("glare-of-the-sun", "rush"), ("scattered-leaves", "quick-draw")),
        area(("rush", "feint", "measured-blows"), ("out-of-reach",)),
        options=BEST_OF_THREE,
        points=(0, 1),
    ),
    "glare-of-the-sun",
    "rush",
)
HAND = STRIKE.then({0: "strike"})
LATE_SIDE = HAND.then({1: "measured-blows"})
EXHAUST = flip(
    facing(
        area(("iron-gate", "rush"), ("all-or-nothing",)),
        area(("feint", "open-hand"), ("last-wall",), ("reckless-leap",)),
        doubles=1,
    ),
    "strike",
    "strike",
)
DOUBLE = EXHAUST.then({0: "all-or-nothing"}, {1: "last-wall"})
LOST = flip(facing(("tiger-stance", "rush"), ("balanced-style", "feint")), "tiger-stance", "balanced-style")
COUNTERED = flip(facing(("rush",), ("counter-blow", "feint")), "strike", "counter-blow")
BOTH = flip(facing(("iron-gate", "rush"), ("temple-wall", "feint")), "iron-gate", "temple-wall")
HOME = flip(
    facing(area(("rush",), ("falling-rock",)), ("open-hand", "rush"), options=BEST_OF_THREE, points=(0, 1)),
    "strike",
    "open-hand",
)
MUTUAL = flip(
    facing(area(("rush",), ("falling-rock",)), area(("feint",), ("quick-draw",))), "strike", "strike"
)


def page(turn: Turn, seat: int | None = None, **facts: object) -> MatchPage:
    """Return the page of a match after a turn, or in the middle of one."""
    return replace(match_page(turn.state, seat), lately=turn.events if seat is not None else (), **facts)


def asked(words: Words, turn: Turn, seat: int) -> Screen:
    return hand(page(turn, seat), words)


def told(words: Words, turn: Turn, stand_ins: tuple[int, ...] = ()) -> Screen:
    return reveal(page(turn), TurnPage(5, 9, turn.events, stand_ins, message_id=None), words)


def told_of(words: Words, at: Played) -> Screen:
    return reveal(match_page(at.state, revision=at.revision), chapter_page(at), words)


LEFT: tuple[of.PocketEvent, ...] = (
    of.SeatLeft(seat=1, reason="resigned"),
    of.MatchOver(winners=(0,), reason="resigned"),
)

SCREENS: Gallery = {
    "board, first": lambda words: board(match_page(START.state, revision=0), words),
    "reveal, in the draft": lambda words: told_of(words, OPEN[11]),
    "reveal, the draft is over": lambda words: told_of(words, DRAFTED),
    "reveal, quick draft": lambda words: told_of(words, QUICK[3]),
    "reveal, half of a quick draft": lambda words: told_of(words, QUICK[8]),
    "hand, in the draft": lambda words: hand(
        replace(match_page(OPEN[11].state, 0), lately=OPEN[11].chapter[-2:]), words
    ),
    "hand, first wish": lambda words: hand(match_page(QUICK[0].state, 0, revision=0), words),
    "hand, half of a quick draft": lambda words: hand(
        replace(match_page(QUICK[8].state, 0), lately=QUICK[8].chapter), words
    ),
    "hand, wish in detail": lambda words: details(match_page(QUICK[3].state, 0), words),
    "hand, first turn": lambda words: hand(match_page(DRAFTED.state, 0), words),
    "hand, first turn in detail": lambda words: details(match_page(DRAFTED.state, 0), words),
    "hand, second turn": lambda words: hand(
        replace(match_page(ONE_TURN.state, 0), lately=ONE_TURN.chapter), words
    ),
    "hand, a side": lambda words: asked(words, SIDE, 0),
    "hand, a side, the other one": lambda words: asked(words, SIDE, 1),
    "hand, to strike": lambda words: asked(words, STRIKE, 0),
    "hand, to bring a card": lambda words: asked(words, HAND, 1),
    "hand, a side late": lambda words: asked(words, LATE_SIDE, 1),
    "hand, to exhaust": lambda words: asked(words, EXHAUST, 0),
    "hand, to exhaust, in detail": lambda words: details(page(EXHAUST, 0), words),
    "hand, after both struck in vain": lambda words: asked(words, DOUBLE, 0),
    "hand, after a strike home": lambda words: asked(words, HOME, 1),
    "hand, over": lambda words: asked(words, MUTUAL, 0),
    "reveal, a side": lambda words: told(words, SIDE),
    "reveal, to strike": lambda words: told(words, STRIKE),
    "reveal, struck, and a card brought": lambda words: told(words, LATE_SIDE, stand_ins=(1,)),
    "reveal, all of it": lambda words: told(words, LATE_SIDE.then({1: "helms"})),
    "reveal, to exhaust": lambda words: told(words, EXHAUST),
    "reveal, both in vain": lambda words: told(words, DOUBLE),
    "reveal, sides lost": lambda words: told(words, LOST),
    "reveal, a Strike! countered": lambda words: told(words, COUNTERED),
    "reveal, a card defeated": lambda words: told(words, BOTH),
    "reveal, struck home": lambda words: told(words, HOME),
    "reveal, a mutual defeat": lambda words: told(words, MUTUAL),
    "reveal, one has left": lambda words: told(words, Turn(SIDE.state, LEFT)),
}
