"""Other readings of the text of Kendo Duel are other games, and the table has them all."""

from apparatus.insight.kendo.__main__ import fight, table
from apparatus.insight.kendo.readings import READINGS
from rules.dice import Dice
from rules.kendo.duel import KendoDuel
from rules.kendo.state import Initiative, Threat
from tests.rules.kendo.table import SEED, at


def test_each_reading_settles_a_parry_or_a_deflected_attack_in_its_way() -> None:
    parried = at(["men-1", "do-4"], ["bogyo-1", "seme-1"]).then("men-1>1").state
    deflected = at(["men-1", "do-4"], ["kamae-1", "seme-1"]).then("men-1>1").state
    after = [
        (
            game.play(parried, {1: "bogyo-1"}, Dice(SEED)).state.now,
            game.play(deflected, {1: "kamae-1"}, Dice(SEED)).state.now,
        )
        for game in READINGS.values()
    ]
    back = Threat(seat=0, attacker=1, card="men-1")
    assert after == [
        (Initiative(1), back),
        (Initiative(0), back),
        (Initiative(1), Initiative(1)),
        (Initiative(1), Initiative(0)),
    ]


def test_a_duel_is_fought_to_its_end() -> None:
    fought = fight(KendoDuel(), SEED)
    assert fought.first in (0, 1)
    assert 1 <= fought.attacks < fought.choices


def test_the_table_has_a_row_for_each_reading() -> None:
    lines = list(table(40, 1))
    assert [line.split(" | ")[0].removeprefix("| ") for line in lines[2:]] == list(READINGS)
