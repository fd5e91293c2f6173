"""Presses that come too late, twice, at once, from another person, or that no Discord client sends."""

import asyncio

import pytest

from bot.face.press import Press
from bot.replay import check_match
from bot.sandbox.components import texts
from bot.sandbox.people.person import Answered, Person
from bot.store.engine import Store
from rules.pocket.abilities import ChooseSide
from rules.pocket.cards import STRIKE
from tests.e2e.estate import carrying
from tests.e2e.match_table import control, shown
from tests.e2e.pocket.pocket_table import PocketTable
from tests.e2e.table import CALLBACK, said
from tests.spoken import WORDS

NOTHING_TO_CHOOSE = WORDS("refusal-nothing-owed")
TURN_OVER = WORDS("refusal-turn-passed")
NOT_YOURS = WORDS("refusal-not-your-duel")
OLD_BUTTON = WORDS("refusal-old-control")

DRAFTED = 16
"""The revision after the draft."""


async def forged(table: PocketTable, person: Person, area: str, revision: int, action: str) -> Answered:
    """Use a control that is nowhere, as if it stood on the newest board."""
    custom_id = Press(area, table.match_id, revision, action).custom_id
    return await person.forge(carrying(table.newest, custom_id, private=False), custom_id, None)


async def seen(table: PocketTable) -> list[str]:
    """Return all boards once all is shown."""
    await table.quiet()
    return [texts(board) for board in table.boards]


async def test_whoever_is_not_on_takes_nothing_and_is_told_so(table: PocketTable) -> None:
    before = await seen(table)
    assert said(await table.take(table.other)) == NOTHING_TO_CHOOSE
    assert said(await table.take(table.local.people["Chiyo"])) == NOT_YOURS
    assert await seen(table) == before


async def test_of_two_who_press_a_card_at_once_whoever_is_on_gets_it(
    table: PocketTable, store: Store
) -> None:
    await table.take(table.on)
    await table.quiet()
    on, [card, *others] = table.on, table.offered
    first, second = await asyncio.gather(*(person.choose(table.newest, card) for person in table.people))
    taken, refused = (first, second) if on is table.aya else (second, first)
    assert taken.kind == "update"
    assert said(refused) in {NOTHING_TO_CHOOSE, TURN_OVER}
    await table.quiet()
    assert table.offered == others
    assert await check_match(store, table.match_id) == []


async def test_of_two_cards_that_one_presses_at_once_one_is_taken(table: PocketTable) -> None:
    await table.take(table.on)
    await table.quiet()
    on, cards, board = table.on, table.offered, table.newest
    answers = await asyncio.gather(*(on.choose(board, card) for card in cards[:2]))
    assert sorted(answer.kind for answer in answers) == ["message", "update"]
    await table.quiet()
    assert len(table.offered) == len(cards) - 1


async def test_a_press_that_is_delivered_twice_takes_one_card(table: PocketTable) -> None:
    for _ in range(2):  # on the first board, and on that of the draft
        on, [card, *others] = table.on, table.offered
        table.local.faults.deliver_twice()
        await table.take(on, card)
        await table.local.until(lambda others=others: table.offered == others)
        assert table.on is not on
    assert not control(table.boards[0], "open"), "the first board asks nothing any more"


async def test_the_board_stays_itself_where_a_card_is_taken_before_the_last_drawing_is_noted(
    table: PocketTable,
) -> None:
    await table.take(table.on)
    await table.quiet()
    board, cards = table.newest, table.offered
    told = asyncio.Event()  # Discord has drawn it, and the bot waits to hear so
    table.local.faults.after(CALLBACK, lambda _: told.wait())
    await table.take(table.on, cards[0])
    answer = await table.take(table.on, cards[1])
    assert answer.kind != "none"
    assert table.boards[1]["id"] == board["id"]
    assert " takes " in texts(table.boards[1])
    told.set()
    await table.local.until(lambda: table.offered == cards[2:])


async def test_an_old_board_takes_no_card_and_then_asks_nothing_any_more(table: PocketTable) -> None:
    first, on = table.newest, table.on
    await table.settle(on, "wishes", table.offered[0])
    await table.quiet()
    assert control(table.boards[0], "open"), "nobody has pressed it"
    before = table.offered
    await table.other.choose(first, before[0])
    await table.local.until(lambda: not control(table.boards[0], "open"))
    await table.quiet()
    assert table.offered == before


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        ("choose:no-such-card", WORDS("refusal-rejection-choice-illegal")),
        (f"choose:{STRIKE}", WORDS("refusal-rejection-choice-illegal")),
        ("choose", OLD_BUTTON),
    ],
)
async def test_what_is_not_on_offer_cannot_be_taken(table: PocketTable, action: str, sentence: str) -> None:
    before = await seen(table)
    assert said(await forged(table, table.on, "open", 0, action)).startswith(sentence)
    assert await seen(table) == before


async def test_what_is_hidden_cannot_be_chosen_in_the_open(table: PocketTable) -> None:
    await table.draft()
    before = await seen(table)
    answer = await forged(table, table.aya, "open", DRAFTED, f"choose:{STRIKE}")
    assert said(answer) == NOTHING_TO_CHOOSE
    assert await seen(table) == before
    assert table.asking == list(table.people)


async def test_nothing_is_settled_with_a_choice_that_was_not_made(table: PocketTable) -> None:
    await table.draft()
    topic, before = f"side:{table.held(ChooseSide)}", await seen(table)
    for revision, action, sentence in (
        (DRAFTED, f"answer:1:{topic}/helms", TURN_OVER),
        (DRAFTED + 1, f"answer:1:{topic}/helms", TURN_OVER),
        (DRAFTED, f"answer:one:{topic}/helms", OLD_BUTTON),
        (DRAFTED, f"answer:1:{topic}", OLD_BUTTON),
        (DRAFTED, "answer:1:side:moon/helms", TURN_OVER),
    ):
        answer = await forged(table, table.aya, "instruct", revision, action)
        assert said(answer).startswith(sentence), action
    chiyo = table.local.people["Chiyo"]
    answer = await forged(table, chiyo, "instruct", DRAFTED, f"answer:1:{topic}/helms")
    assert said(answer) == NOT_YOURS
    assert await seen(table) == before
    panel = shown(await table.aya.choose(await table.panel(table.aya), topic))
    assert not control(panel, "instruct", "forget"), "nothing is settled"


async def test_what_cannot_be_settled_is_refused_kindly(table: PocketTable) -> None:
    before, [wish, *_] = await seen(table), table.offered
    for action, sentence in (
        ("add:lay/strike", WORDS("refusal-instruction-gone")),
        ("add:wishes/no-such-card", WORDS("refusal-instruction-gone")),
        ("finish:no-such-topic", WORDS("refusal-instruction-gone")),
        ("finish:wishes", WORDS("refusal-instruction-empty")),
        ("add:wishes", OLD_BUTTON),
        ("topic", OLD_BUTTON),
    ):
        assert said(await forged(table, table.on, "instruct", 0, action)).startswith(sentence), action
    chiyo = table.local.people["Chiyo"]
    for action in ("show", f"add:wishes/{wish}", "finish:wishes", "forget:wishes"):
        assert said(await forged(table, chiyo, "instruct", 0, action)) == NOT_YOURS
    assert await seen(table) == before
    for person in table.people:
        assert not control(await table.panel(person), "instruct", "forget"), "nothing is settled"
