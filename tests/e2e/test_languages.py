"""What only one person sees is in the language they read; what everyone sees is in the server's."""

import pytest

from bot.face.words import Words
from bot.play.ground.times import REMINDED_AT, TURN_TIME
from bot.sandbox.components import texts
from bot.sandbox.people.person import Person
from bot.sandbox.request import Json
from bot.sandbox.server import LocalDiscord
from bot.wire.client import DuelBot
from tests.e2e.table import SCRIPT, Clock, Table, nothing_waits, panels, presses, said
from tests.e2e.test_me import choose as choose_own
from tests.e2e.test_me import pass_by
from tests.e2e.tongues import languages

GERMAN, JAPANESE = Words("de"), Words("ja")


@pytest.fixture
def pair(local: LocalDiscord) -> tuple[Person, Person]:
    """Set Aya's language to German, and Ben's to Japanese."""
    aya, ben = local.people["Aya"], local.people["Ben"]
    aya.locale, ben.locale = "de", "ja"
    return aya, ben


def private(local: LocalDiscord, person: Person) -> list[Json]:
    """Return everything only this person sees."""
    return [*person.messages(person.dm), *panels(person, local.channel)]


async def saying(table: Table, words: str) -> Json:
    """Wait for a public message that says something."""
    return await table.local.until(
        lambda: next((message for message in table.public if words in texts(message)), None)
    )


@pytest.mark.parametrize("server", ["en", "ja"])
async def test_a_duel_between_two_who_share_no_language(
    local: LocalDiscord, bot: DuelBot, clock: Clock, pair: tuple[Person, Person], server: str
) -> None:
    aya, ben = pair
    table, everyone = Table(local, aya, ben), Words(server)
    settings = await aya.slash(local.channel, "settings")
    await aya.choose(settings.message, server, "v1:settings:language:0:set")

    posted = (
        await aya.slash(local.channel, "challenge", opponent=ben, fighter="swift", pace="hours")
    ).message
    assert everyone("challenge-title") in texts(posted)
    form = (await ben.press(posted, everyone("challenge-refuse"))).form
    assert form.title == JAPANESE("challenge-refuse-title")
    assert languages(form.spec) == {"ja"}
    question = await ben.press(posted, everyone("challenge-accept"))
    assert JAPANESE("role-choose") in said(question)
    await ben.choose(question.message, "wanderer")
    refused = await ben.press(posted, everyone("challenge-accept"))
    assert said(refused) == JAPANESE("refusal-challenge-accepted")

    board = await saying(table, everyone("duel-choosing"))
    for person, own in zip(pair, (GERMAN, JAPANESE), strict=True):
        prompt = await table.prompt_of(person, 1)
        foe = ben if person is aya else aya
        assert own("hand-title", turn=1, opponent=foe.mention) in texts(prompt)
        opened = await person.press(board, everyone("duel-hand-button"))
        assert own("hand-title", turn=1, opponent=foe.mention) in said(opened)

    await pass_by(bot, clock, TURN_TIME["hours"] * (REMINDED_AT + 5) // 100)
    for person, own in zip(pair, (GERMAN, JAPANESE), strict=True):
        reminded = own("reminder-title", count=1)
        await local.until(
            lambda person=person, reminded=reminded: any(
                reminded in texts(letter) for letter in table.letters(person)
            )
        )

    for turn, cards in enumerate(SCRIPT, start=1):
        for person, card, own in zip(pair, cards, (GERMAN, JAPANESE), strict=True):
            chosen = await person.choose(await table.prompt_of(person, turn), card)
            assert own("prompt-chosen", turn=turn, choice="").strip() in texts(chosen.message)
        await saying(table, everyone("reveal-title", turn=turn))
    await saying(table, everyone("outcome-won", winner=aya.mention))
    await nothing_waits(bot)

    assert languages(*table.public) == {server}
    assert languages(*private(local, aya)) == {"de"}
    assert languages(*private(local, ben)) == {"ja"}


@pytest.mark.usefixtures("bot")
async def test_whoever_chose_a_language_reads_it_whatever_their_client_speaks(
    local: LocalDiscord, pair: tuple[Person, Person]
) -> None:
    aya, ben = pair
    panel = (await ben.slash(local.channel, "me")).message
    assert languages(panel) == {"ja"}
    panel = await choose_own(ben, panel, "language", "de")
    assert languages(panel) == {"de"}
    table = Table(local, aya, ben)
    posted = (await aya.slash(local.channel, "challenge", opponent=ben)).message
    question = await ben.press(posted, "Accept")
    assert languages(question.message) == {"de"}
    await ben.choose(question.message, "wanderer")
    assert languages(await table.prompt_of(ben, 1)) == {"de"}
    board = await saying(table, Words()("duel-choosing"))
    for press in presses(board):
        answer = await ben.press(board, press.custom_id)
        shown = answer.form.spec if answer.form else answer.message
        assert languages(shown) <= {"de"}, press
    refused = await ben.slash(local.channel, "challenge", opponent=local.bot_account)
    assert GERMAN("practice-unrated") in said(refused)
    panel = await choose_own(ben, panel, "language", "client")
    assert languages(panel) == {"ja"}
