"""The master searches the Manipulator's duels as the rules play them, with cards lost and taken back."""

from itertools import product
from random import Random

import numpy as np
import pytest

from players.bushido import search
from players.bushido.clashes import clashes
from players.bushido.learnt import packed
from players.bushido.search import BOTH_SMALL, FEW_WAYS, SMALL, Look, Search
from players.bushido.ways import CARDS, FULL, Ways, bits
from players.bushido.worth import FORM_STEP, HAND_STEP, PARTS, UnevenWorth
from players.equilibrium import Matrix, value
from rules.bushido.attack_phase import Combatant
from rules.bushido.duel import Duel, DuelState
from rules.bushido.events import Discarded, Retrieved
from rules.bushido.values import FULL_HEALTH
from rules.bushido.wheel import TECHNIQUES
from rules.chances import outcomes
from rules.game import Step
from rules.games import game

PAIRING = ("swift", "manipulator")
DUEL = game("bushido.duel/2")


SHAPES = np.array([(1.0, (own - foe) / 40) for own, foe in product(range(1, FULL_HEALTH + 1), repeat=2)])


def drawn(rng: Random) -> UnevenWorth:
    """Make a worth of chance numbers, about one half."""
    forms = [rng.randint(-2, 2) for _ in range(len(SHAPES[0]) * PARTS**2)]
    hands = [rng.randint(-40, 40) for _ in range(2 * FULL * PARTS)]
    full = [rng.randint(-30_000, 30_000) for _ in range(len(SHAPES))]
    forms[0] = round(0.5 / FORM_STEP)
    for at in range(0, len(hands), PARTS):
        hands[at] = round(1 / HAND_STEP)
    return UnevenWorth(SHAPES, packed(full + forms + hands + [0] * CARDS**2))


def fighters(rng: Random, *sizes: int) -> tuple[Combatant, Combatant]:
    one, other = (
        Combatant(name, rng.randint(1, 20), tuple(sorted(rng.sample(TECHNIQUES, size), key=TECHNIQUES.index)))
        for name, size in zip(PAIRING, sizes, strict=True)
    )
    return one, other


def worth_by_the_rules(worth: UnevenWorth, state: DuelState, turns: int) -> float:
    """Return what the search should find: small hands are followed until cards are moved or taken up."""
    if state.result:
        return 0.5 if not state.result.winners else float(state.result.winners == (0,))
    one, other = state.fighters
    place, hands = (one.health - 1) * FULL_HEALTH + other.health - 1, (bits(one.hand), bits(other.hand))
    if one.hand == other.hand == TECHNIQUES:
        return float(worth.full[place])
    weights = worth.weights(*(np.array([hand]) for hand in hands), Ways())
    known = float(worth.of(np.array([place]), weights)[0])
    sizes = sorted((len(one.hand), len(other.hand)))
    if turns < 0 or (not turns and sizes[0] > SMALL and sizes[1] > BOTH_SMALL):
        return known
    return value(payoffs_by_the_rules(worth, state, turns))


def payoffs_by_the_rules(worth: UnevenWorth, state: DuelState, turns: int) -> Matrix:
    assert isinstance(DUEL, Duel)

    def earned(card: str, answer: str) -> float:
        came = outcomes(lambda dice: DUEL.play(state, {0: card, 1: answer}, dice))
        return sum(chance * after(step) for chance, step in came)

    def after(step: Step[DuelState, object]) -> float:
        moved = any(isinstance(event, Discarded | Retrieved) for event in step.events)
        return worth_by_the_rules(worth, step.state, turns - 1 if moved else max(turns - 1, 0))

    one, other = state.fighters
    return [[earned(card, answer) for answer in other.hand] for card in one.hand]


@pytest.mark.parametrize(("sizes", "turns"), [((1, 2), 0), ((3, 3), 0), ((4, 2), 1), ((4, 3), 2)])
def test_what_two_cards_are_worth_is_what_the_rules_come_to(sizes: tuple[int, int], turns: int) -> None:
    assert isinstance(DUEL, Duel)
    rng = Random(sum(sizes))
    worth = drawn(rng)
    one, other = fighters(rng, *sizes)
    payoffs = Search(clashes(DUEL.edition, PAIRING), worth).payoffs(
        one.health, other.health, bits(one.hand), bits(other.hand), turns
    )
    by_the_rules = payoffs_by_the_rules(worth, DuelState(1, (one, other)), turns)
    for row, expected in zip(payoffs, by_the_rules, strict=True):
        assert row == pytest.approx(expected)


def test_a_look_goes_so_far_and_searches_so_many_ways() -> None:
    assert isinstance(DUEL, Duel)
    search = Search(clashes(DUEL.edition, PAIRING), drawn(Random(3)))
    place = (15, 12, 0b11111, 0b110111)
    for turns in (1, 2):
        assert search.chances([place], Look(turns)) == pytest.approx([value(search.payoffs(*place, turns))])
    (searched,), (judged,) = (search.chances([place], Look(2, few_ways=ways)) for ways in (FEW_WAYS, 0))
    assert searched != pytest.approx(judged, abs=1e-4)


def test_the_worth_of_moved_cards_is_the_average_of_all_hands_that_they_may_leave() -> None:
    worth, ways = drawn(Random(2)), Ways()
    # The fourth card was played and one of three discarded; the last was played, and two of three taken back.
    owns, foes = (
        ways.left(*(np.array([each]) for each in moved)) for moved in ((0b111, 3, 1, 0), (0b11111, 8, 0, 2))
    )
    one, other = (0b110, 0b101, 0b011), (0b01111111, 0b10111111, 0b11011111)
    assert [{*ways.hands(each)[1].tolist()} for each in (owns, foes)] == [{*one}, {*other}]
    each = [worth.weights(np.array([own]), np.array([foe]), ways) for own, foe in product(one, other)]
    assert worth.weights(owns, foes, ways) == pytest.approx(np.mean(each, axis=0))


def test_the_first_turn_is_known_by_itself() -> None:
    worth = drawn(Random(1))
    first = Search(clashes(DUEL.edition, PAIRING), worth).turn(FULL_HEALTH, FULL_HEALTH, FULL, FULL)
    assert first == worth.opening == [[0.5] * CARDS] * CARDS


def test_the_master_looks_less_far_where_both_fighters_move_cards() -> None:
    assert isinstance(DUEL, Duel)
    worth, hand = drawn(Random(4)), FULL >> 2
    for pairing, turns in ((PAIRING, 3), (("manipulator", "manipulator"), 2)):
        search = Search(clashes(DUEL.edition, pairing), worth)
        assert search.turn(3, 2, hand, hand) == search.payoffs(3, 2, hand, hand, turns)
        assert search.turn(3, 2, hand, hand) != search.payoffs(3, 2, hand, hand, 5 - turns)


def test_states_are_searched_in_parts_as_they_are_together(monkeypatch: pytest.MonkeyPatch) -> None:
    assert isinstance(DUEL, Duel)
    rng = Random(8)
    worth, came = drawn(rng), clashes(DUEL.edition, PAIRING)
    one, other = fighters(rng, 4, 3)
    state = one.health, other.health, bits(one.hand), bits(other.hand), 1
    together = Search(came, worth).payoffs(*state)
    monkeypatch.setattr(search, "AT_ONCE", 50)
    monkeypatch.setattr(search, "TOGETHER", 120)
    for row, again in zip(Search(came, worth).payoffs(*state), together, strict=True):
        assert row == pytest.approx(again)
