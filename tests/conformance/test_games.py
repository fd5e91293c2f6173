"""Every game of the registry keeps what the contract promises."""

import statistics
from collections.abc import Callable
from itertools import pairwise, product

import pytest

from rules.dice import Dice
from rules.game import Setup
from rules.games import GAMES
from tests.conformance.kit import CHECKS, Table, check_first_events, check_playout, seeds
from tests.conformance.playouts import playout
from tests.conformance.tables import TABLES
from tests.depth import DEPTH

PLAYOUTS = 100 * DEPTH
MANY, STRIDE = 100, 7
"""If there are more ways to answer than this, each seventh: so any two answers still come up together."""
CLOSE_LOOKS = DEPTH
"""Playouts a table that every check follows step by step."""
ALL_TABLES = [
    pytest.param(table, id=f"{game_id}-{number}")
    for game_id, tables in TABLES.items()
    for number, table in enumerate(tables(), 1)
]


def test_every_game_has_tables_to_be_tried_at() -> None:
    assert set(TABLES) == set(GAMES)
    for game_id, tables in TABLES.items():
        assert {table.seats for table in tables()} == set(GAMES[game_id].seats)


@pytest.mark.parametrize("game_id", GAMES)
def test_random_playouts_come_to_an_end(game_id: str, capsys: pytest.CaptureFixture[str]) -> None:
    tables = list(TABLES[game_id]())
    decisions = [
        check_playout(tables[number % len(tables)], seed) for number, seed in enumerate(seeds(PLAYOUTS))
    ]
    with capsys.disabled():
        print(  # noqa: T201  the figure is what the run is for
            f"\n{game_id}: {PLAYOUTS:,} playouts, decisions a match: least {min(decisions)},"
            f" median {statistics.median(decisions):.0f}, most {max(decisions)}"
        )


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("table", ALL_TABLES)
def test_the_contract_is_kept(table: Table, check: Callable[[Table, bytes], object]) -> None:
    for seed in seeds(CLOSE_LOOKS):
        check(table, seed)


@pytest.mark.parametrize("table", ALL_TABLES)
def test_the_first_events_reach_only_whom_they_are_for(table: Table) -> None:
    check_first_events(table, 200)


@pytest.mark.parametrize("game_id", GAMES)
def test_every_rung_is_a_setup_and_the_ladder_only_rises(game_id: str) -> None:
    game = GAMES[game_id]
    asked = {question.name: question.answers for question in game.questions}
    for rung in game.rungs:
        assert all(answer in asked[name] for name, answer in rung.items())
    assert all(below < above for below, above in pairwise((0, *game.ladder)))


@pytest.mark.parametrize("game_id", GAMES)
def test_a_game_knows_by_its_hosts_answers_whether_it_begins_in_the_open(game_id: str) -> None:
    game = GAMES[game_id]
    seats = min(game.seats)
    ways = [*product(*(question.answers for question in game.questions))]
    for answers in ways[:: 1 if DEPTH > 1 or len(ways) < MANY else STRIDE]:
        answered = dict(zip((question.name for question in game.questions), answers, strict=True))
        options = game.options(seats, Setup(roles=game.roles[:seats], answers=answered))
        state = game.start(seats, options, Dice(bytes(32))).state
        assert game.begins_openly(answered) == game.in_the_open(state)


@pytest.mark.parametrize("game_id", [each for each in GAMES if GAMES[each].shared_by_day])
def test_the_setup_of_any_day_can_be_played_and_its_end_be_compared(game_id: str) -> None:
    game = GAMES[game_id]
    asked = {question.name: question.answers for question in game.questions}
    for day, seed in enumerate(seeds(50)):
        answers = game.setup_of_day(Dice(seed), day, newcomer=day % 2 == 1)
        assert all(answer in asked[name] for name, answer in answers.items())
        table = Table(game, 1, game.options(1, Setup(answers=answers)))
        *_, last = playout(table, seed)
        [score] = game.score(last.state)
        assert 0 <= score < 2**63, "it is kept as a whole number of eight bytes"
