"""A match as its players meet it on the local Discord, in any game."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.face.press import Press
from bot.play.messages.parcels import READY_PAUSE
from bot.sandbox.people.person import Answered, Person
from bot.sandbox.request import Json
from bot.sandbox.server import LocalDiscord
from bot.wire.client import DuelBot
from tests.e2e.books import Books
from tests.e2e.table import LONG_PATIENCE, Clock, is_private, outbox_rests, presses
from tests.spoken import WORDS

DUE = "SELECT count(*) FROM outbox WHERE due_at <= {} OR tries > 0"
"""What should have been sent, and what was put off, such as a letter that waits for its thread."""

MEANWHILE = 1_000
"""Milliseconds in which the database answers."""

Quiet = Callable[[], Awaitable[None]]
"""Waits until everything due has been sent."""


def is_of_match(message: Json) -> bool:
    """Return whether a message lets readers check a match's dice: the first board, and each reveal."""
    return any(press.area == "dice" and press.parts[0] == "match" for press in presses(message))


@dataclass(frozen=True)
class MatchTable(ABC):
    """The players, in the order of their seats, and the channel in which everyone watches."""

    local: LocalDiscord
    people: tuple[Person, ...]
    quiet: Quiet

    @property
    def public(self) -> list[Json]:
        """What everyone sees in channels and threads, oldest first."""
        return [m for m in self.local.seen_by(self.people[0], self.local.channel) if not is_private(m)]

    @property
    @abstractmethod
    def boards(self) -> list[Json]:
        """The first board, and each message that has reported something since."""

    @property
    def newest(self) -> Json:
        """The newest board."""
        return self.boards[-1]

    @property
    def match_id(self) -> str:
        """The id of the match."""
        return next(press.id for press in presses(self.newest) if press.area == "dice")

    @property
    def over(self) -> bool:
        """Whether the newest board reports the end."""
        return any(press.area == "rematch" for press in presses(self.newest))

    @abstractmethod
    def asked(self, person: Person) -> Json | None:
        """Return the DM that asks a player for a choice, if one does."""

    def prompt(self, person: Person) -> Json:
        """Return the DM that asks a player for a choice."""
        asked = self.asked(person)
        assert asked, f"{person.name} is not asked"
        return asked

    @property
    def asking(self) -> list[Person]:
        """The players who are asked for a choice by DM."""
        return [person for person in self.people if self.asked(person)]

    async def hand(self, person: Person) -> Json:
        """Open a player's hand by the button on the newest board."""
        return shown(await person.press(self.newest, control(self.newest, "hand", "open").custom_id))

    async def panel(self, person: Person) -> Json:
        """Open the panel of what a player settles ahead, from the board or from their hand."""
        where = self.newest if control(self.newest, "instruct") else await self.hand(person)
        return shown(await person.press(where, control(where, "instruct", "show").custom_id))

    async def look_around(self, other: Person, stranger: Person) -> None:
        """Look wherever another player, and a person who only watches, can."""
        await self.hand(other)
        await self.panel(other)
        for command in ("hand", "duels"):
            await other.slash(self.local.channel, command)
        for label in ("Hand", "Resign", WORDS("instruct-button")):
            await stranger.press(self.newest, label)
        await self.quiet()


async def nothing_due(books: Books, now: Callable[[], int]) -> None:
    """Wait until everything due is sent; what calls watchers may go on waiting."""
    async with asyncio.timeout(LONG_PATIENCE):
        # What is queued during the count is due a little later than the time of the query.
        while books.count(DUE.format(now() + MEANWHILE)):  # noqa: ASYNC110  only the database knows
            await asyncio.sleep(0.005)


async def all_shown(bot: DuelBot, books: Books, clock: Clock) -> None:
    """Wait until everything due has been sent, including what could wait a little."""
    # Otherwise it would be chance whether what is due is claimed before the clock goes on, or after.
    await bot.answer_all(LONG_PATIENCE)
    await outbox_rests(bot)
    clock.forward(READY_PAUSE)
    bot.outbox.wake()
    await nothing_due(books, clock)
    await outbox_rests(bot)


def control(message: Json, area: str, wanted: str = "") -> Press | None:
    """Return a message's first control of an area, for the wanted action, if it has one."""
    found = [press for press in presses(message) if press.area == area and press.action.startswith(wanted)]
    return found[0] if found else None


def shown(answer: Answered) -> Json:
    """Return the panel that an answer shows to one person only."""
    assert answer.private, answer
    return answer.message
