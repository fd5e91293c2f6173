"""Which commands Discord knows otherwise than the bot would tell them."""

import copy
from typing import Any

import pytest

from bot.check.told import commands_told, differing

Command = dict[str, Any]


@pytest.fixture
async def told() -> list[Command]:
    """Return what the bot tells."""
    return await commands_told()


def known(told: list[Command]) -> list[Command]:
    """Return commands as Discord returns them: with ids, without what is empty, in its own order."""
    filled = [{**command, "id": str(number), "version": str(number)} for number, command in enumerate(told)]
    return [_without_what_is_empty(command) for command in reversed(filled)]


def _without_what_is_empty(part: Any) -> Any:  # noqa: ANN401
    if isinstance(part, dict):
        return {
            key: _without_what_is_empty(value) for key, value in part.items() if value not in (None, [], {})
        }
    return [_without_what_is_empty(each) for each in part] if isinstance(part, list) else part


async def test_what_discord_adds_and_leaves_out_makes_no_difference(told: list[Command]) -> None:
    assert differing(told, known(told)) == []
    assert len(told) > 20


@pytest.mark.parametrize(
    "change",
    [
        lambda command: command.update(description="Something else"),
        lambda command: command["options"].pop(),
        lambda command: command["options"].reverse(),
        lambda command: command["options"].append({"name": "more", "description": "More", "type": 3}),
        lambda command: command["options"][0]["description_localizations"].pop("ja"),
        lambda command: command.pop("contexts"),
        lambda command: command.update(integration_types=[0, 1]),
        lambda command: command.update(default_member_permissions="32"),
    ],
)
async def test_each_change_of_a_command_is_found(told: list[Command], change: Any) -> None:  # noqa: ANN401
    theirs = known(copy.deepcopy(told))
    change(next(command for command in theirs if command["name"] == "challenge"))
    assert differing(told, theirs) == ["challenge"]


async def test_commands_that_one_side_lacks_are_named(told: list[Command]) -> None:
    theirs = known(told)
    gone = theirs.pop()["name"]
    assert differing(told, [*theirs, {"name": "old"}]) == sorted([gone, "old"])
