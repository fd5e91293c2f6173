"""A small bot that uses everything the local page can show, for the page's own tests."""

import asyncio
import base64
import io
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import discord
import yarl
from discord import app_commands, ui

from bot.sandbox.server import LocalDiscord

FIGHTERS = ("Swift", "Wanderer", "Monk", "Archer")
GOLD = 0xC9A227
SQUARE = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg=="


class Bot(discord.Client):
    """Logs in over real sockets; its commands are in ``COMMANDS``."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)
        self.tree = app_commands.CommandTree(self)
        for command in COMMANDS:
            self.tree.add_command(command)

    async def setup_hook(self) -> None:
        await self.tree.sync()


@asynccontextmanager
async def running(local: LocalDiscord) -> AsyncGenerator[Bot]:
    """Keep the bot connected while the context lasts."""
    before = discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY
    discord.http.Route.BASE = f"{local.url}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(local.gateway.url)
    bot = Bot()
    await bot.login(local.token)
    task = asyncio.create_task(bot.connect())
    try:
        await bot.wait_until_ready()
        yield bot
    finally:
        await bot.close()
        await asyncio.gather(task, return_exceptions=True)
        discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = before


async def fighters(_: discord.Interaction, text: str) -> list[app_commands.Choice[str]]:
    found = [name for name in FIGHTERS if text.lower() in name.lower()]
    return [app_commands.Choice(name=f"{name}, said the bot", value=name) for name in found]


@app_commands.command(description="Challenge somebody to a duel")
@app_commands.describe(opponent="Whom you challenge", fighter="Your fighter", pace="How long a turn may take")
@app_commands.choices(pace=[app_commands.Choice(name="A day a turn", value="day")])
@app_commands.autocomplete(fighter=fighters)
async def challenge(
    interaction: discord.Interaction, opponent: discord.Member, fighter: str = "Swift", pace: str = "day"
) -> None:
    await interaction.response.send_message(view=Challenge(interaction.user, opponent, fighter, pace))


@app_commands.command(description="A word only you can read")
async def whisper(interaction: discord.Interaction) -> None:
    await interaction.response.send_message(f"Only for {interaction.user.mention}.", ephemeral=True)


@app_commands.command(description="An answer that takes a while")
async def ponder(interaction: discord.Interaction) -> None:
    await interaction.response.defer(thinking=True)
    await asyncio.sleep(0.5)
    await interaction.edit_original_response(content="I have thought about it.")


@app_commands.command(description="An answer that never comes")
async def silence(_: discord.Interaction) -> None:
    pass


@app_commands.command(description="Menus of both kinds, and a picture")
async def menus(interaction: discord.Interaction) -> None:
    square = discord.File(io.BytesIO(base64.b64decode(SQUARE)), "square.png")
    await interaction.response.send_message(view=Menus(), file=square)


@app_commands.command(description="Three pictures, one of them hidden")
async def album(interaction: discord.Interaction) -> None:
    names = ("one.png", "two.png", "three.png")
    files = [discord.File(io.BytesIO(base64.b64decode(SQUARE)), name) for name in names]
    view = ui.LayoutView(timeout=None)
    items = [
        discord.MediaGalleryItem(f"attachment://{name}", description=name, spoiler=name == "three.png")
        for name in names
    ]
    view.add_item(ui.MediaGallery(*items))
    await interaction.response.send_message(view=view, files=files)


COMMANDS = (challenge, whisper, ponder, silence, menus, album)


class Challenge(ui.LayoutView):
    """Two people, a deadline, and three buttons."""

    def __init__(self, one: discord.abc.User, other: discord.abc.User, fighter: str, pace: str) -> None:
        super().__init__(timeout=None)
        self.one, self.other = one, other
        self.words = ui.TextDisplay(
            f"## ⚔️ A challenge\n{one.mention} challenges {other.mention} as **{fighter}**, pace *{pace}*.\n"
            f"-# It lapses <t:{int(time.time()) + 90}:R>."
        )
        self.buttons = ui.ActionRow(Accept(), Refuse())
        self.add_item(ui.Container(self.words, ui.Separator(), self.buttons, accent_colour=GOLD))


class Accept(ui.Button[Challenge]):
    def __init__(self) -> None:
        super().__init__(label="Accept", style=discord.ButtonStyle.success, emoji="✅")

    async def callback(self, interaction: discord.Interaction) -> None:
        view = self.view
        assert view is not None
        view.words.content = f"## ⚔️ A duel\n{view.other.mention} accepted. The cards are dealt."
        view.buttons.clear_items()
        assert interaction.message is not None
        board = ui.Button[Challenge](label="To the board", url=interaction.message.jump_url)
        view.buttons.add_item(board)
        await interaction.response.edit_message(view=view)
        try:
            await view.other.send(view=Hand(interaction.message.jump_url))
        except discord.Forbidden:
            await interaction.followup.send("I cannot write to you.", ephemeral=True)


class Refuse(ui.Button[Challenge]):
    def __init__(self) -> None:
        super().__init__(label="Refuse", style=discord.ButtonStyle.danger)

    async def callback(self, interaction: discord.Interaction) -> None:
        assert self.view is not None
        await interaction.response.send_modal(Reason(self.view))


class Reason(ui.Modal, title="Refuse the challenge"):
    ready = ui.Label(
        text="A reason, if you like",
        component=ui.Select(
            required=False, options=[discord.SelectOption(label="I have no time", value="busy")]
        ),
    )
    own = ui.Label(
        text="Or in your own words",
        description="Shown in the channel",
        component=ui.TextInput(style=discord.TextStyle.paragraph, required=False, max_length=200),
    )

    def __init__(self, view: Challenge) -> None:
        super().__init__()
        self.view = view

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.own.component, ui.TextInput)
        self.view.words.content = f"Refused: “{self.own.component.value}”"
        self.view.remove_item(self.view.buttons)
        await interaction.response.edit_message(view=self.view)


class Hand(ui.LayoutView):
    """A menu in a direct message, and the way back to the channel."""

    def __init__(self, board: str) -> None:
        super().__init__(timeout=None)
        row: ui.ActionRow[Hand] = ui.ActionRow(Cards())
        text = ui.TextDisplay(f"### Your hand\nPick one. [The board]({board})")
        way: ui.Button[Hand] = ui.Button(label="Check the dice", url=board)
        seal: ui.Section[Hand] = ui.Section(ui.TextDisplay("-# Dice sealed as 0123abcd…"), accessory=way)
        self.add_item(ui.Container(text, row, seal, accent_colour=GOLD))


class Cards(ui.Select[Hand]):
    def __init__(self) -> None:
        cards = [
            discord.SelectOption(label=f"Card {number}", description=f"Speed {number}", emoji="🗡️")
            for number in range(1, 10)
        ]
        super().__init__(placeholder="Your card", options=cards)

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(view=Chosen(self.values[0]))


class Menus(ui.LayoutView):
    def __init__(self) -> None:
        super().__init__(timeout=None)
        picture = discord.MediaGalleryItem("attachment://square.png", description="A small red square")
        self.add_item(ui.MediaGallery(picture))
        self.add_item(ui.ActionRow(Several()))
        self.add_item(ui.ActionRow(Somebody()))


class Several(ui.Select[Menus]):
    def __init__(self) -> None:
        options = [discord.SelectOption(label=name, default=name == "Swift") for name in FIGHTERS]
        super().__init__(placeholder="Fighters", min_values=1, max_values=3, options=options)

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"Chosen: {', '.join(sorted(self.values))}")


class Somebody(ui.UserSelect[Menus]):
    def __init__(self) -> None:
        super().__init__(placeholder="Somebody")

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"Chosen: {self.values[0].mention}")


class Chosen(ui.LayoutView):
    def __init__(self, card: str) -> None:
        super().__init__(timeout=None)
        self.add_item(ui.TextDisplay(f"You play **{card}**."))
