"""Checks of the commands: which of them Discord knows, and whether it takes them."""

from typing import Any

import discord
from discord.http import Route

from bot.check.finding import Broken, Limited, Said
from bot.check.line import line
from bot.check.told import commands_told, differing
from bot.check.walk import Walk
from bot.terminal import legible

ENTRY_POINT = 4
"""The type of the command that Discord makes for an application with Activities."""


@line("GET /applications/{id}/commands", after=("token",))
async def commands(walk: Walk) -> Said:
    """Compare the commands that Discord knows with those of this version."""
    known = await _known(walk)
    if any(command["type"] == ENTRY_POINT for command in known):
        raise Broken("activities-on")
    if not known:
        raise Limited("commands-none")
    walk.commands = await commands_told()
    if names := differing(walk.commands, known):
        raise Limited("commands-differ", names=legible(" ".join(f"/{name}" for name in names)))
    newest = max((int(command.get("version") or 0) for command in known), default=0)
    day = f"{discord.utils.snowflake_time(newest):%Y-%m-%d}" if newest else ""
    return Said("commands-known" if newest else "commands-undated", {"number": len(known), "day": day})


@line("PUT /applications/{id}/commands", after=("commands", "channel"), posts=True)
async def commands_told_again(walk: Walk) -> None:
    """Send Discord the commands that it already knows, as the bot does after an update."""
    await walk.client.http.bulk_upsert_global_commands(walk.application.id, payload=walk.commands)


async def _known(walk: Walk) -> list[dict[str, Any]]:
    asked = Route("GET", "/applications/{application_id}/commands", application_id=walk.application.id)
    # discord.py's own method omits the other languages, in which commands may differ as well.
    return await walk.client.http.request(asked, params={"with_localizations": "true"})
