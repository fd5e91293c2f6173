"""Presses that come too late, twice, at once, from another person, or that no Discord client sends."""

import asyncio

import pytest

from bot.face.press import Press
from bot.replay import check_match
from bot.sandbox.actors.puppets import choices_of
from bot.sandbox.components import texts
from bot.sandbox.people.person import Answered, Person
from bot.sandbox.server import LocalDiscord
from bot.store.engine import Store
from bot.wire.client import DuelBot
from rules.kendo.moves import KEEP, YIELD
from tests.e2e.estate import carrying, field
from tests.e2e.kendo.foreseen import COMPETITION, DUEL, asks, course, sensibly
from tests.e2e.kendo.kendo_table import FencingTable, begun
from tests.e2e.match_table import Quiet
from tests.e2e.table import said
from tests.spoken import WORDS, core

PLAYED = core("prompt-passed")
NOTHING_TO_CHOOSE = WORDS("refusal-nothing-owed")
NOT_AMONG = WORDS("refusal-rejection-choice-illegal")
NOT_YOURS = WORDS("refusal-not-your-duel")
UNFIT = WORDS("refusal-kendo-unfit-switch")
OLD_BUTTON = WORDS("refusal-old-control")

MISFITS: tuple[tuple[dict[str, list[str]], str], ...] = (
    ({}, OLD_BUTTON),
    ({"card": ["men-1", "men-6"], "new": ["basic"], "drawn": ["other"]}, OLD_BUTTON),
    ({"card": ["men-99"], "new": ["basic"], "drawn": ["other"]}, UNFIT),
    ({"card": ["taiatari-1"], "new": ["basic"], "drawn": ["basic"]}, UNFIT),
    ({"card": ["a/b"], "new": ["c/d"], "drawn": [""]}, UNFIT),
    ({"cards": ["yield"], "target": ["0"]}, OLD_BUTTON),
)
"""Forms of a switch, filled in as none of ours can be, and what the bot answers to them."""


@pytest.fixture
async def table(local: LocalDiscord, quiet: Quiet) -> FencingTable:
    """Bring Aya and Ben to an attack, which one of them is to answer."""
    table = await begun(local, quiet, course(DUEL, 2, sensibly, asks("answer"), most=2))
    await table.go_on(sensibly)
    await table.go_on(sensibly)
    return table


async def forged(table: FencingTable, person: Person, action: str, revision: int | None = None) -> Answered:
    """Use a control that is nowhere, as if it stood in the hand."""
    at = table.revision if revision is None else revision
    custom_id = Press("hand", table.match_id, at, action).custom_id
    return await person.forge(carrying(table.newest, custom_id, private=False), custom_id, None)


async def unmoved(table: FencingTable) -> None:
    """Check that nothing has changed."""
    await table.quiet()
    table.check()


async def test_an_old_prompt_chooses_nothing_and_says_so(table: FencingTable) -> None:
    request = table.foreseen.request
    old = table.prompt(table.person(request))
    assert YIELD in choices_of(old)
    await table.go_on(sensibly)
    late = await table.person(request).choose(old, YIELD)
    assert PLAYED in texts(late.message)
    await unmoved(table)


async def test_a_press_that_is_delivered_twice_answers_once(table: FencingTable, store: Store) -> None:
    table.local.faults.deliver_twice()
    await table.go_on(sensibly)
    assert await check_match(store, table.match_id) == []


async def test_of_two_answers_pressed_at_once_one_is_given(table: FencingTable, bot: DuelBot) -> None:
    request = table.foreseen.request
    person, prompt = table.person(request), table.prompt(table.person(request))
    assert len(request.options) > 1
    await asyncio.gather(*(person.choose(prompt, choice) for choice in request.options[:2]))
    await table.quiet()
    assert (await bot.play.reading.match(table.match_id)).revision == table.revision + 1


async def test_whoever_is_not_asked_answers_nothing(table: FencingTable) -> None:
    request = table.foreseen.request
    attacker = table.people[1 - request.seat]
    assert said(await forged(table, attacker, f"pick:{table.revision + 1}:{YIELD}")) == NOTHING_TO_CHOOSE
    stranger = table.local.people["Chiyo"]
    for action in (f"pick:{table.revision + 1}:{YIELD}", "open", f"form:{table.revision + 1}"):
        assert said(await forged(table, stranger, action)) == NOT_YOURS
    await unmoved(table)


@pytest.mark.parametrize("choice", ["men-99", "kamae-1>7", KEEP, "+", "yield>0", "jikan-desu"])
async def test_what_is_not_on_offer_cannot_be_laid(table: FencingTable, choice: str) -> None:
    person = table.person(table.foreseen.request)
    assert said(await forged(table, person, f"pick:{table.revision + 1}:{choice}")).startswith(NOT_AMONG)
    await unmoved(table)


async def test_a_card_that_somebody_else_holds_cannot_be_laid(table: FencingTable) -> None:
    request = table.foreseen.request
    held = table.foreseen.state.hands[1 - request.seat]
    for card in held:
        answer = await forged(table, table.person(request), f"pick:{table.revision + 1}:{card}")
        assert said(answer).startswith(NOT_AMONG)
    await unmoved(table)


async def test_a_form_whose_parts_do_not_fit_chooses_nothing(local: LocalDiscord, quiet: Quiet) -> None:
    table = await begun(local, quiet, course(COMPETITION, 2, sensibly, asks("attack"), most=2))
    person = table.person(table.foreseen.request)
    prompt = table.prompt(person)
    handed_in = Press("hand", table.match_id, 0, "stance:1").custom_id
    for written, sentence in MISFITS:
        fields = [field(name, values=values) for name, values in written.items()]
        assert said(await person.forge_form(prompt, handed_in, fields)).startswith(sentence), written
    await unmoved(table)
