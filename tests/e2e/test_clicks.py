"""Clicks that come twice, late, by the hundred, or from people who have no business there."""

import asyncio
import random

import pytest

from bot.face.press import Press
from bot.play.messages.parcels import ANSWER_FIRST
from bot.sandbox.components import STRING_SELECT, texts, walk
from bot.sandbox.people.person import Person
from bot.sandbox.server import LocalDiscord
from bot.wire.client import DuelBot
from rules.bushido.wheel import TECHNIQUES, WHEEL
from tests.e2e.estate import carrying
from tests.e2e.table import CALLBACK, Clock, Table, challenged, nothing_waits, panels, pick_of, presses
from tests.spoken import WORDS, core

AT_ONCE = 50
"""Clicks of each person at the same moment."""


async def test_a_pick_delivered_twice_counts_once(table: Table) -> None:
    table.local.faults.deliver_twice()
    await table.pick(table.aya)
    table.local.faults.deliver_twice()
    await table.pick(table.ben)
    await table.told(1)
    await table.play_to_the_end()
    for person in table.pair:
        assert len(table.letters(person)) == 3 + (person is table.aya), "who chose first has the end besides"
    assert panels(table.aya, table.aya.dm) == []


async def test_a_command_delivered_twice_challenges_once(
    local: LocalDiscord, bot: DuelBot, clock: Clock
) -> None:
    local.faults.deliver_twice()
    aya, ben, chiyo = (local.people[name] for name in ("Aya", "Ben", "Chiyo"))
    await aya.slash(local.channel, "challenge", opponent=ben)
    clock.forward(ANSWER_FIRST)
    bot.outbox.wake()
    await local.until(lambda: chiyo.messages(local.channel))
    await nothing_waits(bot)
    assert len(chiyo.messages(local.channel)) == 1


async def test_an_acceptance_and_a_resignation_delivered_twice_happen_once(
    local: LocalDiscord, bot: DuelBot
) -> None:
    aya, ben = local.people["Aya"], local.people["Ben"]
    question = await ben.press(await challenged(local), "Accept")
    local.faults.deliver_twice()
    await ben.choose(question.message, "wanderer")
    table = Table(local, aya, ben)
    await table.board_says("Turn **1**")
    asked = await aya.press(table.board, "Resign")
    local.faults.deliver_twice()
    await aya.press(asked.message, WORDS("resign-yes"))
    await table.board_says(core("outcome-honor"))
    await nothing_waits(bot)
    assert table.turns_told == [1]
    assert len(table.boards) == 1


@pytest.mark.parametrize("action", ["pick", "pick:1"])
async def test_a_prompt_with_a_list_as_earlier_versions_sent_it_is_still_answered(
    table: Table, action: str
) -> None:
    prompt = await table.prompt_of(table.aya)
    old_id = Press("hand", table.match_id, 0, action).custom_id
    old = carrying(prompt, old_id, STRING_SELECT, private=False)
    first = await table.aya.forge(old, old_id, ("snow",))
    assert texts(first.message).startswith("Turn 1: ❄️ **雪 Snow**")
    opened = await table.aya.press(first.message, "Hand")
    await table.aya.choose(opened.message, "moon")
    await table.pick(table.ben, "snow")
    assert "Aguni Gin (left) plays 月 Moon" in await table.told(1)


async def test_a_prompt_from_two_turns_ago_is_answered_kindly_and_changes_nothing(table: Table) -> None:
    prompt = await table.prompt_of(table.aya)
    await table.play_turn()
    await table.play_turn()
    late = await table.aya.choose(prompt, "fan")
    assert not late.failed
    assert core("prompt-passed") in texts(late.message)
    assert not pick_of(late.message)
    said = await table.local.until(lambda: told_privately(table.aya, WORDS("refusal-turn-passed")))
    assert "The newest message has the current turn." in said[0]
    assert texts(table.board).count("💭") == 2
    await table.play_to_the_end()


async def test_a_private_hand_from_two_turns_ago_shows_the_current_one(table: Table) -> None:
    hand = await table.hand_of(table.aya)
    await table.play_turn()
    await table.play_turn()
    late = await table.aya.choose(hand, "fan")
    assert late.kind == "update"
    assert pick_of(late.message).revision == 2
    assert core("hand-picked") not in texts(late.message)


async def test_the_buttons_of_an_old_board_do_what_they_say(table: Table) -> None:
    old = table.board
    await table.play_turn()
    await table.play_turn()
    hand = await table.aya.press(old, "Hand")
    assert pick_of(hand.message).revision == 2
    assert core("resign-ask") in texts((await table.aya.press(old, "Resign")).message)


async def test_after_the_end_old_buttons_say_so(table: Table) -> None:
    old, prompt = table.board, await table.prompt_of(table.aya)
    await table.play_to_the_end()
    for label in ("Hand", "Resign"):
        answer = await table.aya.press(old, label)
        assert answer.private
        assert texts(answer.message) == "This match is over."
    late = await table.aya.choose(prompt, "fan")
    assert not late.failed


@pytest.mark.parametrize("label", ["Hand", "Resign"])
async def test_a_stranger_opens_and_ends_nothing(table: Table, label: str) -> None:
    answer = await table.local.people["Chiyo"].press(table.board, label)
    assert answer.private
    assert texts(answer.message) == WORDS("refusal-not-your-duel")


async def test_a_rematch_is_for_those_who_fought(table: Table) -> None:
    await table.play_to_the_end()
    answer = await table.local.people["Chiyo"].press(table.reveals[-1], "Rematch")
    assert answer.private
    assert texts(answer.message) == WORDS("refusal-not-your-duel")


@pytest.mark.usefixtures("bot")
@pytest.mark.parametrize(
    ("name", "label", "sentence"),
    [
        ("Chiyo", "Accept", WORDS("refusal-challenge-not-for-you")),
        ("Chiyo", "Refuse", WORDS("refusal-challenge-not-for-you")),
        ("Aya", "Accept", WORDS("refusal-challenge-not-for-you")),
        ("Chiyo", "Withdraw", WORDS("refusal-challenge-not-yours")),
        ("Ben", "Withdraw", WORDS("refusal-challenge-not-yours")),
    ],
)
async def test_a_challenge_is_answered_by_those_it_concerns(
    local: LocalDiscord, name: str, label: str, sentence: str
) -> None:
    posted = await challenged(local)
    answer = await local.people[name].press(posted, label)
    assert answer.private
    assert texts(answer.message) == sentence
    assert presses(local.message(posted))


async def test_of_many_picks_in_any_order_the_latest_click_counts(table: Table) -> None:
    prompt = await table.prompt_of(table.aya)
    held = table.local.faults.hold(AT_ONCE)
    cards = random.Random(2).choices(TECHNIQUES, k=AT_ONCE)
    clicks = [asyncio.create_task(table.aya.choose(prompt, card)) for card in cards]
    await table.local.until(lambda: len(held.kept) == AT_ONCE)
    held.release(*random.Random(3).sample(range(AT_ONCE), AT_ONCE))
    await asyncio.gather(*clicks)
    last = held.kept[-1]["data"]["custom_id"].rpartition(":")[2]
    hand = await table.hand_of(table.aya)
    assert f"You have chosen {name_of(last)}" in texts(hand)
    await table.pick(table.ben, "snow")
    assert f"Aguni Gin (left) plays {spoken(last)}" in await table.told(1)


async def test_a_hundred_picks_at_once_resolve_one_turn(table: Table) -> None:
    asked = [(person, await table.prompt_of(person)) for person in table.pair]
    clicks = [
        person.choose(prompt, card)
        for card in random.Random(4).choices(TECHNIQUES[:5], k=AT_ONCE)
        for person, prompt in asked
    ]
    assert not any(answer.failed for answer in await asyncio.gather(*clicks))
    told = await table.told(1)
    await table.board_says("Turn **2**")
    assert table.turns_told == [1]
    played = [
        text for text in answers(table.local) if "Turn 1: " in text and WORDS("duel-board-button") in text
    ]
    assert len(played) == 1, "one click decided the turn"
    [decisive] = [card for card in TECHNIQUES if name_of(card) in played[0]]
    assert f"plays {spoken(decisive)}" in told
    for person in table.pair:
        assert pick_of(await table.prompt_of(person, 2))


def told_privately(person: Person, words: str) -> list[str]:
    """Return the private messages to a person by DM that say this."""
    return [told for told in map(texts, panels(person, person.dm)) if words in told]


def answers(local: LocalDiscord) -> list[str]:
    """Return what the bot's first answers to clicks said, with the names of their buttons."""
    return [
        "\n".join(
            part.get("content") or part.get("label", "") for part in walk(request.body["data"]["components"])
        )
        for request in local.requests
        if request.route == CALLBACK and request.body.get("data")
    ]


def name_of(card: str) -> str:
    """Return how the bot writes a card, without the own name that a special card has."""
    [mon] = [mon for mon in WHEEL if mon.token == card]
    return f"{mon.emoji} **{mon.kanji} {card.capitalize()}"


def spoken(card: str) -> str:
    """Return how an alt text writes it."""
    return name_of(card).rpartition("**")[2]
