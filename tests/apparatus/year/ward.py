"""A small world that is whole, in which tests break one thing and see whether it is found."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from apparatus.year.calendar import Year
from apparatus.year.watching.audit import Auditor
from apparatus.year.watching.promises import Promises
from apparatus.year.watching.quiet_count import QuietTimes
from apparatus.year.watching.watch import Watch
from bot.play.gatherings.kinds import TOURNAMENT
from bot.play.gatherings.opening import Terms
from bot.play.ground.times import HOUR
from bot.play.solo.contests import Entrance
from bot.store.engine import AUDITS, Store, open_store

AYA, BEN = 1_000, 1_002
"""Organisers have ids below 1002; Ben is nobody of the sort."""

GUILD, CHANNEL = 1, 110


@dataclass
class Ward:
    """A year that has not begun, with a duel in it."""

    year: Year
    audit: Store
    watch: Watch
    auditor: Auditor

    async def duel(self, pace: str = "day") -> str:
        """Begin a duel between Aya and Ben."""
        challenge_id = await self.challenge(pace)
        accepted = await self.year.house.play.challenges.accept(
            challenge_id=challenge_id, user_id=BEN, wish="wanderer"
        )
        return accepted.match_id

    async def daily(self, user_id: int) -> str:
        """Begin, or find, a player's fight of the day."""
        contests, came = self.year.house.play.contests, {"guild_id": GUILD, "user_id": user_id}
        page = await contests.today("daily", **came)
        return await contests.join(page.contest_id, Entrance(**came, channel_id=CHANNEL))

    async def alone(self, user_id: int) -> str:
        """Begin a fight alone."""
        where = {"guild_id": GUILD, "channel_id": CHANNEL, "user_id": user_id}
        return await self.year.house.play.solo.play(**where, wish="random")

    async def drafting(self) -> str:
        """Begin a duel between Aya and Ben in which they can settle things ahead."""
        challenge_id = await self.challenge(game_name="pocket.hand")
        play = self.year.house.play
        return (await play.challenges.accept(challenge_id=challenge_id, user_id=BEN, wish="random")).match_id

    async def wish(self, match_id: str, user_id: int) -> None:
        """Settle a list of what is on offer, from the last to the first."""
        ahead, table = self.year.house.play.instructions, {"match_id": match_id, "user_id": user_id}
        page = await self.year.house.play.reading.match(match_id, user_id)
        (topic,) = page.topics
        for option in topic.options[::-1]:
            await ahead.add(**table, topic=topic.name, option=option)
        await ahead.finish(**table, topic=topic.name)

    async def challenge(self, pace: str = "day", game_name: str | None = None) -> str:
        """Challenge Ben as Aya."""
        row = await self.year.house.play.challenges.issue(
            guild_id=GUILD,
            channel_id=CHANNEL,
            challenger_id=AYA,
            opponent_id=BEN,
            wish="swift",
            game_name=game_name,
            pace=pace,
        )
        return row.id

    async def tournament(self, game_name: str | None = None) -> str:
        """Enter everyone in a tournament, and begin it."""
        house, crowd = self.year.house, self.year.town.crowd
        boss, gathering_id = crowd[0].standing_in(GUILD), await self.sign_up(game_name)
        for person in crowd:
            await house.play.sign_up.join(gathering_id=gathering_id, user_id=person.user_id, wish="random")
        await house.play.sign_up.begin(gathering_id=gathering_id, standing=boss)
        return gathering_id

    async def sign_up(self, game_name: str | None = None) -> str:
        """Open a tournament."""
        return await self.year.house.play.sign_up.open(
            guild_id=GUILD,
            channel_id=CHANNEL,
            host=self.year.town.crowd[0].standing_in(GUILD),
            terms=Terms(kind=TOURNAMENT, game_name=game_name),
        )

    async def pick(self, match_id: str, user_id: int) -> None:
        """Choose the first card that a player holds."""
        house = self.year.house
        page = await house.play.reading.match(match_id, user_id)
        await house.play.matches.pick(
            match_id=match_id,
            revision=page.revision,
            user_id=user_id,
            choice=page.options[0],
            interaction_id=house.click(),
        )

    async def fight(self, match_id: str) -> None:
        """Play a turn of a duel."""
        for user_id in (AYA, BEN):
            await self.pick(match_id, user_id)

    async def look(self) -> None:
        """Look at what was in hand, as the watch does."""
        await self.watch.look(self.year.house.store.touched)

    async def day(self) -> None:
        """Make the auditor's round."""
        await self.auditor.daily(self.year.town)

    async def run(self, sql: str) -> None:
        """Break something in the database."""
        home = Path(self.year.url.removeprefix("sqlite:///")).parent
        folder = home / f"cheat{sum(1 for _ in home.glob('cheat*'))}"  # what is in a folder is read once
        folder.mkdir()
        (folder / "cheat.sql").write_text(f"-- name: cheat!\n{sql};\n")
        async with open_store(self.year.url, queries=folder) as store:
            await store.transact(lambda tx: tx.run("cheat"))

    async def pass_time(self, hours: float) -> None:
        """Pass time in which the bot is there."""
        clock, until = self.year.clock, self.year.clock.time + round(hours * HOUR)
        while clock.time < until:
            clock.time = min(until, clock.time + HOUR // 4)
            await self.year.house.look()


@asynccontextmanager
async def warded(folder: Path, people: int = 4) -> AsyncGenerator[Ward]:
    """Open a ward in which everyone has arrived."""
    year = Year(f"sqlite:///{folder / 'year.db'}", people, 1, 1)
    await year.house.start()
    async with open_store(year.url, queries=AUDITS) as audit:
        for person in year.town.crowd:
            await person.arrive(year.house)
        await year.house.look()
        watch = Watch(audit, year.clock, QuietTimes(year.clock), year.town.without_us)
        yield Ward(year, audit, watch, Auditor(audit, Promises(year.clock)))
    await year.house.stop()
