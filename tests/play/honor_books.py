"""What the honor ledger of one server must contain, whatever happens there."""

from collections import Counter
from dataclasses import dataclass, field

import msgspec

from bot.play.guild.organisers import Standing
from bot.play.privacy.forget import Forgetting
from bot.play.standing.boards import HONOR, SEASON
from bot.play.standing.honor import DEEDS, Source
from bot.play.standing.seasons import FAMED
from tests.play.archive import taken_back, told
from tests.play.hall import AYA, BEN, CHANNEL, CHIYO, Hall


class Entry(msgspec.Struct, frozen=True):
    """One whole line of the ledger."""

    id: str
    guild_id: int
    user_id: int
    amount: int
    deed: str
    source_kind: str
    source_id: str
    reverses: str | None


async def ledger(hall: Hall) -> list[Entry]:
    """Return the whole ledger of every server."""
    return await hall.books.read(lambda tx: tx.all("ledger_all", Entry))


@dataclass
class HonorBooks:
    """The ledger of one server, and what it must contain."""

    hall: Hall
    guild_id: int
    season: int = 1
    standing: set[tuple[int, str, Source]] = field(default_factory=set)
    gained: Counter[int] = field(default_factory=Counter)
    """What each person has gained within the season; people without an entry in it are left out."""

    async def enter(self, user_id: int, deed: str, source: Source) -> None:
        await told(self.hall, user_id, deed, source, guild_id=self.guild_id)
        if (user_id, deed, source) not in self.standing:
            self.standing.add((user_id, deed, source))
            self.gained[user_id] += DEEDS[deed]

    async def reverse(self, deed: str, source: Source, by: Source) -> None:
        undone = {entry for entry in self.standing if entry[1:] == (deed, source)}
        assert await taken_back(self.hall, source, by, guild_id=self.guild_id, deed=deed) == len(undone)
        self.standing -= undone
        for user_id, *_ in undone:
            self.gained[user_id] -= DEEDS[deed]

    async def end_season(self) -> None:
        manager = Standing(self.guild_id, CHIYO, frozenset(), manages=True)
        await self.hall.seasons.close(
            guild_id=self.guild_id, channel_id=CHANNEL, standing=manager, nth=self.season
        )
        famous = (await self.hall.seasons.page(self.guild_id, self.season)).fame
        best = sorted((amount for amount in self.gained.values() if amount > 0), reverse=True)
        assert sorted((line.amount for line in famous), reverse=True)[:FAMED] == best[:FAMED]
        self.season += 1
        self.gained.clear()

    async def forget(self, user_id: int) -> None:
        alias = await Forgetting(self.hall.context).forget(user_id)
        self.standing = {
            (alias if who == user_id else who, deed, source) for who, deed, source in self.standing
        }
        if user_id in self.gained:
            self.gained[alias] = self.gained.pop(user_id)

    async def check(self) -> None:
        """Compare what is shown with the ledger, and both with what was done."""
        board = {"guild_id": self.guild_id, "user_id": CHIYO, "page": 0}
        season = await self.hall.boards.page(**board, board=SEASON)
        assert {line.user_id: line.amount for line in season.lines} == self.gained
        sums = Counter[int]()
        for entry in await ledger(self.hall):
            if entry.guild_id == self.guild_id:
                sums[entry.user_id] += entry.amount
        everything = await self.hall.boards.page(**board, board=HONOR)
        assert {line.user_id: line.amount for line in everything.lines} == sums
        for person in {AYA, BEN, *sums}:
            own = (await self.hall.ledger.page(self.guild_id, person, 0)).own
            assert own == sums[person]
            assert own == sum(DEEDS[deed] for user_id, deed, _ in self.standing if user_id == person)
        assert (
            await self.hall.store.transact(lambda tx: tx.run("tallies_mend", guild_id=self.guild_id)) == 0
        ), "the tallies are what the ledger says"
