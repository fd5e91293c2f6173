"""Commands are told to Discord, in every language, only when what is to be told has changed."""

import hashlib
import json
from typing import Any

import structlog
from discord import app_commands

from bot.store import rows
from bot.store.engine import Store
from bot.wire.translator import Translator

log = structlog.get_logger()


async def sync_commands(tree: app_commands.CommandTree[Any], store: Store, application_id: int) -> None:
    """Sync the command tree where it differs from what was last synced for this application."""
    translator = Translator()
    await tree.set_translator(translator)
    definition = [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]
    digest = hashlib.sha256(json.dumps(definition, sort_keys=True).encode()).hexdigest()
    name = f"commands:{application_id}"
    last = await store.read(lambda tx: tx.one("fact_by_name", rows.Fact, name=name))
    if last is not None and last.value == digest:
        return
    await tree.sync()
    await store.transact(lambda tx: tx.run("fact_set", name=name, value=digest))
    log.info("commands synced", commands=len(definition))
