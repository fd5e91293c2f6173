"""Answers that a game suggests: taken in one press, and given up in one."""

import pytest

from bot.play.ground.refusals import Gone, NotYours
from bot.play.match.instructions import Instructions, InstructionsPage
from bot.store.engine import Store
from tests.play.hall import AYA, BEN, CHIYO
from tests.play.kendoing import KendoHall
from tests.play.pocketing import PocketHall
from tests.play.settling import settle
from tests.rules.kendo.table import SPARE, at


@pytest.fixture
def hall(store: Store, books: Store) -> KendoHall:
    """Return a hall in which Kendo Duel is played, once on each database."""
    return KendoHall(store, books)


@pytest.fixture
def ahead(hall: KendoHall) -> Instructions:
    return Instructions(hall.context)


def in_force(page: InstructionsPage) -> set[str]:
    return {each.topic.name for each in page.instructions if each.in_force}


async def test_all_that_is_suggested_is_settled_at_once(hall: KendoHall, ahead: Instructions) -> None:
    table = {"match_id": await hall.begin("kendo.duel/2", AYA, BEN), "user_id": AYA}
    assert not in_force(await ahead.page(**table))
    page = await ahead.suggest(**table)
    assert in_force(page) == {*page.suggested}
    assert {each.topic.name for each in page.instructions} - in_force(page) == {"attack", "discard"}
    assert not in_force(await ahead.forget_all(**table))


async def test_what_is_asked_now_is_answered_at_once(hall: KendoHall, ahead: Instructions) -> None:
    match_id = await hall.begin("kendo.duel/2", AYA, BEN)
    await hall.place(match_id, at(["men-1", "do-4"], ["men-6", *SPARE]).state)
    await hall.pick(match_id, AYA, "men-1>1")
    page = await ahead.suggest(match_id=match_id, user_id=BEN)
    assert page.match.revision == 2
    assert (await hall.page(match_id, AYA)).decision == "answer"


async def test_what_of_ones_own_is_undone_is_said_before(hall: KendoHall, ahead: Instructions) -> None:
    match_id = await hall.begin("kendo.duel/2", AYA, BEN)
    table = {"match_id": match_id, "user_id": AYA}
    await ahead.suggest(**table)
    await settle(hall, match_id, AYA, "last-cards", "no-parry")
    page = await settle(hall, match_id, AYA, "attack", "men")
    undone = [
        {each.topic.name for each in page.undone(suggesting=suggesting)} for suggesting in (True, False)
    ]
    assert undone == [{"last-cards"}, {"last-cards", "attack"}]
    page = await ahead.suggest(**table)
    assert page.on("attack").ranking == ("men",), "no attack is suggested, so one's own stays"
    assert not page.undone(suggesting=True)


async def test_an_instruction_waits_for_what_it_needs(hall: KendoHall) -> None:
    match_id = await hall.begin("kendo.duel/2", AYA, BEN)
    page = await settle(hall, match_id, AYA, "attack", "men")
    assert [each.topic.name for each in page.lacking(page.on("attack"))] == ["discard"]
    page = await settle(hall, match_id, AYA, "discard", "seigan")
    assert page.lacking(page.on("attack")) == ()


async def test_nobody_else_sees_what_is_suggested_or_taken(hall: KendoHall, ahead: Instructions) -> None:
    match_id = await hall.begin("kendo.duel/2", AYA, BEN)
    before = [await hall.page(match_id, reader) for reader in (BEN, None)], await hall.parcels()
    await ahead.suggest(match_id=match_id, user_id=AYA)
    assert ([await hall.page(match_id, reader) for reader in (BEN, None)], await hall.parcels()) == before
    for settle_all in (ahead.suggest, ahead.forget_all):
        with pytest.raises(NotYours):
            await settle_all(match_id=match_id, user_id=CHIYO)
    await hall.matches.resign(match_id=match_id, user_id=AYA)
    for settle_all in (ahead.suggest, ahead.forget_all):
        with pytest.raises(Gone):
            await settle_all(match_id=match_id, user_id=BEN)
    assert (await ahead.page(match_id=match_id, user_id=BEN)).suggested == {}


async def test_a_game_without_suggestions_settles_nothing(hall: KendoHall, ahead: Instructions) -> None:
    match_id = await PocketHall(hall).begin()
    page = await ahead.suggest(match_id=match_id, user_id=AYA)
    assert (page.suggested, in_force(page)) == ({}, set())
