"""Kendo Duel: the board, and the hand and the form of each question in both games."""

from dataclasses import replace

from bot.face.form import Form
from bot.face.game.sure import sure_question
from bot.face.kendo.forms import kendo_form
from bot.face.kendo.hand import details, hand, warning
from bot.face.match.board import board
from bot.face.screen import Screen
from bot.face.words import Words
from bot.play.match.reading import MatchPage
from rules.game import seen
from rules.kendo.cards import JIKAN_DESU
from rules.kendo.competition_state import Tally
from tests.face.kendo.pages import COMPETITION, DUEL, WITH_OVERTIME, match_page, played
from tests.golden.gallery.table import Gallery
from tests.rules.kendo.court_table import IPPON, SIX, Play, on_court
from tests.rules.kendo.table import Scene, at

START = next(played(DUEL, 2, b"gallery!"))
TWO = at(
    ("men-1", "seme-1", "kamae-1", "taiatari-1", "do-4"),
    ("men-kote", "kote-2", "do-tsuki", "tsuki-do", "mushin-1", "bogyo-1", "bogyo-2"),
)
RED = TWO.then("men-1+seme-1>1")
PULLED = RED.then("yield")
BACK = Scene(PULLED.state).then("men-kote>0")
UNARMED = at(("bogyo-1", "men-kote", "kamae-1"), ("men-1", "kote-2"), discarded=("men-6", "men-12", "do-men"))
THREE = at(("men-1", "do-tsuki", "seme-1"), ("men-kote", "kamae-1", "bogyo-1"), ("jodan-2", "kote-2"))
AIMED = THREE.then("men-1>1")
BONUS = at(("men-1", "do-tsuki", "seme-1"), ("men-kote", "kamae-1"), ("jodan-2",)).then(
    "men-1>1", "men-kote>2", "yield"
)
FOUR = at(
    ("men-1", "do-tsuki"), ("kamae-1", "do-kote"), ("mushin-1", "tsuki-do"), ("bogyo-1", "men-12"), out=(3,)
)
COURT = on_court(("men-1", "kote-2", "jikan-desu", *SIX[:2]), ("men-kote", "bogyo-1", *SIX), switching="owed")
STRUCK = COURT.then("do-tsuki/basic/counter", "men-1>1")
DRAWN = Play(STRUCK.state).then("do-tsuki/other/counter")
SCORED = Tally(ippons=(IPPON, ("hansoku",)), hansoku=(1, 0))
TIME = on_court(("jikan-desu", "men-1", "bogyo-1", "do-tsuki"), SIX, switching="owed", tally=SCORED)
AHEAD = on_court(
    ("jikan-desu", "men-1"), ("men-6", *SIX), switching="owed", tally=Tally(ippons=(IPPON, ()))
).then("jikan-desu")
REFILL = next(
    found
    for found in played(COMPETITION, 2, WITH_OVERTIME)
    if found.state.tally.overtime and found.state.refill
)


def page(scene: Scene | Play, seat: int | None) -> MatchPage:
    """Return the page of a match after something has happened."""
    game = DUEL if isinstance(scene, Scene) else COMPETITION
    lately = () if seat is None else seen(scene.events, seat)
    return match_page(game, scene.state, seat, lately=lately)


def asked(words: Words, scene: Scene | Play, seat: int) -> Screen:
    return hand(page(scene, seat), words)


def form(words: Words, scene: Scene | Play, seat: int) -> Form:
    return kendo_form(page(scene, seat), words)


SCREENS: Gallery = {
    "board, first": lambda words: board(START.page(), words),
    "board, an attack": lambda words: board(page(RED, None), words),
    "board, four, one out": lambda words: board(page(FOUR, None), words),
    "board, a Competition": lambda words: board(page(TIME, None), words),
    "board, the last attack": lambda words: board(page(AHEAD, None), words),
    "board, overtime": lambda words: board(REFILL.page(), words),
    "hand, opening": lambda words: hand(START.page(0), words),
    "hand, opening, chosen": lambda words: hand(
        replace(START.page(0), pick=START.page(0).options[-1]), words
    ),
    "form, opening": lambda words: kendo_form(START.page(0), words),
    "hand, to attack": lambda words: asked(words, TWO, 0),
    "hand, the red part": lambda words: asked(words, RED, 1),
    "hand, the attack itself": lambda words: asked(words, PULLED, 1),
    "hand, the attack itself, in detail": lambda words: details(page(PULLED, 1), words),
    "hand, a counterattack": lambda words: asked(words, BACK, 0),
    "hand, nobody asked": lambda words: asked(words, BACK, 1),
    "hand, nothing to attack with": lambda words: asked(words, UNARMED, 0),
    "hand, nothing to attack with, in detail": lambda words: details(page(UNARMED, 0), words),
    "hand, three, to attack": lambda words: asked(words, THREE, 0),
    "form, three, to attack": lambda words: form(words, THREE, 0),
    "hand, three, to answer": lambda words: asked(words, AIMED, 1),
    "form, three, to answer": lambda words: form(words, AIMED, 1),
    "hand, a bonus": lambda words: asked(words, BONUS, 1),
    "hand, the stand-in chose": lambda words: hand(replace(page(BACK, 0), stood_in=True), words),
    "hand, to switch and attack": lambda words: asked(words, COURT, 0),
    "form, to switch": lambda words: form(words, COURT, 0),
    "hand, to switch or parry": lambda words: asked(words, STRUCK, 1),
    "hand, switched": lambda words: asked(words, DRAWN, 1),
    "hand, time can be called": lambda words: asked(words, TIME, 0),
    "warning of JIKAN DESU": lambda words: sure_question(
        page(TIME, 0), words, 10, JIKAN_DESU.key, warning(page(TIME, 0), words, JIKAN_DESU.key)
    ),
    "hand, new cards": lambda words: hand(REFILL.page(REFILL.state.refill.seats[0]), words),
}
