"""The master of the duel searches as the rules play, over what was kept of exact solutions."""

from random import Random

import numpy as np
import pytest

from players.bushido import worth as kept
from players.bushido.clashes import clashes
from players.bushido.learnt import packed, unpacked
from players.bushido.search import Look, Search
from players.bushido.ways import CARDS, FULL, Ways, bits
from players.bushido.worth import SIZES, Worth
from players.player import LEVELS
from players.registry import player
from rules.bushido.attack_phase import Combatant
from rules.bushido.duel import Duel, DuelState
from rules.bushido.fighters.edition import Edition
from rules.bushido.values import FULL_HEALTH
from rules.bushido.wheel import TECHNIQUES
from rules.chances import outcomes
from rules.dice import Dice
from rules.games import game

PAIRING = ("highborn", "bruiser")
DUEL = game("bushido.duel/2")


def known() -> Worth:
    found = kept.worth(2, PAIRING)
    assert isinstance(found, Worth)
    return found


def of_full_hands(health: int, foe_health: int) -> float:
    return float(known().full[at(health, foe_health)])


def at(health: int, foe_health: int) -> int:
    return (health - 1) * FULL_HEALTH + foe_health - 1


def edition() -> Edition:
    assert isinstance(DUEL, Duel)
    return DUEL.edition


def searched(state: DuelState) -> float:
    one, other = state.fighters
    search = Search(clashes(edition(), PAIRING), known())
    return search.solve(one.health, other.health, bits(one.hand), bits(other.hand))[0]


def worth_of(state: DuelState) -> float:
    if state.result:
        return 0.5 if not state.result.winners else float(state.result.winners == (0,))
    one, other = state.fighters
    full = one.hand == other.hand == TECHNIQUES
    return of_full_hands(one.health, other.health) if full else searched(state)


@pytest.mark.parametrize("size", [1, 3])
def test_what_two_cards_are_worth_is_what_the_rules_come_to(size: int) -> None:
    rng = Random(size)
    for _ in range(6):
        one, other = (
            Combatant(
                fighter, rng.randint(1, 9), tuple(sorted(rng.sample(TECHNIQUES, size), key=TECHNIQUES.index))
            )
            for fighter in PAIRING
        )
        search = Search(clashes(edition(), PAIRING), known())
        state = DuelState(1, (one, other))
        payoffs = search.payoffs(one.health, other.health, bits(one.hand), bits(other.hand), size)
        for card, row in zip(one.hand, payoffs, strict=True):
            for answer, earned in zip(other.hand, row, strict=True):
                came = outcomes(lambda dice, s=state, c=card, a=answer: DUEL.play(s, {0: c, 1: a}, dice))
                assert earned == pytest.approx(sum(chance * worth_of(step.state) for chance, step in came))


def test_what_was_kept_is_near_to_exact_one_turn_before_full_hands_are_known() -> None:
    search = Search(clashes(edition(), PAIRING), known())
    assert search.solve(20, 19, FULL, FULL)[0] == pytest.approx(of_full_hands(20, 19), abs=0.02)


def test_the_first_turn_is_known_exactly() -> None:
    search = Search(clashes(edition(), PAIRING), known())
    worth, own, foe = search.solve(20, 20, FULL, FULL)
    assert worth == pytest.approx(of_full_hands(20, 20), abs=3e-5)
    assert {len(own), len(foe), len(known().opening)} == {CARDS}
    assert search.chances([(20, 20, FULL, FULL)], Look(1)) == [pytest.approx(worth)]


def test_no_search_of_even_hands_ends_at_hands_that_are_not_known() -> None:
    search = Search(clashes(edition(), PAIRING), known())
    hands = [(1 << size) - 1 for size in range(1, CARDS + 1)]
    places = [(5, 7, hand, hand) for hand in hands]
    assert search.chances(places, Look(1)) == search.chances(places, Look(3))


def test_both_sides_of_a_pairing_play_by_the_same_worth() -> None:
    mixes: list[list[str]] = []
    for fighters in (PAIRING, PAIRING[::-1]):
        one, other = (Combatant(fighter, 5, TECHNIQUES[:4]) for fighter in fighters)
        state = DuelState(6, (one, other))
        seat = fighters.index("bruiser")
        (request,) = (each for each in DUEL.requests(state) if each.seat == seat)
        chosen = player(DUEL.id, "master")
        mixes.append(
            [chosen(DUEL.view(state, seat), request, Dice(bytes(32), step), 1) for step in range(60)]
        )
    assert mixes[0] == mixes[1]
    assert len({*mixes[0]}) > 1


@pytest.mark.parametrize("effort", [0.5, 1])
def test_a_master_of_a_known_pairing_plays_from_any_hand(effort: float) -> None:
    for size in (9, 8, 7, 5, 2):
        state = DuelState(1, tuple(Combatant(fighter, 11, TECHNIQUES[:size]) for fighter in PAIRING))  # type: ignore[arg-type]
        for request in DUEL.requests(state):
            choice = player(DUEL.id, LEVELS[-1])(
                DUEL.view(state, request.seat), request, Dice(bytes(32)), effort
            )
            assert choice in request.options


def test_numbers_are_read_as_they_were_written() -> None:
    numbers = [0, 1, -1, 255, 256, -256, 32_767, -32_767]
    assert unpacked(packed(numbers)).tolist() == numbers


def test_what_two_hands_are_worth_is_a_chance() -> None:
    for size in SIZES:
        hand = np.array([bits(TECHNIQUES[:size])] * 2)
        worse, better = known().of(np.array([at(1, 20), at(20, 1)]), known().weights(hand, hand, Ways()))
        assert 0 <= worse < better <= 1
