"""The free for all under whatever Hypothesis tries: any size, any fighters, any health, any choice."""

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from rules.bushido.brawl import BrawlState
from rules.bushido.brawl_events import Fought, Placed, Spared
from rules.bushido.fighters import FIGHTERS
from rules.bushido.wheel import TECHNIQUES
from rules.codec import decode, encode
from rules.dice import Dice
from tests.depth import DEPTH
from tests.rules.brawl_table import BRAWL, Turn, standing

SEED = bytes(range(32))
PLAYS = 12


@st.composite
def brawls(draw: st.DrawFn) -> BrawlState:
    seats = draw(st.integers(3, 8))
    fighters = draw(st.lists(st.sampled_from(sorted(FIGHTERS)), min_size=seats, max_size=seats))
    healths = draw(st.lists(st.integers(1, 20), min_size=seats, max_size=seats))
    hands = draw(st.lists(st.sets(st.sampled_from(TECHNIQUES), min_size=1), min_size=seats, max_size=seats))
    held = [tuple(technique for technique in TECHNIQUES if technique in hand) for hand in hands]
    return standing(*healths, fighters=fighters, hands=held)


def step(data: st.DataObject, state: BrawlState, number: int) -> Turn:
    """Play on, or now and then make a player leave."""
    dice, requests = Dice(SEED, number), BRAWL.requests(state)
    if data.draw(st.integers(0, 9)) == 9:
        leaver = data.draw(st.sampled_from([seat for seat, f in enumerate(state.fighters) if f.health]))
        after = BRAWL.leave(state, leaver, "resigned", dice)
    else:
        choices = {request.seat: data.draw(st.sampled_from(request.options)) for request in requests}
        after = BRAWL.play(state, choices, dice)
    return Turn(after.state, after.events)


@settings(max_examples=20 * DEPTH, deadline=None)
@given(st.data(), brawls())
def test_no_card_is_ever_lost_or_doubled_and_no_health_comes_back(
    data: st.DataObject, state: BrawlState
) -> None:
    for number in range(1, PLAYS):
        if state.result:
            break
        before, state = state, step(data, state, number).state
        for side, was in zip(BRAWL.view(state, None).sides, before.fighters, strict=True):
            assert 0 <= side.health <= was.health
            on_the_table = [side.card.technique] if side.card else []
            assert sorted([*side.hand, *side.spent, *on_the_table]) == sorted(TECHNIQUES)
        assert decode(encode(state), BrawlState) == state


@settings(max_examples=20 * DEPTH, deadline=None)
@given(st.data(), brawls())
def test_every_pairing_of_a_turn_is_met_or_spared_exactly_once(
    data: st.DataObject, state: BrawlState
) -> None:
    due: Counter[frozenset[int]] = Counter()
    for number in range(1, PLAYS):
        if state.result:
            break
        turn = step(data, state, number)
        for placed in turn.of(Placed):
            assert not due.total()
            due.update({frozenset(pair) for pair in zip(placed.seats, placed.targets, strict=True)})
        due.subtract([frozenset((fight.active, fight.attacker)) for fight in turn.of(Fought)])
        due.subtract([frozenset((card.target, card.attacker)) for card in turn.of(Spared)])
        assert min(due.values(), default=0) >= 0
        state = turn.state
        assert bool(due.total()) is (state.active is not None)


@settings(max_examples=20 * DEPTH, deadline=None)
@given(st.data(), brawls())
def test_only_an_active_fighter_with_cards_to_choose_among_is_asked_for_an_order(
    data: st.DataObject, state: BrawlState
) -> None:
    for number in range(1, PLAYS):
        if state.result:
            break
        state = step(data, state, number).state
        for request in BRAWL.requests(state):
            assert state.fighters[request.seat].health > 0
            if request.decision == "order":
                cards = enumerate(state.cards)
                waiting = [seat for seat, card in cards if card and card.before == state.active]
                assert request.options == tuple(map(str, waiting))
                assert len(waiting) > 1
                assert all(state.fighters[seat].health for seat in waiting)


@settings(max_examples=10 * DEPTH, deadline=None)
@given(brawls(), st.randoms(use_true_random=False))
def test_it_comes_to_an_end(state: BrawlState, chooser: Random) -> None:
    plays = 0
    while requests := BRAWL.requests(state):
        plays += 1
        assert plays <= BRAWL.longest
        choices = {request.seat: chooser.choice(request.options) for request in requests}
        state = BRAWL.play(state, choices, Dice(SEED, plays)).state
    assert state.result
