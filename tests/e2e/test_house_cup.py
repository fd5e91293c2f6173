"""A cup of five over real sockets, in which the house takes the place of a bye, from sign-up to the end."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.replay_gathering import check_gathering
from bot.sandbox.actors.puppets import choices_of, prompt_press, prompts
from bot.sandbox.components import texts
from bot.sandbox.people.person import Person
from bot.sandbox.server import LocalDiscord
from bot.store.engine import Store
from bot.store.ids import GatheringId
from bot.wire.client import DuelBot
from tests.e2e.gathering_table import LIVING, quiet_by
from tests.e2e.table import Clock, said
from tests.e2e.tournament_table import TournamentTable, called
from tests.spoken import WORDS, core

LEVEL = WORDS("level-first-steps")
HOUSE = WORDS("house-name", nth=0)


@pytest.fixture
def quiet(bot: DuelBot, clock: Clock, store: Store) -> Callable[[], Awaitable[None]]:
    """Return what waits until nobody waits for the house, every end is heard of, and all is sent."""
    heard = quiet_by(bot, clock, store)

    async def wait() -> None:
        await heard()
        while await bot.play.house_turns.asked():  # noqa: ASYNC110  only the database knows
            await asyncio.sleep(0.01)
        await heard()

    return wait


async def meeting(table: TournamentTable) -> Person | None:
    """Return who meets the house now, as each is told."""
    for person in table.people:
        if HOUSE in said(await person.press(table.message, WORDS("tournament-mine"))):
            return person
    return None


async def fight_it_out(table: TournamentTable, person: Person) -> None:
    """Choose the first option for a player until their duel with the house is over."""
    while await meeting(table) == person:
        *_, asked = [message for message in prompts(person) if prompt_press(message)]
        assert not (await person.choose(asked, choices_of(asked)[0])).failed
        await table.quiet()


async def test_a_cup_of_five_with_a_bye_taken_by_the_house_is_held_to_its_end(
    local: LocalDiscord, quiet: Callable[[], Awaitable[None]], store: Store
) -> None:
    table = await called(local, quiet, 5, WORDS("outline-house", level=LEVEL))
    assert WORDS("tournament-house", level=LEVEL) in table.shown
    assert said(await table.aya.press(table.message, "Begin")) == WORDS("gathering-begun")
    await quiet()
    assert HOUSE in table.shown
    assert HOUSE in texts(await table.bracket())
    assert len(table.fights) == 2
    boards = "".join(map(texts, table.public))
    assert WORDS("house-table", level=LEVEL) in boards
    while core("gathering-told-end-last-standing") not in table.shown:
        if person := await meeting(table):
            await fight_it_out(table, person)
        await table.resign_one_each()
    found = LIVING.search(table.shown)
    assert found
    assert await check_gathering(store, GatheringId(found[1])) == []
