"""Contests in a hall: people fight the fight of the day in a toy game, and end it as a test needs it."""

from dataclasses import dataclass

from bot.play.ground.times import DAY
from bot.play.privacy.export import Exports
from bot.play.solo.contest_pages import ContestPage
from bot.play.solo.contests import Contests, Entrance
from bot.store.contest_rows import ContestRow, EntryRow
from bot.store.statuses import ContestKind
from rules.codec import decode
from tests.play.hall import AYA, CHANNEL, GUILD, Hall
from tests.toys.buried import STONES, BuriedState

GAME = "toy.buried"


@dataclass(frozen=True)
class Arena:
    """A hall in which contests are held."""

    hall: Hall
    guild_id: int = GUILD

    @property
    def contests(self) -> Contests:
        """The service of contests."""
        return Contests(self.hall.context)

    async def page(self, user_id: int = AYA, kind: ContestKind = "daily") -> ContestPage:
        """Return today's contest as a person sees it."""
        return await self.contests.today(kind, guild_id=self.guild_id, user_id=user_id, wanted=GAME)

    async def fight(self, user_id: int = AYA, kind: ContestKind = "daily") -> str:
        """Begin a player's fight of today, or find it."""
        return await self.contests.join((await self.page(user_id, kind)).contest_id, self.came(user_id))

    def came(self, user_id: int) -> Entrance:
        """Return a player's entrance to a contest from the usual channel."""
        return Entrance(guild_id=self.guild_id, channel_id=CHANNEL, user_id=user_id)

    async def choose(self, match_id: str, user_id: int, choice: str) -> None:
        """Choose for a player."""
        await self.hall.pick(match_id, user_id, choice)

    async def win(self, match_id: str, user_id: int, wasted: int = 0) -> None:
        """Find what is buried, after this many digs in vain."""
        await self.choose(match_id, user_id, "spade>west")
        state = decode((await self.hall.match(match_id)).state, BuriedState)
        for stone in [stone for stone in STONES if stone != state.where][:wasted]:
            await self.choose(match_id, user_id, stone)
        await self.choose(match_id, user_id, state.where)

    async def lose(self, match_id: str, user_id: int) -> None:
        """Dig in vain for a player until they can dig no more."""
        await self.choose(match_id, user_id, "rod>west")
        while (match := await self.hall.match(match_id)).status == "ongoing":
            state = decode(match.state, BuriedState)
            spot = next(stone for stone in STONES if stone not in {state.where, *state.dug})
            await self.choose(match_id, user_id, spot)

    async def midnight(self) -> None:
        """End the day, and sweep it."""
        self.hall.clock.time = (self.hall.clock.time // DAY + 1) * DAY
        await self.hall.deadlines.sweep()

    async def row(self, contest_id: str) -> ContestRow:
        """Return a contest as it is stored."""
        row = await self.hall.store.read(lambda tx: tx.one("contest_by_id", ContestRow, id=contest_id))
        assert row
        return row

    async def entries(self) -> list[EntryRow]:
        """Return every entry of every contest."""
        return await self.hall.books.read(lambda tx: tx.all("contest_entries_all", EntryRow))

    async def status(self, user_id: int = AYA) -> str:
        """Return the status of a player's only entry."""
        [entry] = [entry for entry in await self.entries() if entry.user_id == user_id]
        return entry.status

    async def exported(self, user_id: int) -> str:
        """Return everything stored about a person, as they get it."""
        return await Exports(self.hall.context).of(user_id)
