"""A fight looked back at: what careful play makes of every choice, and how often it wins from there."""

from random import Random

import pytest

from players.registry import can_be_reckoned, retracer
from players.way.careful import careful
from players.way.retracing import chances, junctures
from rules.dice import Dice
from rules.replay import Entry, Left, Played, advance
from rules.way.state import FightState, WayOptions
from rules.way.unseen import redrawn, viewed
from rules.way.way import SecondWay

GAME = SecondWay()
TIMES = 40


def fought(seed: int, *, careful_play: bool) -> tuple[list[FightState], list[Entry]]:
    """Fight the Ronin to the end, with care or at random."""
    rng = Random(seed)
    dice = rng.randbytes(32)
    states = [GAME.start(1, WayOptions("ronin"), Dice(dice)).state]
    entries: list[Entry] = []
    while requests := GAME.requests(states[-1]):
        number, options = len(entries) + 1, requests[0].options
        chosen = (
            careful(viewed(states[-1]), options, Dice(b"", number)) if careful_play else rng.choice(options)
        )
        entries.append(Played({0: chosen}))
        states.append(advance(GAME, states[-1], entries[-1], Dice(dice, number)).state)
    return states, entries


def test_every_choice_is_listed_with_its_round_and_what_careful_play_would_choose() -> None:
    states, entries = fought(1, careful_play=False)
    found = junctures(GAME, states, entries)
    assert [each.play for each in found] == [*range(1, len(entries) + 1)]
    assert [each.stage for each in found] == [state.round for state in states[:-1]]
    assert [Played({0: each.chosen}) for each in found] == entries
    for each in found:
        assert each.preferred in GAME.requests(states[each.play - 1])[0].options
    assert any(each.chosen != each.preferred for each in found)


def test_who_plays_with_care_chose_nothing_otherwise() -> None:
    states, entries = fought(2, careful_play=True)
    assert all(each.chosen == each.preferred for each in junctures(GAME, states, entries))


def test_who_leaves_chose_nothing_by_that() -> None:
    states, entries = fought(3, careful_play=True)
    left = advance(GAME, states[4], Left(0, "resigned"), Dice(b"")).state
    found = junctures(GAME, [*states[:5], left], [*entries[:4], Left(0, "resigned")])
    assert [each.play for each in found] == [1, 2, 3, 4]


def test_chances_are_those_of_careful_play_and_the_same_each_time() -> None:
    states, _ = fought(4, careful_play=True)
    begun = states[0]
    [first] = junctures(GAME, states[:2], [Played({0: GAME.requests(begun)[0].options[0]})])
    found = chances(GAME, begun, [first.preferred, first.preferred], b"seed", TIMES)
    assert found[0] == found[1], "the same cards and dice for both"
    assert found == chances(GAME, begun, [first.preferred] * 2, b"seed", TIMES)
    assert 0.6 < found[0] <= 1, "it beats the Ronin four times in five"


def test_what_was_hidden_is_drawn_anew() -> None:
    states, entries = fought(5, careful_play=True)
    late = len(entries) - 6
    choice = junctures(GAME, states, entries)[late].preferred
    [known] = chances(GAME, states[late], [choice], b"seed", TIMES)
    [other] = chances(GAME, redrawn(states[late], Dice(b"other")), [choice], b"seed", TIMES)
    assert known > 0
    assert known == pytest.approx(other, abs=0.25), "but for the luck of forty fights"


def test_fights_are_looked_back_at_and_nothing_else_is() -> None:
    assert retracer(GAME.id)
    assert retracer("way.fight/1")
    assert retracer("kendo.duel/2") is None
    assert can_be_reckoned(GAME.id, ())
