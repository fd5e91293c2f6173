"""Every gathering stays sound and comes to an end, whatever people, clocks and organisers do."""

from collections import Counter
from typing import Any

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, precondition, rule

from rules.gatherings.bracket import rounds_left
from rules.gatherings.clash import QUIET_ROUNDS, Clash, ClashOptions
from rules.gatherings.duels import Duels, DuelsOptions
from rules.gatherings.events import GatheringEvent, RoundBegan
from rules.gatherings.gathering import HOUSE
from rules.gatherings.kyoto import Kyoto
from rules.gatherings.moves import Enter, Move, Override, Pause, Refuse, Resume, SeatReserve, Silence, Undo
from rules.gatherings.tournament import Tournament, TournamentOptions
from tests.depth import DEPTH
from tests.rules.gatherings.machine import PERHAPS, GatheringMachine

SETTINGS = settings(max_examples=20 * DEPTH, stateful_step_count=40, deadline=None)


class ChallengeMachine(GatheringMachine):
    """A gathering in which people challenge each other."""

    @precondition(lambda self: self.gathering.requests(self.state))
    @rule(data=st.data(), refuse=st.booleans())
    def somebody_challenges_or_answers(self, data: st.DataObject, refuse: bool) -> None:
        (request,) = self.gathering.requests(self.state)
        move = data.draw(st.sampled_from(request.options))
        if refuse and Refuse(request.seat) in request.options:
            move = Refuse(request.seat)
        assert self.take(move)

    @precondition(lambda self: self.gathering.requests(self.state))
    @rule()
    def somebody_stays_silent(self) -> None:
        (request,) = self.gathering.requests(self.state)
        assert self.take(Silence(request.seat))

    @invariant()
    def nobody_is_challenged_who_fights_or_has_fought_this_round(self) -> None:
        for request in self.gathering.requests(self.state):
            for option in request.options:
                assert not {option.seat, getattr(option, "target", option.seat)} & set(self.state.round.met)

    @invariant()
    def whoever_stands_has_health(self) -> None:
        assert all(0 <= fighter.health <= 20 for fighter in self.state.round.fighters)
        assert all(self.state.round.fighters[seat].health for seat in self.state.round.standing)


class DuelsMachine(ChallengeMachine):
    """Bushido Duels."""

    gathering = Duels()
    options = st.builds(DuelsOptions, st.sampled_from(Duels.sizes))
    most = 3 * 4

    def teardown(self) -> None:
        super().teardown()
        if hasattr(self, "state"):
            assert self.outcome
            assert self.outcome.winners == self.state.round.standing
            assert not self.removed & set(self.outcome.winners)


@st.composite
def clashes(draw: st.DrawFn) -> ClashOptions:
    people = draw(st.sampled_from(Clash.sizes))
    clans = draw(st.none() | st.permutations([0, 1] * (people // 2)).map(tuple))
    return ClashOptions(people, clans, hardcore=draw(st.booleans()))


class ClashMachine(ChallengeMachine):
    """Clash of the Clans, also between standing clans, also hardcore."""

    gathering = Clash()
    options = clashes()
    most = 3 * 8 * 8

    @invariant()
    def duels_are_fought_across_the_clans(self) -> None:
        sides = self.state.round.sides
        assert all(sides[one] != sides[other] for one, other in (bout.seats for bout in self.bouts))

    @invariant()
    def it_is_never_quiet_for_too_long(self) -> None:
        assert self.state.quiet < QUIET_ROUNDS or self.outcome

    def teardown(self) -> None:
        super().teardown()
        if hasattr(self, "state"):
            assert self.outcome
            sides = {self.state.round.sides[seat] for seat in self.outcome.winners}
            assert len(sides) == bool(self.outcome.winners)


class TournamentMachine(GatheringMachine):
    """A tournament of any size, with late comers, pauses and an organiser who changes their mind."""

    gathering = Tournament()
    options = st.integers(2, 24).flatmap(
        lambda people: st.builds(
            TournamentOptions,
            people=st.just(people),
            places=st.integers(2, 24) | st.just(256),
            ratings=st.none() | st.lists(st.integers(0, 5), min_size=people, max_size=people).map(tuple),
            hardcore=st.booleans(),
            house=st.sampled_from([msgspec.UNSET, True]),
        )
    )
    most = 64
    for_good = ("left",)

    @initialize()
    def watch(self) -> None:
        self.ends: int | None = None
        self.seated = set[int]()

    def take(self, move: Move) -> bool:
        taken = super().take(move)
        if taken and isinstance(move, Undo):
            self.ends = None
        return taken

    def after(self, events: tuple[GatheringEvent, ...]) -> None:
        super().after(events)
        if any(isinstance(event, RoundBegan) for event in events):
            self.byes_are_fair()

    def byes_are_fair(self) -> None:
        """Nobody rests, or meets the house, while a player who has done so less often meets another."""
        *before, drawn = self.state.rounds
        rested = Counter(seat for round_ in before for seat in (*round_.byes, *round_.with_house))
        spared = (*drawn.byes, *drawn.with_house)
        fighting = [rested[seat] for seat in drawn.people if seat not in spared]
        assert all(rested[seat] <= min(fighting) for seat in spared)

    @invariant()
    def nobody_rests_where_the_house_stands_in_and_one_meets_it(self) -> None:
        for round_ in self.state.rounds:
            assert len(round_.with_house) <= (self.state.house is True)
            assert self.state.house is not True or set(round_.byes) <= self.seated
            assert HOUSE not in (*round_.people, *round_.ahead)
        assert HOUSE not in self.state.standing

    @precondition(lambda self: not self.outcome)
    @rule(rating=st.integers(0, 5))
    def somebody_comes_late(self, rating: int) -> None:
        first_round = len(self.state.rounds) == 1
        assert self.take(Enter(rating)) is (first_round and self.state.late_entry)

    @precondition(lambda self: self.bouts)
    @rule(data=st.data(), sure=PERHAPS, listed=st.booleans())
    def the_organiser_seats_a_reserve(self, data: st.DataObject, sure: bool, listed: bool) -> None:
        bout = data.draw(st.sampled_from(self.bouts))
        gone = data.draw(st.sampled_from(bout.people))
        seat = self.state.reserves[0] if listed and self.state.reserves else len(self.state.ratings)
        if sure:
            assert self.take(SeatReserve(seat, gone, reason="gone"))
            self.seated.add(seat)
            self.removed.add(gone)

    @precondition(lambda self: not self.outcome)
    @rule(sure=PERHAPS)
    def the_organiser_pauses(self, sure: bool) -> None:
        if sure:
            paused = self.state.paused
            assert self.take(Pause("a storm")) is not paused

    @precondition(lambda self: not self.outcome and self.state.paused)
    @rule()
    def the_organiser_resumes(self) -> None:
        assert self.take(Resume())

    @precondition(lambda self: not self.outcome)
    @rule(data=st.data(), sure=PERHAPS)
    def the_organiser_names_a_winner(self, data: st.DataObject, sure: bool) -> None:
        bout = data.draw(st.sampled_from(self.all_bouts))
        winner = data.draw(st.sampled_from(bout.people))
        if sure and self.take(Override(bout.number, winner, "seen by all")):
            assert any(winner in round_.ahead for round_ in self.state.rounds if winner in round_.people)
            assert self.state.repairs[-1].reason == "seen by all"

    @precondition(lambda self: not self.outcome)
    @rule(data=st.data(), sure=PERHAPS)
    def the_organiser_takes_a_decision_back(self, data: st.DataObject, sure: bool) -> None:
        bout = data.draw(st.sampled_from(self.all_bouts))
        if sure:
            self.take(Undo(bout.number, "on second thoughts"))

    @property
    def all_bouts(self) -> list[Any]:
        return [pairing.bout for round_ in self.state.rounds for pairing in round_.pairings]

    @invariant()
    def the_latest_end_moves_only_by_an_undo(self) -> None:
        ends = len(self.state.rounds) - 1 + rounds_left(self.state)
        assert self.ends is None or ends <= self.ends
        self.ends = ends

    @invariant()
    def every_number_of_a_bout_is_used_once(self) -> None:
        numbers = [bout.number for bout in self.all_bouts]
        assert len(numbers) == len(set(numbers))
        assert max(numbers) <= self.state.asked

    @invariant()
    def everybody_is_in_a_round_once_and_came_from_the_one_before(self) -> None:
        for round_ in self.state.rounds:
            assert len(round_.people) == len(set(round_.people))
        for before, after in zip(self.state.rounds, self.state.rounds[1:], strict=False):
            assert set(after.people) <= {*before.ahead, *self.seated}

    @invariant()
    def the_places_are_kept(self) -> None:
        assert len({*self.state.rounds[0].people} - self.seated) <= self.state.places
        assert not set(self.state.reserves) & set(self.state.rounds[0].people)

    def hasten(self) -> None:
        if self.state.paused:
            assert self.take(Resume())
        else:
            super().hasten()


class KyotoMachine(TournamentMachine):
    """The Kyoto Grand Tournament."""

    gathering = Kyoto()
    options = st.builds(TournamentOptions, people=st.sampled_from(Kyoto.sizes), hardcore=st.booleans())


for _machine in (DuelsMachine, ClashMachine, TournamentMachine, KyotoMachine):
    _machine.TestCase.settings = SETTINGS

TestDuels = DuelsMachine.TestCase
TestClash = ClashMachine.TestCase
TestTournament = TournamentMachine.TestCase
TestKyoto = KyotoMachine.TestCase
