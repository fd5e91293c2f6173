"""People found, fill, lead, leave and fight over clans in any order, and the books always add up."""

import asyncio
import tempfile
from collections import Counter, defaultdict
from collections.abc import Coroutine
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any, TypeVar

from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from bot.play.ground.refusals import Refusal
from bot.play.ground.times import DAY, HOUR
from bot.store.clan_rows import Clan, ClanWar
from bot.store.engine import open_store
from bot.store.rows import StoredRow
from tests.databases import untouched
from tests.depth import DEPTH
from tests.play.clan_hall import ClanHall
from tests.play.hall import BOOKS, GUILD, Hall, SetClock

T = TypeVar("T")

PEOPLE = tuple(range(11, 18))
NAMES = ("Iron Moon", "IRON MOON", "lron Moon", "Grey Heron", "Gray Heron", "Grey-Heron")

people = st.sampled_from(PEOPLE)
sizes = st.sampled_from([2, 2, 3])


class Enrolled(StoredRow, frozen=True):
    """Who is in which clan as what."""

    clan_id: str
    user_id: int
    role: str


class Named(StoredRow, frozen=True):
    """A person named for a war, or a war for which nobody is."""

    id: str
    status: str
    clan_id: str
    foe_id: str
    size: int
    fighter_clan_id: str | None
    user_id: int | None
    answer: str | None


class Clanning(RuleBasedStateMachine):
    """Seven people, one clock, the sweep and the roll call."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.Runner()
        self.opened = AsyncExitStack()
        self.clans = self.run(self.open())
        self.invites: list[str] = []
        self.wars: list[str] = []

    async def open(self) -> ClanHall:
        folder = self.opened.enter_context(tempfile.TemporaryDirectory())
        url = untouched(Path(folder) / "bot.db")
        store = await self.opened.enter_async_context(open_store(url, durable=False))
        books = await self.opened.enter_async_context(open_store(url, queries=BOOKS))
        return ClanHall(Hall(store, books, SetClock()))

    def run(self, doing: Coroutine[Any, Any, T]) -> T:
        return self.loop.run(doing)

    def attempt(self, doing: Coroutine[Any, Any, T]) -> T | None:
        """Do something that may be refused; anything else that is raised is a fault."""
        self.clans.hall.clock.forward(1)
        with suppress(Refusal):
            return self.run(doing)
        return None

    def clan_of(self, user_id: int) -> str:
        """Return the clan of a person, or one that never existed if they have none."""
        whole = self.attempt(self.clans.whole(user_id))
        return whole.clan.id if whole else "none"

    @initialize()
    def settle(self) -> None:
        """Begin with two clans of three, so that there is soon something to lose."""
        self.run(self.clans.found(*PEOPLE[:3], name=NAMES[0]))
        self.run(self.clans.found(*PEOPLE[3:6], name=NAMES[3]))

    # What people do

    @rule(user_id=people, name=st.sampled_from(NAMES))
    def found(self, user_id: int, name: str) -> None:
        self.attempt(self.clans.found(user_id, name=name))

    @rule(user_id=people, invited_id=people)
    def invite(self, user_id: int, invited_id: int) -> None:
        invite = self.attempt(self.clans.invite(user_id, invited_id))
        if invite:
            self.invites.append(invite.id)

    @rule(user_id=people, invited_id=people)
    def enlist(self, user_id: int, invited_id: int) -> None:
        self.attempt(self.clans.enlist(user_id, invited_id))

    @precondition(lambda self: self.invites)
    @rule(data=st.data(), user_id=people, deed=st.sampled_from(["accept", "accept", "refuse", "withdraw"]))
    def answer(self, data: st.DataObject, user_id: int, deed: str) -> None:
        invite_id = data.draw(st.sampled_from(self.invites))
        self.attempt(getattr(self.clans.invites, deed)(invite_id=invite_id, user_id=user_id))

    @rule(user_id=people, other_id=people, deed=st.sampled_from(["promote", "demote", "remove", "hand_over"]))
    def rank(self, user_id: int, other_id: int, deed: str) -> None:
        clan_id = self.clan_of(user_id)
        self.attempt(getattr(self.clans.clans, deed)(clan_id=clan_id, user_id=user_id, other_id=other_id))

    @rule(user_id=people, other_id=people, own=st.sampled_from([True, True, False]))
    def leave(self, user_id: int, other_id: int, *, own: bool) -> None:
        self.attempt(self.clans.leave(self.clan_of(user_id if own else other_id), user_id))

    @rule(user_id=people)
    def leave_the_server(self, user_id: int) -> None:
        self.attempt(self.clans.clans.gone(guild_id=GUILD, user_id=user_id))

    @rule(user_id=people, sure=st.sampled_from([True, False, False]))
    def disband(self, user_id: int, *, sure: bool) -> None:
        if sure:
            self.attempt(self.clans.clans.disband(clan_id=self.clan_of(user_id), user_id=user_id))

    # Wars

    @rule(size=sizes, lined_up=st.booleans())
    def agree_on_a_war(self, size: int, *, lined_up: bool) -> None:
        """Agree on a war as the leaders of two clans, and perhaps line up as one of them."""
        leaders = [row for row in self.enrolled() if row.role == "leader"]
        if len(leaders) != 2:
            return
        one, other = leaders
        war = self.attempt(self.clans.propose(one.user_id, other.clan_id, size))
        if war:
            self.wars.append(war.id)
            self.run(self.clans.wars.agree(war_id=war.id, user_id=other.user_id))
            if lined_up:
                self.line_up_for(one, war)

    def line_up_for(self, leader: Enrolled, war: ClanWar) -> None:
        mates = [row.user_id for row in self.enrolled() if row.clan_id == leader.clan_id]
        self.attempt(self.clans.line_up(war.id, leader.user_id, *mates[: war.size]))

    @rule(user_id=people, foe=people, size=sizes)
    def propose(self, user_id: int, foe: int, size: int) -> None:
        war = self.attempt(self.clans.propose(user_id, self.clan_of(foe), size))
        if war:
            self.wars.append(war.id)

    @precondition(lambda self: self.wars)
    @rule(
        data=st.data(),
        user_id=people,
        deed=st.sampled_from(["agree", "agree", "agree", "refuse", "withdraw"]),
    )
    def answer_war(self, data: st.DataObject, user_id: int, deed: str) -> None:
        war_id = data.draw(st.sampled_from(self.wars))
        self.attempt(getattr(self.clans.wars, deed)(war_id=war_id, user_id=user_id))

    @precondition(lambda self: self.wars)
    @rule(data=st.data(), user_id=people, fighters=st.lists(people, min_size=2, max_size=3))
    def line_up(self, data: st.DataObject, user_id: int, fighters: list[int]) -> None:
        war_id = data.draw(st.sampled_from(self.wars))
        self.attempt(self.clans.line_up(war_id, user_id, *fighters))

    @precondition(lambda self: self.wars)
    @rule(data=st.data(), user_id=people, deed=st.sampled_from(["confirm", "confirm", "decline"]))
    def answer_call(self, data: st.DataObject, user_id: int, deed: str) -> None:
        war_id = data.draw(st.sampled_from(self.wars))
        self.attempt(getattr(self.clans.musters, deed)(war_id=war_id, user_id=user_id))

    @precondition(lambda self: self.wars)
    @rule(data=st.data(), unwilling=st.sets(people, max_size=2))
    def answer_calls(self, data: st.DataObject, unwilling: set[int]) -> None:
        """Confirm for all but a few of those named for a war."""
        war_id = data.draw(st.sampled_from(self.wars))
        for user_id in PEOPLE:
            if user_id not in unwilling:
                self.attempt(self.clans.confirm(war_id, user_id))

    @precondition(lambda self: self.wars)
    @rule(data=st.data())
    def line_up_whole(self, data: st.DataObject) -> None:
        """Name as many as are wanted for the leaders of both clans, where they can."""
        war = self.run(self.clans.war(data.draw(st.sampled_from(self.wars)))).war
        for leader in [row for row in self.enrolled() if row.role == "leader"]:
            if leader.clan_id in {war.clan_id, war.foe_id}:
                self.line_up_for(leader, war)

    # What time does

    @rule(span=st.sampled_from([HOUR, DAY, 3 * DAY, 8 * DAY]))
    def time_passes(self, span: int) -> None:
        self.clans.hall.clock.forward(span)
        while self.run(self.clans.hall.deadlines.sweep()):
            pass

    @rule(there=st.sets(people))
    def call_the_roll(self, there: set[int]) -> None:
        for sought in self.run(self.clans.roll.call(3)):
            if sought.user_id in there:
                self.run(self.clans.roll.present(sought))
            else:
                self.run(self.clans.clans.gone(guild_id=sought.guild_id, user_id=sought.user_id))

    # What always holds

    def enrolled(self) -> list[Enrolled]:
        return self.run(self.clans.hall.books.read(lambda tx: tx.all("clan_members_all", Enrolled)))

    def standing(self) -> list[Clan]:
        return self.run(self.clans.standing())

    @invariant()
    def everyone_is_in_one_clan_at_most_and_that_stands(self) -> None:
        rows = self.enrolled()
        assert max(Counter(row.user_id for row in rows).values(), default=1) == 1
        assert {row.clan_id for row in rows} == {clan.id for clan in self.standing()}

    @invariant()
    def every_clan_that_stands_has_one_leader(self) -> None:
        leaders = Counter(row.clan_id for row in self.enrolled() if row.role == "leader")
        assert leaders == {clan.id: 1 for clan in self.standing()}

    @invariant()
    def no_two_clans_that_stand_have_names_alike(self) -> None:
        standing = self.standing()
        for keys in ({clan.letters for clan in standing}, {clan.shapes for clan in standing}):
            assert len(keys) == len(standing)

    @invariant()
    def the_chronicle_tells_how_everything_came_to_be(self) -> None:
        for clan in self.run(self.clans.every_clan()):
            roles: dict[int, str] = {}
            for deed, user_id, actor_id in self.run(self.clans.chronicle(clan.id)):
                match deed:
                    case "founded":
                        roles[user_id] = "leader"
                    case "joined" | "demoted":
                        roles[user_id] = "member"
                    case "promoted":
                        roles[user_id] = "officer"
                    case "leads":
                        if actor_id is not None:
                            roles[actor_id] = "officer"
                        roles[user_id] = "leader"
                    case "ended":
                        roles.clear()
                    case _:
                        del roles[user_id]
            assert roles == {row.user_id: row.role for row in self.enrolled() if row.clan_id == clan.id}

    @invariant()
    def what_a_clan_has_asked_for_ends_with_it(self) -> None:
        standing = {clan.id for clan in self.standing()}
        for user_id in PEOPLE:
            for invite in self.run(self.clans.invites.open_for(GUILD, user_id)):
                assert invite.clan_id in standing
        for war in self.named():
            assert war.status not in {"proposed", "agreed"} or {war.clan_id, war.foe_id} <= standing

    def named(self) -> list[Named]:
        return self.run(self.clans.hall.books.read(lambda tx: tx.all("clan_line_ups_all", Named)))

    @invariant()
    def who_is_named_for_a_war_to_come_is_in_the_clan(self) -> None:
        present = {(row.clan_id, row.user_id) for row in self.enrolled()}
        waiting: dict[str, Counter[str]] = defaultdict(Counter)
        for row in self.named():
            if row.fighter_clan_id is None or row.status not in {"agreed", "mustering"}:
                continue
            assert (row.fighter_clan_id, row.user_id) in present
            waiting[row.id][row.fighter_clan_id] += 1
            assert waiting[row.id][row.fighter_clan_id] <= row.size
            if row.status == "agreed":
                assert waiting[row.id].total() < 2 * row.size, "with both line-ups they would be asked"

    @invariant()
    def a_muster_waits_for_somebody(self) -> None:
        rows = [row for row in self.named() if row.status == "mustering"]
        for war_id in {row.id for row in rows}:
            confirmed = [row for row in rows if row.id == war_id and row.answer == "confirmed"]
            [size] = {row.size for row in rows if row.id == war_id}
            assert len(confirmed) < 2 * size, "it would have begun"

    @invariant()
    def nobody_fights_unasked(self) -> None:
        begun = [row for row in self.named() if row.status in {"begun", "over"}]
        assert {row.answer for row in begun} <= {"confirmed"}

    @invariant()
    def a_war_that_has_begun_has_two_whole_line_ups(self) -> None:
        begun = [row for row in self.named() if row.status in {"begun", "over"}]
        for war_id in {row.id for row in begun}:
            sides = Counter(row.fighter_clan_id for row in begun if row.id == war_id)
            [size] = {row.size for row in begun if row.id == war_id}
            assert sorted(sides.values()) == [size, size]

    def teardown(self) -> None:
        """Close the books."""
        self.run(self.opened.aclose())
        self.loop.close()


TestClanning = Clanning.TestCase
TestClanning.settings = settings(
    max_examples=20 * DEPTH,
    stateful_step_count=40,
    phases=[Phase.reuse, Phase.generate],  # to shrink forty steps on a real store would take minutes
)
