"""What a player of Kendo Duel imagines agrees with what it sees."""

import pytest

from players.kendo.imagined import imagined
from rules.dice import Dice
from rules.games import game
from rules.kendo.state import KendoOptions
from tests.conformance.playouts import Table, playout, seeds


@pytest.mark.parametrize(
    ("game_id", "seats"), [("kendo.duel/2", 2), ("kendo.duel/2", 4), ("kendo.competition/2", 2)]
)
def test_an_imagined_table_looks_the_same(game_id: str, seats: int) -> None:
    table = Table(game(game_id), seats, KendoOptions())
    for seed in seeds(3):
        for number, moment in enumerate(playout(table, seed)):
            for seat in range(seats):
                view = table.game.view(moment.state, seat)
                found = imagined(view, seat, Dice(seed, number))
                assert table.game.view(found, seat) == view


def test_hands_and_piles_are_dealt_anew() -> None:
    table = Table(game("kendo.duel/2"), 2, KendoOptions())
    view = table.game.view(table.begin(bytes(32)).state, 0)
    assert len({imagined(view, 0, Dice(bytes(32), step)) for step in range(20)}) == 20
