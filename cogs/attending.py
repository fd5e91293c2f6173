"""Commands are called with a visit in place of an interaction."""

import inspect
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

import discord

from bot.wire.client import DuelBot
from bot.wire.visit import Visit


class Attending(Protocol):
    """A cog."""

    bot: DuelBot


Cog = TypeVar("Cog", bound=Attending)
Options = ParamSpec("Options")
Done = Coroutine[Any, Any, None]


def attended(
    *, private: bool = True
) -> Callable[
    [Callable[Concatenate[Cog, Visit, Options], Done]],
    Callable[Concatenate[Cog, discord.Interaction, Options], Done],
]:
    """Run a command as a visit, and report any error to its user.

    ``private`` hides the "thinking" notice of a slow command from others. discord.py reads a command's
    options from its signature and expects an interaction before them.
    """

    def wrap(
        work: Callable[Concatenate[Cog, Visit, Options], Done],
    ) -> Callable[Concatenate[Cog, discord.Interaction, Options], Done]:
        @wraps(work)
        async def command(
            cog: Cog, interaction: discord.Interaction, *args: Options.args, **options: Options.kwargs
        ) -> None:
            await cog.bot.attend(
                interaction, lambda visit: work(cog, visit, *args, **options), private=private
            )

        own, _, *options = inspect.signature(work).parameters.values()
        came = inspect.Parameter("interaction", own.kind, annotation=discord.Interaction)
        command.__signature__ = inspect.Signature([own, came, *options])  # type: ignore[attr-defined]
        return command

    return wrap
