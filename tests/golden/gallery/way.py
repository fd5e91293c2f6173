"""Way of the Samurai: each question of a fight, its details, its end, and the Road."""

from collections.abc import Callable
from dataclasses import replace as replaced
from functools import cache
from typing import Any

from msgspec.structs import replace

from bot.face.game.sure import sure_question
from bot.face.letters.hands import hand_of
from bot.face.match.board import board
from bot.face.match.campaign import campaign
from bot.face.match.reveal import reveal
from bot.face.screen import Screen
from bot.face.way.forms import swap_form
from bot.face.way.hand import details, hand
from bot.face.way.journey import journey
from bot.face.way.perils import warning
from bot.face.way.pictures.road import road_picture
from bot.face.words import Words
from bot.play.match.reading import TurnPage
from rules.game import Outcome
from rules.way.opponents import COUNTERATTACKS, DEFENCES
from rules.way.road import Road, RoadState
from rules.way.state import Wound
from tests.face.way.pages import LEG, SETUPS, Fought, fight_page, fought, road_page
from tests.golden.gallery.table import Gallery
from tests.rules.way.table import HARD, Scene, before_guard, before_strike, begun

PLAIN, _, SHIRO, _, THREE, LAST_DUEL, *_ = SETUPS


@cache
def first(decision: str) -> Fought:
    """Return the first time that something is asked in some fights."""
    found = (at for setup in (LAST_DUEL, SHIRO, THREE, PLAIN) for at in fought(setup, b"gallery!"))
    return next(at for at in found if at.asked and at.asked.decision == decision)


def hand_at(scene: Scene) -> Callable[[Words], Screen]:
    """Show a hand after what has just happened."""
    return lambda words: hand(fight_page(scene.state, 0, scene.events), words)


def in_words(scene: Scene) -> Callable[[Words], Screen]:
    """Show the same to a player without pictures."""
    return lambda words: hand(replaced(fight_page(scene.state, 0, scene.events), pictured=False), words)


def asked(decision: str) -> Callable[[Words], Screen]:
    """Show the hand at a question."""
    return lambda words: hand(first(decision).page(), words)


def told(scene: Scene, words: Words) -> Screen:
    return reveal(fight_page(scene.state, None), TurnPage(3, 3, scene.events, (), message_id=None), words)


def road(state: RoadState, words: Words) -> Screen:
    page = road_page(state)
    return campaign(page, journey(page, words), words, road_picture(page, words))


REAL: dict[str, Any] = {"defences": DEFENCES, "counters": COUNTERATTACKS}
"""The real decks, in their order."""
BEGUN = begun(**REAL)
PEEKED = BEGUN.then("peek")
WOUNDED = before_guard("shiro", blood=True, yoroi="mine", **REAL).but(
    wounds=(Wound("arm", 1), Wound("dodge", 1), Wound("finger", 2)), life=2
)
THREE_BACK = (
    begun("three", weapon="kusarigama", surroundings="bamboo", yoroi="theirs", counters=(2, 3, 4, 5, 6))
    .then("0", "sun-7+moon-7")
    .then("wave-6", blue=(4,))
    .but(technique_before=-9)
)
CREDIT = before_strike(**REAL).but(virtue="rei", credit=4)
WON = before_strike().foe(life=1).then("wave-6")
LOST = before_guard(counters=(HARD,) * 4).but(life=1).then("face")
CLIFF = begun(surroundings="cliff", weapon="bokken", **REAL).but(life=5, ki=1)
ROAD = Road()
RUN = ROAD.begin({"weapon": "yari", "yoroi": "mine"})
ON = replace(RUN, won=2, options=replace(RUN.options, opponent="master", leg=LEG))

SCREENS: Gallery = {
    "first pair": lambda words: hand_of(fight_page(BEGUN.state, 0, BEGUN.events, 0), words, by_dm=False),
    "first pair, in detail": lambda words: details(fight_page(BEGUN.state), words),
    "pair, the defence seen": hand_at(PEEKED),
    "pair, on the Cliff": hand_at(CLIFF),
    "the Cliff asks first": lambda words: sure_question(
        fight_page(CLIFF.state), words, 10, "place", warning(fight_page(CLIFF.state), words, "place")
    ),
    "third": hand_at(before_strike(**REAL)),
    "third, with points to spend": hand_at(CREDIT),
    "third, in detail": lambda words: details(fight_page(CREDIT.state), words),
    "after a hit": hand_at(before_strike(**REAL).but(die=5).then("wave-6")),
    "guard": hand_at(before_guard(**REAL)),
    "guard, wounded": hand_at(WOUNDED),
    "guard, one of three": hand_at(THREE_BACK),
    "first pair, without pictures": in_words(BEGUN),
    "third, without pictures": in_words(before_strike(**REAL)),
    "guard, without pictures": in_words(before_guard(**REAL)),
    "redraw": asked("redraw"),
    "redraw, cards to exchange": lambda words: swap_form(first("redraw").page(), words),
    "camp": asked("camp"),
    "target": asked("target"),
    "reward": asked("reward"),
    "keep": asked("keep"),
    "virtue": asked("virtue"),
    "price": asked("price"),
    "won": hand_at(WON),
    "lost": hand_at(LOST),
    "shown to everybody": lambda words: board(fight_page(LOST.state, None), words),
    "told": lambda words: told(LOST, words),
    "given up": lambda words: hand_of(
        fight_page(BEGUN.state, outcome=Outcome((), "given-up")), words, by_dm=True
    ),
    "the Road, first duel": lambda words: road(RUN, words),
    "the Road, last duel": lambda words: road(ON, words),
    "the Road, lost": lambda words: road(replace(ON, lost=True), words),
}
