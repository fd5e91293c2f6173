"""What comes with a press or a form is what it should be, or it is refused in one way."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.play.ground.given import LARGEST, Given, number, one
from bot.play.ground.refusals import Unreadable


@given(st.integers(-LARGEST, LARGEST))
def test_every_number_that_a_column_holds_is_read(value: int) -> None:
    assert number(str(value)) == value


@pytest.mark.parametrize(
    "text",
    ["", " ", "x", "1.0", "1e3", "+1", "--1", "²", "\u0663", "1 ", "1\n", str(LARGEST + 1), "9" * 4400],
)
def test_anything_else_is_no_number(text: str) -> None:
    with pytest.raises(Unreadable):
        number(text)


@given(st.text())
def test_a_number_is_read_or_refused_and_nothing_else_happens(text: str) -> None:
    with suppress(Unreadable):
        assert abs(number(text)) <= LARGEST


def test_one_choice_is_neither_none_nor_two() -> None:
    assert one(("moon",)) == Given(("moon",)).choice == "moon"
    for values in ((), ("moon", "snow")):
        with pytest.raises(Unreadable):
            _ = Given(values).choice


@pytest.mark.parametrize("value", ["", "x" * 101, "a\0b", "\ud800"])
def test_a_choice_is_something_that_can_be_kept(value: str) -> None:
    with pytest.raises(Unreadable):
        _ = Given((value,)).choices


def test_a_list_has_no_more_values_than_discord_allows() -> None:
    assert Given(tuple("x" * 25)).choices == ("x",) * 25
    with pytest.raises(Unreadable):
        _ = Given(tuple("x" * 26)).choices


def test_numbers_are_chosen_one_by_one() -> None:
    assert Given(("1", "-2")).numbers == (1, -2)
    assert Given(()).numbers == ()
    assert Given(("3",)).number == 3
    with pytest.raises(Unreadable):
        _ = Given(("1", "two")).numbers


def test_a_button_stands_for_something_else_than_a_choice() -> None:
    assert Given().choice_or("page") == "page"
    assert Given(("other",)).choice_or("page") == "other"


def test_a_field_that_is_empty_or_missing_says_nothing() -> None:
    handed_in = Given(written={"reason": ("well",), "own": (), "words": ("a\0b\ud800",)})
    assert [handed_in.text(name) for name in ("reason", "own", "none")] == ["well", "", ""]
    assert handed_in.fields == {"reason": ("well",), "own": (), "words": ("ab",)}


def test_a_list_in_a_form_may_hold_several() -> None:
    assert Given(written={"cards": ("one", "two")}).fields == {"cards": ("one", "two")}
    for values in (("x",) * 26, ("x" * 4001,)):
        with pytest.raises(Unreadable):
            _ = Given(written={"cards": values}).fields


@pytest.mark.parametrize("texts", [("one", "two"), ("x" * 4001,)])
def test_a_field_holds_one_text_of_the_length_discord_allows(texts: tuple[str, ...]) -> None:
    with pytest.raises(Unreadable):
        Given(written={"reason": texts}).text("reason")
