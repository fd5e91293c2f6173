"""Every game under whatever Hypothesis tries: plays, stand-ins, departures, stale and foreign choices."""

from functools import partial
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from rules.codec import decode, encode
from rules.dice import Dice
from rules.game import Rejection, Request
from rules.games import GAMES
from rules.replay import Entry, Left, Played, advance, replay
from tests.conformance import toy
from tests.conformance.kit import Table
from tests.conformance.tables import TABLES
from tests.depth import DEPTH

SETTINGS = settings(max_examples=8 * DEPTH, stateful_step_count=25, deadline=None)


class Match(RuleBasedStateMachine):
    """One match, played by Hypothesis."""

    tables: tuple[Table, ...]

    @initialize(data=st.data(), seed=st.binary(min_size=32, max_size=32))
    def begin(self, data: st.DataObject, seed: bytes) -> None:
        self.table = data.draw(st.sampled_from(self.tables))
        self.game, self.seed = self.table.game, seed
        self.log: list[Entry] = []
        self.state: Any = self.table.begin(seed).state

    @property
    def requests(self) -> tuple[Request, ...]:
        return self.game.requests(self.state)

    @property
    def dice(self) -> Dice:
        return Dice(self.seed, len(self.log) + 1)

    @precondition(lambda self: self.requests)
    @rule(data=st.data())
    def play(self, data: st.DataObject) -> None:
        self.take(Played({r.seat: data.draw(st.sampled_from(r.options)) for r in self.requests}))

    @precondition(lambda self: self.requests)
    @rule()
    def play_by_stand_in(self) -> None:
        self.take(Played({r.seat: self.game.stand_in(self.state, r.seat, self.dice) for r in self.requests}))

    @precondition(lambda self: len(self.log) > 3)
    @rule(data=st.data())
    def leave(self, data: st.DataObject) -> None:
        if self.requests:
            self.take(Left(data.draw(st.sampled_from(self.requests)).seat, "resigned"))

    @rule(seat=st.integers(-1, 9), choice=st.text(max_size=12))
    def one_choice_is_never_enough_for_two(self, seat: int, choice: str) -> None:
        if len(self.requests) != 1:
            with pytest.raises(Rejection):
                self.game.play(self.state, {seat: choice}, self.dice)

    @rule()
    def play_the_last_choices_again(self) -> None:
        last = self.log[-1] if self.log else None
        legal = {r.seat: r.options for r in self.requests}
        if isinstance(last, Played) and any(c not in legal.get(s, ()) for s, c in last.choices.items()):
            with pytest.raises(Rejection):
                self.game.play(self.state, last.choices, self.dice)

    @invariant()
    def a_match_is_over_or_somebody_owes_a_choice(self) -> None:
        assert bool(self.requests) is (self.game.outcome(self.state) is None)

    @invariant()
    def the_state_can_be_stored(self) -> None:
        assert decode(encode(self.state), self.game.state_type) == self.state

    @invariant()
    def no_viewer_can_tell_a_redrawn_state_from_the_real_one(self) -> None:
        for viewer in self.table.viewers:
            redrawn = self.game.resample(self.state, viewer, self.dice)
            shown = encode(self.game.view(self.state, viewer))
            assert encode(self.game.view(redrawn, viewer)) == shown

    def teardown(self) -> None:
        if hasattr(self, "table"):
            steps = replay(
                self.game, self.table.seats, self.table.options, partial(Dice, self.seed), self.log
            )
            assert encode(steps[-1].state) == encode(self.state)

    def take(self, entry: Entry) -> None:
        dice = self.dice
        self.log.append(entry)
        self.state = advance(self.game, self.state, entry, dice).state


@pytest.mark.parametrize("game_id", [*GAMES, "toy/1"])
def test_a_match_stays_sound_whatever_happens(game_id: str) -> None:
    class Tried(Match):
        tables = tuple(TABLES[game_id]()) if game_id in TABLES else (Table(toy.Toy(), 2, toy.ToyOptions()),)

    run_state_machine_as_test(Tried, settings=SETTINGS)
