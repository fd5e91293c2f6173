"""The answer to one interaction, of any kind and however late.

Discord wants a first answer within three seconds. ``promptly`` sends a placeholder ("thinking") if the work
takes longer; the answer then replaces it. An answer that comes too late, or that was given before a restart,
is dropped quietly: the database has the truth, and the outbox shows it.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any

import discord
import structlog

from bot.face.adapter import Interaction, files, layout, mentions, modal
from bot.face.described import described
from bot.face.form import Form
from bot.face.screen import Screen
from bot.play.ground.refusals import Refusal
from bot.store.ids import MessageId
from bot.wire.known import Meaning, meaning

log = structlog.get_logger()

PATIENCE = 1.8
"""Seconds of work before the placeholder; the rest of the three is for the way to Discord."""


OnAnswered = Callable[[str, float], None]
"""Receives each interaction: its kind, and the seconds until the person had an answer."""

LET_BE = {Meaning.TOO_LATE, Meaning.MESSAGE_GONE, Meaning.LATER, Meaning.ASLEEP}
"""Errors that drop an answer without being a fault: the outbox shows the result anyway."""


class Answer:
    """What one person is told about what they just did."""

    def __init__(self, interaction: Interaction) -> None:
        self.interaction = interaction
        self.pictured = True
        """Whether the person wants pictures in what only they see."""
        self.given_at: float | None = None
        """When the person had it, by the performance counter; a placeholder does not count."""
        self._placeholder = False
        self._is_seen = self._is_command
        """Whether the placeholder is visible: after a press it only acknowledges, unless it asks for more."""
        self._deferral: asyncio.Future[None] | None = None

    @property
    def draws(self) -> bool:
        """Whether what only the person sees has pictures: they want them, and they are permitted here."""
        return self.pictured and self._takes_files

    async def promptly(self, work: Coroutine[Any, Any, None], *, private: bool = True) -> None:
        """Do the work of an interaction, with a placeholder if it takes long."""
        task = asyncio.ensure_future(work)
        # Not wait_for, which would cancel the work at the timeout.
        await asyncio.wait({task}, timeout=PATIENCE)
        if not task.done() and not self.interaction.response.is_done():
            placing = self._tolerate(self._defer(private=private), answers=False)
            self._deferral = asyncio.ensure_future(placing)
        await task
        await self._once_deferred()

    async def think(self) -> None:
        """Show that the answer to a press is being worked out, until the answer replaces that."""
        self._is_seen = True
        await self._tolerate(self._defer(private=True), answers=False)

    async def update(self, screen: Screen) -> bool:
        """Redraw the message whose control was used; return False if it was too late."""
        response, message = self.interaction.response, self.interaction.message
        screen = self._fitted(screen, private=message is not None and message.flags.ephemeral)
        pictures = await files(screen)  # drawn first: a placeholder may be sent meanwhile
        await self._once_deferred()
        options: Any = {"view": layout(screen), "allowed_mentions": mentions(screen)}
        if pictures or (message and message.attachments):
            options["attachments"] = pictures  # and no earlier ones
        editing = self.interaction.edit_original_response if response.is_done() else response.edit_message
        return await self._tolerate(editing(**options)) is not None

    async def private(self, screen: Screen) -> None:
        """Say something that only this person sees."""
        await self.say(screen, private=True)

    async def say(self, screen: Screen, *, private: bool = False) -> MessageId | None:
        """Send a message and return its id, or None if it was too late."""
        screen = self._fitted(screen, private=private)
        pictures = await files(screen)
        await self._once_deferred()
        response = self.interaction.response
        options: Any = {"view": layout(screen), "allowed_mentions": mentions(screen)}
        if response.is_done() and self._placeholder and self._is_seen:
            # This uses the placeholder up: the next message is a new one.
            self._placeholder = False
            options |= {"attachments": pictures} if pictures else {}
            edited = await self._tolerate(self.interaction.edit_original_response(**options))
            return MessageId(edited.id) if edited else None
        options |= {"files": pictures} if pictures else {}
        if not response.is_done():
            sent = await self._tolerate(response.send_message(ephemeral=private, **options))
            return MessageId(sent.message_id) if sent and sent.message_id else None
        message = await self._tolerate(
            self.interaction.followup.send(ephemeral=private, wait=True, **options)
        )
        return MessageId(message.id) if message else None

    async def acknowledge(self) -> None:
        """Acknowledge without words, because the result is shown elsewhere."""
        await self._once_deferred()
        if not self.interaction.response.is_done():
            await self._tolerate(self._defer(private=False))

    async def ask(self, form: Form) -> None:
        """Open a form. Raise Refusal if there is a placeholder already: after one, Discord opens no form."""
        await self._once_deferred()
        if self.interaction.response.is_done():
            log.warning("form came too late", interaction=self.interaction.id, area=form.press.area)
            raise Refusal("form-late")
        await self._tolerate(self.interaction.response.send_modal(modal(form)))

    def _fitted(self, screen: Screen, *, private: bool) -> Screen:
        """Leave pictures out if the person wants none in what only they see, or if they are not permitted."""
        alone = private or self.interaction.guild_id is None
        if alone and not self.pictured:
            return screen.in_words()
        return screen if self._takes_files else described(screen)

    @property
    def _takes_files(self) -> bool:
        return self.interaction.guild_id is None or self.interaction.app_permissions.attach_files

    @property
    def _is_command(self) -> bool:
        return self.interaction.type is discord.InteractionType.application_command

    async def _defer(self, *, private: bool) -> None:
        if self._is_seen:
            await self.interaction.response.defer(ephemeral=private, thinking=True)
        else:
            await self.interaction.response.defer()
        self._placeholder = True

    async def _once_deferred(self) -> None:
        """Wait for a placeholder on its way, so that Discord does not get two first answers."""
        if self._deferral is not None:
            await self._deferral

    async def _tolerate(self, sending: Coroutine[Any, Any, Any], *, answers: bool = True) -> Any:  # noqa: ANN401  discord.py's own results
        """Await a call to Discord; return None if it came too late."""
        try:
            sent = await sending
        except discord.InteractionResponded:
            return None
        except discord.HTTPException as error:
            if meaning(error) not in LET_BE:
                raise
            log.info("answer dropped", interaction=self.interaction.id, code=error.code, status=error.status)
            return None
        if answers and self.given_at is None:
            self.given_at = time.perf_counter()
        return sent
