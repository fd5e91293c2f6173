"""A seat that passes from one player to another, over the sockets, and through a kill."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.replay import replay_stored
from bot.sandbox.components import texts
from bot.sandbox.people.person import Person
from bot.sandbox.request import Json, LoggedRequest
from bot.sandbox.server import LocalDiscord
from tests.e2e.process import BotProcess
from tests.e2e.table import OPEN_DM, PATIENCE, SEND, Table, offers, said, seated
from tests.e2e.test_kill import comes_back
from tests.spoken import WORDS, core

WAITING = "SELECT count(*) FROM outbox"


async def asked(table: Table) -> Json:
    """Wait for the request that stands in the channel, and return it."""

    def found() -> Json | None:
        return next((each for each in table.public if WORDS("substitute-title") in texts(each)), None)

    return await table.local.until(found, PATIENCE)


async def hand_over(table: Table, newcomer: Person) -> Json:
    """Ask for a substitute for Aya by the command, and return the request."""
    question = await table.aya.slash(table.local.channel, "duel substitute", person=newcomer)
    posted = await table.aya.press(question.message or {}, WORDS("substitute-ask-own"))
    assert WORDS("substitute-posted") in said(posted)
    return await asked(table)


async def test_a_seat_passes_on_and_the_match_is_played_to_its_end(table: Table, sqlite_url: str) -> None:
    aya, ben, chiyo = table.aya, table.ben, table.local.people["Chiyo"]
    old = await table.prompt_of(aya)
    request = await hand_over(table, chiyo)
    assert {str(ben.id), str(chiyo.id)} <= {user["id"] for user in request["mentions"]}
    stranger = await table.local.people["Daigo"].press(request, WORDS("substitute-accept"))
    assert core("refusal-substitute-not-for-you") in said(stranger)
    assert WORDS("substitute-yes") in said(await ben.press(request, WORDS("substitute-agree")))
    assert WORDS("substitute-yours") in said(await chiyo.press(request, WORDS("substitute-accept")))

    taken = replace(table, aya=chiyo)
    await taken.prompt_of(chiyo)
    await table.local.until(lambda: not table.prompts(aya), PATIENCE)
    [closed] = table.letters(aya)
    assert core("prompt-given-up") in texts(closed)
    await table.board_says(chiyo.mention)
    posted = await asked(table)
    told = core("substitute-seated")
    await table.local.until(lambda: told in texts(table.local.message(posted)), PATIENCE)
    assert core("refusal-seat-given-up") in said(await aya.press(table.newest, "Hand"))
    assert core("refusal-seat-given-up") in said(await aya.choose(old, "moon"))
    while not taken.over:
        await taken.play_turn()
    assert len(table.letters(aya)) == 1, "the one before is told no more"
    assert "rating" not in texts(table.newest).lower()
    assert await replay_stored(table.match_id, sqlite_url) == 0


async def test_the_question_before_a_resignation_offers_it_and_anybody_asked_can_decline(
    table: Table,
) -> None:
    aya, chiyo = table.aya, table.local.people["Chiyo"]
    question = await aya.press(table.board, "Resign")
    offered = await aya.choose(question.message or {}, chiyo)
    assert offers(offered.message or {}, WORDS("substitute-ask-own"))
    await aya.press(offered.message or {}, WORDS("substitute-ask-own"))
    request = await asked(table)
    assert WORDS("substitute-no") in said(await chiyo.press(request, WORDS("substitute-decline")))
    await table.local.until(lambda: core("substitute-refused") in "".join(map(texts, table.public)), PATIENCE)
    await table.play_to_the_end()


class TestKilled:
    """A process that dies between the change and the new hand; on each database."""

    @pytest.fixture
    def process_url(self, database_url: str) -> str:
        """Run every test here on each database."""
        return database_url

    @pytest.mark.parametrize("sent", [False, True], ids=["before", "after"])
    async def test_the_new_hand_arrives_once_though_the_process_died(
        self, local: LocalDiscord, process: BotProcess, *, sent: bool
    ) -> None:
        table = await seated(local)
        chiyo = local.people["Chiyo"]
        await table.prompt_of(table.aya)
        request = await hand_over(table, chiyo)
        await table.ben.press(request, WORDS("substitute-agree"))
        if sent:
            local.faults.after(_by_dm(chiyo), process.kill)
        else:
            local.faults.before(OPEN_DM, process.kill)
            local.faults.swallow(OPEN_DM)
        await chiyo.press(request, WORDS("substitute-accept"))
        await process.killed()
        await comes_back(process)
        taken = replace(table, aya=chiyo)
        await taken.prompt_of(chiyo)
        await local.until(lambda: process.count(WAITING) == 0, PATIENCE)
        assert len(taken.prompts(chiyo)) == 1
        assert not table.prompts(table.aya)
        while not taken.over:
            await taken.play_turn()
        assert await replay_stored(table.match_id, process.database_url) == 0


def _by_dm(person: Person) -> Callable[[LoggedRequest], bool]:
    """Match what is sent to a person directly."""

    def matches(request: LoggedRequest) -> bool:
        return request.route == SEND and str(person.dm.id) in request.path

    return matches
