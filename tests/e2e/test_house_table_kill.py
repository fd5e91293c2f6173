"""A process killed between seal and reveal, at a table and in a cup: the house plays what it had sealed."""

import pytest

from bot.replay import replay_stored
from bot.replay_gathering import replay_gathering
from bot.sandbox.actors.puppets import choices_of, prompt_press, prompts
from bot.sandbox.components import texts
from bot.sandbox.server import LocalDiscord
from bot.store.ids import GatheringId
from tests.e2e.gathering_table import LIVING
from tests.e2e.process import BotProcess
from tests.e2e.table import BOARD, LONG_PATIENCE, presses, said
from tests.e2e.tournament_table import begun
from tests.spoken import WORDS, core

SEALS = "SELECT count(*) FROM house_seals"
TURNS = "SELECT count(*) FROM turns"
OUTBOX = "SELECT count(*) FROM outbox"
LEFT = "SELECT (SELECT count(*) FROM outbox) + (SELECT count(*) FROM matches WHERE house_asked = 1)"


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


async def test_a_cup_goes_on_although_the_bot_is_killed_while_the_house_plays(
    local: LocalDiscord, host: BotProcess
) -> None:
    await host.start()

    async def quiet() -> None:
        await local.until(lambda: host.count(LEFT) == 0, LONG_PATIENCE)

    table = await begun(local, quiet, 3, WORDS("outline-house", level=WORDS("level-student")))
    await local.until(lambda: host.count(SEALS) == 1 and host.count(LEFT) == 0, LONG_PATIENCE)
    [(_, *pair)] = table.fights
    [person] = set(table.people) - set(pair)
    [asked] = [message for message in prompts(person) if prompt_press(message)]
    host.kill()
    await host.killed()
    await host.start()
    assert not (await person.choose(asked, choices_of(asked)[0])).failed
    await local.until(lambda: host.count(TURNS) > 0 and host.count(LEFT) == 0, LONG_PATIENCE)
    press = prompt_press(asked)
    assert press
    assert await replay_stored(press.id, host.database_url) == 0
    resigned = await person.slash(local.channel, "duel resign")
    await person.press(resigned.message, WORDS("resign-yes"))
    await local.until(lambda: "The house wins" in table.shown, LONG_PATIENCE)
    await table.resign(pair[0])
    await local.until(lambda: core("gathering-told-end-last-standing") in table.shown, LONG_PATIENCE)
    found = LIVING.search(table.shown)
    assert found
    assert await replay_gathering(GatheringId(found[1]), host.database_url) == 0
    assert [line for line in host.log if line["level"] == "error"] == []
