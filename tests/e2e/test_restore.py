"""A database put back to what it was minutes ago, while Discord still remembers what was sent since."""

import shutil
from pathlib import Path

from bot.sandbox.server import LocalDiscord
from tests.e2e.process import BotProcess
from tests.e2e.table import PATIENCE, pick_of, seated
from tests.spoken import WORDS


async def test_a_turn_that_was_told_before_the_restore_is_told_again(
    local: LocalDiscord, process: BotProcess, store_file: str, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.db"
    table = await seated(local)
    await table.pick(table.aya)
    await table.board_says(WORDS("duel-ready"))
    await process.stop()
    shutil.copy(store_file, copy)

    await process.start()
    await table.play_rest_of_turn()
    process.kill()
    await process.killed()
    for left in Path(store_file).parent.glob(f"{Path(store_file).name}*"):
        left.unlink()
    shutil.copy(copy, store_file)

    await process.start()
    hand = await table.hand_of(table.ben)
    assert pick_of(hand).revision == 0
    await table.ben.choose(hand, "snow")
    await local.until(lambda: table.turns_told == [1, 1], PATIENCE)
