"""Checks that involve the host: a direct message to them, and a button that they press."""

import asyncio

import discord

from bot.check.finding import Broken, Untried
from bot.check.line import line
from bot.check.messages import SEND
from bot.check.walk import Walk
from bot.face.adapter import Interaction
from bot.face.press import Press
from bot.face.screen import Button, Row
from bot.wire.answer import Answer

PRESSED_WITHIN = 120.0
"""Seconds for the host to find the button."""

BUTTON = Press("check", action="press")


@line("POST /users/@me/channels", SEND, after=("server",), posts=True)
async def direct_message(walk: Walk) -> None:
    """Send the host a direct message."""
    channel = await walk.client.create_dm(discord.Object(walk.host_id))
    await walk.post(walk.screen("by-dm"), channel.id)


@line(
    SEND,
    "POST /interactions/{id}/{token}/callback",
    "PATCH /webhooks/{id}/{token}/messages/@original",
    "POST /webhooks/{id}/{token}",
    after=("message",),
    posts=True,
    by_hand=True,
)
async def press(walk: Walk) -> None:
    """Ask the host to press a button, and answer in each way the bot can answer."""
    if not walk.host.there:
        raise Untried("nobody-to-press")
    pressed: asyncio.Future[Interaction] = asyncio.get_running_loop().create_future()

    def heard(interaction: Interaction) -> None:
        if (interaction.data or {}).get("custom_id") == BUTTON.custom_id and not pressed.done():
            pressed.set_result(interaction)

    walk.client.on_press = heard
    button = Row((Button(walk.words("check-press"), BUTTON, style="primary"),))
    await walk.post(walk.screen("pressing", button), walk.channel.id)
    question = walk.words("check-ask-press", channel=walk.channel.name, seconds=int(PRESSED_WITHIN))
    passing = asyncio.ensure_future(walk.host.answer(question))
    waiting = asyncio.wait({pressed, passing}, timeout=PRESSED_WITHIN, return_when=asyncio.FIRST_COMPLETED)
    try:
        await walk.unless_stopped(waiting)
    finally:
        passing.cancel()
    if not pressed.done():
        raise Untried("not-pressed")
    await _answer(walk, Answer(pressed.result()))


async def _answer(walk: Walk, answer: Answer) -> None:
    """Acknowledge a press, redraw its message, and say something that only the presser sees."""
    await answer.acknowledge()
    if not answer.interaction.response.is_done():
        raise Broken("press-late")
    if not await answer.update(walk.screen("pressed")):
        raise Broken("press-late")
    await answer.private(walk.screen("pressed-alone"))
