"""A process killed between the seal of the house and the reveal: it plays what it had sealed."""

import pytest

from bot.replay import replay_stored
from bot.sandbox.actors.puppets import choices_of, prompt_press
from bot.sandbox.components import texts
from bot.sandbox.server import LocalDiscord
from tests.e2e.process import BotProcess
from tests.e2e.table import BOARD, LONG_PATIENCE, presses, said
from tests.spoken import core

SEALS = "SELECT count(*) FROM house_seals"
TURNS = "SELECT count(*) FROM turns"
OUTBOX = "SELECT count(*) FROM outbox"


@pytest.fixture
def process_url(database_url: str) -> str:
    """Run every test here on each database."""
    return database_url


async def test_what_the_house_sealed_at_a_table_is_what_it_plays_after_a_kill(
    local: LocalDiscord, host: BotProcess
) -> None:
    await host.start()
    aya, ben, daigo = (local.people[name] for name in ("Aya", "Ben", "Daigo"))
    lobby = (await aya.slash(local.channel, "brawl", game="kendo.duel", house="student", seats=3)).message
    await ben.press(lobby, "Join")
    await aya.press(lobby, "Start")
    await local.until(lambda: host.count(SEALS) == 1 and host.count(OUTBOX) == 0, LONG_PATIENCE)
    [board] = [each for each in local.seen_by(daigo, local.channel) if BOARD.search(texts(each))]
    [check] = [press for press in presses(board) if press.parts[0].startswith("house")]
    host.kill()
    await host.killed()
    await host.start()
    for person in (aya, ben):
        hand = (await person.slash(local.channel, "hand")).message or {}
        assert prompt_press(hand)
        assert not (await person.choose(hand, choices_of(hand)[0])).failed
    await local.until(lambda: host.count(TURNS) > 0, LONG_PATIENCE)
    assert core("house-check-hidden") in said(await daigo.press(board, check.custom_id))
    assert await replay_stored(check.id, host.database_url) == 0
    assert [line for line in host.log if line["level"] == "error"] == []
