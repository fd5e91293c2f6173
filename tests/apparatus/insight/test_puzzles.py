"""The command that makes puzzles: the same seed makes the same ones, and they are computed correctly."""

from itertools import product

import numpy as np
import pytest

from apparatus.insight.puzzles import of_pairing
from players.bushido.clashes import clashes
from players.bushido.puzzles import kept
from players.bushido.worth import worth
from rules.bushido.fighters import NEWEST
from rules.bushido.wheel import TECHNIQUES

SAME = ("wanderer", "wanderer")


def test_the_same_seed_makes_the_same_puzzles_and_another_others() -> None:
    made = of_pairing(1, 2, SAME)
    assert made == of_pairing(1, 2, SAME)
    assert made != of_pairing(2, 2, SAME)
    assert all(each.puzzle().instructive for each in made)


def test_a_sure_end_is_worth_all_or_nothing() -> None:
    """Cards that decide the duel at once, whatever the dice, are worth what the rules say."""
    checked = 0
    for each in kept():
        pair = (each.own.fighter, each.foe.fighter)
        if worth(NEWEST.number, pair) is None or checked > 50:
            continue
        came = clashes(NEWEST, pair)
        own, foe = each.own.combatant(), each.foe.combatant()
        for (row, card), (column, answer) in product(enumerate(own.hand), enumerate(foe.hand)):
            places = TECHNIQUES.index(card), TECHNIQUES.index(answer)
            at = [
                np.array([number])
                for number in (*places, own.health, foe.health, len(own.hand), len(foe.hand))
            ]
            lines = came.results(at[0], at[1], (at[2], at[3]), (at[4], at[5]))[1]
            damage = zip(came.lines.lost[lines], came.lines.taken[lines], strict=True)
            ends = {(bool(own.health > lost), bool(foe.health > taken)) for lost, taken in damage}
            if ends == {(True, False)}:
                assert each.payoffs[row][column] == pytest.approx(1000)
                checked += 1
            elif ends == {(False, True)}:
                assert each.payoffs[row][column] == 0
                checked += 1
    assert checked
