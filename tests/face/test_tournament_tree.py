"""The rounds of a tournament as a tree: nothing crosses, nobody is lost, and pages hold what they should."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.face.tournament.lettering import lettered
from bot.face.tournament.tree import COLUMNS, PAGE, laid_out, lines, window
from rules.gatherings.gathering import HOUSE
from rules.gatherings.moves import Leave, NoShow
from tests.depth import DEPTH
from tests.face.tournament_pages import after, played, won

seeds = st.binary(min_size=8, max_size=8)


@settings(max_examples=10 * DEPTH)
@given(st.integers(2, 40), seeds, st.booleans())
def test_those_who_meet_next_stand_beside_each_other(count: int, seed: bytes, house: bool) -> None:
    for state, _ in played(count, seed, house=house):
        rounds = laid_out(state)
        for round_, spots in zip(state.rounds, rounds, strict=True):
            assert sorted(seat for spot in spots for seat in spot.people) == sorted(round_.people)
        for here, there in pairwise(rounds):
            goes_to = [
                number for spot in here for number, following in enumerate(there)
                if set(spot.people) & set(following.people)
            ]  # fmt: skip
            assert goes_to == sorted(goes_to), "two lines cross"


@settings(max_examples=5 * DEPTH)
@given(st.integers(2, 256), st.sampled_from([1, 2, 3, 99]))
def test_the_pages_of_a_round_hold_everyone_in_it_once(count: int, first: int) -> None:
    state = after(count)
    pages = window(state, first).pages
    shown = [window(state, first, page) for page in range(pages)]
    assert sorted(seat for each in shown for spot in each.columns[0] for seat in spot.seats) == list(
        range(count)
    )
    assert all(len(each.columns[0]) <= PAGE and len(each.columns) <= COLUMNS for each in shown)
    assert window(state, first, pages + 3).page == pages - 1, "beyond the last page is the last"


def test_by_default_the_first_round_is_shown_that_fits_on_a_page() -> None:
    state = after(64)
    assert (window(state).first, window(state).pages) == (1, 2), "the only round there is"
    second = won(state, *range(32))
    assert (window(second).first, window(second).pages) == (2, 1)
    small = after(24)
    assert (window(small).first, [len(column) for column in window(small).columns]) == (1, [16])


def test_a_round_that_just_fits_on_a_page_is_shown_by_default() -> None:
    second = won(after(2 * PAGE), *range(PAGE))
    assert (window(second).first, window(second).pages) == (1, 1)


@pytest.mark.parametrize(("first", "columns"), [(1, COLUMNS), (2, COLUMNS), (3, COLUMNS - 1), (6, 1)])
def test_no_more_rounds_are_shown_than_there_are_columns(first: int, columns: int) -> None:
    winners = (seat for left in (32, 16, 8, 4, 2, 1) for seat in range(left))
    shown = window(won(after(64), *winners), first)
    assert [len(column) for column in shown.columns] == [16, 8, 4, 2, 1][COLUMNS - columns :]


def test_every_line_leads_from_a_spot_to_where_somebody_of_it_went_on() -> None:
    shown = window(won(after(8), 0, 1, 2, 3, 0, 1))
    assert [len(column) for column in shown.columns] == [4, 2, 1]
    assert len(lines(shown)) == 6
    for here, there in lines(shown):
        assert here.ahead in there.seats


def test_a_duel_to_which_neither_came_leads_nowhere() -> None:
    shown = window(won(after(8, NoShow(1, (0, 7))), 1, 2, 3))
    ends = {here for here, _ in lines(shown)}
    assert [spot.seats for spot in shown.columns[0] if spot not in ends] == [(0, 7)]


def test_no_line_leads_from_one_duel_with_the_house_to_the_next() -> None:
    shown = window(won(after(5, house=True), 1, 2, 0))
    assert [[spot.seats for spot in column] for column in shown.columns] == [
        [(0, HOUSE), (2, 3), (1, 4)],
        [(0, 2), (1, HOUSE)],
    ]
    assert len(lines(shown)) == 3


@pytest.mark.parametrize(
    ("count", "to_come"), [(2, ()), (3, (1,)), (8, (2, 1)), (24, (8, 4, 2, 1)), (32, (8, 4, 2, 1)), (256, ())]
)
def test_rounds_still_to_be_drawn_are_foreseen_where_all_of_a_round_is_shown(
    count: int, to_come: tuple[int, ...]
) -> None:
    assert window(after(count)).to_come == to_come


def test_nothing_is_to_come_after_the_end() -> None:
    assert window(won(after(2), 0)).to_come == ()
    assert window(after(4, Leave(0), Leave(1), Leave(2))).to_come == ()


@pytest.mark.parametrize("name", ["Aya", "Zoë Łódź", "Владимир", "Ἀχιλλεύς"])
def test_the_font_that_comes_along_knows_many_scripts(name: str) -> None:
    assert lettered(name, 15, 500)[0] == name


def test_what_no_font_draws_is_left_out_and_what_is_too_long_is_cut() -> None:
    assert lettered("12 \N{FIRE}Ben\N{FIRE}", 15, 500)[0] == "12 Ben"
    text, font = lettered("W" * 40, 15, 100)
    assert text.endswith("…")
    assert font.getlength(text) <= 100
