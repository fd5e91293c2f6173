"""The commands without Discord, and ``docs/commands.md``, which is made from them.

python -m tests.commands_page
"""

import asyncio
from collections.abc import Sequence
from pathlib import Path

from discord.app_commands import CommandTree

from apparatus.site.commands import Told, sections
from bot.check.told import command_tree as commands
from bot.check.told import commands_told
from bot.face.words import Words
from bot.wire.client import DuelBot

__all__ = ["Tree", "commands", "page"]

PAGE = Path(__file__).parents[1] / "docs" / "commands.md"

INTRO = """# Commands

Most of a duel is played with buttons: a challenge is accepted, a card chosen and a hand opened without
typing. These are the commands for the rest, as `/help` shows them, with their options. German and Japanese
clients show their names in those languages. Discord shows the last of them to those alone who may *manage
the server*, and to whom they show them ([organising](organising.md)).
"""

Tree = CommandTree[DuelBot]


def page(told: Sequence[Told]) -> str:
    """Return the page: each command with what Discord shows of it, by what a person wants to do."""
    return f"{INTRO}\n{sections(told, Words(), ('command', 'what for'))}".rstrip() + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(asyncio.run(commands_told())), "utf-8")
