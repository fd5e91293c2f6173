"""What a bot asks of the local Discord over HTTP, without a library between."""

import aiohttp

from bot.sandbox.ground.places import Channel
from bot.sandbox.request import Json


class Wire:
    """A session of a bot, and the channel it speaks in."""

    def __init__(self, session: aiohttp.ClientSession, channel: Channel) -> None:
        self.session = session
        self.channel = channel

    async def ask(self, method: str, path: str, **body: object) -> Json:
        async with self.session.request(method, path, json=body) as response:
            return {"status": response.status, **(await response.json())}

    async def say(self, channel: int) -> Json:
        return await self.ask("POST", f"channels/{channel}/messages", content="Hello")

    async def board(self) -> int:
        return int((await self.say(self.channel.id))["id"])

    async def open(self, message: int, channel: int | None = None) -> Json:
        place = f"channels/{channel or self.channel.id}/messages/{message}/threads"
        return await self.ask("POST", place, name="Aya and Ben")
