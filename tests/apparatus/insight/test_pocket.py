"""The good player of Pocket Samurai knows its business, and the bounds find what they are for."""

from random import Random

import numpy as np
import pytest

from apparatus.insight.pocket.drafting import Meetings
from apparatus.insight.pocket.endgame import Solver
from apparatus.insight.pocket.hands import Hand, Seated, against, play_hand
from apparatus.insight.pocket.player import GoodPlayer
from apparatus.insight.pocket.printed import Print
from apparatus.insight.pocket.report import Figures, bounds, markdown
from apparatus.insight.pocket.school import School, Syllabus
from apparatus.insight.pocket.worth import FACTS, learn, rough
from rules.pocket.cards import STRIKE
from rules.pocket.deck import CARDS, FIRST_DECK, Deck
from rules.pocket.pocket import SecondPocket
from rules.pocket.state import BothAreas, PlayArea, PocketState
from tests.rules.pocket.table import area, facing, flip

GAME = SecondPocket()
DECK = GAME.deck
EACH = 8


def knowing(cards: int, deck: Deck = DECK) -> GoodPlayer:
    """Return a player who solves endgames of this many cards."""
    return GoodPlayer(Solver(Print(deck), rough(), cards))


@pytest.fixture(scope="module")
def player() -> GoodPlayer:
    return knowing(1)


@pytest.fixture(scope="module")
def school() -> School:
    return School(GAME, Syllabus(lessons=1, lesson=60, drafts=300, easier=1, endgame=3), Random(2))


def worth(player: GoodPlayer, state: PocketState) -> float:
    return player.solve(state.areas, state.exchange, state.lead)[0]


def test_it_sees_a_strike_that_cannot_fail(player: GoodPlayer) -> None:
    ready = area(["broken-calm"], ["cold-moon", "one-sword-style"])
    state = facing(ready, area(["cornered-tiger", "feint"], [], ["rooftop-leap"]))
    chosen = [player.choose(state.areas, state.exchange, state.lead, Random(seed))[0] for seed in range(5)]
    assert worth(player, state) == pytest.approx(1)
    assert chosen == [STRIKE] * 5


def test_it_answers_what_is_asked_within_a_turn(player: GoodPlayer) -> None:
    state = facing(["cornered-tiger", "rush"], area(["feint"], ["scattered-leaves"]))
    struck = flip(state, "cornered-tiger", STRIKE, game=GAME).state
    assert player.choose(struck.areas, struck.exchange, struck.lead, Random(1)) == {0: "helms"}


def test_the_same_table_seen_from_the_other_side_is_worth_the_rest(player: GoodPlayer) -> None:
    one, other = area(["broken-calm", "rush"], ["cold-moon"]), area(["passing-geese", "measured-blows"])
    there, back = worth(player, facing(one, other)), worth(player, facing(other, one, lead=1))
    assert there + back == pytest.approx(1)
    assert worth(player, facing(one, one)) == pytest.approx(0.5)


def test_it_learns_what_wins(player: GoodPlayer) -> None:
    ahead, behind = area(["broken-calm"], ["cold-moon"]), area(["rooftop-leap"])

    def facts(areas: BothAreas) -> np.ndarray:
        return player.solver.facts(areas)

    tables = [(facts((ahead, behind)), 1.0), (facts((behind, ahead)), 0.0)] * 50
    before, after = rough(), learn(rough(), tables)
    assert len(after.weights) == FACTS
    assert after.of_table(facts((ahead, behind))) > before.of_table(facts((ahead, behind))) > 0.5
    assert after.of_table(facts((PlayArea(), PlayArea()))) == 0.5


def test_a_drafter_learns_to_take_what_meets_the_others_cards_well() -> None:
    """Hands in which Patient Hunter wins against many cards of Agility, and loses against few."""
    agility = tuple(card for card in DECK if CARDS[card].aspect == "agility")[:5]
    wisdom = tuple(card for card in DECK if CARDS[card].aspect == "wisdom")[:5]
    hands = [((("patient-hunter",), agility), 1.0), ((("patient-hunter",), wisdom), 0.0)] * 100
    plain, answering = Meetings(DECK).learn(hands, 0.01)
    options = ("patient-hunter", "falling-blossom")

    def picks(foe: Deck) -> list[str]:
        return [each.pick(options, (), foe, Random(1)) for each in (plain, answering)]

    assert picks(agility)[0] == picks(wisdom)[0]
    assert picks(agility)[1] == "patient-hunter"
    assert picks(wisdom)[1] == "falling-blossom"


def test_hands_are_played_to_their_end_or_to_what_is_solved(school: School) -> None:
    seats = (school.plain, school.answering)
    whole = [play_hand(seats, GAME, Random(seed)) for seed in range(6)]
    cut = [play_hand(seats, GAME, Random(seed), to_the_end=False) for seed in range(6)]
    assert all(hand.struck for hand in whole)
    assert not all(hand.struck for hand in cut)
    for hand in (*whole, *cut):
        assert len(set(hand.offered)) == 20
        assert {len(drafted) for drafted in hand.drafted} == {EACH}
        assert 0 < len(hand.tables) <= hand.turns
        assert 0 <= hand.promise <= 1


def test_a_few_hands_are_even_as_far_as_a_few_can_show(school: School) -> None:
    rng = Random(3)
    hands = [play_hand((school.plain, school.plain), GAME, rng) for _ in range(40)]
    figures = Figures(DECK, hands, against(school.answering, school.plain, 20, GAME, rng))
    found = {bound.name: bound.figure for bound in bounds(figures)}
    assert 0.25 < found["wins of the first pick"] < 0.75
    assert found["mutual defeats"] < 0.35
    assert 4 < found["turns"] < 10
    assert len(list(markdown(figures))) == 12 + len(DECK)


def test_who_solves_endgames_sees_a_strike_that_is_still_to_be_prepared() -> None:
    state = facing(area(["falling-rock", "rush"], ["reckless-leap"]), area(["feint"], ["temple-wall"]))
    assert worth(knowing(1, FIRST_DECK), state) < 1 == pytest.approx(worth(knowing(2, FIRST_DECK), state))


def test_players_who_know_more_and_less_meet(school: School) -> None:
    further = school.further(1)
    assert isinstance(further, Seated)
    assert 0 <= against(school.plain, further, 1, GAME, Random(1))[0] <= 1


def hand(struck: tuple[int, ...], cards: Deck = DECK, turns: int = 7) -> Hand:
    """Write a hand down in which the first seat picked first, and one half of some cards."""
    half = len(cards) // 2
    return Hand(DECK, (cards[:half], cards[half:]), 0, struck, turns, stalled=False, promise=0.5)


EVEN_HANDS = [hand((0,)), hand((1,))] * 5
ANSWERED = [0.6]


@pytest.mark.parametrize(
    ("hands", "answered", "missed"),
    [
        (EVEN_HANDS, ANSWERED, set[str]()),
        ([*EVEN_HANDS, hand((0,))], ANSWERED, {"wins of the first pick"}),
        ([*EVEN_HANDS, *[hand((0, 1))] * 2], ANSWERED, {"mutual defeats"}),
        (EVEN_HANDS, [0.5, 0.56], {"wins of drafting against the other's cards"}),
        ([*EVEN_HANDS, *[hand((0,), turns=30), hand((1,), turns=30)]], ANSWERED, {"turns"}),
        (
            [hand((0,), DECK[:-1]), hand((1,), DECK[:-1])],
            ANSWERED,
            {f"picks of {DECK[-1]}", f"winners' share of {DECK[-1]}"},
        ),
    ],
    ids=["even", "first", "mutual", "unanswered", "long", "unloved"],
)
def test_the_bounds_find_what_is_uneven(hands: list[Hand], answered: list[float], missed: set[str]) -> None:
    assert {bound.name for bound in bounds(Figures(DECK, hands, answered)) if not bound.kept} == missed
