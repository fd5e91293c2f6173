"""What a level is said to be worth is what ``docs/house.md`` says was measured."""

from pathlib import Path

import pytest

from players.player import LEVELS
from players.registry import levels
from players.strength import MEASURED, Strength, worth

PAGE = (Path(__file__).parents[2] / "docs/house.md").read_text(encoding="utf-8")


def told(game_id: str, level: str, strength: Strength) -> str:
    won = f"{strength.beats_below:.1f} ± {strength.error:.1f}"
    excess = "" if strength.excess is None else f"{strength.excess:.1f}"
    return f"| `{game_id}` | {level} | {won} | {excess} |"


def test_the_page_and_the_panel_say_the_same() -> None:
    rows = [told(game_id, level, each) for game_id, of in MEASURED.items() for level, each in of.items()]
    found = [" ".join(line.split()) for line in PAGE.splitlines() if line.startswith("| `") and "±" in line]
    assert found == [" ".join(row.split()) for row in rows]


@pytest.mark.parametrize("game_id", MEASURED)
def test_only_levels_that_there_are_were_measured(game_id: str) -> None:
    assert {*MEASURED[game_id]} <= {*levels(game_id)}


def test_nothing_is_said_of_what_was_not_measured() -> None:
    assert worth("bushido.duel/1", "student") == Strength()
    assert worth("bushido.duel/2", LEVELS[0]) == Strength()
