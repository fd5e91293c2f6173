"""Clans as players meet them on the local Discord: the few steps every test takes."""

from bot.sandbox.components import texts
from bot.sandbox.people.commands import OptionValue
from bot.sandbox.people.person import Answered, Person
from bot.sandbox.request import Json
from bot.sandbox.server import LocalDiscord
from tests.e2e.table import PATIENCE, is_private, said


def public(local: LocalDiscord) -> list[Json]:
    """Return what everyone sees in the channel, oldest first."""
    return [message for message in local.people["Daigo"].messages(local.channel) if not is_private(message)]


async def shows(local: LocalDiscord, message: Json | None, text: str) -> None:
    """Wait until a message that everyone sees says something."""
    assert message
    await local.until(lambda: text in texts(local.message(message)), PATIENCE)


async def clan(person: Person, local: LocalDiscord, command: str, /, **options: OptionValue) -> Answered:
    """Use a ``/clan`` command."""
    return await person.slash(local.channel, f"clan {command}", **options)


async def membership(
    person: Person, local: LocalDiscord, command: str, /, **options: OptionValue
) -> Answered:
    """Use a ``/membership`` command."""
    return await person.slash(local.channel, f"membership {command}", **options)


async def founded(local: LocalDiscord, leader: str = "Aya", *others: str, name: str = "Red Lotus") -> None:
    """Found a clan, and join it as others by the button on their invitations."""
    answer = await clan(local.people[leader], local, "create", name=name)
    assert f"founds the clan **{name}**" in texts(answer.message)
    for other in others:
        invited = await clan(local.people[leader], local, "invite", person=local.people[other])
        joined = await local.people[other].press(invited.message, "Accept")
        assert f"You are now in **{name}**." in said(joined)
