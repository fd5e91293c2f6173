"""Kendo Duel under whatever Hypothesis tries: no card is lost, no hand is revealed."""

from itertools import chain

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import invariant, run_state_machine_as_test

from rules.codec import encode
from rules.dice import Dice
from rules.game import seen
from rules.kendo.cards import CARDS, COMPETITION_DECK, DUEL_DECK, SUBDECKS
from rules.kendo.competition_state import Tally
from rules.kendo.events import CardsTaken, DrewCard, HandDealt, SwitchedCards
from rules.kendo.state import BonusOffer, Initiative, KendoState, OpeningSwitch, Threat
from tests.conformance.kit import Table, playout
from tests.conformance.kit import seeds as some_seeds
from tests.conformance.tables import TABLES
from tests.conformance.test_machine import SETTINGS, Match
from tests.depth import DEPTH
from tests.rules.kendo.table import DUEL, KENDO

seeds = st.binary(min_size=32, max_size=32)
seats = st.sampled_from(KENDO.seats)


class Fights(Match):
    """A Duel that counts its cards after every step."""

    tables = tuple(TABLES["kendo.duel/2"]())

    @invariant()
    def every_card_is_somewhere_and_nowhere_twice(self) -> None:
        state: KendoState = self.state
        piles = [card for pile in state.piles for card in (*pile.hidden, *pile.discarded)]
        held = [card for hand in state.hands for card in hand]
        assert sorted([*piles, *held, *state.table]) == sorted(DUEL_DECK)

    @invariant()
    def every_subdeck_has_its_own_cards_alone(self) -> None:
        for subdeck, pile in zip(SUBDECKS, self.state.piles, strict=True):
            assert {CARDS[card].subdeck for card in (*pile.hidden, *pile.discarded)} <= {subdeck}

    @invariant()
    def a_hand_is_held_in_the_order_of_the_cards(self) -> None:
        for hand in self.state.hands:
            assert list(hand) == sorted(hand, key=list(CARDS).index)

    @invariant()
    def who_is_out_holds_nothing(self) -> None:
        state: KendoState = self.state
        assert all(not hand for seat, hand in enumerate(state.hands) if seat not in state.seats_in)

    @invariant()
    def only_an_exchange_has_cards_on_the_table(self) -> None:
        state: KendoState = self.state
        assert bool(state.table) is (state.result is None and isinstance(state.now, Threat))


def test_no_card_is_lost_whatever_happens() -> None:
    run_state_machine_as_test(Fights, settings=SETTINGS)


class Points(Match):
    """A Competition that counts its cards after every step."""

    tables = tuple(TABLES["kendo.competition/2"]())

    @invariant()
    def every_card_is_somewhere_and_nowhere_twice(self) -> None:
        cards, tally = self.state.cards, self.state.tally
        piles = [card for pile in cards.piles for card in (*pile.hidden, *pile.discarded)]
        held = [card for hand in cards.hands for card in hand]
        assert sorted([*piles, *held, *cards.table, *tally.retired]) == sorted(COMPETITION_DECK)

    @invariant()
    def points_and_penalties_are_few(self) -> None:
        tally: Tally = self.state.tally
        assert max(tally.hansoku) < 2
        assert max(tally.points) < 2 or self.state.cards.result


def test_no_card_of_a_competition_is_lost_whatever_happens() -> None:
    run_state_machine_as_test(Points, settings=SETTINGS)


ALL_TABLES = [*TABLES["kendo.duel/2"](), *TABLES["kendo.competition/2"]()]


@pytest.mark.parametrize("table", ALL_TABLES, ids=lambda table: f"{table.game.id}-{table.seats}")
def test_random_playouts_keep_every_card_in_one_place_at_each_step(table: Table) -> None:
    deck = DUEL_DECK if table.game.id == KENDO.id else COMPETITION_DECK
    assert len(deck) == (52 if table.game.id == KENDO.id else 53)
    for seed in some_seeds(40):
        for moment in playout(table, seed):
            duel = table.game.id == KENDO.id
            cards = moment.state if duel else moment.state.cards
            retired = () if duel else moment.state.tally.retired
            piles = chain.from_iterable((*pile.hidden, *pile.discarded) for pile in cards.piles)
            assert sorted(chain(piles, *cards.hands, cards.table, retired)) == sorted(deck)


@settings(max_examples=16 * DEPTH, deadline=None)
@given(seeds, seats)
def test_cards_in_hand_only_ever_become_fewer_but_for_the_bonus(seed: bytes, count: int) -> None:
    """What the bound on the length rests on."""
    before: KendoState | None = None
    for moment in playout(Table(KENDO, count, DUEL), seed):
        state: KendoState = moment.state
        if before:
            gained = sum(map(len, state.hands)) - sum(map(len, before.hands))
            assert gained <= isinstance(before.now, BonusOffer)
            laid = {*state.table} - {*before.table}
            assert not laid or gained < 0
        before = state


@settings(max_examples=16 * DEPTH, deadline=None)
@given(seeds, seats)
def test_what_a_hand_holds_is_told_to_those_concerned_alone(seed: bytes, count: int) -> None:
    for moment in playout(Table(KENDO, count, DUEL), seed):
        for event in moment.step.events:
            match event:
                case HandDealt() | SwitchedCards() | DrewCard():
                    assert event.seen_by == (event.seat,)
                case CardsTaken():
                    assert event.seen_by == (event.seat, event.to)
                case _:
                    assert event.seen_by is None


@settings(max_examples=16 * DEPTH, deadline=None)
@given(seeds, seats)
def test_the_public_is_told_of_no_card_that_was_not_laid_open(seed: bytes, count: int) -> None:
    for moment in playout(Table(KENDO, count, DUEL), seed):
        state: KendoState = moment.state
        told = encode((KENDO.view(state, None), seen(moment.step.events, None)))
        unseen = {card for pile in state.piles for card in pile.hidden} | {c for h in state.hands for c in h}
        open_before = {
            card for event in moment.step.events for card in (getattr(event, "card", None),) if card
        }
        assert not [card for card in unseen - open_before if f'"{card}"' in told]


@settings(max_examples=16 * DEPTH, deadline=None)
@given(seeds, seats)
def test_who_has_cards_is_asked_alike_whatever_they_are(seed: bytes, count: int) -> None:
    """Who is asked depends on what lies face up, never on whether a hand has an answer."""
    for moment in playout(Table(KENDO, count, DUEL), seed):
        state: KendoState = moment.state
        other = KENDO.resample(state, None, Dice(seed, 1_000))
        asked, asked_there = KENDO.requests(state), KENDO.requests(other)
        assert [request.seat for request in asked] == [request.seat for request in asked_there]
        if not isinstance(state.now, Initiative):
            assert [request.decision for request in asked] == [request.decision for request in asked_there]


def test_the_kit_has_something_to_draw_anew() -> None:
    state = KENDO.start(3, DUEL, Dice(bytes(32))).state
    assert isinstance(state.now, OpeningSwitch)
    after = KENDO.play(state, dict.fromkeys(range(3), "keep"), Dice(bytes(32))).state
    for moment in (state, after):
        for viewer in (0, None):
            drawn = [KENDO.resample(moment, viewer, Dice(bytes(32), step)) for step in range(20)]
            assert len({other.hands[1] for other in drawn}) > 10
            assert len({other.piles[2].hidden for other in drawn}) > 10
            assert all((other.hands[0] == moment.hands[0]) is (viewer == 0) for other in drawn)
