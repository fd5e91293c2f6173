"""The kept playthroughs still go the way they went: ``python -m tests.golden.regenerate`` shows otherwise."""

from pathlib import Path
from typing import get_args

import pytest

from rules.bushido.fighters import EDITIONS
from rules.games import GAMES, game
from rules.gatherings.every import GATHERINGS
from rules.pocket.events import PocketEvent
from rules.pocket.pocket import Pocket
from tests.golden.gatherings import HOLDINGS, Holding, hold
from tests.golden.matches import MATCHES
from tests.golden.playthrough import Playthrough, write

FOLDER = Path(__file__).parent


@pytest.mark.parametrize("match", MATCHES, ids=lambda match: match.name)
def test_a_playthrough_goes_the_way_it_went(match: Playthrough) -> None:
    assert write(match) == (FOLDER / f"{match.name}.txt").read_text()


def test_what_can_happen_in_pocket_samurai_happens_in_a_playthrough() -> None:
    kinds = {kind.__struct_config__.tag for kind in get_args(PocketEvent)}
    texts = [(FOLDER / f"{match.name}.txt").read_text() for match in MATCHES if match.game_id == Pocket.id]
    assert {kind for kind in kinds if not any(f"\n  {kind} " in text for text in texts)} == set()


@pytest.mark.parametrize("holding", HOLDINGS, ids=lambda holding: holding.name)
def test_a_gathering_goes_the_way_it_went(holding: Holding) -> None:
    assert hold(holding) == (FOLDER / f"{holding.name}.txt").read_text()


def test_every_kept_playthrough_belongs_to_a_match_or_a_gathering() -> None:
    kept = {path.stem for path in FOLDER.glob("*.txt")}
    assert kept == {match.name for match in MATCHES} | {holding.name for holding in HOLDINGS}


def test_every_gathering_has_a_playthrough() -> None:
    assert {holding.gathering_id for holding in HOLDINGS} == set(GATHERINGS)


def test_every_game_and_every_fighter_has_a_playthrough() -> None:
    assert {match.game_id for match in MATCHES} == set(GAMES)
    casts = [game(match.game_id).cast(match.options) for match in MATCHES]
    assert {fighter for cast in casts for fighter in cast} == {
        fighter for edition in EDITIONS for fighter in edition.fighters
    }
