"""Pocket Samurai by hand: the draft on the board, hidden cards by DM, the questions of a turn, the end."""

import pytest

from bot.face.pocket.cards import card_in_bold, card_name
from bot.face.words import Words
from bot.play.ground.context import Context
from bot.replay import check_match
from bot.sandbox.actors.puppets import choices_of
from bot.sandbox.components import texts
from bot.sandbox.server import LocalDiscord
from bot.sandbox.stage import logged_in
from bot.store.engine import Store, open_store
from rules.dice import Dice
from rules.pocket.abilities import ChooseSide, Exhaust, FromHand, MayStrike
from rules.pocket.cards import STRIKE
from rules.pocket.resolution import HOLD, KEEP, SIDES
from tests.e2e.books import books_at
from tests.e2e.match_table import Quiet, nothing_due
from tests.e2e.pocket.pocket_table import PocketTable, begun
from tests.e2e.table import Clock, all_told, presses
from tests.spoken import WORDS, core


def chapters(table: PocketTable) -> list[int]:
    """Return what each message but the first board tells, by the revision with which it begins."""
    return [press.revision for board in table.boards[1:] for press in presses(board) if press.area == "dice"]


def named(card: str) -> str:
    return card_name(Words(), card)


def crest(card: str) -> str:
    return card_in_bold(Words(), card)


async def test_the_draft_is_played_in_one_message_that_both_see(table: PocketTable) -> None:
    first, taken = table.on, list[str]()
    order = [table.on.name]
    assert len(table.offered) == 10
    begins = texts(table.newest)
    assert all(named(card) in begins for card in table.offered), "beside their numbers"
    assert WORDS("pocket-draft-how") in begins
    assert WORDS("board-beginning-openly-thread") in begins
    while table.offered:
        card = table.offered[-1]
        answer = await table.take(table.on, card)
        assert answer.kind == "update"
        await table.quiet()
        taken.append(card)
        assert len(table.boards) == 2, "the first board, and the draft"
        assert all(named(card) in str(table.newest) for card in taken), "by the picture's words"
        order += [table.on.name] if table.offered else []
    one, other = first.name, next(person.name for person in table.people if person is not first)
    assert order == [one, other] * 4 + [other, one] * 4
    assert table.asking == list(table.people), "what is laid is asked by DM"
    for person in table.people:
        assert [len(choices_of(table.prompt(person))), len(person.messages(person.dm))] == [9, 1]


async def test_a_hand_is_played_from_the_challenge_to_the_rematch(table: PocketTable, store: Store) -> None:
    match_id = table.match_id
    await table.draft()
    await table.play_on(Dice(b"a hand"))
    assert chapters(table) == sorted(set(chapters(table))), "all is told once, and in order"
    assert len(chapters(table)) > 6
    assert core("outcome-honor") in texts(table.newest)
    assert table.asking == []
    assert await check_match(store, match_id) == []

    posted = await table.ben.press(table.newest, "Rematch")
    assert "Pocket Samurai" in texts(posted.message)
    accepted = await table.aya.press(posted.message, "Accept")
    assert WORDS("hand-begins-openly") in texts(accepted.message)
    await table.local.until(lambda: table.match_id != match_id)
    assert len(table.offered) == 10


async def test_both_cards_are_revealed_together_and_only_then_a_question_is_asked(table: PocketTable) -> None:
    await table.draft()
    drafted = texts(table.newest)
    card = table.held(ChooseSide)
    await table.choose(table.aya, card)
    await table.quiet()
    assert texts(table.newest) == drafted.replace(WORDS("duel-choosing"), WORDS("duel-ready"), 1)
    foe = table.foe_of(card)
    await table.choose(table.ben, foe)
    await table.quiet()
    for place, laid in zip(("Left", "Right"), (card, foe), strict=True):
        assert f"{place}: {named(laid)}" in all_told(table.newest)
    assert table.asking == [table.aya]
    assert choices_of(table.prompt(table.aya)) == list(SIDES)
    assert "(2 helms)" not in all_told(table.newest)
    await table.choose(table.aya, "helms")
    await table.quiet()
    assert len(table.boards) == 3, "a turn is told in one message"
    assert f"{named(card)} shows " in all_told(table.newest)


async def test_every_question_of_a_turn_comes_one_at_a_time(table: PocketTable) -> None:
    aya = table.aya
    await table.draft()
    card = await table.flip(Exhaust)
    await table.flip(STRIKE)
    assert choices_of(table.prompt(aya)) == [card, KEEP]
    await table.answer(aya, card)
    assert f"exhausts {named(card)}" in all_told(table.newest)

    await table.flip(MayStrike)
    assert choices_of(table.prompt(aya)) == [STRIKE, HOLD]
    await table.answer(aya, HOLD)
    assert "holds back" in all_told(table.newest)

    await table.flip(FromHand)
    brought = choices_of(table.prompt(aya))[0]
    await table.answer(aya, brought)
    assert f"plays {named(brought)} from hand" in all_told(table.newest)
    assert len(table.boards) == 6
    assert table.asking == list(table.people)


async def test_the_best_of_three_is_played_with_the_same_cards(
    local: LocalDiscord, quiet: Quiet, store: Store
) -> None:
    table = await begun(local, quiet, "length=best-of-three")
    await table.draft()
    await table.play_on(Dice(b"three"))
    told = "\n".join(map(texts, table.boards))
    assert "round 2 begins" in told
    assert await check_match(store, table.match_id) == []


@pytest.mark.postgres
async def test_a_hand_is_played_whole_on_postgresql(
    local: LocalDiscord, clock: Clock, postgres_url: str
) -> None:
    async with open_store(postgres_url) as store, logged_in(local, Context(store, clock)) as bot:

        async def quiet() -> None:
            bot.outbox.wake()
            await nothing_due(books_at(postgres_url), clock)

        table = await begun(local, quiet)
        await table.draft()
        await table.play_on(Dice(b"postgres"))
        assert await check_match(store, table.match_id) == []
