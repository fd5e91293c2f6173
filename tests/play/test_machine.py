"""People do whatever they like in any order while time passes, and the books always add up."""

import asyncio
import tempfile
from collections.abc import Coroutine
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any, TypeVar

from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from bot.play.clocks.heartbeat import PAUSE_NOTICED
from bot.play.ground.refusals import Refusal
from bot.play.ground.times import DAY, HOUR, MINUTE, TURN_TIME
from bot.play.match.breaking_off import ABANDONED
from bot.replay import disagreements
from bot.store import rows
from bot.store.engine import open_store
from rules.codec import decode, encode
from rules.games import game
from tests.databases import untouched
from tests.depth import DEPTH
from tests.play.hall import AYA, BEN, BOOKS, CHIYO, GUILD, Hall, OpenChance, SetClock

T = TypeVar("T")

PEOPLE = (AYA, BEN, CHIYO)
STRANGE = "nothing"

people = st.sampled_from(PEOPLE)
places = st.integers(0, 8)
spans = st.sampled_from([1, MINUTE, HOUR, DAY // 2, DAY, 3 * DAY])


class Duelling(RuleBasedStateMachine):
    """Three people, one clock, and the bot's own loops."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.Runner()
        self.opened = AsyncExitStack()
        self.hall = self.run(self.open())
        self.challenges: list[rows.ChallengeRow] = []
        self.matches: list[str] = []

    async def open(self) -> Hall:
        folder = self.opened.enter_context(tempfile.TemporaryDirectory())
        url = untouched(Path(folder) / "bot.db")
        store = await self.opened.enter_async_context(open_store(url, durable=False))
        books = await self.opened.enter_async_context(open_store(url, queries=BOOKS))
        hall = Hall(store, books, SetClock(), kind=OpenChance)
        await hall.deadlines.beat()
        return hall

    def run(self, doing: Coroutine[Any, Any, T]) -> T:
        return self.loop.run(doing)

    def attempt(self, doing: Coroutine[Any, Any, T]) -> T | None:
        """Do something that may be refused; anything else that is raised is a fault."""
        with suppress(Refusal):
            return self.run(doing)
        return None

    # What people do

    @rule(challenger=people, opponent=people, pace=st.sampled_from(list(TURN_TIME)))
    def challenge(self, challenger: int, opponent: int, pace: str) -> None:
        challenge = self.attempt(self.hall.challenge(challenger, opponent, pace=pace))
        if challenge:
            self.challenges.append(challenge)

    @precondition(lambda self: self.challenges)
    @rule(data=st.data(), user_id=people, wish=st.sampled_from(["swift", "wanderer", "random"]))
    def accept(self, data: st.DataObject, user_id: int, wish: str) -> None:
        challenge = data.draw(st.sampled_from(self.challenges))
        accepted = self.attempt(
            self.hall.challenges.accept(challenge_id=challenge.id, user_id=user_id, wish=wish)
        )
        if accepted:
            assert user_id == challenge.opponent_id
            self.matches.append(accepted.match_id)

    @precondition(lambda self: self.challenges)
    @rule(data=st.data(), user_id=people)
    def refuse_or_withdraw(self, data: st.DataObject, user_id: int) -> None:
        challenge = data.draw(st.sampled_from(self.challenges))
        if data.draw(st.booleans()):
            doing = self.hall.challenges.refuse(challenge_id=challenge.id, user_id=user_id, reason="busy")
        else:
            doing = self.hall.challenges.withdraw(challenge_id=challenge.id, user_id=user_id)
        self.attempt(doing)

    @rule(who=people, whom=people, lift=st.booleans())
    def block(self, who: int, whom: int, *, lift: bool) -> None:
        self.attempt(self.hall.people.unblock(who, whom) if lift else self.hall.people.block(who, whom))

    @precondition(lambda self: self.matches)
    @rule(data=st.data(), user_id=people, place=places, back=st.sampled_from([0, 0, 0, 1]))
    def pick(self, data: st.DataObject, user_id: int, place: int, back: int) -> None:
        match_id = data.draw(st.sampled_from(self.matches))
        page = self.attempt(self.hall.page(match_id, user_id))
        if page:
            choice = page.options[place % len(page.options)] if page.options else STRANGE
            revision = page.revision - back
            self.attempt(self.hall.pick(match_id, user_id, choice, revision=revision))

    @precondition(lambda self: self.matches)
    @rule(data=st.data(), one=places, other=places)
    def play_turn(self, data: st.DataObject, one: int, other: int) -> None:
        match_id = data.draw(st.sampled_from(self.matches))
        page = self.run(self.hall.page(match_id))
        for player, place in zip(page.players, (one, other), strict=True):
            self.pick_at(match_id, player.user_id, place)

    def pick_at(self, match_id: str, user_id: int, place: int) -> None:
        options = self.run(self.hall.page(match_id, user_id)).options
        if options:
            self.attempt(self.hall.pick(match_id, user_id, options[place % len(options)]))

    @precondition(lambda self: self.matches)
    @rule(data=st.data(), user_id=people)
    def resign(self, data: st.DataObject, user_id: int) -> None:
        match_id = data.draw(st.sampled_from(self.matches))
        self.attempt(self.hall.matches.resign(match_id=match_id, user_id=user_id))

    # What time does

    @rule(span=spans, down=st.booleans())
    def time_passes(self, span: int, *, down: bool) -> None:
        """Pass time with the bot awake, or down so that it gives the time back."""
        before = {match.id: match.deadline_at for match in self.run(self.hall.every_match())}
        self.hall.clock.forward(span)
        if down:
            given = self.run(self.hall.deadlines.beat())
            assert given == (span if span >= PAUSE_NOTICED else 0)
            beat_at = self.hall.clock() - span
            for match in self.run(self.hall.every_match()):
                due = before[match.id]
                ran = due is not None and due > beat_at
                assert match.deadline_at == (due + given if ran and due else due)
        else:
            self.run(self.hall.deadlines.sweep())
            self.run(self.hall.cheat("heartbeat_set", at=self.hall.clock()))

    # What the outbox does

    @rule(most=st.integers(1, 4), end=st.sampled_from(["delivered", "dropped", "put off", "lost", "closed"]))
    def carry(self, most: int, end: str) -> None:
        for parcel in self.run(self.hall.deliveries.claim(most)):
            match end:
                case "delivered":
                    doing = self.hall.deliveries.delivered(parcel, self.hall.click(), 10_000)
                case "dropped":
                    doing = self.hall.deliveries.dropped(parcel)
                case "put off":
                    doing = self.hall.deliveries.put_off(parcel)
                case "closed":
                    doing = self.hall.deliveries.no_dm(parcel, AYA)
                case _:
                    continue
            self.run(doing)

    # What always holds

    @invariant()
    def one_log_entry_for_every_revision(self) -> None:
        for match in self.run(self.hall.every_match()):
            turns = self.run(self.hall.turns(match.id))
            assert [turn.revision for turn in turns] == list(range(1, match.revision + 1))

    @invariant()
    def an_ongoing_match_waits_for_somebody_until_a_deadline(self) -> None:
        for match in self.run(self.hall.every_match()):
            rules = game(match.game)
            asked = rules.requests(decode(match.state, rules.state_type))
            if match.status == "ongoing":
                assert match.deadline_at is not None
                assert asked
                picked = dict(self.run(self.hall.picks(match.id)))
                assert set(picked) < {request.seat for request in asked}
            else:
                assert match.deadline_at is None
                assert not asked or match.outcome == encode(ABANDONED)

    @invariant()
    def a_pair_has_one_open_challenge_in_each_direction(self) -> None:
        everything = self.run(self.hall.every_challenge())
        pairs = [(row.challenger_id, row.opponent_id) for row in everything if row.status == "open"]
        assert len(pairs) == len(set(pairs))

    @invariant()
    def every_accepted_challenge_is_a_match_and_no_other_is(self) -> None:
        everything = self.run(self.hall.every_challenge())
        begun = [row.match_id for row in everything if row.status == "accepted"]
        assert sorted(begun) == sorted(match.id for match in self.run(self.hall.every_match()))
        assert all(row.match_id is None for row in everything if row.status != "accepted")

    @invariant()
    def every_match_has_the_seal_of_its_challenge_and_only_what_is_open_a_secret_besides(self) -> None:
        matches = {match.id: match for match in self.run(self.hall.every_match())}
        for row in self.run(self.hall.every_challenge()):
            assert (row.seed is not None) == (row.status == "open")
            assert row.match_id is None or matches[row.match_id].seal == row.seal

    @invariant()
    def honor_is_the_sum_of_the_ledger(self) -> None:
        deeds = self.run(self.hall.honor())
        over = {match.id for match in self.run(self.hall.every_match()) if match.status == "over"}
        assert {deed.match_id for deed in deeds} <= over
        for user_id in PEOPLE:
            own = sum(deed.amount for deed in deeds if deed.user_id == user_id)
            assert self.run(self.hall.ledger.page(GUILD, user_id, 0)).own == own

    def teardown(self) -> None:
        """Replay every match from its log, then close the books."""
        try:
            for match in self.run(self.hall.every_match()):
                turns, seats = (self.run(found(match.id)) for found in (self.hall.turns, self.hall.seats))
                assert disagreements(match, turns, seats) == []
        finally:
            self.run(self.opened.aclose())
            self.loop.close()


TestDuelling = Duelling.TestCase
TestDuelling.settings = settings(
    max_examples=12 * DEPTH,
    stateful_step_count=30,
    phases=[Phase.reuse, Phase.generate],  # to shrink thirty steps on a real store would take minutes
)
