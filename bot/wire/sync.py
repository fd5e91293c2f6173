"""Commands are told to Discord, in every language, only when what is to be told has changed."""

import hashlib
import json
from typing import Any

import structlog
from discord import app_commands

from bot.face.words import imprint
from bot.store import rows
from bot.store.engine import Store
from bot.wire.translator import Translator

log = structlog.get_logger()


async def sync_commands(tree: app_commands.CommandTree[Any], store: Store, application_id: int) -> None:
    """Sync the command tree where it or a language differs from what was last synced for this application.

    Whether it does is known without translating it, for which every language would have to be parsed.
    """
    definition = [command.to_dict(tree) for command in tree.get_commands()]
    told = json.dumps([definition, imprint()], sort_keys=True)
    digest = hashlib.sha256(told.encode()).hexdigest()
    name = f"commands:{application_id}"
    last = await store.read(lambda tx: tx.one("fact_by_name", rows.Fact, name=name))
    if last is not None and last.value == digest:
        return
    if last is None:
        await _warn_of_a_past(tree, application_id)
    await tree.set_translator(Translator())
    await tree.sync()
    await store.transact(lambda tx: tx.run("fact_set", name=name, value=digest))
    log.info("commands synced", commands=len(definition))


async def _warn_of_a_past(tree: app_commands.CommandTree[Any], application_id: int) -> None:
    """Say so loudly where Discord knows commands of an application of which this database knows nothing."""
    if await tree.fetch_commands():
        log.error(
            "this application HAS RUN BEFORE, but its database is new: is DATABASE_URL the right one,"
            " or was the disk wiped? Duels begun before are not here",
            application=application_id,
        )
