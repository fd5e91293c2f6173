"""The least of a Discord that a client can log in to and be clicked on.

It stores little and checks nothing, so that in a measurement the client takes the time. A frame's message
must carry the control that is clicked; otherwise the library drops the click silently.
"""

import asyncio
import itertools
import time
from collections import Counter, defaultdict
from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec
from aiohttp import WSMsgType, web
from discord import Permissions

from apparatus.benchmarks.click import Click, Json
from bot.play.ground.chance import now_ms
from bot.sandbox.checks.limits import Limits
from bot.sandbox.request import LoggedRequest
from bot.store.share import SHIFT

HEARTBEAT_MS = 41_250
TOKEN = "local-discord"  # noqa: S105  opens nothing but this process
APPLICATION = "900"
BOT: Json = {"id": "901", "username": "Bushido", "discriminator": "0", "avatar": None, "bot": True}
EPOCH_MS = 1_420_070_400_000
PERMITTED = str(Permissions(view_channel=True, send_messages=True, attach_files=True).value)
"""The bot's permissions there, including pictures."""

MOST_RECALLED = 50
"""The most messages of a channel that are returned to a client that asks for them."""

STARTS = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 16}

encode = msgspec.json.encode
decode = msgspec.json.decode


class LeanDiscord:
    """One bot, some servers of one channel each, and as many people as the frames name."""

    def __init__(self, channels: Mapping[int, int], limits: Limits | None) -> None:
        """``channels``: the channel of each server."""
        self.url = ""
        self._limits = limits
        self.identified_at = 0.0
        self.requests: Counter[str] = Counter()
        """Requests by method and kind of path."""
        self.seen: dict[str, float] = {}
        """When each of them came first."""
        self.last_request_at = 0.0
        self.received = 0
        """Bytes of all bodies."""
        self._newest: dict[int, str] = {}
        """The newest message by channel."""
        self._posted: dict[int, asyncio.Event] = defaultdict(asyncio.Event)
        self._channels = dict(channels)
        self._sockets: dict[int, web.WebSocketResponse] = {}
        """By shard."""
        self._shards = 1
        self.online = asyncio.Event()
        """Set while all shards are connected."""
        self.repeated = 0
        """Messages sent again with the nonce of an existing one, which Discord takes for the same."""
        self._by_nonce: dict[tuple[str, str], Json] = {}
        self._history: dict[str, list[Json]] = defaultdict(list)
        """What the bot posted by itself, by channel."""
        self._numbers = itertools.count(1)
        self._events = itertools.count(1)
        self._clicks: dict[str, Click] = {}

    @classmethod
    @asynccontextmanager
    async def open(
        cls, guild: int, channel: int, limits: Limits | None = None, *, more: Mapping[int, int] | None = None
    ) -> "AsyncGenerator[LeanDiscord]":
        """Serve a server, and ``more`` servers with their channels, while the context lasts.

        Without limits, every request is done at once.
        """
        discord = cls({guild: channel, **(more or {})}, limits)
        runner = web.ServerRunner(web.Server(discord._serve), access_log=None, shutdown_timeout=1.0)  # type: ignore[arg-type]
        await runner.setup()
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        discord.url = f"http://127.0.0.1:{runner.addresses[0][1]}"
        try:
            yield discord
        finally:
            await runner.cleanup()

    @property
    def requests_of_the_bot(self) -> int:
        """How many requests did not answer an interaction."""
        return self.requests.total() - self.requests["POST interactions"] - self.requests["POST webhooks"]

    @property
    def posted(self) -> dict[int, list[Json]]:
        """What the bot posted by itself in each channel, once by each nonce, in order."""
        return {int(channel): messages for channel, messages in self._history.items()}

    def new_id(self) -> str:
        """Return an id that grows with time, as Discord's do."""
        return str(((time.time_ns() // 1_000_000 - EPOCH_MS) << 22) + next(self._numbers) % (1 << 22))

    def serves(self, guild_id: int) -> bool:
        """Return whether a server's shard is connected; shard 0 has direct messages."""
        return self._shard_of(guild_id) in self._sockets

    async def click(self, interaction: Json) -> Click:
        """Send an interaction to the bot, once its shard is connected."""
        guild_id = int(interaction.get("guild_id", 0))
        while not self.serves(guild_id):  # noqa: ASYNC110  a process comes back some time
            await asyncio.sleep(0.01)
        number = self.new_id()
        click = self._clicks[number] = Click(int(interaction["channel_id"]))
        shard = self._shard_of(guild_id)
        await self._send("INTERACTION_CREATE", {**interaction, "id": number, "token": number}, shard)
        return click

    async def message_after(self, channel: int, known: str = "") -> str:
        """Wait until a message newer than ``known`` is posted in a channel, and return its id."""
        while (newest := self._newest.get(channel, known)) == known:
            self._posted[channel].clear()
            await self._posted[channel].wait()
        return newest

    # ------------------------------------------------------------ gateway

    @property
    def _gateway_url(self) -> str:
        return self.url.replace("http", "ws") + "/gateway"

    def _shard_of(self, guild_id: int) -> int:
        return (guild_id >> SHIFT) % self._shards

    async def _send(self, event: str, data: Json, shard: int) -> None:
        frame = {"op": 0, "t": event, "s": next(self._events), "d": data}
        with suppress(ConnectionResetError):  # the bot has just died
            await self._sockets[shard].send_str(encode(frame).decode())

    async def _gateway(self, request: web.BaseRequest) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(compress=False)
        await socket.prepare(request)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": HEARTBEAT_MS}, "s": None, "t": None})
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                break
            asked = decode(message.data)
            if asked["op"] == 1:
                await socket.send_json({"op": 11, "d": None, "s": None, "t": None})
            elif asked["op"] == 2:
                shard, self._shards = asked["d"].get("shard") or (0, 1)
                self._sockets[shard] = socket
                await self._welcome(shard)
        self._sockets = {shard: each for shard, each in self._sockets.items() if each is not socket}
        self.online.clear()
        return socket

    async def _welcome(self, shard: int) -> None:
        self.identified_at = time.perf_counter()
        own = [guild_id for guild_id in self._channels if self._shard_of(guild_id) == shard]
        await self._send(
            "READY",
            {
                "v": 10,
                "user": BOT,
                "session_id": "lean",
                "resume_gateway_url": self._gateway_url,
                "shard": [shard, self._shards],
                "guilds": [{"id": str(guild_id), "unavailable": True} for guild_id in own],
                "application": {"id": APPLICATION, "flags": 0},
            },
            shard,
        )
        for guild_id in own:
            await self._send("GUILD_CREATE", self._guild_create(guild_id), shard)
        if len(self._sockets) == self._shards:
            self.online.set()

    def _guild_create(self, guild_id: int) -> Json:
        everyone = {"id": str(guild_id), "name": "@everyone", "permissions": PERMITTED, "position": 0}
        roles = [{**everyone, "color": 0, "hoist": False, "managed": False, "mentionable": False}]
        own = str(self._channels[guild_id])
        channel = {"id": own, "type": 0, "name": "dojo", "position": 0, "permission_overwrites": []}
        member = {"user": BOT, "roles": [], "joined_at": "2024-01-01T00:00:00+00:00", "flags": 0}
        return {
            "id": str(guild_id),
            "name": "Context",
            "owner_id": "902",
            "roles": roles,
            "channels": [channel],
            "members": [member],
            "member_count": 2,
        }

    # ------------------------------------------------------------ REST

    async def _serve(self, request: web.BaseRequest) -> web.StreamResponse:
        if request.path == "/gateway":
            return await self._gateway(request)
        parts = request.path.removeprefix("/api/v10/").split("/")
        try:
            body = await _body(request)
        except ConnectionResetError:  # the bot was stopped while it uploaded a picture
            return web.Response(status=400)
        self.received += request.content_length or 0
        kind = f"{request.method} {parts[0]}"
        self.requests[kind] += 1
        self.last_request_at = time.perf_counter()
        self.seen.setdefault(kind, self.last_request_at)
        if self._limits is not None:
            asked = LoggedRequest(request.method, "/" + "/".join(parts))
            headers, refusal = self._limits.take(asked, now_ms())
            if refusal is not None:
                return _json(refusal.body, refusal.status, headers | refusal.headers)
        else:
            headers = {}
        known = self._known(parts, body)
        answer = known or self._answer(request.method, parts, body)
        match request.method, parts:
            case "POST", ["channels", channel, "messages"]:
                self._post(int(channel), answer["id"])
                if known is None:
                    self._by_nonce[channel, str(body.get("nonce"))] = answer
                    self._history[channel].append(answer)
            case "POST", ["webhooks", _, number] if number in self._clicks:
                self._post(self._clicks[number].channel, answer["id"])
            case _:
                pass
        if parts[0] in {"interactions", "webhooks"}:
            self._note(parts[1] if parts[0] == "interactions" else parts[2], body)
        return _json(answer, 200, headers)

    def _known(self, parts: list[str], body: Any) -> Json | None:  # noqa: ANN401  JSON
        """Return the message that already has the nonce, if there is one."""
        if parts[0] != "channels" or not isinstance(body, dict) or "nonce" not in body:
            return None
        known = self._by_nonce.get((parts[1], str(body["nonce"])))
        self.repeated += known is not None
        return known

    def _answer(self, method: str, parts: list[str], body: Any) -> Any:  # noqa: ANN401  JSON
        match method, parts:
            case "GET", ["users" | "gateway" | "oauth2", *_]:
                return self._about_the_bot("/".join(parts))
            case "GET" | "PUT", ["applications", *_]:
                return []
            case "GET", ["channels", channel, "messages"]:
                return self._history[channel][:-MOST_RECALLED:-1]
            case "POST", ["users", "@me", "channels"]:
                return {"id": body["recipient_id"], "type": 1, "recipients": []}
            case "POST", ["interactions", number, *_]:
                message = self._message(body.get("data", {}))
                resource = {"type": body["type"], "message": message}
                told = {"id": number, "type": 3, "response_message_id": message["id"]}
                return {"interaction": told, "resource": resource}
            case _:
                return self._message(body)

    def _about_the_bot(self, path: str) -> Json:
        known = {
            "users/@me": BOT,
            "gateway/bot": {"url": self._gateway_url, "shards": 1, "session_start_limit": STARTS},
            "oauth2/applications/@me": self._application(),
        }
        return known[path]

    def _application(self) -> Json:
        team = {"id": APPLICATION, "name": "Bushido", "icon": None, "description": "", "owner": BOT}
        return {**team, "bot_public": True, "bot_require_code_grant": False, "verify_key": "", "flags": 0}

    def _message(self, body: Json) -> Json:
        """Return what was sent as a message, as Discord does."""
        return message(
            self.new_id(),
            str(next(iter(self._channels.values()))),
            body.get("components", []),
            body.get("flags", 1 << 15),
        )

    def _post(self, channel: int, message_id: str) -> None:
        self._newest[channel] = message_id
        self._posted[channel].set()

    def _note(self, number: str, body: Json) -> None:
        click = self._clicks.get(number)
        if click is None:
            return
        if not click.requests:
            click.answered_at = time.perf_counter()
        click.requests += 1
        click.bodies.append(body)
        click.changed.set()


async def _body(request: web.BaseRequest) -> Any:  # noqa: ANN401  JSON
    """Return the request's JSON; next to files it is the part called ``payload_json``."""
    if not request.content_type.startswith("multipart/"):
        return decode(await request.read() or b"{}")
    form = await request.post()
    return decode(str(form["payload_json"]))


def _json(body: Any, status: int, headers: Mapping[str, str]) -> web.Response:  # noqa: ANN401  JSON
    return web.Response(body=encode(body), status=status, headers=headers, content_type="application/json")


def message(number: str, channel: str, components: list[Json], flags: int) -> Json:
    """Return a message of the bot in Discord's format."""
    return {
        "id": number,
        "channel_id": channel,
        "author": BOT,
        "content": "",
        "timestamp": "2024-01-01T00:00:00+00:00",
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "pinned": False,
        "type": 0,
        "flags": flags,
        "components": components,
    }
