"""The good player of Pocket Samurai knows its business, and the bounds find what they are for."""

from random import Random

import pytest

from apparatus.insight.pocket.endgame import Endgame
from apparatus.insight.pocket.hands import EVEN, Hand, against, play_hands
from apparatus.insight.pocket.player import GoodPlayer
from apparatus.insight.pocket.report import bounds, markdown
from apparatus.insight.pocket.worth import FACTS, facts, learn, rough
from rules.pocket.cards import STRIKE
from rules.pocket.deck import DECK
from rules.pocket.state import PlayArea, PocketState
from tests.rules.pocket.table import area, facing, flip


@pytest.fixture(scope="module")
def player() -> GoodPlayer:
    return GoodPlayer(rough(), Endgame(1))


def worth(player: GoodPlayer, state: PocketState) -> float:
    return player.solve(state.areas, state.exchange, state.lead)[0]


def test_it_sees_a_strike_that_cannot_fail(player: GoodPlayer) -> None:
    ready = area(["iron-gate"], ["reckless-leap", "falling-rock"])
    state = facing(ready, area(["falling-rock", "feint"], [], ["temple-wall"]))
    value, mixes = player.solve(state.areas, state.exchange, state.lead)
    assert value == pytest.approx(1)
    assert mixes[0][STRIKE] == pytest.approx(1)


def test_it_answers_what_is_asked_within_a_turn(player: GoodPlayer) -> None:
    state = facing(["tiger-stance", "rush"], area(["open-hand"], ["quick-draw"]))
    struck = flip(state, "tiger-stance", STRIKE).state
    assert player.solve(struck.areas, struck.exchange, struck.lead)[1] == {0: {"helms": 1.0}}


def test_the_same_table_seen_from_the_other_side_is_worth_the_rest(player: GoodPlayer) -> None:
    one, other = area(["iron-gate", "rush"], ["falling-rock"]), area(["quick-draw", "measured-blows"])
    there, back = worth(player, facing(one, other)), worth(player, facing(other, one, lead=1))
    assert there + back == pytest.approx(1)
    assert worth(player, facing(one, one)) == pytest.approx(0.5)


def test_it_learns_what_wins() -> None:
    ahead, behind = area(["iron-gate"], ["falling-rock"]), area(["temple-wall"])
    tables = [(facts((ahead, behind)), 1.0), (facts((behind, ahead)), 0.0)] * 50
    before, after = rough(), learn(rough(), tables)
    assert len(after.weights) == FACTS
    assert after.of_table((ahead, behind)) > before.of_table((ahead, behind)) > 0.5
    assert after.of_card("rush") == pytest.approx(before.of_card("rush"))
    assert after.of_table((PlayArea(), PlayArea())) == 0.5


def test_hands_are_played_to_their_end(player: GoodPlayer) -> None:
    hands = play_hands(player, 10, Random(1), EVEN)
    for hand in hands:
        assert len(set(hand.offered)) == 20
        assert {len(drafted) for drafted in hand.drafted} == {8}
        assert 0 < len(hand.tables) <= hand.turns
        assert hand.struck
    assert len(list(markdown(hands))) == 11 + len(DECK)


def test_a_few_hands_are_even_as_far_as_a_few_can_show(player: GoodPlayer) -> None:
    hands = play_hands(player, 40, Random(3), EVEN)
    figures = {bound.name: bound.figure for bound in bounds(hands)}
    assert 0.3 < figures["wins of the first pick"] < 0.7
    assert figures["mutual defeats"] < 0.35
    assert 5 < figures["turns"] < 10


def test_who_solves_endgames_sees_a_strike_that_is_still_to_be_prepared(player: GoodPlayer) -> None:
    state = facing(area(["falling-rock", "rush"], ["reckless-leap"]), area(["feint"], ["temple-wall"]))
    knowing = GoodPlayer(rough(), Endgame(2))
    assert worth(player, state) < 1 == pytest.approx(worth(knowing, state))


def test_players_who_know_more_and_less_meet(player: GoodPlayer) -> None:
    assert 0 <= against(player, GoodPlayer(rough(), Endgame(2)), 1, Random(1)) <= 1


def hand(struck: tuple[int, ...], cards: tuple[str, ...] = DECK, turns: int = 7) -> Hand:
    """Write a hand down in which the first seat picked first, and one half of some cards."""
    half = len(cards) // 2
    return Hand(DECK, (cards[:half], cards[half:]), 0, struck, turns, stalled=False)


EVEN_HANDS = [hand((0,)), hand((1,))] * 5


@pytest.mark.parametrize(
    ("hands", "missed"),
    [
        (EVEN_HANDS, set[str]()),
        ([*EVEN_HANDS, *[hand((0,))] * 5], {"wins of the first pick"}),
        ([*EVEN_HANDS, *[hand((0, 1))] * 5], {"mutual defeats"}),
        ([*EVEN_HANDS, *[hand((0,), turns=30), hand((1,), turns=30)]], {"turns"}),
        (
            [hand((0,), DECK[:-1]), hand((1,), DECK[:-1])],
            {f"picks of {DECK[-1]}", f"winners' share of {DECK[-1]}"},
        ),
    ],
    ids=["even", "first", "mutual", "long", "unloved"],
)
def test_the_bounds_find_what_is_uneven(hands: list[Hand], missed: set[str]) -> None:
    assert {bound.name for bound in bounds(hands) if not bound.kept} == missed
