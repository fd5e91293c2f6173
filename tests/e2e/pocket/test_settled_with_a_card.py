"""What a card may ask is offered in the answer to the press that lays it, and settled there by one press."""

from collections import defaultdict

from bot.face.words import Words
from bot.play.match.instructions import ASK
from bot.replay import check_match
from bot.sandbox.actors.puppets import choices_of
from bot.sandbox.components import texts, walk
from bot.sandbox.request import Json
from bot.sandbox.server import LocalDiscord
from bot.store.engine import Store
from rules.pocket.abilities import ChooseSide, Exhaust, MayStrike
from rules.pocket.cards import STRIKE
from rules.pocket.deck import CARDS
from rules.pocket.instructions import IF_IT_WINS, TO_SURVIVE
from rules.pocket.resolution import SIDES
from tests.e2e.match_table import shown
from tests.e2e.pocket.pocket_table import PocketTable, answering, patient
from tests.e2e.table import all_told, panels, presses
from tests.spoken import WORDS, core


def raised_by(message: Json) -> dict[str, list[str]]:
    """Return the answers that can be settled with a card, by topic."""
    found: dict[str, list[str]] = defaultdict(list)
    for press in presses(message):
        if press.parts[0] == "answer":
            topic, _, answer = press.parts[1].partition(":")[2].partition("/")
            found[topic].append(answer)
    return dict(found)


def settled_in(message: Json) -> list[str]:
    """Return what the lines of a prompt say is settled, without buttons."""
    return [line.partition("**: ")[2] for line in texts(message).splitlines() if line.startswith("✓ ")]


def marked(message: Json) -> list[str]:
    """Return the buttons that say what holds."""
    labels = [component.get("label") or "" for component in walk(message["components"])]
    return [label for label in labels if label.startswith("✓")]


async def test_what_a_card_asks_is_settled_with_it_and_not_asked(table: PocketTable, store: Store) -> None:
    await table.draft()
    side = table.held(ChooseSide)
    line = (await table.choose(table.aya, side)).message
    assert raised_by(line) == {f"side:{side}": [*SIDES, ASK]}
    assert marked(line) == ["✓ Ask me"]
    line = (await table.aya.press(line, answering(line, "helms"))).message
    assert "Turn 1:" in texts(line)
    assert settled_in(line) == ["2 helms"]
    assert raised_by(line) == {}, "nothing is left open that nobody would close"
    await table.answer(table.ben, table.foe_of(side))
    assert all_told(table.newest).count(" shows ") == 1
    assert table.asking == list(table.people), "both are asked what they lay next"
    assert await check_match(store, table.match_id) == []


async def test_whoever_presses_nothing_is_asked_as_ever(table: PocketTable) -> None:
    await table.draft()
    side = await table.flip(ChooseSide)
    assert choices_of(table.prompt(table.aya)) == list(SIDES)
    answer = await table.choose(table.aya, "swords")
    assert raised_by(answer.message) == {}, f"{side} asks no more"


async def test_whoever_thinks_better_of_it_is_offered_what_the_other_card_asks(table: PocketTable) -> None:
    await table.draft()
    side, strikes = table.held(ChooseSide), table.held(MayStrike)
    line = (await table.choose(table.aya, side)).message
    line = (await table.aya.press(line, answering(line, "swords"))).message
    hand = (await table.aya.press(line, "Hand")).message
    line = (await table.aya.choose(hand, strikes)).message
    assert set(raised_by(line)) == {f"strike:{strikes}"}
    line = (await table.aya.press(line, answering(line, IF_IT_WINS))).message
    hand = (await table.aya.press(line, "Hand")).message
    line = (await table.aya.choose(hand, side)).message
    assert marked(line) == ["✓ 2 swords"], "what was settled before holds"
    line = (await table.aya.press(line, answering(line, ASK))).message
    assert settled_in(line) == [WORDS("instruct-ask-me")]
    await table.answer(table.ben, table.foe_of(side))
    assert choices_of(table.prompt(table.aya)) == list(SIDES)


async def test_a_press_that_is_delivered_twice_settles_it_once(table: PocketTable, store: Store) -> None:
    await table.draft()
    side = table.held(ChooseSide)
    line = (await table.choose(table.aya, side)).message
    table.local.faults.deliver_twice()
    await table.aya.press(line, answering(line, "swords"))
    await table.answer(table.ben, table.foe_of(side))
    assert all_told(table.newest).count(" shows ") == 1
    assert table.asking == list(table.people)
    assert await check_match(store, table.match_id) == []


async def test_a_press_after_the_reveal_answers_what_is_asked_and_the_next_is_refused(
    table: PocketTable, store: Store
) -> None:
    await table.draft()
    side = table.held(ChooseSide)
    line = (await table.choose(table.aya, side)).message
    await table.answer(table.ben, table.foe_of(side))
    assert choices_of(table.prompt(table.aya)) == list(SIDES)
    late = await table.aya.press(line, answering(line, "helms"))
    await table.quiet()
    assert raised_by(late.message) == {}
    assert all_told(table.newest).count(" shows ") == 1
    before = texts(table.newest)
    assert raised_by((await table.aya.press(line, answering(line, "swords"))).message) == {}
    [told] = await table.local.until(lambda: panels(table.aya, table.aya.dm))
    assert texts(told) == WORDS("refusal-instruction-gone")
    await table.quiet()
    assert texts(table.newest) == before
    assert await check_match(store, table.match_id) == []


async def test_whoever_lays_last_is_offered_what_a_card_in_play_may_ask_later(table: PocketTable) -> None:
    await table.draft()
    card = table.held(Exhaust)
    await table.answer(table.ben, table.foe_of(card))
    line = (await table.choose(table.aya, card)).message
    assert set(raised_by(line)) == {f"exhaust:{card}"}
    line = (await table.aya.press(line, answering(line, TO_SURVIVE))).message
    assert settled_in(line) == [WORDS("pocket-topic-exhaust-to-survive")]
    await table.quiet()
    strike = (await table.choose(table.aya, STRIKE)).message
    assert marked(strike) == ["✓ To survive"], "the Strike! asks whether it is exhausted"


async def test_it_is_offered_in_a_private_panel_as_well(local: LocalDiscord, table: PocketTable) -> None:
    local.people["Aya"].close_dms()
    await table.draft()
    hand = await table.hand(table.aya)
    side = next(card for card in choices_of(hand) if CARDS[card].ability(ChooseSide))
    line = shown(await table.aya.choose(hand, side))
    line = shown(await table.aya.press(line, answering(line, "helms")))
    assert settled_in(line) == ["2 helms"]
    safe = patient(choices_of(table.prompt(table.ben)))
    await table.answer(table.ben, next(card for card in safe if not CARDS[side].beaten_by(CARDS[card])))
    assert all_told(table.newest).count(" shows ") == 1
    assert STRIKE in choices_of(await table.hand(table.aya)), "the next turn"


async def test_a_question_that_nobody_answered_becomes_the_end_where_it_is_pressed_after_it(
    table: PocketTable,
) -> None:
    await table.draft()
    card = table.held(Exhaust)
    await table.answer(table.ben, table.foe_of(card))
    line = (await table.choose(table.aya, card)).message
    assert set(raised_by(line)) == {f"exhaust:{card}"}
    asked = await table.ben.press(table.newest, "Resign")
    await table.ben.press(asked.message, WORDS("resign-yes"))
    await table.quiet()
    kept = table.local.message(line)
    assert raised_by(kept), "closing it would be a request for each turn that asks"
    late = (await table.aya.press(kept, answering(kept, TO_SURVIVE))).message
    assert raised_by(late) == {}
    assert core("ended-won") in texts(late)
    [told] = await table.local.until(lambda: panels(table.aya, table.aya.dm))
    assert texts(told) == Words()("refusal-duel-over")
