"""Discord hides what organisers alone can do, the bot checks it too, and their role is not shut out."""

import pytest
from discord import Permissions

from bot.sandbox.actors.tournament import call_tournament
from bot.sandbox.components import texts
from bot.sandbox.errors import NotPossible
from bot.sandbox.people.person import Person
from bot.sandbox.server import LocalDiscord
from tests.e2e.settings_pages import choose, opened
from tests.e2e.table import is_private, said
from tests.spoken import WORDS

pytestmark = pytest.mark.usefixtures("bot")

HIDDEN = {"settings", "organise", "moderate"}
MANAGING = Permissions(manage_guild=True).value


@pytest.fixture
async def organiser(local: LocalDiscord) -> Person:
    """Return Chiyo, an organiser of Aya's server, who sees none of the organisers' commands."""
    aya, chiyo = local.people["Aya"], local.people["Chiyo"]
    role = local.add_role("Organiser", chiyo)
    await choose(aya, await opened(aya, local.channel, "role"), "role", role)
    return chiyo


@pytest.mark.usefixtures("untold", "bot")
def test_discord_is_told_who_may_see_which_command(local: LocalDiscord) -> None:
    [told] = [each for each in local.requests if each.method == "PUT" and each.path.endswith("/commands")]
    permissions = {command["name"]: command["default_member_permissions"] for command in told.body or ()}
    assert {name for name, needed in permissions.items() if needed is not None} == HIDDEN
    assert {permissions[name] for name in HIDDEN} == {MANAGING}


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("organise tournament create", {}),
        ("organise season close", {}),
        ("moderate log", {}),
        ("moderate reports", {}),
        ("moderate mute", {"span": "day", "reason": "Loud"}),
        ("moderate unmute", {"reason": "Quiet"}),
    ],
)
async def test_a_command_that_arrives_anyway_is_refused(
    local: LocalDiscord, command: str, options: dict[str, str]
) -> None:
    ben, chiyo = local.people["Ben"], local.people["Chiyo"]
    named = {"person": chiyo} if "mute" in command else {}
    with pytest.raises(NotPossible):
        await ben.slash(local.channel, command, **options, **named)
    local.show_commands(local.add_role("Shown", ben))
    answer = await ben.slash(local.channel, command, **options, **named)
    assert said(answer) == WORDS("refusal-not-organiser")


async def test_what_organisers_choose_from_is_offered_to_nobody_else_who_types(
    local: LocalDiscord, organiser: Person
) -> None:
    aya, ben, cup = local.people["Aya"], local.people["Ben"], "organise tournament cancel"
    await call_tournament(aya, local.channel, "Cup")
    local.show_commands(local.add_role("Shown", ben, organiser))
    people = (aya, organiser, ben)
    typed = [await each.autocomplete(local.channel, cup, "tournament", "") for each in people]
    assert [bool(each.choices) for each in typed] == [True, True, False]


@pytest.mark.parametrize(
    ("label", "words"),
    [
        ("Reports", "Somebody shouts"),
        (WORDS("organise-log"), WORDS("moderate-log-none")),
        (WORDS("organise-season"), "season 1"),
    ],
)
async def test_organisers_who_are_shown_no_command_have_buttons(
    local: LocalDiscord, organiser: Person, label: str, words: str
) -> None:
    ben = local.people["Ben"]
    await ben.slash(local.channel, "report", words="Somebody shouts")
    for person, told in ((organiser, words), (ben, WORDS("refusal-not-organiser"))):
        first = (await person.slash(local.channel, "help")).message or {}
        page = (await person.press(first, WORDS("help-organise"))).message or {}
        answer = (await person.press(page, label)).message or {}
        assert told in texts(answer)
        assert is_private(answer)


@pytest.mark.parametrize(("permits", "told"), [([], True), (["manage_guild"], False)])
async def test_whoever_names_the_role_is_told_how_it_is_shown_the_commands(
    local: LocalDiscord, permits: list[str], *, told: bool
) -> None:
    aya = local.people["Aya"]
    role = local.add_role("Organiser", permits=permits)
    panel = await choose(aya, await opened(aya, local.channel, "role"), "role", role)
    assert (WORDS("settings-role-unseen") in texts(panel)) is told
