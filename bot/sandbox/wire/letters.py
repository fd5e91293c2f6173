"""What Discord checks before it posts a message of the bot: closed DMs, and repeated nonces."""

import time
from collections.abc import Mapping
from http import HTTPStatus

from bot.sandbox.ground.world import World
from bot.sandbox.people.person import Person
from bot.sandbox.request import Json, LoggedRequest, Reply

SEND = "POST /channels/{id}/messages"
NONCE_SECONDS = 300.0
"""Seconds for which a repeated nonce returns the first message; Discord says "the past few minutes"."""
NONCE_LENGTH = 25

TOO_LONG = Reply(
    400, {"code": 50035, "message": f"Invalid Form Body: nonce is over {NONCE_LENGTH} characters"}
)


class LocalMail:
    """Posts messages into channels."""

    def __init__(self, world: World, people: Mapping[str, Person]) -> None:
        self._world = world
        self._people = people
        self._sent: dict[tuple[int, str], tuple[float, int]] = {}

    def post(self, request: LoggedRequest) -> Reply:
        """Post a message, unless its reader refuses it or it was posted already."""
        channel = int(request.path.split("/")[2])
        for person in self._people.values():
            if person.dm.id == channel and person.door is not None:
                return person.door
        body: Json = request.body or {}
        # Without it, Discord only returns the nonce, and posts as often as it is asked.
        if not body.get("enforce_nonce") or "nonce" not in body:
            return self._world.request(request)
        nonce = str(body["nonce"])
        if len(nonce) > NONCE_LENGTH:
            return TOO_LONG
        known = self._sent_before(channel, nonce)
        reply = self._world.request(request) if known is None else Reply(200, known)
        if reply.status == HTTPStatus.OK:
            self._sent[channel, nonce] = (time.monotonic(), int(reply.body["id"]))
            reply.body["nonce"] = nonce
        return reply

    def _sent_before(self, channel: int, nonce: str) -> Json | None:
        sent, message = self._sent.get((channel, nonce), (0.0, 0))
        return self._world.message(channel, message) if time.monotonic() - sent < NONCE_SECONDS else None
