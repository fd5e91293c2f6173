"""Organisers help where a match or a person needs a hand; nobody else does, or reads what is reported."""

import pytest

from bot.play.ground.times import DAY
from bot.sandbox.components import texts
from bot.sandbox.people.person import Person
from bot.sandbox.server import LocalDiscord
from bot.wire.client import DuelBot
from tests.e2e.settings_pages import choose, opened
from tests.e2e.table import Clock, challenged, nothing_waits, offers, pick_of, presses, said, seated
from tests.spoken import WORDS, core

pytestmark = pytest.mark.usefixtures("bot")


@pytest.fixture
async def organiser(local: LocalDiscord) -> Person:
    """Return Chiyo, an organiser of Aya's server, whose role can see the organisers' commands."""
    chiyo = local.people["Chiyo"]
    role = local.add_role("Organiser", chiyo)
    local.show_commands(role)
    panel = await local.people["Aya"].slash(local.channel, "settings")
    await local.people["Aya"].choose(panel.message or {}, [role], "v1:settings:role:0:set")
    return chiyo


async def test_a_match_is_declared_void_and_everyone_sees_why(local: LocalDiscord, organiser: Person) -> None:
    table = await seated(local)
    await table.pick(table.aya)
    offered = await organiser.autocomplete(local.channel, "moderate void", "match", "ben")
    assert [choice["value"] for choice in offered.choices] == [table.match_id]
    asked = await organiser.slash(local.channel, "moderate void", match=table.match_id)
    assert asked.form
    assert "cannot be undone" in str(asked.form)
    done = await organiser.submit(asked.form, {"reason": "They sat at *one* keyboard"})
    assert WORDS("moderate-voided") in said(done)
    board = await table.board_says(WORDS("outcome-draw-voided"), "Their reason: “They sat at")
    assert r"\*one\*" in texts(board)
    await local.until(lambda: not any(map(table.prompts, table.pair)))
    log = said(await organiser.slash(local.channel, "moderate log"))
    assert WORDS("moderate-did-voided", who=organiser.mention, subject=f"match {table.match_id}") in log
    assert "keyboard" in log


async def test_a_stuck_match_is_sent_anew_and_goes_on(
    local: LocalDiscord, organiser: Person, bot: DuelBot
) -> None:
    table = await seated(local)
    old = await table.prompt_of(table.ben)
    await table.pick(table.aya)
    await nothing_waits(bot)
    match_id = table.match_id
    local.remove_message(table.board)
    lifted = await organiser.slash(local.channel, "moderate lift", match=match_id, reason="The board is gone")
    assert WORDS("moderate-lifted") in said(lifted)
    await local.until(lambda: len(table.boards) == 1)
    await local.until(lambda: not pick_of(local.message(old) or {}))
    await table.play_rest_of_turn()
    await table.play_turn()


async def test_the_muted_challenge_nobody_until_it_ends(
    local: LocalDiscord, organiser: Person, clock: Clock
) -> None:
    aya, ben = local.people["Aya"], local.people["Ben"]
    muted = await organiser.slash(
        local.channel, "moderate mute", person=ben, span="day", reason="Seven an hour"
    )
    assert "Ben is muted; that ends" in said(muted)
    for command, options in (("challenge", {"opponent": aya}), ("brawl", {})):
        refused = await ben.slash(local.channel, command, **options)
        assert core("refusal-muted") in said(refused)
    clock.forward(DAY)
    assert presses(await challenged(local, "Ben", "Aya"))
    again = await organiser.slash(local.channel, "moderate unmute", person=ben, reason="Over")
    assert WORDS("refusal-moderate-not-muted") in said(again)


async def test_the_unmuted_are_heard_again_and_the_log_is_turned_page_by_page(
    local: LocalDiscord, organiser: Person
) -> None:
    ben = local.people["Ben"]
    for number in range(6):
        reason = f"Reason {number}"
        await organiser.slash(local.channel, "moderate mute", person=ben, span="day", reason=reason)
        lifted = await organiser.slash(local.channel, "moderate unmute", person=ben, reason=reason)
        assert said(lifted) == WORDS("moderate-unmuted", name="Ben")
    assert presses(await challenged(local, "Ben", "Aya"))
    newest = await organiser.slash(local.channel, "moderate log")
    assert "Reason 5" in said(newest)
    assert "Reason 0" not in said(newest)
    older = await organiser.press(newest.message or {}, "Older")
    assert "Reason 0" in texts(older.message or {})
    assert "Reason 5" not in texts(older.message or {})


async def test_others_do_none_of_this(local: LocalDiscord) -> None:
    table = await seated(local)
    daigo = local.people["Daigo"]
    local.show_commands(local.add_role("Shown", daigo))
    about_match = {"match": table.match_id, "reason": "Because"}
    about_person = {"person": table.ben, "reason": "Because"}
    for command, options in (
        ("moderate void", {"match": table.match_id}),
        ("moderate lift", about_match),
        ("moderate mute", {**about_person, "span": "week"}),
        ("moderate unmute", about_person),
        ("moderate log", {}),
        ("moderate reports", {}),
    ):
        assert "organiser" in said(await daigo.slash(local.channel, command, **options)), command
    await table.play_to_the_end()


async def test_a_report_from_a_board_reaches_organisers_alone(local: LocalDiscord, organiser: Person) -> None:
    table = await seated(local)
    form = await table.ben.press(table.board, "Report")
    assert form.form
    before = len(table.public)
    thanked = await table.ben.submit(form.form, {"words": "Aya says my cards aloud"})
    assert WORDS("report-kept") in said(thanked)
    assert len(table.public) == before
    listed = await organiser.slash(local.channel, "moderate reports")
    assert f"{table.ben.mention} about match {table.match_id}" in said(listed)
    assert "my cards aloud" in said(listed)
    forged = await table.aya.forge(listed.message or {}, presses(listed.message or {})[0].custom_id)
    assert forged.form is not None, "Aya owns the server"
    daigo = await local.people["Daigo"].forge(
        listed.message or {}, presses(listed.message or {})[0].custom_id
    )
    assert daigo.form is None
    ask = await organiser.press(listed.message or {}, "Settle")
    assert ask.form
    settled = await organiser.submit(ask.form, {"words": "Talked to both"})
    assert "Settled" in said(settled)
    assert WORDS("reports-none") in said(await organiser.slash(local.channel, "moderate reports"))


async def test_a_report_need_not_be_about_anybody(local: LocalDiscord, organiser: Person) -> None:
    ben = local.people["Ben"]
    told = await ben.slash(local.channel, "report", words="Somebody shouts")
    assert WORDS("report-kept") in said(told)
    assert "Somebody shouts" in said(await organiser.slash(local.channel, "moderate reports"))


async def test_a_report_is_posted_where_organisers_want_it(local: LocalDiscord, organiser: Person) -> None:
    aya, ben = local.people["Aya"], local.people["Ben"]
    office = local.add_channel("office")
    await choose(aya, await opened(aya, local.channel, "reports"), "reports", office)
    told = await ben.slash(local.channel, "report", words="They shout", person=aya)
    assert WORDS("report-posted") in said(told)
    await local.until(lambda: organiser.messages(office))
    message = organiser.last(office)
    assert f"{ben.mention} about {aya.mention}" in texts(message)
    ask = await organiser.press(message, "Settle")
    assert ask.form
    await organiser.submit(ask.form, {"words": "Talked to both"})
    await local.until(lambda: WORDS("report-was-settled") in texts(local.message(message) or {}))
    assert not offers(local.message(message) or {}, "Settle")
