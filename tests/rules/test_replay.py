from functools import partial

import msgspec
import pytest

from rules.bushido.duel import DuelOptions, DuelState
from rules.bushido.events import DuelEvent, Struck
from rules.codec import decode, encode
from rules.dice import Dice
from rules.game import Rejection
from rules.games import GAMES, game
from rules.replay import Entry, Left, Played, replay

DUEL = game("bushido.duel/1")
OPTIONS = DuelOptions(("swift", "wanderer"))
SEED = bytes(range(32))
LOG: list[Entry] = [
    Played({0: "turtle", 1: "fan"}),
    Played({0: "butterfly", 1: "wave"}),
    Left(1, "resigned"),
]
DICE = partial(Dice, SEED)


def test_every_game_is_found_by_its_own_id() -> None:
    for game_id, found in GAMES.items():
        assert found.id == game_id
        assert game(game_id) is found


def test_a_replay_has_a_step_for_the_start_and_each_entry() -> None:
    steps = replay(DUEL, 2, OPTIONS, DICE, LOG)
    assert len(steps) == 4
    assert steps[1] == DUEL.play(steps[0].state, {0: "turtle", 1: "fan"}, Dice(SEED, 1))
    assert DUEL.outcome(steps[-1].state).winners == (0,)


def test_a_replay_of_the_stored_log_is_the_same_byte_for_byte() -> None:
    stored = decode(encode(LOG), list[Entry])
    assert stored == LOG
    assert encode(replay(DUEL, 2, OPTIONS, DICE, stored)) == encode(replay(DUEL, 2, OPTIONS, DICE, LOG))


def test_another_seed_rolls_otherwise() -> None:
    assert encode(replay(DUEL, 2, OPTIONS, partial(Dice, bytes(32)), LOG)) != encode(
        replay(DUEL, 2, OPTIONS, DICE, LOG)
    )


def test_a_log_with_an_illegal_entry_is_refused() -> None:
    with pytest.raises(Rejection, match="choice-illegal"):
        replay(DUEL, 2, OPTIONS, DICE, [LOG[0], LOG[0]])


def test_events_are_read_back_as_what_they_were() -> None:
    struck = Struck(seat=1, by=0, strength=7, block=5, extra=0, damage=2, before=20, after=18)
    assert decode(encode(struck), DuelEvent) == struck


def test_json_that_does_not_fit_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError):
        decode('{"turn":"first"}', DuelState)
