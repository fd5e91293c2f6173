"""A small discord.py client to try the local Discord with.

It can also run in its own process: ``python -m tests.sandbox.small_bot URL``.
"""

import asyncio
import io
import sys
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from re import Match
from typing import Self

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.sandbox.server import TOKEN, LocalDiscord
from bot.wire.endpoint import use_local_discord

WORDS = ("rain", "river", "stone")


class Count(ui.DynamicItem[ui.Button[ui.LayoutView]], template=r"count:(?P<number>\d+)"):
    """A button that carries all the state there is, so that any process can answer it."""

    def __init__(self, number: int) -> None:
        super().__init__(ui.Button(label="Count", custom_id=f"count:{number}"))
        self.number = number

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction, __: ui.Item, match: Match) -> Self:
        return cls(int(match["number"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        try:
            await interaction.response.edit_message(view=counter(self.number + 1))
        except discord.HTTPException as error:
            interaction.client.refusals.append(error.code)


class Pick(ui.DynamicItem[ui.Select[ui.LayoutView]], template="pick"):
    """A menu answered by changing its own message."""

    def __init__(self) -> None:
        options = [discord.SelectOption(label=word.title(), value=word) for word in WORDS]
        super().__init__(ui.Select(custom_id="pick", placeholder="Pick one", options=options))

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction, item: ui.Item, __: Match) -> Self:
        found = cls()
        found.item = item
        return found

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(view=said(f"You picked {self.item.values[0]}."))


class Who(ui.DynamicItem[ui.UserSelect[ui.LayoutView]], template="who"):
    def __init__(self) -> None:
        super().__init__(ui.UserSelect(custom_id="who"))

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction, item: ui.Item, __: Match) -> Self:
        found = cls()
        found.item = item
        return found

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"You chose {self.item.values[0].display_name}.")


class Ask(ui.DynamicItem[ui.Button[ui.LayoutView]], template="ask"):
    """A button that opens a form whose answer changes the message it stood on."""

    def __init__(self) -> None:
        super().__init__(ui.Button(label="Ask me", custom_id="ask"))

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction, __: ui.Item, ___: Match) -> Self:
        return cls()

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Question())


class Question(ui.Modal, title="A question"):
    name = ui.Label(text="Name", component=ui.TextInput(custom_id="name", min_length=2, max_length=10))
    colour = ui.Label(
        text="Colour",
        component=ui.RadioGroup(
            custom_id="colour",
            options=[discord.RadioGroupOption(label=word, value=word) for word in ("red", "blue")],
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        text = f"{self.name.component.value} likes {self.colour.component.value}."
        await interaction.response.edit_message(view=said(text))


def said(text: str, *items: ui.Item) -> ui.LayoutView:
    """Show a text, with some controls under it."""
    view = ui.LayoutView(timeout=None)
    rows = [ui.ActionRow(item) for item in items]
    view.add_item(ui.Container(ui.TextDisplay(text), *rows))
    return view


def counter(number: int) -> ui.LayoutView:
    return said(f"Counted to {number}.", Count(number))


class SmallBot(commands.Bot):
    """A bot with a command for each thing Discord can do that ours needs."""

    def __init__(self) -> None:
        super().__init__(
            "!", intents=discord.Intents(guilds=True), guild_ready_timeout=0.05, max_messages=None
        )
        self.refusals: list[int] = []
        for command in (
            greet,
            whisper,
            count,
            slow,
            think,
            pick,
            who,
            question,
            tell,
            picture,
            ping,
            twice,
            locale,
            controls,
        ):
            self.tree.add_command(command)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Count, Pick, Who, Ask)
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Identify anew at once; the library would wait for Discord's limit of one in five seconds."""


def command(function: Callable) -> app_commands.Command:
    name = function.__name__
    return app_commands.command(name=name, description=f"Try {name}.")(function)


@command
async def greet(interaction: discord.Interaction, friend: discord.Member, word: str = "Hello") -> None:
    await interaction.response.send_message(f"{word}, {friend.mention} ({friend.display_name})")


@greet.autocomplete("word")
async def suggest(_: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=word.title(), value=word) for word in WORDS if word.startswith(current)]


@command
async def whisper(interaction: discord.Interaction) -> None:
    await interaction.response.send_message(view=counter(0), ephemeral=True)


@command
async def count(interaction: discord.Interaction) -> None:
    await interaction.response.send_message(view=counter(0))


@command
async def slow(interaction: discord.Interaction, seconds: float) -> None:
    await asyncio.sleep(seconds)
    try:
        await interaction.response.send_message("At last.")
    except discord.HTTPException as error:
        interaction.client.refusals.append(error.code)


@command
async def think(interaction: discord.Interaction) -> None:
    await interaction.response.defer(thinking=True, ephemeral=True)
    await interaction.edit_original_response(view=said(f"Thought about it, {interaction.user.mention}."))
    await interaction.followup.send("And said so.")


@command
async def controls(interaction: discord.Interaction) -> None:
    closed = ui.Button(label="Closed", custom_id="closed", disabled=True)
    link = ui.Button(label="Elsewhere", url="https://example.org")
    await interaction.response.send_message(view=said("Look, do not touch.", closed, link))


@command
async def locale(interaction: discord.Interaction) -> None:
    await interaction.response.send_message(str(interaction.locale))


@command
async def pick(interaction: discord.Interaction, friend: discord.Member) -> None:
    try:
        await friend.send(view=said("Pick.", Pick()))
    except discord.Forbidden as error:
        interaction.client.refusals.append(error.code)
        await interaction.response.send_message("Their door is closed.", ephemeral=True)
    else:
        await interaction.response.send_message("Asked.")


@command
async def who(interaction: discord.Interaction) -> None:
    await interaction.response.send_message(view=said("Who?", Who()))


@command
async def question(interaction: discord.Interaction) -> None:
    await interaction.response.send_message(view=said("A question?", Ask()))


@command
async def tell(interaction: discord.Interaction, text: str, nonce: str) -> None:
    """Say the same thing twice under one nonce, as a retry would, and then louder."""
    await interaction.response.defer(thinking=True)
    first = await interaction.channel.send(text, nonce=nonce)
    second = await interaction.channel.send(text, nonce=nonce)
    await second.edit(content=f"{text}!", allowed_mentions=discord.AllowedMentions.none())
    await interaction.edit_original_response(content="same" if first.id == second.id else "two")


@command
async def picture(interaction: discord.Interaction) -> None:
    file = discord.File(io.BytesIO(b"not really a picture"), "mon.png", description="A crane")
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.MediaGallery(discord.MediaGalleryItem(file, description="A crane")))
    await interaction.response.send_message(view=view, file=file)


@command
async def ping(interaction: discord.Interaction, friend: discord.Member, other: discord.Member) -> None:
    allowed = discord.AllowedMentions(users=[friend], everyone=False)
    text = f"@everyone {friend.mention} {other.mention}"
    await interaction.response.send_message(view=said(text), allowed_mentions=allowed)


@command
async def twice(interaction: discord.Interaction) -> None:
    """Answer, then try to answer again."""
    await interaction.response.send_message("once")
    interaction.response._response_type = None
    try:
        await interaction.response.send_message("again")
    except discord.HTTPException as error:
        interaction.client.refusals.append(error.code)


@asynccontextmanager
async def running(local: LocalDiscord) -> AsyncGenerator[SmallBot]:
    """Run the small bot in this process against a local Discord."""
    use_local_discord(local.url)
    bot = SmallBot()
    task = asyncio.create_task(bot.start(TOKEN))
    try:
        # Online it knows no channel yet.
        await local.until(lambda: bot.is_ready() or task.done())
        yield bot
    finally:
        await bot.close()
        await task


if __name__ == "__main__":
    use_local_discord(sys.argv[1])
    SmallBot().run(TOKEN, log_handler=None)
