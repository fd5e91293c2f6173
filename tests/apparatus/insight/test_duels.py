import random

import numpy as np
import pytest

from apparatus.insight.duels import Style, _all_on_best, _damages, play
from apparatus.insight.solve import Solution, State, desk
from apparatus.insight.versions import RELEASED
from rules.bushido.attack_phase import Combatant
from rules.bushido.stand_in import best_card
from rules.bushido.wheel import TECHNIQUES
from rules.dice import Dice


def test_duels_by_equilibrium_are_won_as_often_as_promised(thrillseeker_warlord: Solution) -> None:
    played = play(thrillseeker_warlord, (Style.EQUILIBRIUM, Style.EQUILIBRIUM), 20_000, seed=1)
    assert played.won == pytest.approx(thrillseeker_warlord.worth(2, 2), abs=0.015)


def test_the_same_seed_plays_the_same_duels(swift_mirror: Solution) -> None:
    one, other = (play(swift_mirror, (Style.RANDOM, Style.GREEDY), 100, seed=5) for _ in range(2))
    assert (one.won, one.turns) == (other.won, other.turns)
    assert (one.held == other.held).all()


def test_every_turn_one_card_is_played_of_those_held(wanderer_manipulator: Solution) -> None:
    played = play(wanderer_manipulator, (Style.EQUILIBRIUM, Style.RANDOM), 500, seed=2)
    turns = round(played.turns * played.duels)
    assert played.played.sum(axis=1).tolist() == [turns, turns]
    assert (played.played <= played.held).all()


@pytest.mark.parametrize("style", [Style.RANDOM, Style.GREEDY, Style.STAND_IN])
def test_no_style_beats_equilibrium(swift_mirror: Solution, style: Style) -> None:
    assert play(swift_mirror, (style, Style.EQUILIBRIUM), 20_000, seed=3).won < 0.5 + 0.015


def test_the_stand_in_over_the_tables_chooses_as_the_one_in_the_rules(
    thrillseeker_warlord: Solution,
) -> None:
    space, chance = desk(), random.Random(1)
    for number in range(30):
        size = chance.randint(1, 9)
        own, foe = (sorted(chance.sample(range(9), size)) for _ in range(2))
        state = State(
            chance.randint(1, 2), chance.randint(1, 2), sum(1 << c for c in own), sum(1 << c for c in foe)
        )
        taken, lost = _damages(thrillseeker_warlord, state, space)
        mix = np.zeros(9)
        _all_on_best((taken - lost).sum(axis=1) / size, mix)
        chosen = best_card(
            RELEASED.edition,
            0,
            Combatant("thrillseeker", state.health, tuple(TECHNIQUES[c] for c in own)),
            Combatant("warlord", state.foe_health, tuple(TECHNIQUES[c] for c in foe)),
            Dice(number.to_bytes(32), 1),
        )
        assert mix[own.index(TECHNIQUES.index(chosen))] > 0


def test_greed_looks_at_the_damage_dealt_alone(swift_mirror: Solution) -> None:
    space = desk()
    taken, lost = _damages(swift_mirror, State(2, 2, 0b101000001, 0b101000001), space)
    assert taken.min() >= 0
    assert (taken == lost.T).all()
