"""The check in its own process."""

import asyncio
import os
import sys
from pathlib import Path

from bot.sandbox.server import LocalDiscord

ROOT = Path(__file__).parents[3]

PIPE = asyncio.subprocess.PIPE


def settings_for(local: LocalDiscord) -> dict[str, str]:
    """Return everything a check needs to know about a Discord."""
    return {
        "PATH": os.environ["PATH"],
        "PYTHONPATH": str(ROOT),
        "SSL_CERT_FILE": os.devnull,
        "DISCORD_TOKEN": local.token,
        "LOCAL_DISCORD": local.url,
    }


async def checking(
    local: LocalDiscord, *arguments: str, stdin: int = asyncio.subprocess.DEVNULL, **settings: str
) -> asyncio.subprocess.Process:
    """Start ``python -m bot check`` with only its own settings."""
    environment = {**settings_for(local), **settings}
    command = (sys.executable, "-W", "error", "-m", "bot", "check", *arguments)
    return await asyncio.create_subprocess_exec(
        *command, cwd="/", env=environment, stdin=stdin, stdout=PIPE, stderr=PIPE
    )
