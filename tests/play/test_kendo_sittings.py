"""Decisions of one sitting in Kendo Duel: the answer to a click asks the next one, and shows the result."""

import pytest

from bot.play.match.matches import Picked
from bot.store.engine import Store
from rules.kendo.events import CardsTaken, DrewCard
from tests.play.hall import AYA, BEN
from tests.play.kendoing import KendoHall
from tests.rules.kendo.court_table import on_court
from tests.rules.kendo.table import at

PROMPT = 4_321


@pytest.fixture
def hall(store: Store, books: Store) -> KendoHall:
    """Return a hall in which Kendo Duel is played, once on each database."""
    return KendoHall(store, books)


async def asked(hall: KendoHall, game_id: str, state: object, choice: str) -> str:
    """Attack as Aya at a table as it is set, so that Ben is asked by DM; return the match."""
    match_id = await hall.begin(game_id, AYA, BEN)
    await hall.place(match_id, state)
    await hall.pick(match_id, AYA, choice)
    await hall.prompt(match_id, 1, PROMPT)
    return match_id


async def answered(hall: KendoHall, match_id: str, choice: str) -> Picked:
    """Answer as Ben by the DM that asks him, which is to ask the next question as well."""
    picked = await hall.pick(match_id, BEN, choice, prompt_id=PROMPT)
    assert picked.next_prompt is not None, "the answer to the click brings the next question"
    assert picked.next_prompt.rank == picked.page.revision
    await hall.deliveries.delivered(picked.next_prompt, PROMPT, 10_001)
    return picked


async def test_the_red_part_and_the_attack_itself_are_one_sitting(hall: KendoHall) -> None:
    state = at(["men-1", "jodan-1", "do-4"], ["men-6", "seme-1", "bogyo-1"]).state
    match_id = await asked(hall, "kendo.duel/2", state, "men-1+jodan-1>1")
    assert (await hall.page(match_id, BEN)).decision == "red"
    page = (await answered(hall, match_id, "yield")).page
    assert page.decision == "answer"
    (pulled,) = [event for event in page.lately if isinstance(event, CardsTaken)]
    assert len(pulled.cards) == 1
    assert (await hall.page(match_id, AYA)).decision is None


async def test_a_switch_the_draw_and_the_answer_are_one_sitting(hall: KendoHall) -> None:
    state = on_court(["men-1", "do-4"], ["men-6", "seme-1", "bogyo-1"]).state
    match_id = await asked(hall, "kendo.competition/2", state, "men-1>1")
    assert (await hall.page(match_id, BEN)).decision == "switch"
    page = (await answered(hall, match_id, "seme-1/counter/other")).page
    assert page.decision == "answer"
    drawn = [event.card for event in page.lately if isinstance(event, DrewCard)]
    assert len(drawn) == 2
    assert not [event for event in (await hall.page(match_id, AYA)).lately if isinstance(event, DrewCard)]


async def test_a_switch_made_ahead_is_shown_with_the_attack_that_is_asked_for(hall: KendoHall) -> None:
    state = on_court(["men-1", "do-4", "seme-2"], ["men-6", "seme-1", "bogyo-1"]).state
    match_id = await hall.begin("kendo.competition/2", AYA, BEN)
    await hall.place(match_id, state)
    await hall.instruct(match_id, 1, {"back": ("seme",), "new": ("counter",), "drawn": ("other",)})
    await hall.pick(match_id, AYA, "men-1>1")
    assert (await hall.page(match_id, BEN)).decision == "switch", "the answer is not settled"
    await hall.pick(match_id, BEN, "bogyo-1")
    page = await hall.page(match_id, BEN)
    assert page.decision == "attack", "who has parried attacks, after a switch of its list"
    assert len([event for event in page.lately if isinstance(event, DrewCard)]) == 2


async def test_a_whole_ladder_runs_down_at_one_click_and_is_told_as_one(hall: KendoHall) -> None:
    state = at(["men-1", "kote-men", "do-4"], ["men-kote", "men-6", "bogyo-1"]).state
    match_id = await hall.begin("kendo.duel/2", AYA, BEN)
    await hall.place(match_id, state)
    told = {"answer:men": ("men-kote", "men"), "answer:kote": ("kote-men",), "last-cards": ("parry",)}
    for seat in (0, 1):
        await hall.instruct(match_id, seat, told)
    await hall.pick(match_id, AYA, "men-1>1")
    turns = await hall.turns(match_id)
    assert len(turns) == 4, "MEN, MEN to KOTE, KOTE to MEN, and a MEN that ends the exchange"
    assert {turn.chapter for turn in turns} == {1}
    assert [parcel.kind for parcel in await hall.parcels()].count("reveal") == 1
