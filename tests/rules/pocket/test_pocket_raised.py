"""What a card may ask its owner, by the moment: named as soon as it is chosen, and not while it is asked."""

import pytest

from rules.dice import Dice
from rules.pocket.cards import STRIKE
from rules.pocket.deck import CARDS
from rules.pocket.state import PocketState
from tests.rules.pocket.table import POCKET, area, begun, drafted, facing, flip

EXHAUSTED = "exhaust:last-wall"


def raised(state: PocketState, choice: str, seat: int = 0) -> tuple[str, ...]:
    """Return on what a seat may be asked because of a choice."""
    return POCKET.raised(POCKET.view(state, seat), seat, choice)


@pytest.mark.parametrize(
    ("card", "topics"),
    [
        ("tiger-stance", ("side:tiger-stance",)),
        ("measured-blows", ("side:measured-blows",)),
        ("glare-of-the-sun", ("strike:glare-of-the-sun",)),
        ("rush", ("hand:rush",)),
        ("on-its-heels", ("hand:on-its-heels",)),
        ("last-wall", ("exhaust:last-wall",)),
        ("falling-rock", ()),
        ("counter-blow", ()),
    ],
)
def test_a_card_that_is_laid_raises_what_it_may_ask(card: str, topics: tuple[str, ...]) -> None:
    state = facing([card, "quick-draw", "feint"], ["iron-gate", "open-hand"])
    assert raised(state, card) == topics


def test_a_card_that_brings_only_one_raises_nothing() -> None:
    assert raised(facing(["rush", "quick-draw"], ["iron-gate", "open-hand"]), "rush") == ()


def test_the_strike_raises_every_exhausting_of_cards_in_play() -> None:
    own = area(["feint", "rush"], ["last-wall", "temple-wall", "all-or-nothing"])
    state = facing(own, ["iron-gate", "open-hand"])
    assert set(raised(state, STRIKE)) == {EXHAUSTED, "exhaust:all-or-nothing"}


def test_what_is_asked_at_once_is_not_raised() -> None:
    for card in ("tiger-stance", "glare-of-the-sun", "rush"):
        turn = flip(facing([card, "quick-draw", "feint"], ["temple-wall", "open-hand"]), card, "temple-wall")
        assert turn.asked[0], f"{card} asks"
        assert raised(turn.state, card) == ()


def test_what_is_asked_later_in_the_turn_is_raised() -> None:
    state = facing(["glare-of-the-sun", "quick-draw"], ["tiger-stance", "open-hand"])
    turn = flip(state, "glare-of-the-sun", "tiger-stance")
    assert (turn.decision, list(turn.asked)) == ("side", [1])
    assert raised(turn.state, "glare-of-the-sun") == ("strike:glare-of-the-sun",)


def test_a_card_in_play_raises_its_exhausting_and_a_defeated_one_nothing() -> None:
    state = facing(["last-wall", "rush", "feint"], ["temple-wall", "quick-draw"])
    assert raised(flip(state, "last-wall", "temple-wall").state, "last-wall") == (EXHAUSTED,)
    assert raised(flip(state, "last-wall", "quick-draw").state, "last-wall") == ()


def test_a_card_that_is_brought_raises_nothing_that_only_flipped_cards_ask() -> None:
    held = ["rush", "glare-of-the-sun", "tiger-stance", "feint"]
    turn = flip(facing(held, ["temple-wall", "open-hand"]), "rush", "temple-wall")
    assert turn.decision == "hand"
    assert raised(turn.state, "glare-of-the-sun") == ()
    assert raised(turn.state, "tiger-stance") == ("side:tiger-stance",)
    assert raised(turn.state, "feint") == ("exhaust:feint",)


def test_nothing_is_raised_in_the_draft_or_after_the_end() -> None:
    assert all(raised(begun().state, card, seat) == () for card in CARDS for seat in (0, 1))
    over = POCKET.leave(drafted(16).state, 0, "resigned", Dice(bytes(32))).state
    assert all(raised(over, card, seat) == () for card in CARDS for seat in (0, 1))
