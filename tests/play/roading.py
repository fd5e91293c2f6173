"""Two people on the same road in the toy of searches, played as a test needs it."""

from dataclasses import dataclass

from bot.play.match.draws import RANDOM
from bot.play.solo.road_pages import RoadPage
from bot.play.solo.roads import Roads
from bot.store import rows
from bot.store.contest_rows import ContestRow
from rules.codec import decode
from tests.play.hall import AYA, BEN, CHANNEL, GUILD, Hall
from tests.toys.buried import STONES, BuriedState

GAME = "toy.buried"
HOME = {"guild_id": GUILD, "channel_id": CHANNEL}


@dataclass(frozen=True)
class Road:
    """A same-road contest of Aya and Ben."""

    hall: Hall
    id: str

    @property
    def roads(self) -> Roads:
        """The service of same roads."""
        return Roads(self.hall.context)

    async def page(self) -> RoadPage:
        """Return its page as everyone may see it."""
        return await self.roads.page(self.id)

    async def stored(self) -> ContestRow:
        """Return its stored row."""
        row = await self.hall.store.read(lambda tx: tx.one("contest_by_id", ContestRow, id=self.id))
        assert row
        return row

    async def stages(self) -> list[str]:
        """Return the stages that may be known of both."""
        return [run.stage for run in (await self.page()).runs]

    async def go_on(self, user_id: int) -> str:
        """Set out, or go on; return the id of the player's match."""
        return await self.roads.go_on(contest_id=self.id, user_id=user_id)

    async def choose(self, match_id: str, user_id: int, choice: str) -> None:
        """Choose for a player."""
        await self.hall.pick(match_id, user_id, choice)

    async def state(self, match_id: str) -> BuriedState:
        """Return the state of a match, with where the find lies."""
        return decode((await self.hall.match(match_id)).state, BuriedState)

    async def search(self, user_id: int, *, wrong: int = 0) -> str:
        """Play a match to its end, lifting this many stones in vain; return its id."""
        match_id = await self.go_on(user_id)
        await self.choose(match_id, user_id, "spade>west")
        where = (await self.state(match_id)).where
        for stone in [each for each in STONES if each != where][:wrong]:
            await self.choose(match_id, user_id, stone)
        if not (await self.hall.match(match_id)).outcome:
            await self.choose(match_id, user_id, where)
        return match_id

    async def through(self, user_id: int, *, wrong: int = 0) -> list[str]:
        """Play all three matches; return their ids."""
        return [await self.search(user_id, wrong=wrong) for _ in range(3)]

    async def sweep(self) -> None:
        """Settle everything due."""
        while await self.hall.deadlines.sweep():
            pass


async def asked(hall: Hall, setup: str | None = None) -> rows.ChallengeRow:
    """Challenge Ben, as Aya, to the same road."""
    await hall.meet(AYA, BEN)
    return await hall.challenges.issue(
        **HOME, challenger_id=AYA, opponent_id=BEN, wish=RANDOM, game_name=GAME, setup=setup
    )


async def begun(hall: Hall, setup: str | None = None) -> Road:
    """Accept as Ben."""
    challenge = await asked(hall, setup)
    page = await Roads(hall.context).accept(challenge_id=challenge.id, user_id=BEN)
    return Road(hall, page.contest_id)
