"""The commands as the bot sends them to Discord, without running a bot."""

import tempfile
from collections.abc import AsyncGenerator, Mapping, Sequence
from contextlib import asynccontextmanager
from importlib import import_module
from pathlib import Path
from typing import Any, cast

from discord import app_commands

from bot.app import COGS
from bot.play.ground.context import Context
from bot.store.engine import open_store
from bot.wire.client import DuelBot
from bot.wire.translator import Translator

UNORDERED = {"contexts", "integration_types", "channel_types"}
"""Lists that Discord may return in another order."""


@asynccontextmanager
async def command_tree(database_url: str) -> AsyncGenerator[app_commands.CommandTree[DuelBot]]:
    """Yield the tree of every command of every cog, over a database that it never writes to."""
    async with open_store(database_url) as store:
        bot = DuelBot(Context(store), cogs=(), requests_per_second=1)
        for cog in COGS:
            await import_module(cog).setup(bot)
        yield bot.tree


async def commands_told() -> list[dict[str, Any]]:
    """Return the commands as the bot sends them to Discord, in every language."""
    with tempfile.TemporaryDirectory() as folder:
        async with command_tree(f"sqlite:///{Path(folder) / 'none.db'}") as tree:
            translator = Translator()
            return [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]


def differing(told: Sequence[Mapping[str, Any]], known: Sequence[Mapping[str, Any]]) -> list[str]:
    """Return the names of commands that one side lacks, or that Discord knows differently."""
    ours, theirs = ({command["name"]: command for command in side} for side in (told, known))
    return sorted(
        name for name in {*ours, *theirs} if not _agrees(ours.get(name, {}), theirs.get(name, {"name": ""}))
    )


def _agrees(ours: Any, theirs: Any, key: str = "") -> bool:  # noqa: ANN401  any part of a command
    """Return whether Discord knows all that it was sent; it adds ids, and omits what is empty."""
    if isinstance(ours, Mapping):
        told = cast(Mapping[str, Any], ours)
        known = cast(Mapping[str, Any], theirs if isinstance(theirs, Mapping) else {})
        return (bool(told) or not known) and all(
            _agrees(said, known.get(each), each) for each, said in told.items()
        )
    if isinstance(ours, Sequence) and not isinstance(ours, str):
        told_list, known_list = list(cast(Sequence[Any], ours)), list(cast(Sequence[Any], theirs or ()))
        if key in UNORDERED:
            return sorted(map(int, told_list)) == sorted(map(int, known_list))
        pairs = zip(told_list, known_list, strict=False)
        return len(told_list) == len(known_list) and all(_agrees(a, b) for a, b in pairs)
    if not ours:
        return not theirs
    return str(ours) == str(theirs)
