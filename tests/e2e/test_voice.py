"""Nothing new is posted for a muted person, by any command or button; each is tested here."""

from collections.abc import Mapping

import pytest
from discord import app_commands

from bot.sandbox.components import texts
from bot.sandbox.people.commands import OptionValue
from bot.sandbox.server import LocalDiscord
from bot.wire.client import DuelBot
from tests.e2e.clan_table import founded, membership, public
from tests.e2e.table import nothing_waits, said, seated
from tests.spoken import WORDS, core

NEW = {
    "brawl",
    "challenge",
    "queue",
    "clan create",
    "membership demote",
    "membership handover",
    "clan invite",
    "membership promote",
    "clan war propose",
    "gathering create",
}
"""What posts something new, or mentions a person, because one person wants it."""

ANSWERS = {
    *("duel accept", "duel refuse", "duel withdraw"),
    *(
        "membership accept",
        "membership refuse",
        "membership withdraw",
        "clan war accept",
        "clan war refuse",
        "clan war withdraw",
    ),
    *(
        "clan war lineup",
        "clan war confirm",
        "clan war decline",
        "gathering accept",
        "gathering refuse",
        "gathering challenge",
    ),
}
"""What others wait for, or what takes something back."""

GOES_ON = {
    *("lobby join", "lobby start", "gathering join", "gathering begin", "gathering cancel"),
    *("tournament join", "tournament checkin", "organise tournament begin", "organise tournament cancel"),
    *("hand", "duel plan", "duel patience", "duel draw", "duel pause", "duel resume", "duel resign"),
}
"""What others have called together, or what one is in."""

LEAVES = {
    "lobby leave",
    "gathering leave",
    "tournament leave",
    "membership leave",
    "membership kick",
    "membership disband",
}
"""What ends something; nobody is held anywhere."""

UNHEARD = {
    *(
        "duels",
        "honor",
        "leaderboard",
        "profile",
        "rules",
        "fighters",
        "replay",
        "puzzle",
        "help",
        "clan roster",
        "clan standing",
        "duel substitute",  # asks in private first; the press that posts it takes a voice
    ),
    *("gathering status", "gathering bracket", "tournament status", "tournament bracket"),
    *("solo play", "solo campaign", "solo daily", "solo abandon", "practice"),
    *(
        "tournament changes",
        "season show",
        "me",
        "privacy block",
        "privacy unblock",
        "privacy export",
        "privacy forget",
    ),
    "report",
}
"""What only they see; and a report, which only organisers do."""

ORGANISES = {
    *(
        "settings",
        "organise tournament create",
        "organise tournament weekly",
        "organise season close",
        "organise noticeboard",
        "moderate void",
        "moderate lift",
        "moderate mute",
    ),
    *("moderate unmute", "moderate log", "moderate reports", "organise repair override"),
    *("organise repair undo", "organise repair remove", "organise repair pause", "organise repair resume"),
    "organise repair replace",  # ends in a form; the form that posts it counts no voice of an organiser
}
"""What organisers do for their server."""

pytestmark = pytest.mark.usefixtures("bot")

SORTS = (NEW, ANSWERS, GOES_ON, LEAVES, UNHEARD, ORGANISES)


def test_every_command_is_known_to_post_something_new_or_not(bot: DuelBot) -> None:
    commands = {
        command.qualified_name
        for command in bot.tree.walk_commands()
        if isinstance(command, app_commands.Command)
    }
    assert commands == set().union(*SORTS), "a new command: is it stopped by a mute, and why not?"
    assert sum(map(len, SORTS)) == len(commands)


async def test_whoever_is_muted_has_nothing_new_posted_by_any_command(
    local: LocalDiscord, bot: DuelBot
) -> None:
    aya, ben, chiyo, daigo = local.people.values()
    await founded(local, "Ben", "Chiyo", "Aya")
    await founded(local, "Daigo", name="Grey Heron")
    await membership(ben, local, "promote", person=chiyo)
    table = await seated(local)
    await ben.press((await ben.press(table.board, "Resign")).message or {}, WORDS("resign-yes"))
    await table.told(1)
    asked = await membership(ben, local, "handover", person=chiyo)
    await nothing_waits(bot)
    await aya.slash(local.channel, "moderate mute", person=ben, span="day", reason="Too loud")
    options: Mapping[str, Mapping[str, OptionValue]] = {
        "challenge": {"opponent": daigo},
        "clan create": {"name": "White Crane"},
        "membership demote": {"person": chiyo},
        "clan invite": {"person": daigo},
        "membership promote": {"person": aya},
        "clan war propose": {"against": "Grey Heron", "size": 2},
        "gathering create": {"kind": "duels"},
    }
    local.show_commands(local.add_role("Shown", ben))
    before = public(local)
    for command in sorted(NEW - {"membership handover"}):
        answer = await ben.slash(local.channel, command, **options.get(command, {}))
        assert answer.private, command
        assert core("refusal-muted") in said(answer), command
    for message, button in (
        (table.reveals[-1], "Rematch"),
        (asked.message or {}, WORDS("clan-hand-over-yes")),
    ):
        assert core("refusal-muted") in said(await ben.press(message, button)), button
    await nothing_waits(bot)
    assert [texts(message) for message in public(local)] == [texts(message) for message in before]


async def test_a_voice_that_is_spent_is_told_when_the_next_goes_out(local: LocalDiscord) -> None:
    ben, chiyo = local.people["Ben"], local.people["Chiyo"]
    posted = await ben.slash(local.channel, "challenge", opponent=chiyo)
    await ben.press(posted.message or {}, "Withdraw")
    again = await ben.slash(local.channel, "challenge", opponent=chiyo)
    assert again.private
    assert core("refusal-voice-rests") in said(again)
    assert "<t:" in said(again)
