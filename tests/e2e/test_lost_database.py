"""A database deleted under the running bot: it says so, saves what was in it, and stops."""

from pathlib import Path

from bot.sandbox.server import LocalDiscord
from bot.store.rescue import RESCUED
from tests.e2e.process import BotProcess
from tests.e2e.table import seated


async def test_a_deleted_database_ends_the_bot_and_the_duel_goes_on_from_what_was_saved(
    local: LocalDiscord, host: BotProcess
) -> None:
    await host.start()
    table = await seated(local)
    await table.play_turn()
    await table.pick(table.aya)
    path = Path(host.database_url.removeprefix("sqlite:///"))
    for file in path.parent.glob("bot.db*"):
        file.unlink()

    assert await host.exit_code() == 1
    errors = [entry["event"] for entry in host.log if entry["level"] == "error"]
    assert errors[0] == "the database was deleted, moved or replaced while the bot ran"
    assert not host.health.exists()
    [rescued] = path.parent.glob(f"bot.db{RESCUED}*")

    await host.launch()
    assert await host.exit_code() == 1
    assert f"{rescued}: rename that to bot.db" in host.said
    rescued.rename(path)
    await host.start()
    await table.play_rest_of_turn()
    await table.play_to_the_end()
