"""Games given as matrices are solved: neither side can gain by leaving its mix."""

from random import Random

import pytest

from players.equilibrium import solved, value
from players.player import mixed
from rules.dice import Dice


def test_neither_side_gains_by_leaving_its_mix() -> None:
    rng = Random(1)
    for _ in range(300):
        rows, columns = rng.randint(1, 10), rng.randint(1, 10)
        payoff = [
            [rng.choice([rng.random(), rng.randint(-2, 2)]) for _ in range(columns)] for _ in range(rows)
        ]
        worth, ours, theirs = solved(payoff)
        assert value(payoff) == pytest.approx(worth)
        assert sum(ours) == pytest.approx(1)
        assert min(*ours, *theirs) >= 0
        most = max(sum(map(float.__mul__, map(float, row), theirs)) for row in payoff)
        least = min(
            sum(row[at] * share for row, share in zip(payoff, ours, strict=True)) for at in range(columns)
        )
        assert (most, least) == (pytest.approx(worth), pytest.approx(worth))


def test_stone_scissors_paper_is_mixed_evenly() -> None:
    worth, ours, theirs = solved([[0, 1, -1], [-1, 0, 1], [1, -1, 0]])
    assert worth == pytest.approx(0)
    assert ours == pytest.approx([1 / 3] * 3)
    assert theirs == pytest.approx([1 / 3] * 3)


def test_a_choice_is_drawn_by_the_chances_of_a_mix() -> None:
    drawn = [
        mixed({"never": 0.0, "often": 0.75, "seldom": 0.25}, Dice(bytes(32), step)) for step in range(400)
    ]
    assert "never" not in drawn
    assert 0.68 < drawn.count("often") / 400 < 0.82
