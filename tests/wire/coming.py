"""A client without Discord, which knows its servers once a test says so."""

import asyncio

import discord
from typing_extensions import override

PATIENCE = 10.0
"""Seconds to wait for what should begin at once."""


class Coming(discord.Client):
    """Becomes ready when a test says so."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.none())
        self.has_come = asyncio.Event()

    @override
    async def wait_until_ready(self) -> None:
        await self.has_come.wait()
