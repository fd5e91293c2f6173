"""Clans over sockets: founded, filled, led, left, and what a stranger meets."""

from collections.abc import Awaitable, Callable

import pytest

from bot.play.clans.clans import LOOK_EVERY
from bot.play.ground.times import INVITE_LIFE
from bot.play.messages.parcels import ANSWER_FIRST
from bot.play.people.voice import RESTS
from bot.sandbox.components import texts
from bot.sandbox.server import LocalDiscord
from bot.wire.client import DuelBot
from tests.e2e.brawl_table import menus
from tests.e2e.clan_table import clan, founded, membership, public, shows
from tests.e2e.patience import unanswered
from tests.e2e.table import CALLBACK, Clock, let_pass, nothing_waits, offers, presses, said
from tests.spoken import WORDS, core

Quiet = Callable[[], Awaitable[None]]


@pytest.fixture
def quiet(bot: DuelBot) -> Quiet:
    """Return what waits until all is sent."""

    async def wait() -> None:
        bot.outbox.wake()
        await nothing_waits(bot)

    return wait


async def test_a_clan_is_founded_filled_handed_over_and_disbanded(local: LocalDiscord, quiet: Quiet) -> None:
    aya, ben, chiyo, daigo = local.people.values()
    await founded(local)
    invited = await clan(aya, local, "invite", person=ben)
    assert not invited.private
    assert local.pinged(invited.message) == ["Ben"]
    assert WORDS("clan-invite-open", inviter=aya.mention, invited=ben.mention, clan="Red Lotus") in texts(
        invited.message
    )

    assert said(await daigo.press(invited.message, "Accept")) == WORDS("refusal-clan-invite-not-for-you")
    assert said(await aya.press(invited.message, "Accept")) == WORDS("refusal-clan-invite-not-for-you")
    assert "You are now in **Red Lotus**." in said(await ben.press(invited.message, "Accept"))
    await shows(
        local, invited.message, WORDS("clan-invite-was-accepted", invited=ben.mention, clan="Red Lotus")
    )
    assert presses(local.message(invited.message)) == []
    assert said(await ben.press(invited.message, "Accept")) == WORDS("refusal-clan-invite-gone")

    asked = await clan(aya, local, "invite", person=chiyo)
    assert "You are now in **Red Lotus**." in said(await membership(chiyo, local, "accept"))
    await shows(local, asked.message, "has joined")
    promoted = await membership(aya, local, "promote", person=chiyo)
    assert f"{chiyo.mention} is now an officer of **Red Lotus**." in texts(promoted.message)
    assert local.pinged(promoted.message) == ["Chiyo"]

    demoted = await membership(aya, local, "demote", person=chiyo)
    assert not demoted.private
    assert WORDS("clan-demoted", who=chiyo.mention, clan="Red Lotus") in texts(demoted.message)

    question = await membership(aya, local, "handover", person=ben)
    assert said(question) == WORDS("clan-hand-over-ask", who=ben.mention, clan="Red Lotus")
    done = await aya.press(question.message, WORDS("clan-hand-over-yes"))
    assert texts(done.message) == WORDS("clan-handed-over", who=ben.mention, clan="Red Lotus")
    await quiet()
    [news] = [message for message in public(local) if "👑" in texts(message)]
    assert f"{ben.mention} now leads the clan **Red Lotus**." in texts(news)
    assert local.pinged(news) == ["Ben"]

    assert said(await membership(aya, local, "disband")) == WORDS("refusal-clan-not-leader")
    question = await membership(ben, local, "disband")
    assert "All 3 members would be without a clan." in said(question)
    kept = await ben.press(question.message, "No")
    assert texts(kept.message) == WORDS("clan-unchanged")
    question = await membership(ben, local, "disband")
    done = await ben.press(question.message, WORDS("clan-disband-yes"))
    assert texts(done.message) == WORDS("clan-disbanded", clan="Red Lotus")
    assert texts((await ben.press(question.message, WORDS("clan-disband-yes"))).message) == WORDS(
        "refusal-clan-gone"
    )
    await quiet()
    assert f"{ben.mention} has disbanded the clan **Red Lotus**" in texts(public(local)[-1])
    assert WORDS("refusal-clan-none") in said(await clan(aya, local, "roster"))


async def test_two_names_that_look_alike_cannot_stand_side_by_side(local: LocalDiscord, quiet: Quiet) -> None:
    ben = local.people["Ben"]
    await founded(local, name="Iron Moon")
    for name in ("IRON MOON", "lron M00n"):
        assert WORDS("refusal-clan-name-taken") in said(await clan(ben, local, "create", name=name))
    for name in ("@everyone", "**Moon**", "<@1>"):
        assert WORDS("refusal-clan-name-signs") in said(await clan(ben, local, "create", name=name))
    await quiet()
    assert len(public(local)) == 1


async def test_an_invitation_is_refused_withdrawn_or_lapses(
    local: LocalDiscord, quiet: Quiet, bot: DuelBot, clock: Clock
) -> None:
    aya, ben, *_ = local.people.values()
    await founded(local)
    first = await clan(aya, local, "invite", person=ben)
    assert WORDS("refusal-clan-invited-already") in said(await clan(aya, local, "invite", person=ben))
    assert said(await ben.press(first.message, "Refuse")) == WORDS("clan-invite-refused", clan="Red Lotus")
    clock.forward(RESTS[0])
    second = await clan(aya, local, "invite", person=ben)
    assert said(await ben.press(second.message, "Withdraw")).startswith(
        WORDS("refusal-clan-invite-not-yours")
    )
    assert said(await membership(aya, local, "withdraw", person=ben)) == WORDS("clan-invite-withdrawn")
    clock.forward(RESTS[1])
    third = await clan(aya, local, "invite", person=ben)
    await quiet()
    await let_pass(INVITE_LIFE, bot, clock)
    for answer, end in ((first, "refused"), (second, "withdrawn"), (third, "lapsed")):
        await shows(local, answer.message, core(f"clan-invite-was-{end}"))
    assert WORDS("refusal-clan-invite-none") in said(await membership(ben, local, "refuse"))


async def test_where_several_clans_have_asked_one_chooses(local: LocalDiscord, quiet: Quiet) -> None:
    ben = local.people["Ben"]
    await founded(local)
    await founded(local, "Chiyo", name="Grey Heron")
    for leader in ("Aya", "Chiyo"):
        await clan(local.people[leader], local, "invite", person=ben)
    question = await membership(ben, local, "accept")
    assert WORDS("clan-invite-which") in said(question)
    answer = await ben.choose(question.message, "Grey Heron")
    assert "You are now in **Grey Heron**." in texts(answer.message)
    answer = await ben.choose(question.message, "Red Lotus")
    assert WORDS("refusal-clan-in-one-already") in said(answer)
    await quiet()


async def test_bots_and_strangers_are_not_asked_in(local: LocalDiscord, quiet: Quiet) -> None:
    aya, ben, *_ = local.people.values()
    await founded(local)
    assert WORDS("refusal-person-bot") in said(await clan(aya, local, "invite", person=local.bot_account))
    assert WORDS("refusal-clan-none") in said(await clan(ben, local, "invite", person=aya))
    assert WORDS("refusal-clan-mate-already") in said(await clan(aya, local, "invite", person=aya))
    await quiet()


async def test_everything_about_members_is_done_from_the_roster(local: LocalDiscord, quiet: Quiet) -> None:
    aya, ben, chiyo, _ = local.people.values()
    await founded(local, "Aya", "Ben", "Chiyo")
    listed = await clan(ben, local, "roster")
    assert f"👑 {aya.mention} · leader" in said(listed)
    assert menus(listed.message) == [], "a member can do nothing about others"
    assert not offers(listed.message, "Disband")

    listed = await clan(aya, local, "roster")
    [(_, others)] = menus(listed.message)
    assert others == [str(ben.id), str(chiyo.id)]
    panel = await aya.choose(listed.message, str(ben.id))
    made = await aya.press(panel.message, WORDS("clan-promote"))
    assert f"{ben.mention} is now an officer" in texts(made.message)

    panel = await ben.choose((await clan(ben, local, "roster")).message, str(chiyo.id))
    assert not offers(panel.message, WORDS("clan-hand-over"))
    question = await ben.press(panel.message, WORDS("clan-remove"))
    assert f"Remove {chiyo.mention} from **Red Lotus**?" in said(question)
    away = await ben.press(question.message, WORDS("clan-remove-yes"))
    assert texts(away.message) == WORDS("clan-removed", who=chiyo.mention, clan="Red Lotus")
    assert WORDS("refusal-clan-no-mate") in said(await membership(aya, local, "kick", person=chiyo))

    back = await ben.press(panel.message, "Back")
    assert WORDS("clan-lately") in texts(back.message)
    assert f"{ben.mention} removed {chiyo.mention}" in texts(back.message)
    question = await aya.press((await clan(aya, local, "roster")).message, "Leave")
    assert f"{ben.mention} would lead it" in said(question)
    left = await aya.press(question.message, WORDS("clan-leave-yes"))
    assert texts(left.message) == WORDS("clan-left", clan="Red Lotus")
    await quiet()
    assert f"{ben.mention} now leads the clan **Red Lotus**." in texts(public(local)[-1])


async def test_an_impostor_cannot_use_the_buttons_of_a_question(local: LocalDiscord, quiet: Quiet) -> None:
    """A question is private, but its buttons check the presser all the same, as for a former leader."""
    aya, ben, *_ = local.people.values()
    await founded(local, "Aya", "Ben")
    disband = await membership(aya, local, "disband")
    handing = await membership(aya, local, "handover", person=ben)
    await aya.press(handing.message, WORDS("clan-hand-over-yes"))
    late = await aya.press(disband.message, WORDS("clan-disband-yes"))
    assert texts(late.message) == WORDS("refusal-clan-not-leader")
    await quiet()
    assert f"👑 {ben.mention}" in said(await clan(ben, local, "roster"))


async def test_the_standing_shows_all_clans_and_leads_into_each(local: LocalDiscord, quiet: Quiet) -> None:
    daigo = local.people["Daigo"]
    assert WORDS("clans-none") in said(await clan(daigo, local, "standing"))
    await founded(local, "Aya", "Ben")
    await founded(local, "Chiyo", name="Grey Heron")
    board = await clan(local.people["Chiyo"], local, "standing")
    assert "1. **Red Lotus** · honor **0** · wars won 0 · 2 members" in said(board)
    assert "2. **Grey Heron** · honor **0** · wars won 0 · one member · yours" in said(board)
    looked = await local.people["Chiyo"].choose(board.message, "Red Lotus")
    assert f"👑 {local.people['Aya'].mention}" in texts(looked.message)
    again = await local.people["Chiyo"].press(looked.message, WORDS("clan-to-standing"))
    assert "2. **Grey Heron**" in texts(again.message)
    offered = await daigo.autocomplete(local.channel, "clan roster", "clan", "heron")
    assert [choice["name"] for choice in offered.choices] == ["Grey Heron"]
    assert "Grey Heron" in said(await clan(daigo, local, "roster", clan="grey heron"))
    await quiet()


async def test_of_many_clans_the_first_page_is_shown_and_the_others_are_turned_to(
    local: LocalDiscord, quiet: Quiet
) -> None:
    names = ["Red Lotus", "Grey Heron", "Black Pine", "Iron Moon", "White Crane", "Jade Fox"]
    names += ["Still Pond", "Autumn Wind", "Old Bridge", "Salt Road", "Last Lantern"]
    for name in names:
        await founded(local, local.add_person(f"of {name}").name, name=name)
    board = await clan(local.people["Daigo"], local, "standing")
    assert "1. **Red Lotus**" in said(board)
    assert "Last Lantern" not in said(board)
    turned = await local.people["Daigo"].press(board.message, "Later")
    assert "11. **Last Lantern**" in texts(turned.message)
    assert "Red Lotus" not in texts(turned.message)
    await quiet()


async def test_who_leaves_the_server_leaves_the_clan_when_the_roll_is_called(
    local: LocalDiscord, quiet: Quiet, bot: DuelBot, clock: Clock
) -> None:
    ben = local.people["Ben"]
    await founded(local, "Aya", "Ben", "Chiyo")
    local.remove_person("Aya")
    await bot.roll_call.call()
    assert "3 members" in said(await clan(ben, local, "roster")), "nobody is looked for before a week is over"
    clock.forward(LOOK_EVERY)
    await bot.roll_call.call()
    await quiet()
    assert f"👑 {ben.mention}" in said(await clan(ben, local, "roster"))
    assert f"{ben.mention} now leads the clan **Red Lotus**." in texts(public(local)[-1])
    looked = [request for request in local.requests if request.route == "GET /guilds/{id}/members/{id}"]
    assert len(looked) == 3
    clock.forward(LOOK_EVERY // 2)  # who was there is looked for in a week, and not in a few hours
    await bot.roll_call.call()
    assert len([request for request in local.requests if request.route == looked[0].route]) == 3


async def test_where_discord_does_not_answer_nobody_is_let_go(
    local: LocalDiscord, bot: DuelBot, clock: Clock
) -> None:
    await founded(local)
    clock.forward(LOOK_EVERY)
    for status, code in ((403, 50001), (404, 10004)):
        local.faults.fail("GET /guilds/{id}/members/{id}", status, code)
        await bot.roll_call.call()
        assert "One member" in said(await clan(local.people["Aya"], local, "roster"))
        clock.forward(LOOK_EVERY)


async def test_nobody_is_looked_for_in_a_server_that_the_bot_was_taken_out_of(
    local: LocalDiscord, bot: DuelBot, clock: Clock
) -> None:
    await founded(local, "Aya", "Ben")
    local.take_bot_out()
    await local.until(lambda: not bot.guilds)
    clock.forward(LOOK_EVERY)
    before = len(local.requests)
    await bot.roll_call.call()
    assert len(local.requests) == before


async def test_an_invitation_that_discord_did_not_take_is_posted_once_and_works(
    local: LocalDiscord, quiet: Quiet, clock: Clock
) -> None:
    aya, ben, *_ = local.people.values()
    await founded(local)
    for handled in (False, True):
        local.faults.fail(CALLBACK, 404, 10062, handled=handled)
        with unanswered():
            await clan(aya, local, "invite", person=ben)
        clock.forward(ANSWER_FIRST)
        await quiet()
        posted = [message for message in public(local) if WORDS("clan-invite-title") in texts(message)]
        assert local.pinged(posted[-1]) == ["Ben"]
        assert said(await ben.press(posted[-1], "Refuse")) == WORDS("clan-invite-refused", clan="Red Lotus")
        await shows(local, posted[-1], core("clan-invite-was-refused"))
        clock.forward(RESTS[0])
    assert len(posted) == 2


async def test_news_moves_to_another_channel_where_its_own_is_gone(local: LocalDiscord, quiet: Quiet) -> None:
    ben = local.people["Ben"]
    await founded(local, "Aya", "Ben")
    garden = local.add_channel("garden")
    question = await local.people["Aya"].slash(garden, "membership leave")
    local.remove_channel(local.channel)
    await local.people["Aya"].press(question.message, WORDS("clan-leave-yes"))
    await quiet()
    [news] = [message for message in ben.messages(garden) if "👑" in texts(message)]
    assert f"{ben.mention} now leads the clan **Red Lotus**." in texts(news)


async def test_who_is_named_after_leaving_the_server_is_let_go_at_once(
    local: LocalDiscord, quiet: Quiet
) -> None:
    aya, ben, *_ = local.people.values()
    await founded(local, "Aya", "Ben")
    local.remove_person("Ben")
    assert WORDS("refusal-person-not-here") in said(await membership(aya, local, "handover", person=ben))
    assert "One member" in said(await clan(aya, local, "roster"))
    await quiet()
