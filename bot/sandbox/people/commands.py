"""Turns what a person types after a slash into the data that the bot gets."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Protocol

from bot.sandbox.errors import NotPossible
from bot.sandbox.request import Json

SUBCOMMAND, GROUP, USER, CHANNEL, MENTIONABLE = 1, 2, 6, 7, 9


class Named(Protocol):
    """Anything chosen by id: a person or a channel."""

    @property
    def id(self) -> int:
        """Its snowflake."""
        ...


OptionValue = str | int | float | bool | Named
CheckOption = Callable[[str, Json, object], None]


@dataclass(frozen=True, slots=True)
class Typed:
    """A command with its options, as one person filled them in."""

    data: Json
    people: tuple[int, ...]
    channels: tuple[int, ...]


def typed(
    commands: Iterable[Json],
    name: str,
    values: Mapping[str, OptionValue],
    check: CheckOption,
    *,
    focused: str | None = None,
) -> Typed:
    """Fill in a command, such as ``challenge`` or ``clan join``; ``focused`` is the option still being typed.

    Raises NotPossible for an unknown command or option, a value it does not take, or a missing required one.
    """
    path = name.split()
    nodes = _descend(commands, path)
    leaf = nodes[-1]
    declared: dict[str, Json] = {option["name"]: option for option in _options(leaf)}
    if unknown := values.keys() - declared:
        raise NotPossible(f"/{name} has no option {sorted(unknown)}; it has {sorted(declared)}")
    missing = [key for key, option in declared.items() if option.get("required") and key not in values]
    # While one option is being typed, the others may still be empty.
    if missing and focused is None:
        raise NotPossible(f"/{name} needs {missing}")

    options: list[Json] = [
        _filled(name, declared[key], value, check, focused=key == focused) for key, value in values.items()
    ]
    for node in reversed(nodes[1:]):
        options = [{"name": node["name"], "type": node["type"], "options": options}]
    root = nodes[0]
    data: Json = {"id": root["id"], "name": root["name"], "type": root["type"], "options": options}
    if "guild_id" in root:
        data["guild_id"] = root["guild_id"]
    return Typed(data, _chosen(declared, values, USER, MENTIONABLE), _chosen(declared, values, CHANNEL))


def _descend(commands: Iterable[Json], path: list[str]) -> list[Json]:
    """Find a command and its subcommand, from the root down."""
    found: list[Json] = []
    offered = list(commands)
    for name in path:
        node = next((node for node in offered if node["name"] == name), None)
        if node is None:
            raise NotPossible(
                f"no command /{' '.join(path)} here; there are {[node['name'] for node in offered]}"
            )
        found.append(node)
        offered = [option for option in _options(node) if option["type"] in (SUBCOMMAND, GROUP)]
    if offered:
        raise NotPossible(f"/{' '.join(path)} needs one of {[node['name'] for node in offered]}")
    return found


def _options(node: Json) -> list[Json]:
    options: list[Json] | None = node.get("options")
    return options or []


def _filled(command: str, option: Json, value: OptionValue, check: CheckOption, *, focused: bool) -> Json:
    filled: Json = {"name": option["name"], "type": option["type"]}
    if option["type"] in (USER, CHANNEL, MENTIONABLE):
        if isinstance(value, str | int | float):
            raise NotPossible(
                f"option {option['name']} of /{command} takes a person or a channel, not {value!r}"
            )
        return {**filled, "value": str(value.id)}
    # Half a word is not a value yet, so it is not checked.
    if focused:
        return {**filled, "value": value, "focused": True}
    check(command, option, value)
    return {**filled, "value": value}


def _chosen(declared: Mapping[str, Json], values: Mapping[str, OptionValue], *types: int) -> tuple[int, ...]:
    return tuple(
        value.id
        for key, value in values.items()
        if declared[key]["type"] in types and not isinstance(value, str | int | float)
    )
