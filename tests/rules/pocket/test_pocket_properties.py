"""Pocket Samurai under whatever Hypothesis tries: no card is lost, no secret is revealed."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import invariant, run_state_machine_as_test

from rules.codec import encode
from rules.dice import Dice
from rules.pocket.cards import STRIKE
from rules.pocket.deck import CARDS
from rules.pocket.deck import FIRST_DECK as DECK
from rules.pocket.events import DoubleStrike, Flipped, StruckAt
from rules.pocket.resolution import MOST_DOUBLES
from rules.pocket.state import PlayArea, PocketOptions, PocketState
from tests.conformance.kit import Table, playout
from tests.conformance.tables import TABLES
from tests.conformance.test_machine import SETTINGS, Match
from tests.depth import DEPTH
from tests.rules.pocket.table import POCKET, QUICK

options = st.builds(
    PocketOptions, st.sampled_from(["single", "best-of-three"]), st.sampled_from(["open", "quick"])
)
seeds = st.binary(min_size=32, max_size=32)


def cards_of(area: PlayArea) -> list[str]:
    return [*area.hand, *(placed.card for placed in area.in_play), *area.exhausted]


def check_every_card_is_in_one_place(state: PocketState) -> None:
    """Find the 27 cards and each seat's Strike! somewhere, and nowhere twice."""
    held = [card for area in state.areas for card in cards_of(area) if card != STRIKE]
    on_offer = state.dojo.on_offer if state.dojo else ()
    assert sorted([*state.deck, *on_offer, *state.discarded, *held]) == sorted(DECK)
    for seat, area in enumerate(state.areas):
        assert cards_of(area).count(STRIKE) + state.exchange.striking.count(seat) == 1
        assert list(area.hand) == [card for card in CARDS if card in area.hand]


class Hand(Match):
    """A match that counts its cards after every step."""

    tables = tuple(TABLES["pocket.hand/1"]())

    @invariant()
    def every_card_is_in_one_place(self) -> None:
        check_every_card_is_in_one_place(self.state)

    @invariant()
    def double_strikes_are_few(self) -> None:
        assert self.state.exchange.doubles < MOST_DOUBLES or self.state.result


def test_no_card_is_lost_whatever_happens() -> None:
    run_state_machine_as_test(Hand, settings=SETTINGS)


@settings(max_examples=24 * DEPTH, deadline=None)
@given(seeds, options)
def test_no_card_is_lost_from_the_first_pick_to_the_last_strike(seed: bytes, chosen: PocketOptions) -> None:
    for moment in playout(Table(POCKET, 2, chosen), seed):
        check_every_card_is_in_one_place(moment.state)


@settings(max_examples=24 * DEPTH, deadline=None)
@given(seeds, options)
def test_a_turn_uses_up_a_card_unless_both_lay_a_strike(seed: bytes, chosen: PocketOptions) -> None:
    before: tuple[int, int] | None = None
    for moment in playout(Table(POCKET, 2, chosen), seed):
        state: PocketState = moment.state
        if state.dojo or state.exchange.stage != "lay":
            continue
        held = sum(len(area.hand) for area in state.areas)
        if before and before[0] == state.round and held == before[1]:
            flipped = [event.cards for event in moment.step.events if isinstance(event, Flipped)]
            assert set(flipped) <= {(STRIKE, STRIKE)}
        before = state.round, held


@settings(max_examples=24 * DEPTH, deadline=None)
@given(seeds, options)
def test_double_strikes_are_counted_as_they_come(seed: bytes, chosen: PocketOptions) -> None:
    events = [event for moment in playout(Table(POCKET, 2, chosen), seed) for event in moment.step.events]
    in_a_row, in_vain = 0, 0
    for event in events:
        match event:
            case Flipped(turn=turn):
                in_a_row = in_a_row + 1 if in_vain == 2 and turn > 1 else 0
                in_vain = 0
            case StruckAt(through=False):
                in_vain += 1
            case DoubleStrike(in_a_row=told):
                assert told == in_a_row + 1 <= MOST_DOUBLES
            case _:
                pass


@settings(max_examples=16 * DEPTH, deadline=None)
@given(seeds, st.randoms(use_true_random=False))
def test_nothing_of_a_deck_or_a_list_of_wishes_is_told_before_its_time(seed: bytes, rng: Random) -> None:
    """Two matches that differ in what is hidden alone look the same until it is dealt."""
    state = POCKET.start(2, QUICK, Dice(seed)).state
    for number in range(1, 8):
        requests = POCKET.requests(state)
        choices = {request.seat: rng.choice(request.options) for request in requests}
        other = POCKET.resample(state, 0, Dice(seed, 100 + number))
        mine = {0: choices[0], 1: next(r.options[-1] for r in POCKET.requests(other) if r.seat == 1)}
        step, there = (
            POCKET.play(state, choices, Dice(seed, number)),
            POCKET.play(other, mine, Dice(seed, number)),
        )
        assert step.events == there.events == ()
        for viewer in (0, None):
            assert encode(POCKET.view(step.state, viewer)) == encode(POCKET.view(there.state, viewer))
        state = step.state


@settings(max_examples=16 * DEPTH, deadline=None)
@given(seeds, options)
def test_all_that_lies_open_is_the_same_for_everybody(seed: bytes, chosen: PocketOptions) -> None:
    for moment in playout(Table(POCKET, 2, chosen), seed):
        if moment.state.dojo is None:
            shown = {encode(POCKET.view(moment.state, viewer)) for viewer in (0, 1, None)}
            assert len(shown) == 1


def test_the_kit_has_something_to_draw_anew() -> None:
    state = POCKET.start(2, QUICK, Dice(bytes(32))).state
    for _ in range(3):
        wishes = {request.seat: request.options[0] for request in POCKET.requests(state)}
        state = POCKET.play(state, wishes, Dice(bytes(32))).state
    for viewer in (0, 1, None):
        drawn = [POCKET.resample(state, viewer, Dice(bytes(32), step)) for step in range(20)]
        assert len({other.deck for other in drawn}) > 10
        assert len({other.dojo.wishes for other in drawn if other.dojo}) > 10
