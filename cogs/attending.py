"""How commands come in: each is called with the visit of whoever uses it."""

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
    """Answer a command as a visit: whatever goes wrong, its person is told.

    ``private`` says who sees that it takes long. Discord's library reads the options of a command from its
    signature, and wants an interaction before them.
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
