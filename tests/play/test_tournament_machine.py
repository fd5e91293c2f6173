"""Anything may happen in a tournament, in any order: nobody fights twice at once, and it comes to an end."""

import asyncio
import tempfile
from collections import Counter
from collections.abc import Coroutine
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any, TypeVar

from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from bot.play.gatherings.kinds import TOURNAMENT, rules_of
from bot.play.gatherings.mixing import seed_of_gathering
from bot.play.gatherings.reading import GatheringPage
from bot.play.ground.refusals import Refusal
from bot.play.ground.times import DAY, HOUR
from bot.store.engine import open_store
from bot.store.gathering_rows import BoutRow, GatheringMove
from rules.codec import decode
from rules.gatherings.bracket import TournamentState
from rules.gatherings.events import RoundBegan
from rules.gatherings.gathering import replay
from rules.gatherings.moves import Move
from tests.databases import untouched
from tests.depth import DEPTH
from tests.play.gathering_hall import HOST, GatheringHall, crowd, standing
from tests.play.hall import BOOKS, GUILD, Hall, SetClock

T = TypeVar("T")

PEOPLE = crowd(9)
BOSS = standing(HOST, manages=True)
SWEEPS = 20
"""So many are enough to settle all that is due at one moment."""

people = st.sampled_from(PEOPLE)
spans = st.sampled_from([HOUR, DAY // 2, DAY, 2 * DAY, 4 * DAY])


class Holding(RuleBasedStateMachine):
    """One tournament on the bot's own store, nine people, an organiser, and a clock."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.Runner()
        self.opened = AsyncExitStack()
        self.ground = GatheringHall(self.run(self.open()))
        self.hall = self.ground.hall

    async def open(self) -> Hall:
        folder = self.opened.enter_context(tempfile.TemporaryDirectory())
        url = untouched(Path(folder) / "bot.db")
        store = await self.opened.enter_async_context(open_store(url, durable=False))
        books = await self.opened.enter_async_context(open_store(url, queries=BOOKS))
        hall = Hall(store, books, SetClock())
        await hall.deadlines.beat()
        return hall

    def run(self, doing: Coroutine[Any, Any, T]) -> T:
        return self.loop.run(doing)

    def attempt(self, doing: Coroutine[Any, Any, object]) -> None:
        """Do something that may be refused; anything else that is raised is a fault."""
        with suppress(Refusal):
            self.run(doing)

    @property
    def page(self) -> GatheringPage:
        return self.run(self.ground.page(self.gathering_id))

    @property
    def open_bouts(self) -> list[BoutRow]:
        return self.run(self.ground.open_bouts(self.gathering_id))

    @initialize(
        comers=st.sampled_from([1, 3, 5, 6, 7, 8, 9]),
        places=st.integers(2, 8) | st.just(256),
        hardcore=st.booleans(),
        by_rating=st.booleans(),
        check_in=st.sampled_from([None, None, DAY]),
    )
    def call(self, comers: int, places: int, hardcore: bool, by_rating: bool, check_in: int | None) -> None:
        begins_at = self.hall.clock() + 2 * DAY if check_in else None
        self.gathering_id = self.run(
            self.ground.open(
                TOURNAMENT,
                places=places,
                hardcore=hardcore,
                by_rating=by_rating,
                begins_at=begins_at,
                check_in=check_in or 0,
                round_time=3 * DAY,
            )
        )
        self.run(self.ground.enter(self.gathering_id, PEOPLE[:comers]))
        if not check_in:
            self.begin()

    # What people do

    @rule(user_id=people)
    def join(self, user_id: int) -> None:
        self.attempt(self.ground.sign_up.join(gathering_id=self.gathering_id, user_id=user_id, wish="random"))

    @rule(user_id=people)
    def withdraw_or_drop_out(self, user_id: int) -> None:
        begun = self.page.state is not None
        leave = self.ground.moves.drop_out if begun else self.ground.sign_up.withdraw
        self.attempt(leave(gathering_id=self.gathering_id, user_id=user_id))

    @precondition(lambda self: self.page.row.status == "underway" and self.page.state.current.ahead)
    @rule(data=st.data())
    def who_goes_on_drops_out(self, data: st.DataObject) -> None:
        """Make odd numbers also after the first round."""
        page = self.page
        seat = data.draw(st.sampled_from(page.state.current.ahead))
        user_id = page.entrants[seat].user_id
        self.attempt(self.ground.moves.drop_out(gathering_id=self.gathering_id, user_id=user_id))

    @rule(everyone=st.sets(people))
    def check_in(self, everyone: set[int]) -> None:
        for user_id in sorted(everyone):
            self.attempt(self.ground.sign_up.check_in(gathering_id=self.gathering_id, user_id=user_id))

    @precondition(lambda self: self.open_bouts)
    @rule(data=st.data(), seats=st.sets(st.integers(0, 1), min_size=1))
    def play_cards(self, data: st.DataObject, seats: set[int]) -> None:
        bout = data.draw(st.sampled_from(self.open_bouts))
        players = self.run(self.hall.page(bout.match_id)).players
        for seat in sorted(seats):
            self.run(self.ground.pick_any(bout.match_id, players[seat].user_id))

    @precondition(lambda self: self.open_bouts)
    @rule(data=st.data(), seat=st.integers(0, 1), heard=st.booleans())
    def resign(self, data: st.DataObject, seat: int, *, heard: bool) -> None:
        bout = data.draw(st.sampled_from(self.open_bouts))
        loser = self.run(self.hall.page(bout.match_id)).players[seat].user_id
        self.run(self.hall.matches.resign(match_id=bout.match_id, user_id=loser))
        if heard:
            self.sweep()

    @precondition(lambda self: self.page.row.status == "underway")
    @rule()
    def everybody_resigns(self) -> None:
        self.run(self.ground.resign_one_each(self.gathering_id))

    # What the organiser does

    @precondition(lambda self: self.page.state is None)
    @rule()
    def begin(self) -> None:
        self.attempt(self.ground.sign_up.begin(gathering_id=self.gathering_id, standing=BOSS))

    @precondition(lambda self: self.page.row.status == "underway")
    @rule(data=st.data(), bout=st.integers(1, 12), undo=st.booleans())
    def mend(self, data: st.DataObject, bout: int, *, undo: bool) -> None:
        here = {"gathering_id": self.gathering_id, "standing": BOSS, "bout": bout, "reason": "so be it"}
        if undo:
            self.attempt(self.ground.repairs.undo(**here))
        else:
            self.attempt(self.ground.repairs.override(**here, winner_id=data.draw(people)))

    @precondition(lambda self: self.page.row.status == "underway")
    @rule(user_id=people)
    def remove(self, user_id: int) -> None:
        doing = self.ground.repairs.remove(
            gathering_id=self.gathering_id, standing=BOSS, user_id=user_id, reason="cheats"
        )
        self.attempt(doing)

    @precondition(lambda self: self.page.row.status == "underway")
    @rule()
    def pause_or_resume(self) -> None:
        if self.page.row.paused_at is None:
            doing = self.ground.repairs.pause(gathering_id=self.gathering_id, standing=BOSS, reason="a storm")
        else:
            doing = self.ground.repairs.resume(gathering_id=self.gathering_id, standing=BOSS)
        self.attempt(doing)

    # What time does

    @rule(span=spans, down=st.booleans())
    def time_passes(self, span: int, *, down: bool) -> None:
        """Pass time with the bot awake, or down so that it gives the time back."""
        self.hall.clock.forward(span)
        if down:
            self.run(self.hall.deadlines.beat())
        else:
            self.sweep()
            self.run(self.hall.cheat("heartbeat_set", at=self.hall.clock()))

    def sweep(self) -> None:
        """Settle all that is due."""
        for _ in range(SWEEPS):
            if not self.run(self.hall.deadlines.sweep()):
                return
        raise AssertionError("something is due for ever")

    # What always holds

    @invariant()
    def nobody_fights_in_two_duels_at_once(self) -> None:
        fighting = Counter(
            player.user_id
            for match in self.run(self.hall.every_match())
            if match.status == "ongoing"
            for player in self.run(self.hall.page(match.id)).players
        )
        assert all(count == 1 for count in fighting.values())

    @invariant()
    def the_duels_being_fought_are_those_that_are_wanted(self) -> None:
        page = self.page
        wanted = set() if page.state is None else {bout.number for bout in page.rules.bouts(page.state)}
        assert {row.bout for row in page.bouts if row.status in {"open", "ended"}} == wanted

    @invariant()
    def honor_is_the_sum_of_the_ledger(self) -> None:
        deeds = self.run(self.hall.honor())
        for user_id in PEOPLE:
            own = sum(deed.amount for deed in deeds if deed.user_id == user_id)
            assert self.run(self.hall.ledger.page(GUILD, user_id, 0)).own == own

    def teardown(self) -> None:
        """Run the clock out, and replay the log."""
        try:
            if hasattr(self, "gathering_id"):
                self.run_out()
                self.replays()
        finally:
            self.run(self.opened.aclose())
            self.loop.close()

    def run_out(self) -> None:
        """Move the clock from one end of a round to the next; by the latest end all must be over."""
        if self.page.row.paused_at is not None:
            self.pause_or_resume()
        while self.page.row.status in {"open", "check-in"}:
            self.hall.clock.forward(DAY)
            self.sweep()
        latest = self.page.latest_end or 0
        while self.page.row.status == "underway":
            ends_at = self.page.row.round_ends_at
            assert ends_at is not None
            assert self.hall.clock() < ends_at <= latest, "a round goes on after its end"
            while self.hall.clock() < ends_at:
                self.play_on()
                self.hall.clock.forward(min(DAY, ends_at - self.hall.clock()))
                self.sweep()
        self.nobody_fights_in_two_duels_at_once()
        self.the_duels_being_fought_are_those_that_are_wanted()
        self.honor_is_the_sum_of_the_ledger()
        assert all(match.status == "over" for match in self.run(self.hall.every_match()))

    def play_on(self) -> None:
        """Play a card for both of every second duel, so that it is the clock that ends them."""
        for bout in self.open_bouts:
            if bout.bout % 2:
                for player in self.run(self.hall.page(bout.match_id)).players:
                    self.run(self.ground.pick_any(bout.match_id, player.user_id))

    def replays(self) -> None:
        """Play the log again: it gives the same state, and every round was drawn fairly."""
        row = self.page.row
        if row.state is None:
            return
        log = self.run(
            self.hall.store.read(lambda tx: tx.all("gathering_moves_of", GatheringMove, gathering_id=row.id))
        )
        rules = rules_of(row.kind)
        moves = [decode(entry.move, Move) for entry in log if entry.move]
        options = decode(row.options or "", rules.options_type)
        steps = replay(rules, options, seed_of_gathering(row, self.page.entrants), moves)
        assert steps[-1].state == decode(row.state, rules.state_type)
        for step in steps:
            if any(isinstance(event, RoundBegan) for event in step.events):
                check_byes(step.state)


def check_byes(state: TournamentState) -> None:
    """Check that nobody rests a second time while a player who has never rested fights."""
    *before, drawn = state.rounds
    rested = Counter(seat for round_ in before for seat in round_.byes)
    fewest = min((rested[seat] for pairing in drawn.pairings for seat in pairing.bout.seats), default=0)
    assert all(rested[seat] <= fewest for seat in drawn.byes)


TestHolding = Holding.TestCase
TestHolding.settings = settings(
    max_examples=12 * DEPTH,
    stateful_step_count=25,
    phases=[Phase.reuse, Phase.generate],  # to shrink them on a real store would take minutes
)
