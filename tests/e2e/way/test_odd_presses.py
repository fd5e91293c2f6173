"""Presses that come twice, too late, from two clients at once, from others, or that no client sends."""

import asyncio

import pytest

from bot.face.press import Press
from bot.face.words import Words
from bot.sandbox.actors.puppets import choices_of, prompt_press
from bot.sandbox.components import texts
from bot.sandbox.people.person import Answered, Person
from bot.sandbox.server import LocalDiscord
from bot.store.engine import Store
from bot.wire.client import DuelBot
from rules.codec import decode
from rules.replay import Played
from tests.e2e.estate import carrying
from tests.e2e.table import nothing_waits, offers, said
from tests.e2e.way.way_table import LoneFight, kept
from tests.spoken import WORDS

NOT_YOURS = WORDS("refusal-not-your-duel")
UNFIT = WORDS("refusal-rejection-choice-illegal")


async def forged(fight: LoneFight, person: Person, revision: int, action: str) -> Answered:
    """Use a control that is nowhere, as if it stood in the message."""
    custom_id = Press("hand", fight.match_id, revision, action).custom_id
    return await person.forge(carrying(fight.message, custom_id), custom_id, None)


async def test_a_press_that_is_delivered_twice_counts_once(
    fight: LoneFight, store: Store, local: LocalDiscord
) -> None:
    for _ in range(4):
        local.faults.deliver_twice()
        await fight.choose(fight.foretold.curious)
    assert await kept(store, fight.match_id) == fight.foretold.log


async def test_of_two_clients_that_choose_at_once_one_is_taken_and_both_show_it(
    fight: LoneFight, store: Store
) -> None:
    other = await fight.look_again()
    for _ in range(3):
        panels, choices = (fight.message, other.message), choices_of(fight.message)[:2]
        answers = await asyncio.gather(
            *(fight.person.choose(panel, choice) for panel, choice in zip(panels, choices, strict=True))
        )
        [*_, (entry, _)] = await kept(store, fight.match_id)
        fight.foretold.take(decode(entry, Played).choices[0])
        fight.message, other.message = (answer.message for answer in answers)
        assert texts(fight.message) == texts(other.message)
        fight.check()
    assert await kept(store, fight.match_id) == fight.foretold.log


async def test_an_older_panel_shows_how_it_stands_now_and_takes_nothing(
    fight: LoneFight, store: Store
) -> None:
    old = await fight.look_again()
    detailed = await fight.look_again()
    await fight.on(3)
    for label in (choices_of(old.message)[0], "Details"):
        panel = old if label != "Details" else detailed
        pressed = panel.person.choose if label != "Details" else panel.person.press
        answer = await pressed(panel.message, label)
        assert texts(answer.message) == fight.told
    assert await kept(store, fight.match_id) == fight.foretold.log


async def test_details_say_more_and_change_nothing(fight: LoneFight, store: Store) -> None:
    short = fight.message
    more = await fight.person.press(short, "Details")
    assert prompt_press(more.message) == prompt_press(short)
    fight.message = more.message
    fight.check()
    await fight.choose(fight.foretold.curious)
    assert await kept(store, fight.match_id) == fight.foretold.log


@pytest.mark.parametrize("choice", ["nonsense", "activate", "credit:3", "swap:moon-1", "resign", "0"])
async def test_what_is_not_on_offer_cannot_be_chosen(fight: LoneFight, store: Store, choice: str) -> None:
    assert said(await forged(fight, fight.person, 0, f"pick:1:{choice}")).startswith(UNFIT)
    assert await kept(store, fight.match_id) == []


async def test_nobody_else_chooses_and_nobody_chooses_ahead(
    fight: LoneFight, store: Store, local: LocalDiscord
) -> None:
    choice, ben = fight.foretold.sensible, local.people["Ben"]
    for action in (f"pick:1:{choice}", "open", "details", "form:1"):
        assert said(await forged(fight, ben, 0, action)) == NOT_YOURS
    answer = await forged(fight, fight.person, 5, f"pick:6:{choice}")
    assert not answer.failed
    assert await kept(store, fight.match_id) == []


async def test_it_goes_on_by_dm_in_one_message_and_on_the_server_again(
    fight: LoneFight, bot: DuelBot, store: Store
) -> None:
    aya, panel = fight.person, fight.message
    await fight.on(2)
    await aya.press(fight.message, WORDS("solo-by-dm-button"))
    await nothing_waits(bot)
    fight.message = aya.last(aya.dm)
    await fight.on(6)
    assert len(aya.messages(aya.dm)) == 1
    back = await fight.look_again()
    assert texts(back.message) == fight.told
    await back.on(3)
    await nothing_waits(bot)
    for old in (panel, aya.last(aya.dm)):
        assert texts((await aya.press(old, "Details")).message) == back.told
    assert await kept(store, fight.match_id) == back.foretold.log


async def test_it_goes_on_in_the_panel_where_dms_are_closed(fight: LoneFight, bot: DuelBot) -> None:
    fight.person.close_dms()
    await fight.person.press(fight.message, WORDS("solo-by-dm-button"))
    await nothing_waits(bot)
    assert fight.person.messages(fight.where) == [fight.person.last(fight.where)], "nobody is told"
    await (await fight.look_again()).on(2)


@pytest.mark.parametrize("locale", ["de", "ja"])
async def test_it_is_played_in_ones_own_language(fight: LoneFight, locale: str) -> None:
    fight.person.speak(locale)
    await fight.on(2)
    assert offers(fight.message, Words(locale)("solo-resign-button"))


async def test_giving_up_asks_first_and_then_the_same_can_be_fought_again(
    fight: LoneFight, bot: DuelBot, store: Store, local: LocalDiscord
) -> None:
    aya = fight.person
    await fight.on(2)
    asked = await aya.press(fight.message, "Resign")
    await aya.press(asked.message, WORDS("resign-no"))
    await fight.choose(fight.foretold.curious)
    assert await kept(store, fight.match_id) == fight.foretold.log
    asked = await aya.press(fight.message, "Resign")
    await aya.press(asked.message, WORDS("resign-yes"))
    ended = await aya.press(fight.message, "Details")
    again = await aya.press(ended.message, "Play again")
    first = prompt_press(again.message)
    assert first
    assert (first.id, first.revision) != (fight.match_id, fight.foretold.revision)
    page = await bot.play.reading.match(first.id, aya.id)
    assert page.answers["opponent"] == "shiro"
    await nothing_waits(bot)
    assert local.people["Daigo"].messages(local.channel) == []
