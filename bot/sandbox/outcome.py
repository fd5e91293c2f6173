"""How the bot answered something a person did."""

from dataclasses import dataclass
from typing import Literal

from bot.sandbox.request import Json

AnswerKind = Literal["message", "deferred", "update", "deferred_update", "form", "choices", "none"]
"""``none`` means that three seconds passed in silence."""


@dataclass(frozen=True, slots=True)
class Callback:
    """The callback the bot sent, as far as anyone can see it."""

    kind: AnswerKind
    message: int | None = None
    """The message it said or changed."""
    form: Json | None = None
    choices: tuple[Json, ...] = ()
    """The suggestions for an option still being typed."""
