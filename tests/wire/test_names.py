"""The catalogue and the commands agree on how commands and their options are called."""

from discord import app_commands

from bot.face.words import SOURCE, Words
from bot.wire.translator import name_key, option_keys
from tests.commands_page import Tree
from tests.face.catalogue import catalogue


def names(tree: Tree) -> dict[str, str]:
    """Return how each command, group and option is called in the code, by the key of its name."""
    named: dict[str, str] = {}
    for command in tree.walk_commands():
        named[name_key(command.qualified_name)] = command.name
        if isinstance(command, app_commands.Command):
            for option in command.parameters:
                own, common = option_keys(command.qualified_name, option.display_name)
                named[own if own in catalogue(SOURCE) else common] = option.display_name
    return named


async def test_the_catalogue_names_every_command_and_option_as_the_code_does(tree: Tree) -> None:
    named = names(tree)
    assert {key for key in catalogue(SOURCE) if key.startswith("name-")} == named.keys()
    assert {key: Words()(key) for key in named} == named
