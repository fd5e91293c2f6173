"""How the bot answered an interaction."""

from dataclasses import dataclass
from typing import Literal

from bot.sandbox.request import Json

AnswerKind = Literal["message", "deferred", "update", "deferred_update", "form", "choices", "none"]
"""``none`` means that three seconds passed in silence."""


@dataclass(frozen=True, slots=True)
class Callback:
    """The bot's callback, as far as anyone can see it."""

    kind: AnswerKind
    message: int | None = None
    """The message it sent or changed."""
    form: Json | None = None
    choices: tuple[Json, ...] = ()
    """Suggestions for an option still being typed."""
