"""When a card is exhausted for a player who has settled that ahead: to survive, to win, or never."""

import pytest

from rules.pocket.cards import STRIKE
from rules.pocket.instructions import EXHAUSTING
from tests.rules.pocket.table import area, facing, flip, heeded, topics


def test_exhausting_can_be_settled_for_cards_in_hand_and_in_play_but_not_for_those_exhausted() -> None:
    ready = area(["feint", "iron-gate"], ["last-wall"], ["all-or-nothing"])
    known = topics(facing(ready, ["temple-wall"]))
    assert known["exhaust:last-wall"] == known["exhaust:feint"] == EXHAUSTING
    assert "exhaust:all-or-nothing" not in known


LOSING = facing(area(["iron-gate", "rush"], ["last-wall"]), area(["feint"], ["scattered-leaves"]))
"""One helm against two swords, and a card to exhaust that gives two."""
SHORT = facing(area(["rush"], ["all-or-nothing"]), area(["falling-rock"], ["feint"]))
"""A sword against a helm on either side, and a card to exhaust that gives two swords more than it shows."""


@pytest.mark.parametrize(
    ("when", "choice"),
    [("to-survive", "last-wall"), ("to-survive-or-win", "last-wall"), ("to-win", "keep"), ("never", "keep")],
)
def test_a_card_is_exhausted_to_survive_a_strike(when: str, choice: str) -> None:
    struck = flip(LOSING, STRIKE, STRIKE).state
    assert heeded(struck, {"exhaust:last-wall": [when]}) == choice


def test_either_seat_survives_by_what_it_has_instructed() -> None:
    one, other = LOSING.areas
    struck = flip(facing(other, one, lead=1), STRIKE, STRIKE).state
    assert heeded(struck, {"exhaust:last-wall": ["to-survive"]}, seat=1) == "last-wall"


@pytest.mark.parametrize(
    ("own", "theirs"),
    [(["last-wall", "open-hand"], ["scattered-leaves"]), (["last-wall"], ["scattered-leaves", "quick-draw"])],
    ids=["safe already", "lost anyway"],
)
def test_a_card_is_kept_that_is_not_needed_to_survive_or_not_enough(
    own: list[str], theirs: list[str]
) -> None:
    state = facing(area(["iron-gate", "rush"], own), area(["feint"], theirs))
    assert heeded(flip(state, STRIKE, STRIKE).state, {"exhaust:last-wall": ["to-survive"]}) == "keep"


@pytest.mark.parametrize(
    ("when", "choice"),
    [
        ("to-win", "all-or-nothing"),
        ("to-survive-or-win", "all-or-nothing"),
        ("to-survive", "keep"),
        ("never", "keep"),
    ],
)
def test_a_card_is_exhausted_to_win(when: str, choice: str) -> None:
    striking = flip(SHORT, STRIKE, "falling-rock").state
    assert heeded(striking, {"exhaust:all-or-nothing": [when]}) == choice


def test_a_card_is_not_exhausted_to_win_where_its_loss_lets_the_other_strike_through() -> None:
    both = flip(SHORT, STRIKE, STRIKE).state
    assert heeded(both, {"exhaust:all-or-nothing": ["to-survive-or-win"]}) == "keep"


def test_a_card_is_kept_that_is_not_needed_to_win_or_too_little() -> None:
    for own, theirs in ((["all-or-nothing", "quick-draw"], []), (["all-or-nothing"], ["temple-wall"])):
        state = facing(area(["rush"], own), area(["falling-rock"], theirs))
        striking = flip(state, STRIKE, "falling-rock").state
        assert heeded(striking, {"exhaust:all-or-nothing": ["to-win"]}) == "keep"


def test_what_was_exhausted_before_counts_among_things_as_they_stand() -> None:
    own = area(["rush"], ["last-wall", "feint"])
    state = facing(own, area(["iron-gate"], ["falling-rock", "all-or-nothing"]), lead=1)
    instructions = {"exhaust:last-wall": ["to-survive"], "exhaust:feint": ["never"]}
    turn = flip(state, STRIKE, STRIKE, {1: "keep"})
    assert heeded(turn.state, instructions) == "keep"  # four swords against two helms, three after it
    higher = facing(own, area(["iron-gate"], ["quick-draw", "all-or-nothing"]), lead=1)
    turn = flip(higher, STRIKE, STRIKE, {1: "keep"})
    assert heeded(turn.state, instructions) == "last-wall"  # three against two
    turn = flip(higher, STRIKE, STRIKE, {1: "all-or-nothing"})
    assert heeded(turn.state, instructions) == "keep"  # four against two


def test_of_several_cards_that_would_do_the_first_of_the_hand_is_exhausted() -> None:
    state = facing(area(["rush"], ["feint", "all-or-nothing"]), area(["falling-rock"], ["open-hand"]))
    striking = flip(state, STRIKE, "falling-rock").state
    told = {"exhaust:feint": ["to-win"], "exhaust:all-or-nothing": ["to-win"]}
    assert heeded(striking, told) == "all-or-nothing"
    assert heeded(striking, {**told, "exhaust:all-or-nothing": ["never"]}) == "feint"
    assert heeded(striking, {"exhaust:feint": ["to-win"]}) == "feint"


def test_the_person_is_asked_where_a_card_without_an_instruction_could_be_exhausted() -> None:
    state = facing(area(["rush"], ["feint", "all-or-nothing"]), area(["falling-rock"], ["temple-wall"]))
    striking = flip(state, STRIKE, "falling-rock").state
    assert heeded(striking, {}) is None
    assert heeded(striking, {"exhaust:feint": ["never"]}) is None
    assert heeded(striking, {"exhaust:feint": ["never"], "exhaust:all-or-nothing": ["never"]}) == "keep"
