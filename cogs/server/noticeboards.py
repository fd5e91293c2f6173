"""The noticeboard of a server, for its organisers."""

import discord
from discord.ext import commands

from bot.face.noticeboard.panel import noticeboard_panel
from bot.play.ground.reach import NOTICEBOARD, WORD
from bot.play.ground.refusals import Refusal, Unreadable
from bot.play.noticeboards.page import channels_of
from bot.store.ids import ChannelId, NoticeboardId
from bot.store.noticeboard_rows import NoticeboardRow
from bot.wire.client import DuelBot
from bot.wire.visit import Visit


class Noticeboards(commands.Cog):
    """The controls of its panel."""

    def __init__(self, bot: DuelBot) -> None:
        self.bot = bot
        self.play = bot.play.noticeboards
        bot.on_press("noticeboard", WORD, self.pressed)
        bot.on_press("noticeboard", NOTICEBOARD, self.changed, "down", "tell")

    async def pressed(self, visit: Visit) -> None:
        """Open the panel, or put the noticeboard up in this channel."""
        match visit.press.action:
            case "open":
                await open_noticeboard(self.bot, visit)
            case "put":
                guild_id, channel_id = visit.stage
                channel = visit.answer.interaction.channel
                if not isinstance(channel, discord.TextChannel) or channel.is_news():
                    raise Refusal("noticeboard-not-here")
                await _show(visit, await self.play.put_up(guild_id, channel_id, visit.standing))
            case _:
                raise Unreadable

    async def changed(self, visit: Visit) -> None:
        """Take the noticeboard down, or change which channels it covers."""
        noticeboard_id, (guild_id, _) = NoticeboardId(visit.named), visit.home
        if visit.press.action == "down":
            row = await self.play.take_down(noticeboard_id, guild_id, visit.standing)
        else:
            channels = self._seen(visit)
            row = await self.play.tell_of(noticeboard_id, guild_id, visit.standing, channels)
        await _show(visit, row)

    def _seen(self, visit: Visit) -> tuple[ChannelId, ...]:
        """Return the channels that were chosen. Raise Refusal for one that the organiser cannot see."""
        person, guild = visit.answer.interaction.user, visit.answer.interaction.guild
        for chosen in visit.given.numbers:
            channel = guild and guild.get_channel(chosen)
            if not channel or not isinstance(person, discord.Member):
                raise Refusal("unknown-option", text=str(chosen))
            if not channel.permissions_for(person).view_channel:
                raise Refusal("unknown-option", text=str(chosen))
        return tuple(map(ChannelId, dict.fromkeys(visit.given.numbers)))


async def open_noticeboard(bot: DuelBot, visit: Visit) -> None:
    """Show an organiser the noticeboard of their server."""
    guild_id, _ = visit.home
    await _show(visit, await bot.play.noticeboards.of(guild_id, visit.standing))


async def _show(visit: Visit, row: NoticeboardRow | None) -> None:
    guild = visit.answer.interaction.guild
    told_of = channels_of(row) if row else ()
    there = tuple(channel_id for channel_id in told_of if guild and guild.get_channel(channel_id))
    await visit.show(noticeboard_panel(row, there, visit.channel_id, visit.words))


async def setup(bot: DuelBot) -> None:
    """Add the cog."""
    await bot.add_cog(Noticeboards(bot))
