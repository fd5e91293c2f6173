"""The master searches the Manipulator's duels as the rules play them, with cards lost and taken back."""

from itertools import product
from random import Random

import pytest
from typing_extensions import override

from players.bushido.clashes import clashes
from players.bushido.search import Search, bits
from players.bushido.worth import CARDS, FORM_STEP, FULL, HAND_STEP, PARTS, UnevenWorth, packed
from rules.bushido.attack_phase import Combatant
from rules.bushido.duel import Duel, DuelState
from rules.bushido.values import FULL_HEALTH
from rules.bushido.wheel import TECHNIQUES
from rules.chances import outcomes
from rules.games import game

PAIRING = ("swift", "manipulator")
DUEL = game("bushido.duel/2")


SHAPES = [(1.0, (own - foe) / 40) for own, foe in product(range(1, FULL_HEALTH + 1), repeat=2)]


def drawn(rng: Random) -> UnevenWorth:
    """Make a worth of chance numbers, about one half."""
    forms = [rng.randint(-2, 2) for _ in range(len(SHAPES[0]) * PARTS**2)]
    hands = [rng.randint(-40, 40) for _ in range(2 * FULL * PARTS)]
    forms[0] = round(0.5 / FORM_STEP)
    for at in range(0, len(hands), PARTS):
        hands[at] = round(1 / HAND_STEP)
    return UnevenWorth(SHAPES, packed(forms + hands + [0] * CARDS**2))


def fighters(rng: Random, *sizes: int) -> tuple[Combatant, Combatant]:
    one, other = (
        Combatant(name, rng.randint(1, 20), tuple(sorted(rng.sample(TECHNIQUES, size), key=TECHNIQUES.index)))
        for name, size in zip(PAIRING, sizes, strict=True)
    )
    return one, other


@pytest.mark.parametrize("sizes", [(1, 2), (3, 3), (4, 2)])
def test_what_two_cards_are_worth_is_what_the_rules_come_to(sizes: tuple[int, int]) -> None:
    assert isinstance(DUEL, Duel)
    rng = Random(sum(sizes))
    worth = drawn(rng)

    def worth_of(state: DuelState) -> float:
        if state.result:
            return 0.5 if not state.result.winners else float(state.result.winners == (0,))
        one, other = state.fighters
        return worth.of(one.health, other.health, worth.weights(bits(one.hand), bits(other.hand)))

    for _ in range(5):
        one, other = fighters(rng, *sizes)
        search, state = Search(clashes(DUEL.edition, PAIRING), worth), DuelState(1, (one, other))
        payoffs = search.payoffs(one.health, other.health, bits(one.hand), bits(other.hand), 1)
        for card, row in zip(one.hand, payoffs, strict=True):
            for answer, earned in zip(other.hand, row, strict=True):
                came = outcomes(lambda dice, s=state, c=card, a=answer: DUEL.play(s, {0: c, 1: a}, dice))
                assert earned == pytest.approx(sum(chance * worth_of(step.state) for chance, step in came))


def test_the_first_turn_is_known_by_itself() -> None:
    worth = drawn(Random(1))
    first = Search(clashes(DUEL.edition, PAIRING), worth).turn(FULL_HEALTH, FULL_HEALTH, FULL, FULL)
    assert first == worth.opening == [[0.5] * CARDS] * CARDS


class Forgetful(dict[tuple[int, int, int, int], float]):
    """Remembers nothing of what a search has found."""

    @override
    def get(self, state: object, default: object = None) -> None:  # type: ignore[override]
        return None

    @override
    def __contains__(self, state: object) -> bool:
        return False


@pytest.mark.parametrize("seed", [8, 13, 30])
def test_what_was_found_with_fewer_turns_to_look_at_is_not_taken_for_more(seed: int) -> None:
    assert isinstance(DUEL, Duel)
    rng = Random(seed)
    worth, came = drawn(rng), clashes(DUEL.edition, PAIRING)
    one, other = fighters(rng, 4, 3)
    state = one.health, other.health, bits(one.hand), bits(other.hand), 3
    anew = Search(came, worth, Forgetful()).payoffs(*state)
    for row, again in zip(Search(came, worth).payoffs(*state), anew, strict=True):
        assert row == pytest.approx(again)
