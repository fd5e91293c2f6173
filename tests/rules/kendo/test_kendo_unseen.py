"""A table drawn anew agrees with all that its viewer knows, as far as events have told it."""

from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from rules.dice import Dice
from rules.kendo.cards import CARDS
from rules.kendo.competition_state import Tally
from rules.kendo.events import CardsLost, CardsTaken, DrewFrom
from rules.kendo.state import Initiative, KendoState
from tests.conformance.kit import Moment, Table, playout
from tests.depth import DEPTH
from tests.rules.kendo.court_table import COMPETITION, IPPON, on_court
from tests.rules.kendo.table import DUEL, KENDO, SEED, at

seeds = st.binary(min_size=32, max_size=32)
seats = st.sampled_from(KENDO.seats)
DRAWS = 4
EVEN = Tally(ippons=(IPPON, IPPON))


def others(state: KendoState, viewer: int | None) -> Iterator[KendoState]:
    """Yield tables that a viewer cannot tell from this one."""
    for draw in range(DRAWS):
        yield KENDO.resample(state, viewer, Dice(SEED, 1_000 + draw))


def open_to_all(state: KendoState) -> set[str]:
    return {*state.table, *(card for pile in state.piles for card in pile.discarded)}


def note_losses(lost: dict[str, int], moment: Moment, viewer: int) -> None:
    """Note to whom a viewer has given cards, until they lie open or their holder gives cards to a third."""
    for event in moment.step.events:
        if isinstance(event, CardsLost) and viewer not in (event.seat, event.to):
            for card in [card for card, holder in lost.items() if holder == event.seat]:
                del lost[card]
        if isinstance(event, CardsTaken) and viewer == event.seat:
            lost.update(dict.fromkeys(event.cards, event.to))
        if isinstance(event, CardsTaken) and viewer == event.to:
            for card in event.cards:
                lost.pop(card, None)
    for card in open_to_all(moment.state):
        lost.pop(card, None)


@settings(max_examples=6 * DEPTH, deadline=None)
@given(seeds, seats)
def test_who_has_lost_a_card_knows_who_holds_it(seed: bytes, count: int) -> None:
    lost: list[dict[str, int]] = [{} for _ in range(count)]
    for moment in playout(Table(KENDO, count, DUEL), seed):
        for viewer in range(count):
            note_losses(lost[viewer], moment, viewer)
            for other in others(moment.state, viewer):
                assert all(card in other.hands[holder] for card, holder in lost[viewer].items())


@settings(max_examples=6 * DEPTH, deadline=None)
@given(seeds)
def test_basic_attacks_held_since_come_to_the_total_that_was_told(seed: bytes) -> None:
    taken: list[set[str]] = [set(), set()]
    for moment in playout(Table(KENDO, 2, DUEL), seed):
        state: KendoState = moment.state
        for event in moment.step.events:
            if isinstance(event, CardsTaken):
                taken[event.to] |= {*event.cards}
        if any(isinstance(event, DrewFrom) for event in moment.step.events):
            break  # a player who draws for want of an attack has none of them left
        for viewer in (0, 1) if state.totals else ():
            foe = 1 - viewer
            for other in others(state, viewer):
                assert total({*other.hands[foe]} - taken[foe]) == total({*state.hands[foe]} - taken[foe])


def total(cards: set[str]) -> int:
    return sum(CARDS[card].number for card in cards)


def test_the_totals_of_four_are_kept_and_the_cards_behind_them_are_not() -> None:
    start = KENDO.start(4, DUEL, Dice(SEED)).state
    state = KENDO.play(start, dict.fromkeys(range(4), "keep"), Dice(SEED)).state
    drawn = [KENDO.resample(state, None, Dice(SEED, draw)) for draw in range(20)]
    assert {tuple(total({*hand}) for hand in other.hands) for other in drawn} == {state.totals[-1]}
    assert len({other.hands[0] for other in drawn}) > 10


@settings(max_examples=6 * DEPTH, deadline=None)
@given(seeds)
def test_between_two_it_is_known_how_many_cards_of_each_subdeck_the_other_holds(seed: bytes) -> None:
    for moment in playout(Table(KENDO, 2, DUEL), seed):
        for viewer in (0, 1):
            for other in others(moment.state, viewer):
                assert by_subdeck(other.hands[1 - viewer]) == by_subdeck(moment.state.hands[1 - viewer])


def by_subdeck(hand: tuple[str, ...]) -> list[str]:
    return sorted(CARDS[card].subdeck for card in hand)


def test_what_passed_between_others_may_be_any_card_its_giver_has_kept() -> None:
    hands = ["taiatari-1", "do-4"], ["men-do", "men-kote", "bogyo-1", "kamae-1"], ["kote-2"]
    state = at(*hands).then("taiatari-1>1", "yield").state
    held = [KENDO.resample(state, 2, Dice(SEED, draw)).hands[0] for draw in range(60)]
    assert {tuple(by_subdeck(hand)) for hand in held} == {("basic", "counter"), ("basic", "other")}


@settings(max_examples=6 * DEPTH, deadline=None)
@given(seeds, seats)
def test_all_see_whether_who_starts_has_an_attack(seed: bytes, count: int) -> None:
    for moment in playout(Table(KENDO, count, DUEL), seed):
        if isinstance(moment.state.now, Initiative):
            asked = [request.decision for request in KENDO.requests(moment.state)]
            for viewer in (*range(count), None):
                for other in others(moment.state, viewer):
                    assert [request.decision for request in KENDO.requests(other)] == asked


def test_who_puts_a_card_beneath_its_subdeck_knows_where_it_is_and_nobody_else() -> None:
    scene = on_court(["men-1", "do-4", "men-do"], ["kote-2", "bogyo-1"], switching="owed")
    state = scene.then("men-do/other/other").state
    beneath: dict[int | None, set[str]] = {0: set(), 1: set(), None: set()}
    for viewer, seen in beneath.items():
        for draw in range(20):
            seen.add(COMPETITION.resample(state, viewer, Dice(SEED, draw)).cards.piles[1].hidden[-1])
    assert beneath[0] == {"men-do"}
    assert min(len(beneath[1]), len(beneath[None])) > 1


def test_of_a_card_that_has_lain_open_nobody_remembers_where_it_was() -> None:
    dealt = KENDO.start(2, DUEL, Dice(SEED)).state
    state = KENDO.play(dealt, {0: "keep", 1: "keep"}, Dice(SEED)).state
    while not any(pile.discarded for pile in state.piles):
        (request,) = KENDO.requests(state)
        state = KENDO.play(state, {request.seat: request.options[0]}, Dice(SEED)).state
    gone = {card for pile in state.piles for card in pile.discarded}
    assert not gone & {card for known in (*state.remembered, *state.counted) for card in known}


def test_after_a_shuffle_nobody_knows() -> None:
    dealt = KENDO.start(2, DUEL, Dice(SEED)).state
    scene = on_court(["jikan-desu", "men-1"], ["kote-2", "bogyo-1"], tally=EVEN, switching="owed")
    assert dealt.remembered == dealt.hands
    assert scene.then("jikan-desu").state.cards.remembered == ((), ())
