"""How a Duel begins: one test for each sentence that rules something (seed 003, Duel 1 to 4)."""

import pytest

from rules.dice import Dice
from rules.game import Rejection, seen
from rules.kendo.cards import CARDS, SUBDECKS
from rules.kendo.events import FirstAttacker, HandDealt, Switched, SwitchedCards, Totalled
from rules.kendo.state import Initiative
from tests.rules.kendo.table import DUEL, KENDO, SEED, opening, switched


def count(hand: tuple[str, ...], subdeck: str) -> int:
    return sum(CARDS[key].subdeck == subdeck for key in hand)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_is_dealt_three_basic_attacks_four_counterattacks_and_five_others(seats: int) -> None:
    step = KENDO.start(seats, DUEL, Dice(SEED))
    for hand in step.state.hands:
        assert [count(hand, subdeck) for subdeck in SUBDECKS] == [3, 4, 5]
    left = [len(pile.hidden) for pile in step.state.piles]
    assert left == [12 - 3 * seats, 16 - 4 * seats, 24 - 5 * seats]


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_players_play_together(seats: int) -> None:
    with pytest.raises(Rejection, match="seats-wrong"):
        KENDO.start(seats, DUEL, Dice(SEED))


def test_the_subdecks_are_shuffled() -> None:
    dealt = {KENDO.start(2, DUEL, Dice(SEED, step)).state.hands for step in range(10)}
    assert len(dealt) == 10


def test_a_hand_is_told_to_its_seat_alone() -> None:
    step = KENDO.start(3, DUEL, Dice(SEED))
    assert seen(step.events, 1) == (HandDealt(seat=1, cards=KENDO.view(step.state, 1).hand, seen_by=(1,)),)
    assert seen(step.events, None) == ()
    assert KENDO.view(step.state, None).hand == ()
    assert KENDO.view(step.state, None).hand_sizes == (12, 12, 12)


def test_any_two_cards_can_be_switched_each_for_one_of_its_own_subdeck() -> None:
    before = opening(["men-12", "men-kote", "kamae-1"], ["men-1"])
    scene = switched(before, {0: "men-kote+kamae-1", 1: "keep"})
    assert scene.of(Switched)[0] == Switched(seat=0, subdecks=("counter", "other"))
    new = [before.state.piles[1].hidden[0], before.state.piles[2].hidden[0]]
    assert set(scene.hands[0]) == {"men-12", *new}
    assert scene.of(SwitchedCards) == [
        SwitchedCards(seat=0, old=("men-kote", "kamae-1"), new=tuple(new), seen_by=(0,))
    ]


def test_the_new_card_comes_from_the_top_and_the_old_one_goes_beneath() -> None:
    before = opening(["men-12", "kamae-1"], ["men-1"])
    scene = switched(before, {0: "kamae-1", 1: "keep"})
    top, *others = before.state.piles[2].hidden
    assert top in scene.hands[0]
    assert scene.state.piles[2].hidden == (*others, "kamae-1")


def test_switching_is_not_compulsory() -> None:
    before = opening(["men-12", "kamae-1"], ["men-1"])
    scene = switched(before, {0: "keep", 1: "keep"})
    assert scene.hands == before.hands
    assert scene.of(SwitchedCards) == []


def test_the_highest_total_of_the_basic_attacks_starts() -> None:
    hands = ["men-1", "kote-2", "do-4"], ["men-12", "men-kote"], ["tsuki-3", "kote-7"]
    scene = switched(opening(*hands), dict.fromkeys(range(3), "keep"))
    assert scene.of(Totalled) == [Totalled(totals=(7, 12, 10))]
    assert scene.of(FirstAttacker) == [FirstAttacker(seat=1)]
    assert scene.now == Initiative(1)


def test_the_totals_count_what_was_switched_for() -> None:
    scene = switched(opening(["men-1"], ["kote-2"], hidden=["tsuki-9"]), {0: "men-1", 1: "keep"})
    assert scene.of(Totalled) == [Totalled(totals=(9, 2))]


def test_after_a_tie_the_lowest_card_is_switched_and_totals_are_compared_again() -> None:
    hands = ["men-1", "kote-7"], ["do-5", "tsuki-3"]
    scene = switched(opening(*hands, hidden=["men-12", "men-6"]), {0: "keep", 1: "keep"})
    assert scene.of(Totalled) == [Totalled(totals=(8, 8)), Totalled(totals=(19, 11))]
    assert scene.of(FirstAttacker) == [FirstAttacker(seat=0)]
    assert scene.state.totals == ((8, 8), (19, 11))
    assert scene.state.piles[0].hidden == ("men-1", "tsuki-3")
