"""Marameda Anzai's new card, each branch."""

import pytest

from rules.bushido.events import Compared, Struck
from rules.bushido.fighters.second.warlord import LONG_SHADOW
from tests.rules.table import card, fight, holding

# Long Shadow: the mountain, offensive to the pine, defensive to the snow.


def test_long_shadow_falls_on_who_has_less_health() -> None:
    fought = fight(LONG_SHADOW, card("pine", 3, 0), (2, 3), healths=(20, 19), hands=holding(8, 2))
    assert fought.of(Compared)[0].speeds == (4, 8)
    assert fought.of(Struck)[0].strength == 22 - 2 * 2 + 2


@pytest.mark.parametrize("health", [20, 19], ids=["with as much", "with less"])
@pytest.mark.parametrize("cards", [8, 0])
def test_long_shadow_is_weak_while_he_is_not_ahead(health: int, cards: int) -> None:
    fought = fight(LONG_SHADOW, card("pine", 19, 0), healths=(health, 20), hands=holding(8, cards))
    assert fought.of(Compared)[0].speeds == (4, 19)
    assert fought.of(Struck)[0].strength == 22 - 2 * cards - 1
