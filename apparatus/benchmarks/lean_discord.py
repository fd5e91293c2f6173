"""The least of a Discord that a client can log in to and be clicked on.

It keeps nothing and checks nothing, so that in a measurement the client is what takes the time. A frame's
message must carry the control that is clicked: the library drops the click silently otherwise.
"""

import asyncio
import itertools
import time
from collections import Counter, defaultdict
from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import msgspec
from aiohttp import WSMsgType, web
from discord import Permissions

from bot.play.ground.chance import now_ms
from bot.sandbox.checks.limits import Limits
from bot.sandbox.request import LoggedRequest

Json = dict[str, Any]

HEARTBEAT_MS = 41_250
TOKEN = "local-discord"  # noqa: S105  opens nothing but this process
APPLICATION = "900"
BOT: Json = {"id": "901", "username": "Bushido", "discriminator": "0", "avatar": None, "bot": True}
EPOCH_MS = 1_420_070_400_000
PERMITTED = str(Permissions(view_channel=True, send_messages=True, attach_files=True).value)
"""What the bot may do there: pictures, too."""

encode = msgspec.json.encode
decode = msgspec.json.decode


@dataclass
class Click:
    """An interaction under way, told when it is answered and each time more is said."""

    channel: int
    sent_at: float = field(default_factory=time.perf_counter)
    answered_at: float = 0.0
    requests: int = 0
    changed: asyncio.Event = field(default_factory=asyncio.Event)

    async def complete(self, requests: int) -> None:
        """Wait until so many requests have been made about it."""
        while self.requests < requests:
            self.changed.clear()
            await self.changed.wait()


class LeanDiscord:
    """One bot, one server, and as many people as the frames name."""

    def __init__(self, guild: int, channel: int, limits: Limits | None) -> None:
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
        """By channel, the message that was posted last."""
        self._posted: dict[int, asyncio.Event] = defaultdict(asyncio.Event)
        self._guild = str(guild)
        self._channel = str(channel)
        self._socket: web.WebSocketResponse | None = None
        self.online = asyncio.Event()
        self._numbers = itertools.count(1)
        self._events = itertools.count(1)
        self._clicks: dict[str, Click] = {}

    @classmethod
    @asynccontextmanager
    async def open(
        cls, guild: int, channel: int, limits: Limits | None = None
    ) -> "AsyncGenerator[LeanDiscord]":
        """Serve while the context lasts; without limits, whatever is asked is done at once."""
        discord = cls(guild, channel, limits)
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
        """How many requests were made that answered no interaction."""
        return self.requests.total() - self.requests["POST interactions"] - self.requests["POST webhooks"]

    def new_id(self) -> str:
        """Return an id in the order of time, as Discord's are."""
        return str(((time.time_ns() // 1_000_000 - EPOCH_MS) << 22) + next(self._numbers) % (1 << 22))

    async def click(self, interaction: Json) -> Click:
        """Send an interaction to the bot, once it is there."""
        await self.online.wait()
        number = self.new_id()
        click = self._clicks[number] = Click(int(interaction["channel_id"]))
        await self._send("INTERACTION_CREATE", {**interaction, "id": number, "token": number})
        return click

    async def message_after(self, channel: int, known: str = "") -> str:
        """Wait until a message is posted in a channel after one that is known, and return its id."""
        while (newest := self._newest.get(channel, known)) == known:
            self._posted[channel].clear()
            await self._posted[channel].wait()
        return newest

    # ------------------------------------------------------------ gateway

    @property
    def _gateway_url(self) -> str:
        return self.url.replace("http", "ws") + "/gateway"

    async def _send(self, event: str, data: Json) -> None:
        assert self._socket is not None
        frame = {"op": 0, "t": event, "s": next(self._events), "d": data}
        await self._socket.send_str(encode(frame).decode())

    async def _gateway(self, request: web.BaseRequest) -> web.WebSocketResponse:
        socket = self._socket = web.WebSocketResponse(compress=False)
        await socket.prepare(request)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": HEARTBEAT_MS}, "s": None, "t": None})
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                break
            op = decode(message.data)["op"]
            if op == 1:
                await socket.send_json({"op": 11, "d": None, "s": None, "t": None})
            elif op == 2:
                await self._welcome()
        return socket

    async def _welcome(self) -> None:
        self.identified_at = time.perf_counter()
        guilds = [{"id": self._guild, "unavailable": True}]
        await self._send(
            "READY",
            {
                "v": 10,
                "user": BOT,
                "session_id": "lean",
                "resume_gateway_url": self._gateway_url,
                "shard": [0, 1],
                "guilds": guilds,
                "application": {"id": APPLICATION, "flags": 0},
            },
        )
        await self._send("GUILD_CREATE", self._guild_create())
        self.online.set()

    def _guild_create(self) -> Json:
        everyone = {"id": self._guild, "name": "@everyone", "permissions": PERMITTED, "position": 0}
        roles = [{**everyone, "color": 0, "hoist": False, "managed": False, "mentionable": False}]
        channel = {"id": self._channel, "type": 0, "name": "dojo", "position": 0, "permission_overwrites": []}
        member = {"user": BOT, "roles": [], "joined_at": "2024-01-01T00:00:00+00:00", "flags": 0}
        return {
            "id": self._guild,
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
        answer = self._answer(request.method, parts, body)
        match request.method, parts:
            case "POST", ["channels", channel, "messages"]:
                self._post(int(channel), answer["id"])
            case "POST", ["webhooks", _, number] if number in self._clicks:
                self._post(self._clicks[number].channel, answer["id"])
            case _:
                pass
        if parts[0] in {"interactions", "webhooks"}:
            self._note(parts[1] if parts[0] == "interactions" else parts[2])
        return _json(answer, 200, headers)

    def _answer(self, method: str, parts: list[str], body: Any) -> Any:  # noqa: ANN401  JSON
        match method, parts:
            case "GET", ["users" | "gateway" | "oauth2", *_]:
                return self._about_the_bot("/".join(parts))
            case "GET" | "PUT", ["applications", *_]:
                return []
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
            "gateway/bot": {"url": self._gateway_url, "shards": 1, "session_start_limit": {}},
            "oauth2/applications/@me": self._application(),
        }
        return known[path]

    def _application(self) -> Json:
        team = {"id": APPLICATION, "name": "Bushido", "icon": None, "description": "", "owner": BOT}
        return {**team, "bot_public": True, "bot_require_code_grant": False, "verify_key": "", "flags": 0}

    def _message(self, body: Json) -> Json:
        """Give back what was sent as a message, as Discord does."""
        return message(self.new_id(), self._channel, body.get("components", []), body.get("flags", 1 << 15))

    def _post(self, channel: int, message_id: str) -> None:
        self._newest[channel] = message_id
        self._posted[channel].set()

    def _note(self, number: str) -> None:
        click = self._clicks.get(number)
        if click is None:
            return
        if not click.requests:
            click.answered_at = time.perf_counter()
        click.requests += 1
        click.changed.set()


async def _body(request: web.BaseRequest) -> Any:  # noqa: ANN401  JSON
    """Return what was sent as JSON; beside files it is the part called ``payload_json``."""
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
