"""The local Discord as a whole: open it, point a bot at it, act as its people."""

import mimetypes
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager, asynccontextmanager
from typing import Any, TypeVar

from aiohttp import web

from bot.sandbox.checks.application_form import ApplicationForm
from bot.sandbox.checks.command_office import CommandOffice
from bot.sandbox.checks.faults import Faults
from bot.sandbox.checks.limits import Limits
from bot.sandbox.ground.notices import Notices, WorldChange
from bot.sandbox.ground.places import Account, Channel, LocalGuild, Role, Server
from bot.sandbox.ground.world import World
from bot.sandbox.ground.world_clock import WorldClock
from bot.sandbox.people.person import Person
from bot.sandbox.request import Json, LoggedRequest
from bot.sandbox.wire.gateway import WRONG_TOKEN, Gateway
from bot.sandbox.wire.letters import LocalMail
from bot.sandbox.wire.rest import PREFIX, Rest

T = TypeVar("T")

HOST = "127.0.0.1"
TOKEN = "local-discord"  # noqa: S105  opens nothing but this process
PEOPLE = ("Aya", "Ben", "Chiyo", "Daigo")
PATIENCE_SECONDS = 5.0

SHOWN = ("image/png", "image/webp")
"""Kinds of uploaded files that a browser may display; it saves all others."""

Pages = Callable[["LocalDiscord"], Iterable[web.AbstractRouteDef]]
"""Further routes to serve, such as a page to play on."""


class LocalDiscord:
    """A Discord with a server, reachable on loopback only. It outlives the bots that log in to it.

    The first person owns the server and may do everything there; the others may do what members may.
    """

    def __init__(self, people: Iterable[str] = PEOPLE) -> None:
        self.url = ""
        """Its address, such as ``http://127.0.0.1:8000``, once it is open."""
        self._notices = Notices()
        tell = self._notices.tell
        self.clock = WorldClock()
        """The time here, and for a bot that uses this clock."""
        self._world = World(bot_name="Bushido", guild_name="Context", clock=self.clock, tell=tell)
        self.gateway = Gateway(self._world, TOKEN, tell)
        self._world.on_event(self.gateway.announce)
        self.faults = Faults(self.gateway.announce)
        self.people: dict[str, Person] = {}
        letters = LocalMail(self._world, self.people)
        self._rest = Rest(self._world, letters, self.faults, self.gateway, clock=self.clock, tell=tell)
        self._joined: Json = {}
        self.channels: list[Channel] = []
        self.roles: list[Role] = []
        self.channel = self.add_channel("dojo")
        for name in people:
            self.add_person(name)
        if self.people:
            owner = next(iter(self.people.values())).id
            self._world.hand_over(owner)
            [self.application.owner] = self._world.resolved(self.channel.id, [owner], ())["users"].values()
        self.role = self.add_role("Sensei")

    @classmethod
    @asynccontextmanager
    async def open(
        cls, *, port: int = 0, people: Iterable[str] = PEOPLE, pages: Pages | None = None
    ) -> "AsyncGenerator[LocalDiscord]":
        """Serve a new local Discord while the context lasts. Port 0 means any free port."""
        local = cls(people)
        # aiohttp's default is one MiB; Discord accepts larger files.
        app = web.Application(client_max_size=32 << 20)
        app.router.add_get("/gateway", local.gateway.handle)
        app.router.add_get("/cdn/{path:.+}", local._file)
        app.router.add_route("*", PREFIX + "/{path:.+}", local._rest.handle)
        app.add_routes(pages(local) if pages is not None else ())
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await runner.setup()
        try:
            await web.TCPSite(runner, HOST, port).start()
            local._is_at(runner.addresses[0][1])
            yield local
        finally:
            local.faults.clear()
            await local.gateway.close()
            # Before the cleanup: aiohttp logs an error if a stream ends just as its shutdown timeout does.
            local._notices.close()
            await runner.cleanup()

    # ------------------------------------------------------------ the world

    @property
    def guild(self) -> LocalGuild:
        """The server that everyone is in."""
        return self._world.guild

    @property
    def application_id(self) -> int:
        """The id of the bot's application, which differs from its user's."""
        return self._world.application_id

    @property
    def bot(self) -> Json:
        """The bot's user."""
        return self._world.bot_user()

    @property
    def bot_account(self) -> Account:
        """The bot as something a person can choose."""
        return Account(int(self.bot["id"]), self.bot["username"])

    def add_channel(self, name: str) -> Channel:
        """Create another channel that everyone on the server sees."""
        channel = self._world.add_channel(name)
        self.channels.append(channel)
        return channel

    def add_server(self, name: str, owner: Person, *members: Person) -> Server:
        """Create another server with only these people and one channel."""
        return self._world.add_server(name, owner.id, [person.id for person in members])

    def add_foreign_server(self, name: str, owner: Person) -> Server:
        """Create a server without the bot, which hears from it only through a user install."""
        return self._world.add_foreign_server(name, owner.id)

    def lose_server(self, guild: LocalGuild) -> None:
        """Begin an outage of one server, which may outlast any login of the bot."""
        self.gateway.lose(guild.id)

    def regain_server(self, guild: LocalGuild) -> None:
        """End an outage of one server."""
        self.gateway.regain(guild.id)

    def remove_channel(self, channel: Channel) -> None:
        """Delete a channel of the server (the bot gets 10003)."""
        self.channels.remove(channel)
        self._world.remove_channel(channel)

    def add_person(self, name: str) -> Person:
        """Add another person to the server."""
        person = Person(name, self._world, self._notices, self.faults.deliver)
        self.people[name] = person
        return person

    def add_role(self, name: str, *holders: Person, permits: Iterable[str] = ()) -> Role:
        """Create a role, perhaps with permissions, and give it to people."""
        role = self._world.add_role(name, [person.id for person in holders], permits)
        self.roles.append(role)
        return role

    def remove_role(self, role: Role) -> None:
        """Delete a role."""
        self.roles.remove(role)
        self._world.remove_role(role)

    def know_commands(self, commands: Sequence[Json]) -> None:
        """Register commands as if from an earlier start of the bot."""
        self._world.know_commands(commands)
        self.command_office.knows(commands)

    def show_commands(self, role: Role) -> None:
        """Show a role the hidden commands, as under Server Settings → Integrations."""
        self._world.show_commands(role)

    def permit(self, channel: Channel, *, denied: Iterable[str] = ()) -> None:
        """Deny the bot exactly these permissions in a channel (it gets 50013)."""
        self._world.permit(channel, denied=denied)

    def hide(self, channel: Channel, *people: Person) -> None:
        """Show a channel only to these people and the bot, like a staff channel."""
        self._world.hide(channel, [person.id for person in people], "view_channel")

    def hush(self, channel: Channel) -> None:
        """Forbid everyone but the bot to write in a channel that everyone reads, like a rules channel."""
        self._world.hide(channel, (), "send_messages")

    def permit_everywhere(self, *, denied: Iterable[str] = ()) -> None:
        """Deny the bot exactly these permissions in the whole server."""
        self._world.permit_everywhere(denied=denied)

    @property
    def events(self) -> list[Json]:
        """Every scheduled event so far, oldest first."""
        return self._world.events()

    def remove_event(self, event: Mapping[str, Any]) -> None:
        """Delete a scheduled event, as an organiser would (the bot gets 10070)."""
        self._world.remove_event(int(event["id"]))

    @property
    def threads(self) -> list[Channel]:
        """Every thread, archived or not, oldest first."""
        return self._world.threads()

    def open_thread(self, channel: Channel, name: str, *people: Person, private: bool = False) -> Channel:
        """Open a thread in a channel as the first of some people; a private one is for these people only."""
        return self._world.open_thread(channel, name, [person.id for person in people], private=private)

    def archive(self, thread: Channel, *, locked: bool = False) -> None:
        """Archive a thread (the bot gets 50083); a message does not wake a locked one."""
        self._world.archive(thread, locked=locked)

    def remove_thread(self, thread: Channel) -> None:
        """Delete a thread (the bot gets 10003)."""
        self._world.remove_channel(thread)

    def remove_person(self, name: str) -> None:
        """Remove a person from the server (the bot gets 10007 when it looks for them)."""
        self._world.remove_person(self.people.pop(name).id)

    def take_bot_out(self) -> None:
        """Tell the bot that it was removed from the server, and keep the server from later sessions."""
        self.gateway.announce("GUILD_DELETE", {"id": str(self.guild.id)})
        self.gateway.left.add(self.guild.id)

    def bring_bot_in(self, system_channel: Channel | None = None) -> None:
        """Tell the bot that it was added, perhaps again; a system channel may be set."""
        self.gateway.left.discard(self.guild.id)
        # With that key, the library would see a server returning from an outage, not a join.
        joined = {key: value for key, value in self._world.bring_bot_in().items() if key != "unavailable"}
        joined["system_channel_id"] = system_channel and str(system_channel.id)
        self._joined = joined
        self.repeat_joining()

    def repeat_joining(self) -> None:
        """Tell the bot again of its last join, as after a gap of the gateway."""
        self.gateway.announce("GUILD_CREATE", self._joined)

    def tell_of(self, person: Person) -> None:
        """Tell the pages that something about a person has changed."""
        self._notices.tell(WorldChange("person", person=person.id))

    def tell_time(self) -> None:
        """Tell the pages that the world's clock has moved forward."""
        self._notices.tell(WorldChange("clock"))

    def remove_message(self, message: Mapping[str, Any]) -> None:
        """Delete any message, as a moderator would (the bot gets 10008)."""
        self._world.delete_message(int(message["channel_id"]), int(message["id"]))

    def seen_by(self, person: Person, *channels: Channel) -> list[Json]:
        """Return what a person sees in channels (by default all) and in threads, oldest first."""
        places = (*(channels or self.channels), *self.threads)
        seen = (message for place in places for message in person.messages(place))
        return sorted(seen, key=lambda message: int(message["id"]))

    def message(self, message: Mapping[str, Any]) -> Json | None:
        """Return a message in its current state; None once it is deleted."""
        return self._world.message(int(message["channel_id"]), int(message["id"]))

    def pinged(self, message: Mapping[str, Any]) -> list[str]:
        """Return the names of the people whom a message notified by mention when it was sent."""
        pinged = self._world.pinged(int(message["id"]))
        return [person.name for person in self.people.values() if person.id in pinged]

    # ------------------------------------------------------------ the wire

    @property
    def requests(self) -> list[LoggedRequest]:
        """Every REST request so far, in the order of arrival."""
        return self._rest.requests

    @property
    def command_office(self) -> CommandOffice:
        """The part that accepts or refuses the bot's commands."""
        return self._rest.office

    @property
    def application(self) -> ApplicationForm:
        """The bot's settings in the developer portal."""
        return self._rest.application

    @property
    def limits(self) -> Limits:
        """The rate limits in force; assign other ``Limits`` for stricter ones."""
        return self._rest.limits

    @limits.setter
    def limits(self, limits: Limits) -> None:
        self._rest.limits = limits

    @property
    def online(self) -> bool:
        """Whether a bot is connected."""
        return self.gateway.online

    @property
    def token(self) -> str:
        """The token with which the bot logs in."""
        return self.gateway.token

    async def revoke_token(self) -> None:
        """Change the token, as after a reset in the developer portal."""
        self.gateway.token += "-anew"
        await self.gateway.close(WRONG_TOKEN)

    # ------------------------------------------------------------ waiting

    async def until(self, predicate: Callable[[], T], timeout: float = PATIENCE_SECONDS) -> T:  # noqa: ASYNC109
        """Wait until the predicate returns a true value, calling it after every request and change.

        ``timeout`` is in seconds; raises TimeoutError after that.
        """
        return await self._notices.until(predicate, timeout)

    def subscribe(self) -> AbstractContextManager[AsyncIterator[WorldChange]]:
        """Open a stream of everything that changes from now on."""
        return self._notices.subscribe()

    # ------------------------------------------------------------ inside

    def _is_at(self, port: int) -> None:
        self.url = f"http://{HOST}:{port}"
        self.gateway.url = f"ws://{HOST}:{port}/gateway"
        self._world.serve_files_at(f"{self.url}/cdn")

    async def _file(self, request: web.Request) -> web.Response:
        data = self._world.file(f"{self.url}{request.path}")
        if data is None:
            raise web.HTTPNotFound
        kind = mimetypes.guess_type(request.path)[0]
        return web.Response(body=data, content_type=kind if kind in SHOWN else "application/octet-stream")
