"""Ratings as numbers: what a match does to them, and whether what is shown beside them is true."""

import random
from statistics import median

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.play.standing.strength import MILLI, MODEL, NEWCOMER, SETTLED, TO_SETTLE, Rating, rate

ratings = st.builds(Rating, st.integers(0, 3_000_000), st.integers(40_000, 500_000))
tables = st.lists(st.tuples(ratings, st.integers(1, 8)), min_size=2, max_size=8)


def test_a_newcomer_is_shown_as_far_from_known() -> None:
    assert (NEWCOMER.points, NEWCOMER.margin, NEWCOMER.floor) == (1500, 1000, 500 * MILLI)


def test_a_rating_is_provisional_until_matches_weigh_three_times_what_is_assumed() -> None:
    assert Rating(0, SETTLED + 1).provisional
    assert not Rating(0, SETTLED).provisional
    assert (NEWCOMER.spread / SETTLED) ** 2 == 1 + 3
    assert [Rating(0, spread).missing for spread in (NEWCOMER.spread, SETTLED + 1, SETTLED, 1)] == [
        TO_SETTLE,
        1,
        0,
        0,
    ]


def test_most_are_settled_after_as_many_matches_as_is_said() -> None:
    rng = random.Random(7)
    truth = [rng.gauss(NEWCOMER.points, NEWCOMER.spread / MILLI) for _ in range(60)]
    known, settled = [NEWCOMER] * len(truth), list[int]()
    for nth in range(1, 2 * TO_SETTLE):
        for one, other in zip(*[iter(rng.sample(range(len(truth)), len(truth)))] * 2, strict=True):
            first = truth[one] + rng.gauss(0, MODEL.beta) > truth[other] + rng.gauss(0, MODEL.beta)
            known[one], known[other] = rate([known[one], known[other]], [1, 2] if first else [2, 1])
        settled += [nth for rating in known if not rating.provisional][: len(truth) - len(settled)]
    assert abs(median(settled) - TO_SETTLE) <= 1


def test_to_beat_the_stronger_is_worth_more() -> None:
    own, weak, strong = (Rating(level * MILLI, 100 * MILLI) for level in (1500, 1200, 1800))
    assert rate([own, strong], [1, 2])[0].level > rate([own, weak], [1, 2])[0].level


def test_a_draw_between_equals_tells_of_no_difference() -> None:
    one, other = rate([NEWCOMER, NEWCOMER], [1, 1])
    assert one == other
    assert one.level == NEWCOMER.level
    assert one.spread < NEWCOMER.spread


def test_at_a_large_table_the_first_rises_the_last_falls_and_the_middle_stays_between() -> None:
    levels = [rating.level for rating in rate([NEWCOMER] * 5, [1, 2, 3, 4, 5])]
    assert levels == sorted(levels, reverse=True)
    assert levels[0] > NEWCOMER.level > levels[-1]


@given(tables, st.randoms())
def test_the_order_in_which_people_sit_does_not_matter(
    table: list[tuple[Rating, int]], rng: random.Random
) -> None:
    shuffled = rng.sample(range(len(table)), len(table))
    after = rate(*map(list, zip(*table, strict=True)))
    again = rate(*map(list, zip(*(table[i] for i in shuffled), strict=True)))
    for i, rating in zip(shuffled, again, strict=True):
        # A sum in another order may end in another last digit.
        assert abs(rating.level - after[i].level) <= 1
        assert abs(rating.spread - after[i].spread) <= 1


@given(tables)
@example([(Rating(109_248, 40_000), 1), (Rating(2_983_534, 63_346), 1)])  # a draw against all odds
def test_nobody_falls_who_beat_all_and_nobody_becomes_much_less_sure(table: list[tuple[Rating, int]]) -> None:
    before, places = map(list, zip(*table, strict=True))
    for old, new, place in zip(before, rate(before, places), places, strict=True):
        if place == min(places) and places.count(place) == 1:
            assert new.level >= old.level
        assert 0 < new.spread < old.spread + MILLI


@given(tables, st.sets(st.integers(0, 7)), st.integers(0, 7))
def test_nobody_gains_by_missing_a_deadline_on_themselves_or_on_anybody_else(
    table: list[tuple[Rating, int]], missed: set[int], also: int
) -> None:
    before, places = map(list, zip(*table, strict=True))
    seat = also % len(table)
    kept = rate(before, places, stood_in=missed - {seat})
    late = rate(before, places, stood_in=missed | {seat})
    assert late[seat].level <= min(kept[seat].level, before[seat].level)
    assert late[seat].spread >= max(kept[seat].spread, before[seat].spread)
    assert late[seat].floor <= before[seat].floor
    assert late[:seat] + late[seat + 1 :] == kept[:seat] + kept[seat + 1 :]


@pytest.mark.parametrize("seats", [2, 5])
def test_the_truth_lies_within_what_is_shown(seats: int) -> None:
    """Play as communities whose strengths are known, and see how often the margin holds them."""
    people, matches, held = 20, 200, 0
    communities = 12
    for seed in range(communities):
        rng = random.Random(seed)
        truth = [rng.gauss(1500, 300) for _ in range(people)]
        known = [NEWCOMER] * people
        for _ in range(matches * 2 // seats):
            table = rng.sample(range(people), seats)
            shown = [truth[person] + rng.gauss(0, 250) for person in table]
            places = [1 + sum(other > own for other in shown) for own in shown]
            for person, rating in zip(table, rate([known[i] for i in table], places), strict=True):
                known[person] = rating
        drift = sum(truth) / people - sum(rating.level for rating in known) / people / MILLI
        held += sum(
            abs(strength - drift - rating.level / MILLI) <= rating.margin
            for strength, rating in zip(truth, known, strict=True)
        )
    assert held / (people * communities) >= 0.92
