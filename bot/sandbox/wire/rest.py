"""The HTTP side: read a request, apply planned faults, handle it, log it, answer it."""

import json
from collections.abc import Callable
from email.utils import formatdate

from aiohttp import BodyPartReader, web

from bot.sandbox.checks import emoji_rules
from bot.sandbox.checks.application_form import ApplicationForm
from bot.sandbox.checks.command_office import CommandOffice
from bot.sandbox.checks.faults import NOBODY_WAITS, TORN, Faults
from bot.sandbox.checks.limits import Limits
from bot.sandbox.ground.notices import WorldChange
from bot.sandbox.ground.world import World
from bot.sandbox.ground.world_clock import WorldClock
from bot.sandbox.request import Json, LoggedRequest, Reply, Upload
from bot.sandbox.wire.gateway import IDENTIFIES, Gateway
from bot.sandbox.wire.letters import SEND, LocalMail

PREFIX = "/api/v10"

_UNAUTHORIZED = Reply(401, {"code": 0, "message": "401: Unauthorized"})


class Rest:
    """Discord's REST API on this machine, with a log of every request of the bot."""

    def __init__(
        self,
        world: World,
        letters: LocalMail,
        faults: Faults,
        gateway: Gateway,
        *,
        clock: WorldClock,
        tell: Callable[[WorldChange], None],
    ) -> None:
        self.requests: list[LoggedRequest] = []
        """Every request in the order of arrival."""
        self.limits = Limits()
        self.office = CommandOffice()
        self.application = ApplicationForm()
        self._world = world
        self._letters = letters
        self._faults = faults
        self._clock = clock
        self._tell = tell
        self._gateway = gateway

    async def handle(self, incoming: web.Request) -> web.Response:
        """Answer one request."""
        try:
            request = await _read(incoming)
        except ConnectionResetError:  # the bot was killed while it sent a file
            return web.Response(status=NOBODY_WAITS)
        self.requests.append(request)
        headers, refusal = self.limits.take(request, self._clock())
        headers["Date"] = formatdate(self._clock() / 1000, usegmt=True)
        if request.kind == "bot" and incoming.headers.get("Authorization") != f"Bot {self._gateway.token}":
            refusal = _UNAUTHORIZED
        # A fault "before" replies in Discord's place, so that nothing is done.
        reply = refusal or await self._faults.strike(request, "before") or self._answer(request)
        request.status = reply.status
        self._tell(WorldChange("request"))
        if reply is TORN and incoming.transport is not None:
            incoming.transport.abort()
        reply = await self._faults.strike(request, "after") or reply
        return _response(reply, headers)

    def _answer(self, request: LoggedRequest) -> Reply:
        if request.route in ("GET /gateway", "GET /gateway/bot"):
            gateway = self._gateway
            limits = {"remaining": gateway.identifies_left, "max_concurrency": gateway.buckets}
            starts = {"total": IDENTIFIES, "reset_after": 0, **limits}
            told = {"url": gateway.url, "shards": gateway.shards, "session_start_limit": starts}
            return Reply(200, told)
        if (refused := self.office.refuse(request)) is not None:
            return refused
        if wrong := emoji_rules.fault(request.body):
            return Reply(400, {"code": 50035, "message": f"Invalid Form Body: {wrong}"})
        answer = self._letters.post if request.route == SEND else self._world.request
        return self.application.filled_in(request, self.office.listed(request, answer(request)))


def _response(reply: Reply, headers: dict[str, str]) -> web.Response:
    """Build the response. discord.py reads a body as JSON only with exactly this content type."""
    headers = {**headers, **reply.headers}
    if reply.body is None:
        return web.Response(status=reply.status, headers=headers)
    if isinstance(reply.body, str):
        return web.Response(status=reply.status, text=reply.body, content_type="text/html", headers=headers)
    body = json.dumps(reply.body).encode()
    return web.Response(
        status=reply.status, body=body, headers={**headers, "Content-Type": "application/json"}
    )


async def _read(incoming: web.Request) -> LoggedRequest:
    request = LoggedRequest(incoming.method, incoming.path.removeprefix(PREFIX), query=dict(incoming.query))
    if incoming.content_type == "multipart/form-data":
        await _read_parts(incoming, request)
    elif incoming.can_read_body:
        request.body = await incoming.json()
    return request


async def _read_parts(incoming: web.Request, request: LoggedRequest) -> None:
    """Parse a message with files: ``payload_json`` beside ``files[0]``, ``files[1]`` and so on."""
    files: dict[str, tuple[str, bytes]] = {}
    async for part in await incoming.multipart():
        if not isinstance(part, BodyPartReader):
            continue
        if part.name == "payload_json":
            request.body = await part.json()
        elif part.filename is not None:
            index = (part.name or "").removeprefix("files[").removesuffix("]")
            files[index] = (part.filename, await part.read())
    body: Json = request.body or {}
    message: Json = body.get("data") or body  # an answer to an interaction wraps its message
    described: list[Json] = message.get("attachments") or []
    words = {str(item["id"]): item.get("description") for item in described}
    request.uploads = tuple(
        Upload(name, data, words.get(index))
        for index, (name, data) in sorted(files.items(), key=lambda item: int(item[0]))
    )
