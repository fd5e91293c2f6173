"""What Discord would not let commands be called or say, is found in every language."""

from typing import Any

import aiohttp
import pytest

from bot.sandbox.checks.command_rules import complaints
from bot.sandbox.server import TOKEN, LocalDiscord

Json = dict[str, Any]


def command(name: str = "duel", said: str = "Fight", **more: Any) -> Json:  # noqa: ANN401  a payload's fields
    return {"name": name, "description": said, **more}


def named(name: str, **languages: str) -> Json:
    return command(name, name_localizations=languages)


@pytest.mark.parametrize(
    "commands",
    [
        [named("duel", de="duell", ja="決闘")],
        [named("duel", ja="デュエル")],
        [named("duel", ja="戦う"), named("fight", ja="闘う")],
        [named("duel", de="fight"), named("fight", de="duell")],  # each language stands for itself
        [command("a" * 32, "x" * 100, description_localizations={"de": "y" * 100})],
        [command(options=[named("a", de="z")]), command("fight", options=[named("a", de="z")])],
    ],
)
def test_what_discord_takes_is_taken(commands: list[Json]) -> None:
    assert complaints(commands) == []


@pytest.mark.parametrize(
    "commands",
    [
        [named("duel", de="Duell")],
        [named("duel", de="zwei kampf")],
        [named("duel", ja="決闘・改")],
        [named("duel", ja="")],
        [named("duel", de="d" * 33)],
        [command(said="")],
        [command(description_localizations={"de": "x" * 101})],
        [command(options=[named("opponent", de="Gegner")])],
        [named("duel", de="kampf"), named("fight", de="kampf")],
        [named("duel", de="fight"), command("fight")],  # shown in English where German has no name
        [command(options=[named("a", ja="人"), named("b", ja="人")])],
        [command(options=[command("pace", choices=[{"name": "x" * 101, "value": "day"}])])],
        [command(options=[command("pace", choices=[named("day", de="x"), named("week", de="x")])])],
    ],
)
def test_what_discord_refuses_is_refused(commands: list[Json]) -> None:
    assert len(complaints(commands)) == 1


def test_of_what_is_said_in_several_languages_the_longest_counts() -> None:
    options = [command(f"o{number:02}", "x" * 90, description_localizations={}) for number in range(80)]
    assert complaints([command(options=options)]) == []
    for option in options:
        option["description_localizations"] = {"de": "x" * 97, "ja": "x" * 98}
    assert complaints([command(options=options)]) == ["/duel has 8089 characters, more than 8000"]


async def test_the_local_discord_takes_no_such_commands(local: LocalDiscord) -> None:
    url = f"{local.url}/api/v10/applications/{local.application_id}/commands"
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {TOKEN}"}) as session:
        for name, status in (("duell", 200), ("Duell", 400)):
            async with session.put(url, json=[named("duel", de=name)]) as answer:
                assert answer.status == status
    assert [one["name_localizations"] for one in local.people["Aya"].commands(local.channel)] == [
        {"de": "duell"}
    ]
