"""Two people on the same road, as they meet it on the local Discord."""

from dataclasses import dataclass

from bot.sandbox.components import texts
from bot.sandbox.people.person import Person
from bot.sandbox.request import Json
from bot.sandbox.server import LocalDiscord
from tests.e2e.table import PATIENCE, offers
from tests.e2e.test_alone import Search
from tests.spoken import WORDS, core

GAME = "toy.buried"


@dataclass(frozen=True)
class RoadTable:
    """Aya, Ben, and the channel in which everyone watches."""

    local: LocalDiscord
    aya: Person
    ben: Person

    @property
    def public(self) -> list[Json]:
        """What a bystander sees."""
        return self.local.people["Daigo"].messages(self.local.channel)

    @property
    def boards(self) -> list[Json]:
        """Every board; there should be one."""
        return [message for message in self.public if core("road-title") in texts(message)]

    @property
    def board(self) -> Json:
        """The one board."""
        [board] = self.boards
        return board

    async def challenge(self, *, game: str = GAME, **options: str) -> Json:
        """Challenge Ben as Aya."""
        answer = await self.aya.slash(
            self.local.channel, "challenge", opponent=self.ben, game=game, **options
        )
        assert answer.kind == "message", answer
        return answer.message

    async def board_says(self, *wanted: str) -> Json:
        """Wait until the board says all of this, and return it."""

        def says() -> bool:
            return len(self.boards) == 1 and all(word in texts(self.board) for word in wanted)

        await self.local.until(says, PATIENCE)
        return self.board

    async def mine(self, person: Person) -> Search:
        """Open a player's own match by the button on the board."""
        answer = await person.press(self.board, WORDS("road-mine-button"))
        assert answer.private, texts(answer.message)
        return Search(person, answer.message)

    async def through(self, search: Search) -> None:
        """Play on until nothing is left to play."""
        while True:
            if offers(search.message, "Pack"):
                search.left = list(range(1, 31))
                await search.pack()
            elif "Digs left" in search.told:
                await search.dig()
            elif on := next(
                (
                    on
                    for on in (WORDS("solo-next-button"), WORDS("road-mine-button"))
                    if offers(search.message, on)
                ),
                None,
            ):
                answer = await search.person.press(search.message, on)
                assert answer.message, answer
                search.message = answer.message
            else:
                return


def road_of(local: LocalDiscord) -> RoadTable:
    """Return the two players and their channel."""
    return RoadTable(local, local.people["Aya"], local.people["Ben"])


async def on_the_road(local: LocalDiscord, **options: str) -> tuple[RoadTable, Search]:
    """Accept as Ben, and return the table with his search once the board is posted."""
    table = road_of(local)
    answer = await table.ben.press(await table.challenge(**options), "Accept")
    await table.board_says("under way")
    return table, Search(table.ben, answer.message)
