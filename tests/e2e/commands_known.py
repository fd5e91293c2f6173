"""The commands that a worker's last bot registered with Discord, so that later bots need not register them.

Translating, sending, judging and storing them costs more than the rest of a start. A bot with other commands,
such as those of the toy games, registers them anyway, as after an update.
"""

from bot.sandbox.checks.command_office import TOLD
from bot.sandbox.request import Json
from bot.sandbox.server import LocalDiscord
from bot.store import rows
from bot.store.engine import Store

_last: list[tuple[list[Json], str]] = []
"""What was registered last, if anything was, and the digest of it that the database keeps."""


def _name(local: LocalDiscord) -> str:
    return f"commands:{local.application_id}"


async def commands_known(local: LocalDiscord, store: Store) -> None:
    """Give Discord and the database the commands, if a bot of this worker has registered them."""
    if _last:
        [(commands, digest)] = _last
        local.know_commands(commands)
        await store.transact(lambda tx: tx.run("fact_set", name=_name(local), value=digest))


async def keep_commands(local: LocalDiscord, store: Store) -> None:
    """Keep the commands that a bot has just registered, if it has."""
    for request in local.requests:
        if request.route == TOLD:
            fact = await store.read(lambda tx: tx.one("fact_by_name", rows.BotFact, name=_name(local)))
            assert fact is not None
            _last[:] = [([_kept(command) for command in request.body], fact.value)]


def _kept(command: Json) -> Json:
    """Return a command as the local Discord stores it."""
    return {name: said for name, said in command.items() if name != "nsfw"}
