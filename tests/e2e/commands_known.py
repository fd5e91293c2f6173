"""The commands that the first bot of a worker told Discord, so that those after it need not tell them again.

To translate, send, judge and take them costs more than the rest of a start. A bot with other commands,
such as those of toys in the house, tells them all the same, as after an update.
"""

from bot.sandbox.command_office import TOLD
from bot.sandbox.request import Json
from bot.sandbox.server import LocalDiscord
from bot.store import rows
from bot.store.engine import Store

_kept: dict[str, tuple[list[Json], str]] = {}
"""What was told, and the digest of it that the database keeps, by the name of the fact."""


def _name(local: LocalDiscord) -> str:
    return f"commands:{local.application_id}"


async def commands_known(local: LocalDiscord, store: Store) -> None:
    """Let Discord and the database know the commands, if a bot of this worker has told them."""
    if _name(local) in _kept:
        commands, digest = _kept[_name(local)]
        local.know_commands(commands)
        await store.transact(lambda tx: tx.run("fact_set", name=_name(local), value=digest))


async def keep_commands(local: LocalDiscord, store: Store) -> None:
    """Keep the commands that a bot has just told."""
    if _name(local) not in _kept:
        [told] = [request.body for request in local.requests if request.route == TOLD]
        fact = await store.read(lambda tx: tx.one("fact_by_name", rows.Fact, name=_name(local)))
        assert fact is not None
        _kept[_name(local)] = (told, fact.value)
