"""A tournament as its players meet it on the local Discord: what they see, and what they do."""

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass

from bot.sandbox.actors.tournament import call_tournament
from bot.sandbox.components import texts
from bot.sandbox.ground.names import NAMES
from bot.sandbox.people.person import Answered, OpenForm, Person
from bot.sandbox.request import Json
from bot.sandbox.server import LocalDiscord
from tests.e2e.gathering_table import GatheringTable, join
from tests.e2e.table import is_private, said
from tests.spoken import WORDS

ANNOUNCED = re.compile(r"^-# 📣 \w+ · (\d+)$", re.MULTILINE)


@dataclass(frozen=True)
class TournamentTable(GatheringTable):
    """The players, of whom Aya manages the server, and the channel in which everyone watches."""

    @property
    def aya(self) -> Person:
        """The organiser."""
        return self.people[0]

    @property
    def announced(self) -> list[str]:
        """Every announcement, oldest first."""
        return [texts(message) for message in self.public if ANNOUNCED.search(texts(message))]

    @property
    def rounds_announced(self) -> list[int]:
        """The rounds that were announced, oldest first; the last is the end."""
        return [int(ANNOUNCED.search(told)[1]) for told in self.announced]

    def shows(self, match_id: str, words: str) -> bool:
        """Return whether a board of a duel, its first or a newer one, says something."""
        return any(match_id in texts(message) and words in texts(message) for message in self.public)

    async def bracket(self) -> Json:
        """Open the bracket by command."""
        answer = await self.aya.slash(self.local.channel, "tournament bracket")
        said(answer)
        return answer.message

    async def mend(self, action: str, chosen: str = "", written: Mapping[str, str] | None = None) -> str:
        """Repair something as the organiser, by the buttons of the desk; return the answer."""
        desk = await self.aya.press(self.message, WORDS("tournament-organise"))
        listed = await self.aya.press(desk.message, action)
        form = (await self.aya.choose(listed.message, chosen)).form if chosen else listed.form
        assert form, listed
        answer = await self.hand_in(form, written or {})
        await self.quiet()
        return texts(answer.message)

    async def hand_in(
        self, form: OpenForm, written: Mapping[str, str], reason: str = "a good reason"
    ) -> Answered:
        """Submit a form with a reason as the organiser."""
        return await self.aya.submit(form, {"reason": reason, **written})

    def number_of(self, board: Json) -> int:
        """Return the number of the duel on a board, as the tournament's message links to it."""
        link = re.search(rf"\[Duel (\d+)\]\([^)]*/{board['id']}\)", self.shown)
        assert link, self.shown
        return int(link[1])


async def called(
    local: LocalDiscord,
    quiet: Callable[[], Awaitable[None]],
    count: int,
    *wanted: str,
    extras: Sequence[str] = (),
) -> TournamentTable:
    """Open a tournament as Aya wants it, and sign up this many people, including her."""
    for name in [*NAMES, *(f"P{number}" for number in range(len(NAMES), count))][len(local.people) : count]:
        local.add_person(name)
    people = tuple(local.people.values())[:count]
    table = TournamentTable(local, people, quiet)
    message = await call_tournament(people[0], local.channel, "Autumn Cup", *wanted, extras=extras)
    assert not is_private(message), texts(message)
    for person in people:
        await join(person, message)
    await quiet()
    return table


async def begun(
    local: LocalDiscord, quiet: Callable[[], Awaitable[None]], count: int, *wanted: str
) -> TournamentTable:
    """Begin a tournament of this many people."""
    table = await called(local, quiet, count, *wanted)
    assert said(await table.aya.press(table.message, "Begin")) == WORDS("gathering-begun")
    await quiet()
    return table
