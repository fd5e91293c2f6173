"""Any gathering under whatever moves Hypothesis tries: what holds for all of them, and how to end one."""

from typing import Any, ClassVar

import msgspec
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from rules.codec import decode, encode
from rules.dice import Dice
from rules.game import Outcome, Rejection
from rules.gatherings.events import GatheringEvent, Removed
from rules.gatherings.gathering import Bout, Gathering, replay
from rules.gatherings.moves import DuelDrawn, DuelWon, Leave, Move, NoShow, TimeUp

PERHAPS = st.integers(0, 3).map(lambda drawn: drawn == 0)


class GatheringMachine(RuleBasedStateMachine):
    """One gathering, held by Hypothesis."""

    gathering: ClassVar[Gathering[Any, Any]]
    options: ClassVar[st.SearchStrategy[Any]]
    most: ClassVar[int]
    """This many moves are enough to end it once nobody delays it."""
    for_good: ClassVar[tuple[str, ...]] = ("knocked-out", "dishonored", "left", "absent")
    """Fates after which a player never fights again."""

    @initialize(data=st.data(), seed=st.binary(min_size=32, max_size=32))
    def begin(self, data: st.DataObject, seed: bytes) -> None:
        self.chosen: msgspec.Struct = data.draw(self.options)
        self.seed, self.log = seed, list[Move]()
        self.removed = set[int]()
        step = self.gathering.start(self.chosen, Dice(seed, 0))
        self.state: Any = step.state
        self.after(step.events)

    @property
    def bouts(self) -> tuple[Bout, ...]:
        return self.gathering.bouts(self.state)

    @property
    def outcome(self) -> Outcome | None:
        return self.gathering.outcome(self.state)

    def take(self, move: Move) -> bool:
        """Try a move; return whether it was legal."""
        try:
            step = self.gathering.play(self.state, move, Dice(self.seed, len(self.log) + 1))
        except Rejection:
            return False
        self.log.append(move)
        self.state = step.state
        self.after(step.events)
        return True

    def after(self, events: tuple[GatheringEvent, ...]) -> None:
        """Check the events of a move."""
        assert all(decode(encode(event), GatheringEvent) == event for event in events)
        self.removed |= {
            event.seat for event in events if isinstance(event, Removed) and event.fate in self.for_good
        }

    @precondition(lambda self: self.bouts)
    @rule(data=st.data())
    def a_duel_is_won(self, data: st.DataObject) -> None:
        bout = data.draw(st.sampled_from(self.bouts))
        winner = data.draw(st.integers(0, 1))
        health = data.draw(st.integers(1, bout.healths[winner]))
        assert self.take(DuelWon(bout.number, bout.seats[winner], health))

    @precondition(lambda self: self.bouts)
    @rule(data=st.data(), both_fall=PERHAPS, stopped=PERHAPS)
    def a_duel_is_drawn(self, data: st.DataObject, both_fall: bool, stopped: bool) -> None:
        bout = data.draw(st.sampled_from(self.bouts))
        one, other = (0 if both_fall else data.draw(st.integers(1, health)) for health in bout.healths)
        told = TimeUp if stopped else DuelDrawn
        assert self.take(told(bout.number, (one, other))) or getattr(self.state, "paused", False)

    @precondition(lambda self: self.bouts)
    @rule(data=st.data())
    def somebody_does_not_come(self, data: st.DataObject) -> None:
        bout = data.draw(st.sampled_from(self.bouts))
        absent = data.draw(st.sampled_from([*((seat,) for seat in bout.people), bout.people]))
        assert self.take(NoShow(bout.number, absent)) or getattr(self.state, "paused", False)

    @precondition(lambda self: not self.outcome)
    @rule(seat=st.integers(-1, 20), sure=PERHAPS)
    def somebody_leaves(self, seat: int, sure: bool) -> None:
        if sure:
            self.take(Leave(seat))

    @rule(number=st.integers(0, 40), health=st.integers(-1, 25), seat=st.integers(0, 8))
    def an_end_is_told_of_a_duel_nobody_asked_for(self, number: int, health: int, seat: int) -> None:
        if number not in {bout.number for bout in self.bouts}:
            assert not self.take(DuelWon(number, seat, health))
            assert not self.take(DuelDrawn(number, (health, health)))

    @invariant()
    def nobody_is_in_two_open_duels(self) -> None:
        seats = [seat for bout in self.bouts for seat in bout.seats]
        assert len(seats) == len(set(seats))

    @invariant()
    def nobody_who_is_out_fights(self) -> None:
        assert not self.removed & {seat for bout in self.bouts for seat in bout.seats}
        assert not self.removed & {request.seat for request in self.gathering.requests(self.state)}

    @invariant()
    def healths_are_between_1_and_20(self) -> None:
        assert all(1 <= health <= 20 for bout in self.bouts for health in bout.healths)

    @invariant()
    def it_is_over_or_something_is_owed(self) -> None:
        owed = self.bouts or self.gathering.requests(self.state) or getattr(self.state, "paused", False)
        assert bool(owed) is (self.outcome is None)

    @invariant()
    def the_state_can_be_stored(self) -> None:
        assert decode(encode(self.state), self.gathering.state_type) == self.state

    def finish(self) -> None:
        """End it, with players who make the first possible move and never refuse."""
        for _ in range(self.most):
            if not self.outcome:
                self.hasten()
        assert self.outcome, "it goes on and on"

    def hasten(self) -> None:
        """Do one thing towards the end."""
        requests = self.gathering.requests(self.state)
        if requests:
            assert self.take(requests[0].options[0])
        else:
            bout = self.bouts[0]
            assert self.take(DuelWon(bout.number, bout.seats[0], 1))

    def teardown(self) -> None:
        if hasattr(self, "state"):
            self.finish()
            log = [decode(encode(move), Move) for move in self.log]
            steps = replay(self.gathering, self.chosen, self.seed, log)
            assert encode(steps[-1].state) == encode(self.state)
            assert not self.take(Leave(0))
