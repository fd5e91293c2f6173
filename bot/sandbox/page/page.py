"""The page for playing on the local Discord: its files, its JSON and its stream of changes.

Pass ``routes`` to ``LocalDiscord.open``. The page reads ``/page/facts`` and ``/page/messages``, and
``/page/events`` tells it which of them to read again, so a change, a reload and a reconnect are all the same
to it.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from itertools import chain
from pathlib import Path
from typing import TypeVar

import msgspec
from aiohttp import web

from bot.sandbox.checks.command_rules import languages
from bot.sandbox.ground.names import NAMES
from bot.sandbox.ground.notices import WorldChange
from bot.sandbox.ground.places import Channel, Role
from bot.sandbox.page.backstage import Backstage
from bot.sandbox.page.page_acts import (
    MOST_PEOPLE,
    Acts,
    Choose,
    Complete,
    Join,
    PassTime,
    PlayAlone,
    PressButton,
    RunCommand,
    Say,
    Speak,
    Submit,
    TakeDms,
)
from bot.sandbox.page.page_guard import HEADERS, Handler, answer, guarded, problem
from bot.sandbox.people.person import ENGLISH, Person
from bot.sandbox.request import Json
from bot.sandbox.server import LocalDiscord

STATIC = Path(__file__).parent / "static"

PING_SECONDS = 1.0
LATEST = 100
"""Messages shown per channel."""

A = TypeVar("A", bound=msgspec.Struct)


def routes(local: LocalDiscord, backstage: Backstage | None = None) -> list[web.RouteDef]:
    """Return the page's routes for one local Discord and the backstage behind it."""
    backstage = backstage or Backstage()
    acts = Acts(local, backstage)
    page = Page(local, acts, backstage)

    def get(path: str, handler: Handler) -> web.RouteDef:
        return web.get(path, guarded(handler, lambda: local.url))

    def post(path: str, body: type[A], perform: Callable[[A], Awaitable[Json]]) -> web.RouteDef:
        async def handle(request: web.Request) -> web.Response:
            return answer(await perform(msgspec.json.decode(await request.read(), type=body)))

        return web.post(path, guarded(handle, lambda: local.url))

    return [
        get("/", page.index),
        get(r"/page/static/{name:[\w-]+\.(?:css|js|svg)}", page.file),
        get("/page/facts", page.facts),
        get("/page/messages", page.messages),
        get("/page/clock", page.clock),
        get("/page/events", page.events),
        post("/page/run", RunCommand, acts.run),
        post("/page/complete", Complete, acts.complete),
        post("/page/press", PressButton, acts.press),
        post("/page/choose", Choose, acts.choose),
        post("/page/submit", Submit, acts.submit),
        post("/page/say", Say, acts.say),
        post("/page/dms", TakeDms, acts.take_dms),
        post("/page/language", Speak, acts.speak),
        post("/page/autoplay", PlayAlone, acts.play_alone),
        post("/page/join", Join, acts.join),
        post("/page/pass", PassTime, acts.pass_time),
    ]


class Page:
    """What the page reads."""

    def __init__(self, local: LocalDiscord, acts: Acts, backstage: Backstage) -> None:
        self._local = local
        self._acts = acts
        self._backstage = backstage

    async def index(self, _request: web.Request) -> web.FileResponse:
        """Return the page itself."""
        return web.FileResponse(STATIC / "index.html", headers=HEADERS)

    async def file(self, request: web.Request) -> web.StreamResponse:
        """Return one of its files."""
        path = STATIC / request.match_info["name"]
        return (
            web.FileResponse(path, headers=HEADERS)
            if path.is_file()
            else problem(404, "There is no such file.")
        )

    async def facts(self, _request: web.Request) -> web.Response:
        """Return everything but the messages: the server, the people, the bot and its commands."""
        local = self._local
        people = list(local.people.values())
        places = (*local.channels, *local.threads)
        # In channels, those offered to the owner, who is offered all.
        readers = dict.fromkeys(places, people[0]) | {person.dm: person for person in people}
        commands = {str(where.id): person.commands(where) for where, person in readers.items()}
        body = {
            "guild": {"id": str(local.guild.id), "name": local.guild.name},
            "bot": {"id": local.bot["id"], "name": local.bot["username"], "online": self._bot_is_online()},
            "people": [self._described(person) for person in people],
            "next_name": self._next_name(),
            "backstage": self._backstage.is_manned,
            "channels": [_named(channel) for channel in local.channels],
            "threads": [_named(thread) for thread in local.threads],
            "roles": [_named(role) for role in local.roles],
            "commands": commands,
            "languages": sorted({ENGLISH, *languages(chain.from_iterable(commands.values()))}),
        }
        return answer(body)

    def _described(self, person: Person) -> Json:
        return {
            "id": str(person.id),
            "name": person.name,
            "dm": str(person.dm.id),
            "takes_dms": person.takes_dms,
            "locale": person.locale,
            "autoplay": self._backstage.plays_by_themselves(person),
        }

    def _next_name(self) -> str | None:
        """Return a name for the next person; None if there is no room."""
        if len(self._local.people) >= MOST_PEOPLE:
            return None
        return next((name for name in NAMES if name not in self._local.people), "")

    def _bot_is_online(self) -> bool:
        return any(session.connection is not None for session in self._local.gateway.sessions)

    async def clock(self, _request: web.Request) -> web.Response:
        """Return how far the clock was moved forward, and when something happens next."""
        return answer(await self._backstage.clock())

    async def messages(self, request: web.Request) -> web.Response:
        """Return the latest messages that one person can see in one channel."""
        person, where = self._acts.place(request.query.get("person", ""), request.query.get("channel", ""))
        return answer({"messages": person.messages(where, LATEST)})

    async def events(self, request: web.Request) -> web.StreamResponse:
        """Stream which facts or channels have changed, until the browser disconnects or the world closes."""
        response = web.StreamResponse(headers={**HEADERS, "Content-Type": "text/event-stream"})
        with self._local.subscribe() as notices:
            await response.prepare(request)
            # Only a failed ping shows that the browser has gone; notices end when the local Discord closes.
            writing = [asyncio.create_task(work) for work in (_ping(response), _pump(notices, response))]
            try:
                await asyncio.wait(writing, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in writing:
                    task.cancel()
                await asyncio.wait(writing)
        return response


def _named(place: Channel | Role) -> Json:
    return {"id": str(place.id), "name": place.name}


async def _ping(response: web.StreamResponse) -> None:
    """Write a comment every second until that fails: a browser leaves without a word."""
    with suppress(ConnectionError):
        while True:
            await response.write(b": still here\n\n")
            await asyncio.sleep(PING_SECONDS)


async def _pump(notices: AsyncIterator[WorldChange], response: web.StreamResponse) -> None:
    """Write an event for each notice that concerns the page."""
    with suppress(ConnectionError):
        async for notice in notices:
            event = _event(notice)
            if event is not None:
                await response.write(event)


def _event(notice: WorldChange) -> bytes | None:
    """Return a notice as a server-sent event; None for what the page does not show."""
    if notice.kind in ("message", "edit", "delete"):
        return b'event: channel\ndata: {"channel": "%d"}\n\n' % (notice.channel or 0)
    if notice.kind in ("channel", "person", "commands", "bot", "clock"):
        return b"event: facts\ndata: {}\n\n"
    return None
