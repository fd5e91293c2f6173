"""What somebody does when they look in: what they owe, and now and then something new."""

from collections.abc import Awaitable
from contextlib import suppress
from dataclasses import dataclass
from typing import TypedDict

from bot.play.gatherings.kinds import CLASH, DUELS, HARDENED, KYOTO, TOURNAMENT, least_places, most_places
from bot.play.gatherings.opening import Terms
from bot.play.gatherings.reading import GatheringPage
from bot.play.organisers import Standing
from bot.play.pace import DAY, ROUND_TIME, TURN_TIME
from bot.play.people import Sighting
from bot.play.reading import DuelLine
from bot.play.refusals import Refusal
from bot.year.habits import Habit
from bot.year.house import CHANNEL, GUILD, House
from bot.year.luck import Luck
from rules.gatherings.moves import Challenge

PACES = tuple(TURN_TIME)
ENOUGH_DUELS = 4
"""Duels somebody of these people likes to have at once."""


class Facts(TypedDict):
    """What every answer in a gathering names."""

    gathering_id: str
    asking: int
    user_id: int


@dataclass
class Person:
    """Somebody with a habit and some luck."""

    user_id: int
    habit: Habit
    luck: Luck
    organises: bool = False
    here: bool = True

    @property
    def standing(self) -> Standing:
        """Return what they are in the server."""
        return Standing(self.user_id, frozenset(), self.organises)

    async def arrive(self, house: House) -> None:
        """Be seen for the first time, and set up what people set up."""
        seen = (Sighting(self.user_id, f"P{self.user_id}", "en"),)
        await house.people.see(seen, guild_id=GUILD, guild_locale="en")
        if self.habit.travels:
            await house.habits.set_zone(self.user_id, self.luck.choice(("Asia/Tokyo", "Europe/Berlin")))
            await house.habits.set_quiet_hours(self.user_id, (22 * 60, 7 * 60))

    async def look_in(self, house: House, others: list["Person"]) -> None:
        """Do what is owed, as far as the habit goes, and perhaps begin something."""
        lines = await house.reading.duels(self.user_id)
        for line in lines:
            if line.own_turn and self.luck.likely(self.habit.answers):
                await self._choose(house, line)
        await self._answer_challenges(house)
        for row in await house.gatherings.entered_by(self.user_id):
            if self.luck.likely(self.habit.answers):
                await self._serve(house, await house.gatherings.page(row.id))
        await self._start_own_lobby(house)
        if len(lines) < ENOUGH_DUELS and self.luck.likely(0.5):
            await self._begin(house, others)
        if self.organises and self.luck.likely(0.1):
            await tried(self._open(house, TOURNAMENT))
        if lines and self.luck.likely(0.06):
            await self._be_courteous(house, self.luck.choice(lines))
        if self.luck.likely(self.habit.spite):
            await self._misbehave(house, lines)
        if self.habit.travels and self.luck.likely(0.01):
            now = house.clock()
            await tried(house.leaves.take(self.user_id, now, now + self.luck.randint(2, 10) * DAY))

    async def _choose(self, house: House, line: DuelLine) -> None:
        page = await house.reading.match(line.match_id, self.user_id)
        if not page.options:
            return
        click, choice = house.click(), self.luck.choice(page.options)
        for _ in range(2 if self.luck.likely(0.05) else 1):  # some clicks arrive twice
            await tried(
                house.matches.pick(
                    match_id=line.match_id,
                    revision=page.revision,
                    user_id=self.user_id,
                    choice=choice,
                    interaction_id=click,
                )
            )

    async def _answer_challenges(self, house: House) -> None:
        for row in await house.challenges.open_for(self.user_id):
            if row.opponent_id != self.user_id or not self.luck.likely(self.habit.answers):
                continue
            if self.luck.likely(0.8):
                await tried(
                    house.challenges.accept(challenge_id=row.id, user_id=self.user_id, fighter="random")
                )
            else:
                await tried(house.challenges.refuse(challenge_id=row.id, user_id=self.user_id, reason=""))

    async def _serve(self, house: House, page: GatheringPage) -> None:
        """Do what a gathering wants of them."""
        row = page.row
        if row.status == "check-in":
            await tried(house.sign_up.check_in(gathering_id=row.id, user_id=self.user_id))
        elif row.status == "open" and row.host_id == self.user_id and len(page.entrants) in page.rules.sizes:
            await tried(house.sign_up.begin(gathering_id=row.id, standing=self.standing))
        elif row.status == "underway" and self.luck.likely(0.004):
            await tried(house.moves.drop_out(gathering_id=row.id, user_id=self.user_id))
        for request in page.requests:
            if page.entrants[request.seat].user_id != self.user_id:
                continue
            move = self.luck.choice(request.options)
            facts = Facts(gathering_id=row.id, asking=row.asking, user_id=self.user_id)
            if isinstance(move, Challenge):
                target_id = page.entrants[move.target].user_id
                await tried(house.moves.challenge(**facts, target_id=target_id))
            elif self.luck.likely(0.7):
                await tried(house.moves.accept(**facts))
            else:
                await tried(house.moves.refuse(**facts))

    async def _begin(self, house: House, others: list["Person"]) -> None:
        """Challenge somebody, join what is open, or open something."""
        what = self.luck.choices(("challenge", "brawl", "gathering"), (55, 15, 30))
        if what == ["challenge"]:
            await tried(
                house.challenges.issue(
                    guild_id=GUILD,
                    channel_id=CHANNEL,
                    challenger_id=self.user_id,
                    opponent_id=self.luck.choice(others).user_id,
                    fighter="random",
                    pace=self.luck.choice(PACES),
                    excuses=self.luck.choice((0, 0, 1, 4)),
                )
            )
        elif what == ["brawl"]:
            await self._gather_a_brawl(house)
        else:
            await self._join_or_open(house)

    async def _start_own_lobby(self, house: House) -> None:
        for row in await house.lobbies.open_in(GUILD):
            if row.host_id == self.user_id and self.luck.likely(0.7):
                await tried(house.lobbies.start(lobby_id=row.id, user_id=self.user_id))

    async def _gather_a_brawl(self, house: House) -> None:
        if others := [row for row in await house.lobbies.open_in(GUILD) if row.host_id != self.user_id]:
            lobby_id = self.luck.choice(others).id
            await tried(house.lobbies.join(lobby_id=lobby_id, user_id=self.user_id, fighter="random"))
            return
        await tried(
            house.lobbies.open(
                guild_id=GUILD,
                channel_id=CHANNEL,
                host_id=self.user_id,
                fighter="random",
                pace=self.luck.choice(PACES),
            )
        )

    async def _join_or_open(self, house: House) -> None:
        held = [row for row in await house.gatherings.held_in(GUILD) if row.status == "open"]
        if held and self.luck.likely(0.9):
            row = self.luck.choice(held)
            await tried(house.sign_up.join(gathering_id=row.id, user_id=self.user_id, fighter="random"))
            return
        await tried(self._open(house, self.luck.choice((DUELS, CLASH, KYOTO))))

    async def _open(self, house: House, kind: str) -> None:
        pace, now = self.luck.choice(("hours", "day")), house.clock()
        begins_at = now + self.luck.randint(3, 8) * DAY if kind == TOURNAMENT else None
        terms = Terms(
            kind=kind,
            pace=pace,
            round_time=ROUND_TIME[pace],
            hardcore=kind in HARDENED and self.luck.likely(0.4),
            places=self.luck.randint(least_places(kind), 40) if kind == TOURNAMENT else most_places(kind),
            begins_at=begins_at,
            check_in=DAY if begins_at and self.luck.likely(0.5) else 0,
        )
        gathering_id = await house.sign_up.open(
            guild_id=GUILD, channel_id=CHANNEL, host=self.standing, terms=terms
        )
        await house.sign_up.join(gathering_id=gathering_id, user_id=self.user_id, fighter="random")

    async def _be_courteous(self, house: House, line: DuelLine) -> None:
        courtesies = house.courtesies
        courtesy = self.luck.choice((courtesies.give_time, courtesies.offer_draw, courtesies.offer_pause))
        await tried(courtesy(match_id=line.match_id, user_id=self.user_id))

    async def _misbehave(self, house: House, lines: list[DuelLine]) -> None:
        """Click what is not one's own, what is long past, and what hurts oneself."""
        if not lines:
            return
        line = self.luck.choice(lines)
        page = await house.reading.match(line.match_id)
        await tried(
            house.matches.pick(
                match_id=line.match_id,
                revision=max(0, page.revision - self.luck.randint(0, 2)),
                user_id=self.luck.choice((self.user_id, self.user_id + 1)),
                choice=self.luck.choice(("moon", "nonsense")),
                interaction_id=house.click(),
            )
        )
        if self.luck.likely(0.1):
            await tried(house.matches.resign(match_id=line.match_id, user_id=self.user_id))


async def tried(deed: Awaitable[object]) -> None:
    """Do something that may be refused, as people do."""
    with suppress(Refusal):
        await deed
