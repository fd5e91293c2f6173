"""A solution holds at every state, and by the real rules."""

import random
from collections.abc import Mapping

import pytest

from apparatus.insight.bounds import WHOLE
from apparatus.insight.check import agreement, worst_gap, wound_worth
from apparatus.insight.hands import FULL, HANDS
from apparatus.insight.solve import Solution, State, desk, value_of
from apparatus.insight.versions import RELEASED
from rules.bushido.attack_phase import Combatant
from rules.bushido.duel import DuelState
from rules.bushido.wheel import TECHNIQUES
from rules.chances import outcomes

EVEN = ("swift_mirror", "thrillseeker_warlord")
SOLUTIONS = (*EVEN, "wanderer_manipulator")
FIGHTERS: Mapping[str, tuple[str, str]] = {
    "swift_mirror": ("swift", "swift"),
    "thrillseeker_warlord": ("thrillseeker", "warlord"),
    "wanderer_manipulator": ("wanderer", "manipulator"),
}


@pytest.fixture(params=SOLUTIONS)
def pairing(request: pytest.FixtureRequest) -> tuple[tuple[str, str], Solution]:
    return FIGHTERS[request.param], request.getfixturevalue(request.param)


def test_nobody_gains_anywhere_by_choosing_otherwise(pairing: tuple[object, Solution]) -> None:
    assert worst_gap(pairing[1]) < 1e-5


def test_a_spoiled_value_shows_as_a_gap(swift_mirror: Solution) -> None:
    spoiled = swift_mirror._replace(values=swift_mirror.values.copy())
    spoiled.values[1, 1, 7] += 0.01
    assert worst_gap(spoiled) > 0.005


def test_a_mirror_match_is_worth_one_half(swift_mirror: Solution) -> None:
    for health in (1, 2):
        assert swift_mirror.worth(health, health) == pytest.approx(0.5, abs=1e-6)
    assert swift_mirror.worth(1, 2) == pytest.approx(1 - swift_mirror.worth(2, 1), abs=1e-6)


@pytest.mark.parametrize("pairing", EVEN, indirect=True)
def test_more_health_is_worth_more(pairing: tuple[object, Solution]) -> None:
    solution = pairing[1]
    assert solution.worth(2, 1) > solution.worth(1, 2)
    assert wound_worth(solution) <= WHOLE.wound


def test_a_wound_that_is_worth_having_shows(swift_mirror: Solution) -> None:
    assert wound_worth(swift_mirror) < 0
    spoiled = swift_mirror._replace(values=swift_mirror.values.copy())
    spoiled.values[1, 2] += 0.5
    assert wound_worth(spoiled) == pytest.approx(spoiled.worth(1, 2) - 0.5, abs=1e-5)


def test_even_hands_stay_even_unless_cards_are_discarded_or_taken_back(
    swift_mirror: Solution, wanderer_manipulator: Solution
) -> None:
    assert len(swift_mirror.pairs.own) == 48_619
    assert len(wanderer_manipulator.pairs.own) == FULL**2


def test_every_payoff_is_what_the_real_rules_come_to(
    pairing: tuple[tuple[str, str], Solution],
) -> None:
    fighters, solution = pairing
    space, chance, top = desk(), random.Random(1), len(solution.values) - 1
    for _ in range(25):
        state = State(chance.randint(1, top), chance.randint(1, top), *hands(solution, chance))
        value_of(solution, state, space)
        duel = DuelState(
            1,
            (
                Combatant(fighters[0], state.health, cards(state.own)),
                Combatant(fighters[1], state.foe_health, cards(state.foe)),
            ),
        )
        row, card = chance.choice(list(enumerate(cards(state.own))))
        column, answer = chance.choice(list(enumerate(cards(state.foe))))
        assert space.game.payoff[row, column] == pytest.approx(
            expected(solution, duel, card, answer), abs=1e-6
        )


def hands(solution: Solution, chance: random.Random) -> tuple[int, int]:
    while True:
        own, foe = chance.randrange(1, HANDS), chance.randrange(1, HANDS)
        if solution.pairs.place[own, foe] >= 0:
            return own, foe


def cards(hand: int) -> tuple[str, ...]:
    return tuple(technique for place, technique in enumerate(TECHNIQUES) if hand >> place & 1)


def expected(solution: Solution, duel: DuelState, card: str, answer: str) -> float:
    return sum(
        chance * worth(solution, step.state)
        for chance, step in outcomes(lambda dice: RELEASED.play(duel, {0: card, 1: answer}, dice))
    )


def worth(solution: Solution, duel: DuelState) -> float:
    if duel.result:
        return 0.5 if not duel.result.winners else float(duel.result.winners == (0,))
    own, foe = (sum(1 << TECHNIQUES.index(card) for card in side.hand) for side in duel.fighters)
    healths = (side.health for side in duel.fighters)
    return float(solution.values[(*healths, solution.pairs.place[own, foe])])


def test_duels_by_the_real_rules_come_to_what_was_promised(
    pairing: tuple[tuple[str, str], Solution],
) -> None:
    fighters, solution = pairing
    assert agreement(RELEASED, solution, fighters, duels=600).errors < 3.5
