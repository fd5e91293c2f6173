import math
from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from rules.bushido.attack_phase import Combatant
from rules.bushido.fighters import FIRST
from rules.bushido.wheel import TECHNIQUES
from rules.chances import outcomes
from rules.dice import Dice


def distribution(act: object) -> dict[object, float]:
    chances: Counter[object] = Counter()
    for chance, result in outcomes(act):
        chances[result] += chance
    return chances


@pytest.mark.parametrize("count", [1, 2, 3, 5])
def test_sums_of_dice_have_their_exact_chances(count: int) -> None:
    exact = Counter(sum(faces) for faces in product((1, 2, 3), repeat=count))
    found = distribution(lambda dice: sum(dice.roll(count, "strength")))
    assert set(found) == set(exact)
    for total, ways in exact.items():
        assert found[total] == pytest.approx(float(Fraction(ways, 3**count)))


def test_later_rolls_may_depend_on_earlier_ones() -> None:
    def lightning(dice: Dice) -> int:
        (speed,) = dice.roll(1, "speed")
        return sum(dice.roll(5 - speed, "strength"))

    found = distribution(lightning)
    assert math.fsum(found.values()) == pytest.approx(1)
    assert found[12] == pytest.approx(1 / 3 / 81)


def test_draws_are_sets_without_order() -> None:
    found = distribution(lambda dice: dice.draw("abcd", 2, "cards"))
    assert len(found) == 6
    assert list(found.values()) == pytest.approx([1 / 6] * 6)


def test_single_numbers_picks_and_shuffles_are_covered_too() -> None:
    assert distribution(lambda dice: dice.pick("ab", "x")) == {"a": 0.5, "b": 0.5}
    assert len(distribution(lambda dice: dice.shuffle("abc", "x"))) == 6


def test_something_without_dice_has_one_outcome() -> None:
    assert list(outcomes(lambda _: "sure")) == [(1.0, "sure")]


def test_expected_damage_agrees_with_many_sealed_rolls() -> None:
    one, other = (Combatant(fighter, 20, TECHNIQUES) for fighter in ("swift", "wanderer"))
    assert set(FIRST.decks) >= {"swift", "wanderer"}
    attack, answer = FIRST.lay(0, one, "turtle"), FIRST.lay(1, other, "mountain")
    met = outcomes(lambda dice: FIRST.clash(attack, answer, dice))
    expected = math.fsum(chance * ended.fighters[1].health for chance, ended in met)
    rolled = [FIRST.clash(attack, answer, Dice(bytes(32), step)).fighters[1].health for step in range(20_000)]
    assert sum(rolled) / len(rolled) == pytest.approx(expected, abs=0.05)
