"""Nakashima Noshi's new card, each branch."""

import pytest

from rules.bushido.events import Compared, Struck
from rules.bushido.fighters.second.thrillseeker import COME_CLOSER
from tests.rules.table import card, fight, holding

# Come Closer: the mountain, offensive to the pine, defensive to the snow.


@pytest.mark.parametrize("cards", [8, 3, 0])
@pytest.mark.parametrize(
    ("health", "quicker", "stronger"), [(19, 3, 5), (20, 0, 0)], ids=["with less health", "with as much"]
)
def test_come_closer_is_what_he_says_when_he_is_hurt(
    cards: int, health: int, quicker: int, stronger: int
) -> None:
    fought = fight(COME_CLOSER, card("pine", 19, 0), healths=(health, 20), hands=holding(cards, 8))
    assert fought.of(Compared)[0].speeds == (max(1, 2 + cards - quicker), 19)
    assert fought.of(Struck)[0].strength == 16 - 2 * cards + stronger


@pytest.mark.parametrize(("health", "extra"), [(19, 0), (20, 3)], ids=["with less health", "with as much"])
def test_come_closer_invites_the_first_wound(health: int, extra: int) -> None:
    fought = fight(card("snow", 2, 5), COME_CLOSER, healths=(20, health))
    assert fought.of(Struck)[0].damage == 5 + extra
