"""Scripted people: they accept and join, and choose as the stand-in would."""

import asyncio
import secrets
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager

import structlog

from bot.face.press import Press
from bot.play.ground.refusals import Refusal
from bot.play.ground.repertoire import has_roles, side_by_side
from bot.play.match.draws import RANDOM
from bot.play.match.reading import MatchPage
from bot.sandbox.actors.alone import choose_by_hand, sensible
from bot.sandbox.actors.puppets import Message, prompt_press
from bot.sandbox.components import walk
from bot.sandbox.errors import NotPossible
from bot.sandbox.people.person import Person
from bot.sandbox.stage import Stage
from bot.store.ids import GuildId, UserId
from rules.dice import SEED_BYTES, Dice
from rules.games import game

log = structlog.get_logger()

PAUSE = 0.6
"""Seconds they wait before they answer, as people do, so that a viewer sees what was asked."""


class Autoplay:
    """The scripted people of one stage."""

    def __init__(self, played: Stage) -> None:
        self._played = played
        self._dice = Dice(secrets.token_bytes(SEED_BYTES))
        self._people: dict[int, Person] = {}
        self._stirred = asyncio.Event()

    def has(self, person: Person) -> bool:
        """Return whether a person plays by themselves."""
        return person.id in self._people

    def take(self, person: Person) -> None:
        """Play for a person from now on."""
        self._people[person.id] = person
        self._played.local.tell_of(person)
        self._stirred.set()

    def release(self, person: Person) -> None:
        """Leave a person's choices to the user of the page again."""
        self._people.pop(person.id, None)
        self._played.local.tell_of(person)

    @asynccontextmanager
    async def running(self) -> AsyncGenerator[None]:
        """Play for them while the context lasts."""
        tasks = [asyncio.create_task(work) for work in (self._listen(), self._play())]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks)

    async def _listen(self) -> None:
        """Look again whenever a message changes."""
        with self._played.local.subscribe() as notices:
            async for notice in notices:
                if notice.kind in ("message", "edit"):
                    self._stirred.set()

    async def _play(self) -> None:
        while True:
            await self._stirred.wait()
            await asyncio.sleep(PAUSE)
            # Before they act: the next round looks at the results of their acts.
            self._stirred.clear()
            for person in list(self._people.values()):
                for act in (self._accept, self._join, self._choose):
                    await self._try(act, person)

    async def _try(self, act: Callable[[Person], Awaitable[None]], person: Person) -> None:
        """Do something, unless it is over by now or not shown yet."""
        try:
            await act(person)
        except (NotPossible, Refusal):
            return
        except Exception:
            log.exception("autoplay stumbled", person=person.name)

    async def _accept(self, person: Person) -> None:
        """Accept challenges, except for games that two play side by side, each alone."""
        for row in await self._played.bot.play.challenges.open_for(UserId(person.id)):
            if row.opponent_id == person.id and not side_by_side(game(row.game)):
                await self._take_part(person, Press("challenge", row.id, action="accept"), row.game)

    async def _join(self, person: Person) -> None:
        """Take a place in every lobby that has room."""
        lobbies = self._played.bot.play.lobbies
        for row in await lobbies.open_in(GuildId(self._played.local.guild.id)):
            page = await lobbies.page(row.id)
            if person.id not in page.user_ids and len(page.user_ids) < page.most:
                await self._take_part(person, Press("lobby", row.id, action="join"), row.game)

    async def _take_part(self, person: Person, press: Press, game_id: str) -> None:
        """Press a button to take part, with a random fighter if the game has roles."""
        for message in self._seen(person):
            if any(part.get("custom_id") == press.custom_id for part in walk(message["components"])):
                asked = await person.press(message, press.custom_id)
                if has_roles(game_id) and asked.message:
                    await person.choose(asked.message, RANDOM)
                return

    async def _choose(self, person: Person) -> None:
        """Make every pending choice in matches with others."""
        reading, user = self._played.bot.play.reading, UserId(person.id)
        for line in await reading.duels(user):
            page = await reading.match(line.match_id, user)
            if line.own_turn and not page.alone:
                prompt = await self._prompt(person, page)
                choice = await sensible(self._played.store, page, self._dice)
                if prompt:
                    await choose_by_hand(person, prompt, page, choice, self._dice)

    async def _prompt(self, person: Person, page: MatchPage) -> Message | None:
        """Return the message that asks them now; if they take no DMs, press the board's button for it."""
        for message in self._seen(person):
            press = prompt_press(message)
            if press and (press.id, press.revision) == (page.match_id, page.revision):
                return message
        for message in self._seen(person):
            for part in walk(message["components"]):
                press = Press.parse(part.get("custom_id", ""))
                if press and (press.area, press.id, press.action) == ("hand", page.match_id, "open"):
                    return (await person.press(message, press.custom_id)).message
        return None

    def _seen(self, person: Person) -> Iterator[Message]:
        """Yield the messages that a person sees, DMs first, newest first."""
        yield from reversed(person.messages(person.dm))
        yield from reversed(self._played.local.seen_by(person))
