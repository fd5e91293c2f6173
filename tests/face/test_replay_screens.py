"""Replays of every game: each turn fits, and as one player shows no more than that player knew then."""

from dataclasses import replace
from itertools import cycle

import pytest

from bot.face.limits import check
from bot.face.match.key_moments import MOMENTS, key_moments
from bot.face.match.replay import moments_screen, replay_screen
from bot.face.words import Words, locales
from bot.play.match.log import NOTHING, for_anybody, moments
from bot.play.match.replays import Replay
from rules.dice import Dice
from rules.games import game
from tests.replays import FIRST, PLAYTHROUGHS, replayed

NAMES = [*zip(PLAYTHROUGHS, cycle(locales()), strict=False)]
KENDO = [name for name in PLAYTHROUGHS if name.startswith("kendo")]
WISHES = [name for name in PLAYTHROUGHS if "quick" in name]


def resampled(replay: Replay, seat: int | None) -> Replay:
    """Return a replay of which a seat could not have told any moment, its hidden facts drawn anew."""
    rules = game(replay.log.game)
    dice = (Dice(bytes(32), number) for number in range(len(replay.moments)))
    drawn = [
        replace(moment, state=rules.resample(moment.state, seat, each))
        for moment, each in zip(replay.moments, dice, strict=True)
    ]
    other = replace(replay)
    other.__dict__["moments"] = tuple(drawn)
    return other


def screens(replay: Replay, view: str, until: int | None = None) -> list[object]:
    turns = replay.turns if until is None else until
    return [replay_screen(replay, turn, view, Words("en")) for turn in range(turns + 1)]


@pytest.mark.parametrize(("name", "language"), NAMES)
def test_every_turn_fits_for_players_and_for_others(name: str, language: str) -> None:
    words = Words(language)
    for viewer in (0, None):
        replay = replayed(name, viewer)
        for turn in range(replay.turns + 1):
            # Each turn with a picture for one of them, and in words alone for the other.
            pictured = (turn % 2 == 0) is (viewer is None)
            shown = replace(replay, page=replace(replay.page, pictured=pictured))
            check(replay_screen(shown, turn, "open" if viewer is None else "own", words))
    check(moments_screen(replay, FIRST, words))
    chosen = key_moments(replay, words)
    assert chosen == sorted(set(chosen))
    assert len(chosen) == min(MOMENTS, replay.turns)
    assert chosen[-1] == replay.turns


@pytest.mark.parametrize("name", KENDO)
def test_own_eyes_see_nothing_that_was_hidden_then(name: str) -> None:
    replay = replayed(name)
    assert replay.veiled
    before_the_end = replay.turns - 1
    assert screens(replay, "own", before_the_end) == screens(resampled(replay, 0), "own", before_the_end)
    assert screens(replay, "open") != screens(resampled(replay, 0), "open"), "all cards lie open there"


@pytest.mark.parametrize("name", WISHES)
def test_a_list_of_wishes_is_in_nobodys_replay_but_ones_own(name: str) -> None:
    for viewer in (None, 1):
        replay = replayed(name, viewer)
        assert screens(replay, "open") == screens(resampled(replay, viewer), "open")
    log = for_anybody(replay.log)
    left_out = [play for play in log.plays if play.entry is None]
    assert left_out
    assert [play.state != NOTHING for play in left_out] == [False] * (len(left_out) - 1) + [True]
    played = [*moments(log)]
    assert played[len(left_out)].state == replay.moments[len(left_out)].state
    assert played[-1].state == replay.moments[-1].state
