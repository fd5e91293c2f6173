"""Games given as matrices are solved: neither side can gain by leaving its mix."""

from random import Random

import numpy as np
import pytest

from players import equilibria
from players.equilibria import values
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


def test_many_games_have_the_values_that_each_has() -> None:
    rng = Random(2)
    for _ in range(40):
        rows, columns = rng.randint(1, 9), rng.randint(1, 9)
        # Few different numbers make many equals, where a solver may go round in circles.
        games = [
            [
                [rng.choice([rng.random(), float(rng.randint(0, 1))]) for _ in range(columns)]
                for _ in range(rows)
            ]
            for _ in range(20)
        ]
        assert values(np.array(games)) == pytest.approx([value(each) for each in games])


def test_games_whose_payoffs_are_almost_equal_are_worth_about_as_much() -> None:
    rng, least = Random(3), 2.0**-53
    for size in (2, 3):
        games = [
            [[1 - rng.randint(0, 4) * least for _ in range(size)] for _ in range(size)] for _ in range(200)
        ]
        assert values(np.array(games)) == pytest.approx([1] * 200)
        assert [value(each) for each in games] == pytest.approx([1] * 200)


def test_a_game_that_takes_many_steps_is_solved_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(equilibria, "GREEDY", 1)
    games = [[[0.0, 1.0, -1.0], [-1.0, 0.0, 1.0], [1.0, -1.0, 0.0]], [[1.0] * 3] * 3]
    assert values(np.array(games)) == pytest.approx([0, 1])


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
