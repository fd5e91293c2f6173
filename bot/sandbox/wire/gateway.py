"""The websocket side: sessions that survive a lost connection, as Discord's do."""

import asyncio
import json
import secrets
import time
import zlib
from collections import deque
from collections.abc import Callable
from typing import Any

from aiohttp import WSMsgType, web

from bot.sandbox.ground.notices import WorldChange
from bot.sandbox.ground.world import World
from bot.sandbox.request import Json

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID_SESSION, HELLO, ACK = 0, 1, 2, 6, 7, 9, 10, 11

NOT_AUTHENTICATED, WRONG_TOKEN, ALREADY_AUTHENTICATED, TIMED_OUT = 4003, 4004, 4005, 4009
INVALID_SHARD, SHARDING_REQUIRED, DISALLOWED_INTENTS = 4010, 4011, 4014
FOR_GOOD = range(4010, 4015)
"""Close codes after which a client need not reconnect."""

IDENTIFIES = 1000
"""Sessions that a bot may begin in a day; with one more, Discord resets its token."""

MOST_GUILDS = 2500
"""Servers that one session may serve."""

PRIVILEGED = 1 << 1 | 1 << 8 | 1 << 15
"""The intents for members, presences and message content, which are off for the application."""

ABOUT_THE_GUILD = ("GUILD_CREATE", "GUILD_UPDATE", "GUILD_DELETE")

HEARTBEAT_SECONDS = 41.25
ACK_AFTER = 0.05
"""Seconds before a heartbeat is answered."""
BUFFER = 1000
"""Events kept for a session to catch up with."""
RESUME_SECONDS = 120.0
"""Seconds for which a session without a connection is kept."""


class Connection:
    """An open websocket. Frames go out in the order in which they were queued."""

    def __init__(self, socket: web.WebSocketResponse, request: web.Request) -> None:
        self.socket = socket
        self.session: Session | None = None
        self._request = request
        self._frames: asyncio.Queue[str] = asyncio.Queue()
        self._deflate = zlib.compressobj() if request.query.get("compress") == "zlib-stream" else None

    def send(self, op: int, data: object = None) -> None:
        """Queue a frame other than an event."""
        self.send_frame(json.dumps({"op": op, "d": data, "s": None, "t": None}))

    def send_frame(self, frame: str) -> None:
        """Queue a frame already in its final form."""
        self._frames.put_nowait(frame)

    def tear(self) -> None:
        """Cut the connection without a word."""
        if self._request.transport is not None:
            self._request.transport.abort()

    async def pump(self) -> None:
        """Write what is queued until the socket is gone."""
        while not self.socket.closed:
            frame = await self._frames.get()
            try:
                await self._write(frame)
            except ConnectionError:
                return

    async def _write(self, frame: str) -> None:
        if self._deflate is None:
            await self.socket.send_str(frame)
        else:
            # Flushed with each frame, because the client reads only complete frames.
            packed = self._deflate.compress(frame.encode()) + self._deflate.flush(zlib.Z_SYNC_FLUSH)
            await self.socket.send_bytes(packed)


class Session:
    """An identified bot (or a shard of it); its events are numbered and kept for a while."""

    def __init__(self, world: World, intents: int, shard: tuple[int, int]) -> None:
        self.id = secrets.token_hex(16)
        self.connection: Connection | None = None
        self.detached_at = 0.0
        self._world = world
        self._intents = intents
        self._shard = shard
        self._sequence = 0
        self._sent: deque[tuple[int, str]] = deque(maxlen=BUFFER)

    def dispatch(self, event: str, payload: Json) -> None:
        """Send an event now, or on resuming, if this session may see it."""
        if not self.covers(guild_of(event, payload)):
            return
        seen = self._world.seen_with(self._intents, event, payload)
        if seen is not None:
            self.send(event, seen)

    def send(self, event: str, payload: Json) -> None:
        """Send an event for this session alone."""
        self._sequence += 1
        frame = json.dumps({"op": DISPATCH, "t": event, "s": self._sequence, "d": payload})
        self._sent.append((self._sequence, frame))
        if self.connection is not None:
            self.connection.send_frame(frame)

    def can_resume_after(self, sequence: int) -> bool:
        """Return whether every event after this one is still kept."""
        oldest = self._sent[0][0] if self._sent else self._sequence + 1
        return oldest - 1 <= sequence <= self._sequence

    def resume(self, connection: Connection, sequence: int) -> None:
        """Continue on a new connection with every event after this one."""
        self.attach(connection)
        # Events it has received are not sent twice.
        for number, frame in self._sent:
            if number > sequence:
                connection.send_frame(frame)
        self.send("RESUMED", {})

    def attach(self, connection: Connection) -> None:
        """Send events over this connection from now on."""
        self.connection, connection.session = connection, self

    def detach(self) -> None:
        """Keep events for later from now on."""
        self.connection, self.detached_at = None, time.monotonic()

    def covers(self, guild: str | None) -> bool:
        """Return whether this shard serves a guild; direct messages belong to shard 0."""
        number, count = self._shard
        return (int(guild or 0) >> 22) % count == number


def guild_of(event: str, payload: Json) -> str | None:
    """Return the id of the server that an event is about."""
    return payload["id"] if event in ABOUT_THE_GUILD else payload.get("guild_id")


class Gateway:
    """All sessions, and the socket through which they connect."""

    def __init__(self, world: World, token: str, tell: Callable[[WorldChange], None]) -> None:
        self.url = ""
        self.heartbeat = HEARTBEAT_SECONDS
        """Seconds between two heartbeats; a client that misses one and a half is dropped."""
        self.token = token
        """The token that a client has to know."""
        self.identifies_left = IDENTIFIES
        """How many sessions may still begin today."""
        self.most_guilds = MOST_GUILDS
        self.shards = 1
        """How many shards Discord advises."""
        self.buckets = 1
        """How many shards may identify within five seconds."""
        self.down = False
        """Whether every connection is refused."""
        self.lost: set[int] = set()
        """Servers in an outage: READY names them, and no event tells of them until they are back."""
        self.left: set[int] = set()  # servers that have removed the bot, which READY omits
        self._world = world
        self._tell = tell
        self._closed: int | None = None
        self._sessions: dict[str, Session] = {}
        self._connections: set[Connection] = set()

    @property
    def sessions(self) -> list[Session]:
        """Every session that is connected or could resume."""
        return list(self._sessions.values())

    @property
    def online(self) -> bool:
        """Whether a bot is connected and receives events."""
        return any(session.connection is not None for session in self.sessions)

    def announce(self, event: str, payload: Json) -> None:
        """Send an event to every session that may see it."""
        if self._withheld(event, payload):
            return
        for session in self.sessions:
            session.dispatch(event, payload)

    def lose(self, guild: int) -> None:
        """Begin an outage of one server; connected sessions are told of that, and of nothing more there."""
        self.announce("GUILD_DELETE", {"id": str(guild), "unavailable": True})
        self.lost.add(guild)

    def regain(self, guild: int) -> None:
        """End the outage of a server."""
        self.lost.remove(guild)
        found = next(each for each in self._world.guilds_created() if each["id"] == str(guild))
        self.announce("GUILD_CREATE", found)

    def reconnect(self) -> None:
        """Ask every client to reconnect and resume (op 7)."""
        for connection in self._connections:
            connection.send(RECONNECT)

    def cut(self) -> None:
        """Cut every connection without a word; the sessions can be resumed."""
        for connection in list(self._connections):
            connection.tear()

    def forget(self) -> None:
        """Invalidate every session: the next resume is refused (op 9)."""
        self._sessions.clear()

    async def close(self, code: int = 1001) -> None:
        """Close every connection, as a server that shuts down or with another code.

        After a final code, reconnecting clients are refused, too: a slow one may not have seen the code.
        """
        if code in FOR_GOOD:
            self._closed = code
        for connection in list(self._connections):
            await connection.socket.close(code=code)

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one connection until it ends."""
        if self.down:
            raise web.HTTPServiceUnavailable
        socket = web.WebSocketResponse(compress=False, timeout=1.0)
        await socket.prepare(request)
        connection = Connection(socket, request)
        self._connections.add(connection)
        pump = asyncio.create_task(connection.pump())
        try:
            await self._converse(connection)
        finally:
            pump.cancel()
            self._connections.discard(connection)
            self._leave(connection)
        return socket

    def _withheld(self, event: str, payload: Json) -> bool:
        """Return whether to withhold an event: its server is in an outage, or does not have the bot."""
        guild = int(guild_of(event, payload) or 0)
        foreign = guild in self._world.foreign and event != "INTERACTION_CREATE"
        return foreign or guild in self.lost

    def _leave(self, connection: Connection) -> None:
        session = connection.session
        if session is None or session.connection is not connection:  # or already resumed elsewhere
            return
        session.detach()
        self._tell(WorldChange("bot"))
        if connection.socket.close_code in (1000, 1001):  # a goodbye ends the session, a loss does not
            self._sessions.pop(session.id, None)

    async def _converse(self, connection: Connection) -> None:
        connection.send(HELLO, {"heartbeat_interval": int(self.heartbeat * 1000)})
        due = time.monotonic() + self.heartbeat * 1.5
        while True:
            try:
                message = await connection.socket.receive(timeout=max(0.0, due - time.monotonic()))
            except TimeoutError:
                await connection.socket.close(code=TIMED_OUT)
                return
            if message.type is not WSMsgType.TEXT:
                return
            frame: dict[str, Any] = json.loads(message.data)
            if frame["op"] == HEARTBEAT:
                due = time.monotonic() + self.heartbeat * 1.5
                # discord.py stores when it sent a heartbeat only after sending it: an answer that comes
                # sooner would be measured against the heartbeat before.
                asyncio.get_running_loop().call_later(ACK_AFTER, connection.send, ACK)
            elif (refused := self._obey(connection, frame["op"], frame["d"])) is not None:
                await connection.socket.close(code=refused)
                return

    def _obey(self, connection: Connection, op: int, data: Json) -> int | None:
        """Do what a client asks; return the code to close with if it may not."""
        if op not in (IDENTIFY, RESUME):
            return NOT_AUTHENTICATED if connection.session is None else None
        if connection.session is not None:
            return ALREADY_AUTHENTICATED
        if data["token"].removeprefix("Bot ") != self.token:
            return WRONG_TOKEN
        if self._closed is not None:
            return self._closed
        if op == IDENTIFY:
            if (refused := self._refuse(data)) is not None:
                return refused
            self._identify(connection, data)
        else:
            self._resume(connection, data)
        self._tell(WorldChange("bot"))
        return None

    def _refuse(self, data: Json) -> int | None:
        """Return the close code if a session is refused; one session too many costs the bot its token."""
        if data["intents"] & PRIVILEGED:
            return DISALLOWED_INTENTS
        number, count = data.get("shard") or [0, 1]
        if not 0 <= number < count:
            return INVALID_SHARD
        served = [
            guild for guild in self._world.guilds_created() if (int(guild["id"]) >> 22) % count == number
        ]
        if len(served) > self.most_guilds:
            return SHARDING_REQUIRED
        if self.identifies_left == 0:
            self.token += "-reset"
            return WRONG_TOKEN
        self.identifies_left -= 1
        return None

    def _identify(self, connection: Connection, data: Json) -> None:
        self._drop_the_lost()
        shard = data.get("shard") or [0, 1]
        session = Session(self._world, data["intents"], (shard[0], shard[1]))
        session.attach(connection)
        self._sessions[session.id] = session
        joined = [guild for guild in self._world.guilds_created() if int(guild["id"]) not in self.left]
        guilds = [guild for guild in joined if session.covers(guild["id"])]
        ready = {
            "v": 10,
            "user": self._world.bot_user(),
            "session_id": session.id,
            "resume_gateway_url": self.url,
            "shard": shard,
            "guilds": [{"id": guild["id"], "unavailable": True} for guild in guilds],
            "application": {"id": str(self._world.application_id), "flags": 0},
        }
        session.send("READY", ready)
        for guild in guilds:
            if not self._withheld("GUILD_CREATE", guild):
                session.dispatch("GUILD_CREATE", guild)

    def _resume(self, connection: Connection, data: Json) -> None:
        session = self._sessions.get(data["session_id"])
        if session is None or not session.can_resume_after(data["seq"]):
            connection.send(INVALID_SESSION, data=False)
        else:
            session.resume(connection, data["seq"])

    def _drop_the_lost(self) -> None:
        limit = time.monotonic() - RESUME_SECONDS
        for session in self.sessions:
            if session.connection is None and session.detached_at < limit:
                del self._sessions[session.id]
