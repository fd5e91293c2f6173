"""What Discord is told about the commands, in every language of the catalogue."""

from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from bot.sandbox.checks.command_rules import complaints
from bot.wire.translator import Translator
from tests.commands_page import Tree

Json = dict[str, Any]


async def payload(tree: Tree) -> list[Json]:
    translator = Translator()
    await tree.set_translator(translator)
    return [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]


def find(nodes: list[Json], *path: str) -> Json:
    """Return the command, option or choice that is reached by these names."""
    found = next(node for node in nodes if node["name"] == path[0])
    below = [*found.get("options", ()), *found.get("choices", ())]
    return find(below, *path[1:]) if path[1:] else found


def walk(nodes: Iterable[Json]) -> Iterator[Json]:
    """Yield every command, option and choice."""
    for node in nodes:
        yield node
        yield from walk([*node.get("options", ()), *node.get("choices", ())])


@pytest.mark.usefixtures("french")
@pytest.mark.parametrize(
    ("path", "field", "said"),
    [
        (("challenge",), "name", "défier"),
        (("challenge",), "description", "Lancer un défi"),
        (("challenge", "opponent"), "name", "adversaire"),
        (("duel", "withdraw", "opponent"), "name", "adversaire"),
        (("challenge", "pace", "a day a turn"), "name", "un jour"),
        (("clan", "war"), "name", "guerre"),
        (("clan", "war"), "description", "La guerre"),
        (("clan", "war", "propose"), "name", "proposer"),
        (("clan", "create", "name"), "description", "De 2 à 24 lettres"),
        (("duel", "plan", "first"), "name", "première"),  # its own name comes before the common one
        (("clan", "war", "lineup", "first"), "name", "d-abord"),
    ],
)
async def test_a_language_says_it_by_its_key(
    tree: Tree, path: tuple[str, ...], field: str, said: str
) -> None:
    assert find(await payload(tree), *path)[f"{field}_localizations"] == {"fr": said}


@pytest.mark.usefixtures("french")
@pytest.mark.parametrize(
    "path", [("hand",), ("duel", "plan"), ("duel", "accept"), ("challenge", "pace", "a week a turn")]
)
async def test_what_a_language_lacks_or_says_alike_is_left_to_english(
    tree: Tree, path: tuple[str, ...]
) -> None:
    assert not find(await payload(tree), *path).get("name_localizations")


async def test_discord_takes_the_commands_in_every_language_there_is(tree: Tree) -> None:
    assert complaints(await payload(tree)) == []


async def test_a_japanese_client_shows_everything_in_japanese(tree: Tree) -> None:
    left = [
        f"{field} of {node['name']}"
        for node in walk(await payload(tree))
        for field in ("name", "description")
        if field in node and "ja" not in (node.get(f"{field}_localizations") or {})
    ]
    assert left == []
