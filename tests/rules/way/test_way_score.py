"""Results from one seed can be compared: what counts first outweighs all that comes after."""

from msgspec.structs import replace

from rules.game import Outcome
from rules.way.road import Road, RoadState
from rules.way.score import life_in, scored
from tests.rules.way.table import WAY, Scene, begun

ROAD = Road()
WON, LOST = Outcome((0,), "defeated"), Outcome((), "fallen")


def won(rounds: int, life: int, ki: int) -> Scene:
    return begun().foe(life=0).but(result=WON, round=rounds, life=life, ki=ki)


def lost(left: int, rounds: int) -> Scene:
    return begun().foe(life=left).but(result=LOST, round=rounds, life=0)


def test_who_won_comes_first_and_of_losers_who_left_the_opponent_least() -> None:
    in_order = (
        won(2, 1, 0),
        won(3, 8, 0),
        won(3, 7, 5),
        won(3, 7, 4),
        won(10, 1, 0),
        lost(1, 3),
        lost(2, 9),
        lost(2, 8),
        lost(10, 10),
    )
    scores = [scored(scene.state) for scene in in_order]
    assert scores == sorted(set(scores), reverse=True)
    assert min(scores) >= 0


def test_a_score_tells_whose_life_was_left() -> None:
    assert life_in(scored(won(3, 7, 5).state)) == 7
    assert life_in(scored(lost(4, 9).state)) == 4


def test_of_three_opponents_all_that_is_left_counts() -> None:
    three = begun("three").but(result=LOST)
    assert scored(three.foe(0, life=0).state) > scored(three.state)


def test_the_seat_alone_has_a_score() -> None:
    state = begun().state
    assert WAY.score(state) == (scored(state),)


def test_on_the_road_the_duels_count_first_and_then_the_last_of_them() -> None:
    begun_road = ROAD.begin({})
    first = ROAD.after(begun_road, won(9, 1, 0).state, WON)
    in_order = (
        ROAD.after(first, won(9, 1, 0).state, WON),
        ROAD.after(first, lost(1, 9).state, LOST),
        ROAD.after(first, lost(2, 9).state, LOST),
        ROAD.after(begun_road, lost(1, 9).state, LOST),
        begun_road,
    )
    scores = [ROAD.score(state) for state in in_order]
    assert scores == sorted(set(scores), reverse=True)


def test_a_road_is_never_better_for_its_last_duel_than_for_one_more() -> None:
    best = replace(RoadState(ROAD.begin({}).options), last=scored(won(0, 8, 5).state))
    assert ROAD.score(best) < ROAD.score(RoadState(best.options, won=1))
