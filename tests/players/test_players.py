"""Every player of the house plays legally, equally for equal dice, and from what its seat may know."""

from random import Random

import pytest

from bot.play.ground.repertoire import game_names, newest
from players.bushido.student import STUDENT_ERRS
from players.player import LEVELS, Level
from players.registry import MASTERS, levels, player
from rules.codec import decode, encode
from rules.dice import Dice
from rules.games import GAMES, game
from rules.replay import Played, advance
from tests.conformance.playouts import Table
from tests.conformance.tables import TABLES
from tests.depth import DEPTH

QUICK = 0.05
"""How much of its thought a player is given here; how well it plays, the apparatus measures."""
LOOKS = 10 * DEPTH
"""How many choices are looked at closely."""

NEWEST = {newest(name) for name in game_names()}

TABLED = [
    pytest.param(table, level, id=f"{game_id}-{number}-{level}")
    for game_id in GAMES
    if levels(game_id)
    for number, table in enumerate(TABLES[game_id](), 1)
    if number == 1 or game_id in NEWEST  # who plays an older version on differs by its cards alone
    for level in levels(game_id)
]


def test_all_games_of_several_have_three_levels_and_those_of_one_none() -> None:
    assert {game_id: levels(game_id) for game_id in NEWEST} == {
        game_id: () if max(game(game_id).seats) == 1 else LEVELS for game_id in NEWEST
    }
    assert {*MASTERS} == {name for name in game_names() if levels(newest(name))}


def test_a_game_that_nobody_mastered_has_two_levels() -> None:
    assert levels("no.game/1") == ()


@pytest.mark.parametrize(("table", "level"), TABLED)
def test_a_player_chooses_legally_by_its_dice_and_by_what_it_may_know(table: Table, level: Level) -> None:
    seed, rng = bytes(32), Random(1)
    plays, chooses = 0, player(table.game.id, level)
    state = table.begin(seed).state
    looked_at = 0
    while (requests := table.game.requests(state)) and looked_at < LOOKS:
        plays += 1
        choices: dict[int, str] = {}
        for request in requests:
            view, dice = table.game.view(state, request.seat), Dice(seed, plays)
            choice = chooses(view, request, dice, QUICK)
            assert choice in request.options, "what is not legal"
            looked_at += 1
            other = table.game.resample(state, request.seat, Dice(rng.randbytes(8)))
            written = encode(table.game.view(other, request.seat))
            view = decode(written, table.game.view_type)
            assert chooses(view, request, Dice(seed, plays), QUICK) == choice, (
                "it peeks, or throws other dice"
            )
            choices[request.seat] = choice
        state = advance(table.game, state, Played(choices), Dice(seed, plays)).state


def test_a_student_of_the_duel_chooses_like_the_stand_in_but_for_some_of_a_beginner_s_errors() -> None:
    duel = game("bushido.duel/2")
    state = next(TABLES[duel.id]()).begin(bytes(32)).state
    (request, *_), view = duel.requests(state), duel.view(state, 0)
    erred, rng = 0, Random(1)
    for _ in range(120):
        seed = rng.randbytes(32)
        chose, error = (
            player(duel.id, level)(view, request, Dice(seed), 1) for level in ("student", "first-steps")
        )
        sensible = duel.sensible(view, request, Dice(seed))
        assert chose in {sensible, error}
        erred += chose != sensible
    assert abs(erred / 120 - STUDENT_ERRS / 100) < 0.07
