"""A fight under whatever Hypothesis tries: no card is lost, no number leaves its range."""

from itertools import combinations
from typing import Any

import pytest
from hypothesis.stateful import invariant, run_state_machine_as_test

from rules.way.action_cards import ACTIONS, SPECIALS
from rules.way.opponents import COUNTERATTACKS
from rules.way.state import FightState, WayOptions, most_ki, most_life
from tests.conformance.kit import Table, check_playout, seeds
from tests.conformance.tables import TABLES
from tests.conformance.test_machine import SETTINGS, Match
from tests.depth import DEPTH
from tests.rules.way.table import WAY

FIGHTS = 12 * DEPTH
"""Random fights of each pair of modules."""

MODULES: dict[str, dict[str, Any]] = {
    "blood": {"blood": True},
    "no bushido": {"bushido": False},
    "no gisei": {"gisei": False},
    "own armour": {"yoroi": "mine"},
    "his armour": {"yoroi": "theirs"},
    "shiro": {"opponent": "shiro"},
    "three": {"opponent": "three"},
    "bamboo": {"surroundings": "bamboo"},
    "cliff": {"surroundings": "cliff"},
    "yari": {"weapon": "yari"},
    "wakizashi": {"weapon": "wakizashi"},
    "literal": {"literal": True},
}
PAIRS = [pair for pair in combinations(MODULES, 2) if not set(MODULES[pair[0]]) & set(MODULES[pair[1]])]


class Fought(Match):
    """A fight that counts its cards after every step."""

    tables = tuple(TABLES["way.fight/1"]())

    @invariant()
    def no_action_card_is_there_twice(self) -> None:
        state: FightState = self.state
        decks = state.decks
        beats = [card for beat in state.agenda if beat.name == "keep" for card in beat.cards]
        cards = (*decks.actions.hidden, *decks.actions.discarded, *decks.ahead, *state.hand, *state.played)
        everywhere = (*cards, *decks.specials, *beats)
        assert len(set(everywhere)) == len(everywhere)
        assert set(everywhere) <= {*ACTIONS, *SPECIALS}
        # If a player leaves while special cards are offered, these are gone with the offer.
        left = state.result is not None and state.result.reason == "resigned"
        if not left and state.foes[0].side is None:
            assert len(everywhere) == len(ACTIONS) + len(SPECIALS)

    @invariant()
    def the_opponents_decks_are_whole(self) -> None:
        counters = self.state.decks.counters
        assert sorted((*counters.hidden, *counters.discarded)) == sorted(COUNTERATTACKS)

    @invariant()
    def every_number_is_in_its_range(self) -> None:
        state: FightState = self.state
        assert 0 <= state.life <= most_life(state)
        assert 0 <= state.ki <= most_ki(state)
        assert 0 <= state.die <= 6
        assert 0 <= state.armour <= 4
        assert all(foe.life >= 0 and foe.ki >= 0 for foe in state.foes)
        assert bool(state.result) or (state.life > 0 and any(foe.life for foe in state.foes))


def test_no_card_is_lost_whatever_happens() -> None:
    run_state_machine_as_test(Fought, settings=SETTINGS)


@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_every_pair_of_modules_plays_to_the_end(pair: tuple[str, str]) -> None:
    options = WayOptions(**(MODULES[pair[0]] | MODULES[pair[1]]))
    for seed in seeds(FIGHTS):
        check_playout(Table(WAY, 1, options), seed)
