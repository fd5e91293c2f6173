"""The commands without a Discord, and ``docs/commands.md``, which is made of them.

python -m tests.commands_page
"""

import asyncio
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from importlib import import_module
from pathlib import Path

from discord.app_commands import Command, CommandTree, Group

from bot.app import COGS
from bot.face.learning.help import NEEDS
from bot.face.words import Words
from bot.play.ground.context import Context
from bot.store.engine import open_store
from bot.wire.client import DuelBot

PAGE = Path(__file__).parents[1] / "docs" / "commands.md"

INTRO = """# Commands

Most of a duel is played with buttons: a challenge is accepted, a card chosen and a hand opened without
typing. These are the commands for the rest, as `/help` shows them. German and Japanese clients show their
names in those languages. Discord shows the last of them to those alone who may *manage the server*, and to
whom they show them ([organising](organising.md)).
"""

Tree = CommandTree[DuelBot]


@asynccontextmanager
async def commands(database_url: str) -> AsyncIterator[Tree]:
    """Yield every command of every cog."""
    async with open_store(database_url) as store:
        bot = DuelBot(Context(store), cogs=(), requests_per_second=1)
        for cog in COGS:
            await import_module(cog).setup(bot)
        yield bot.tree


def page(tree: Tree) -> str:
    """Write the page: each command with what Discord shows of it, by what somebody wants."""
    return "\n".join((INTRO, *(line for need in NEEDS for line in _section(tree, need)))).rstrip() + "\n"


def _section(tree: Tree, need: str) -> Iterator[str]:
    yield from (Words()(f"help-{need}.title"), "", "| command | what for |", "|---|---|")
    for name in NEEDS[need]:
        command = tree.get_command(name)
        listed = command.walk_commands() if isinstance(command, Group) else (command,)
        for each in listed:
            if isinstance(each, Command):
                yield f"| `/{each.qualified_name}` | {each.description} |"
    yield ""


async def main() -> None:
    """Write the page anew."""
    with tempfile.TemporaryDirectory() as folder:
        async with commands(f"sqlite:///{folder}/none.db") as tree:
            PAGE.write_text(page(tree), "utf-8")


if __name__ == "__main__":
    asyncio.run(main())
