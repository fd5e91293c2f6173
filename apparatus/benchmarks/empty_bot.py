"""A bot without rules, storage or words that only answers clicks: what the library itself costs.

    python -m apparatus.benchmarks.empty_bot URL word|panel|dm

It answers with one word, or with what the real bot sends: the hand in place of the clicked message, or one
line there and the hand in a second message. The hand is the clicked one, sent back.
"""

import asyncio
import sys
from collections.abc import Callable, Coroutine
from typing import Any, ClassVar

import discord
from discord import ui

from apparatus.benchmarks.lean_discord import TOKEN
from bot.wire.endpoint import use_local_discord


class Control(ui.DynamicItem[ui.Item[Any]], template=r"v1:.+"):
    """Any control."""

    answer: "ClassVar[Answer]"

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction,  # noqa: ARG003
        item: ui.Item[Any],
        match: Any,  # noqa: ANN401, ARG003
        /,
    ) -> "Control":
        """Wrap the item that was used."""
        return cls(item)

    async def callback(self, interaction: discord.Interaction) -> None:
        """Answer at once."""
        await self.answer(interaction)


async def with_a_word(interaction: discord.Interaction) -> None:
    """Replace the clicked message by a word."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay("done"))
    await interaction.response.edit_message(view=view)


async def with_the_hand(interaction: discord.Interaction) -> None:
    """Replace the clicked message by the same hand."""
    await interaction.response.edit_message(view=hand_of(interaction))


async def with_both(interaction: discord.Interaction) -> None:
    """Replace the clicked message by a word, and send the same hand after it."""
    await with_a_word(interaction)
    await interaction.followup.send(view=hand_of(interaction), ephemeral=True, wait=True)


def hand_of(interaction: discord.Interaction) -> ui.LayoutView:
    """Return the view of the clicked message."""
    assert interaction.message
    return ui.LayoutView.from_message(interaction.message, timeout=None)


Answer = Callable[[discord.Interaction], Coroutine[Any, Any, None]]
ANSWERS: dict[str, Answer] = {"word": with_a_word, "panel": with_the_hand, "dm": with_both}


async def main(url: str, answer: str) -> None:
    """Run until killed."""
    use_local_discord(url)
    Control.answer = staticmethod(ANSWERS[answer])
    client = discord.Client(intents=discord.Intents(guilds=True), max_messages=None)
    client.add_dynamic_items(Control)
    async with client:
        await client.start(TOKEN)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
