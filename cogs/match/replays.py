"""Replays of finished matches, and sharing their key moments."""

import asyncio
from dataclasses import replace
from datetime import UTC, datetime

import discord
from discord import app_commands
from discord.ext import commands

from bot.face.escape import plain
from bot.face.game.to_replay import OPEN, OWN
from bot.face.match.file.write import kept_screen, replay_file
from bot.face.match.replay import moments_asked, moments_screen, replay_screen
from bot.face.titles import game_title
from bot.face.words import Words
from bot.play.ground.reach import OWN_MATCH
from bot.play.ground.refusals import Refusal, Unreadable
from bot.play.ground.repertoire import game_name
from bot.play.match.replays import Replay, ReplayLine
from bot.store.ids import GuildId, MatchId, UserId
from bot.wire.client import DuelBot
from bot.wire.translator import localised
from bot.wire.visit import Visit
from cogs.attending import attended
from cogs.options import matching, typed_in

ACTIONS = frozenset({"first", "back", "forward", "last", "end", "see"})
"""Actions that go to a turn."""


class Replays(commands.Cog):
    """Replays, private except for what is shared."""

    def __init__(self, bot: DuelBot) -> None:
        self.bot = bot
        self.play = bot.play
        bot.on_press("replay", OWN_MATCH, self.pressed)
        bot.on_press("replay", OWN_MATCH, self.share, "share")
        bot.on_press("replay", OWN_MATCH, self.agree, "agree")
        bot.on_press("replay", OWN_MATCH, self.keep, "keep")

    @app_commands.command(name="replay", description=localised("command-replay"))
    @app_commands.describe(match=localised("option-replay-match"))
    @attended()
    async def replay(self, visit: Visit, match: str | None = None) -> None:
        """Replay a match from its beginning; by default the newest that the person may see."""
        if match is None:
            offered = await self._offered(visit.user_id, visit.guild_id)
            if not offered:
                raise Refusal("replay-none")
            match = offered[0].match_id
        # Autocomplete only suggests: any id can be typed.
        await self.bot.check_reach(visit, OWN_MATCH, match)
        await self._show(visit, MatchId(match), 0, OWN)

    @replay.autocomplete("match")
    async def offer_matches(
        self, interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        """Offer the finished matches of the player and of the server."""
        words = await self.bot.words(interaction)
        offered = await self._offered(UserId(interaction.user.id), typed_in(interaction))
        return matching(((ended.match_id, _line(ended, words)) for ended in offered), typed)

    async def pressed(self, visit: Visit) -> None:
        """Go to a turn, or switch the point of view."""
        action, view = visit.press.parts
        if action not in ACTIONS:
            raise Unreadable
        await self._show(visit, MatchId(visit.named), visit.press.revision, view)

    async def share(self, visit: Visit) -> None:
        """Post the key moments, after a confirmation if the match is private."""
        guild_id, _ = visit.stage
        replay = await self.play.replays.of(MatchId(visit.named), visit.user_id)
        if not replay.private:
            await self.agree(visit)
        elif replay.page.guild_id != guild_id:
            raise Refusal("replay-elsewhere")
        else:
            await visit.answer.private(moments_asked(replay, visit.press.revision, visit.words))

    async def agree(self, visit: Visit) -> None:
        """Post the key moments, even of a private match."""
        guild_id, _ = visit.stage
        replay = await self.play.replays.share(MatchId(visit.named), visit.user_id, guild_id)
        await visit.answer.say(moments_screen(replay, visit.user_id, await self.bot.guild_words(guild_id)))

    async def keep(self, visit: Visit) -> None:
        """Send the whole replay as one file, written in a separate thread."""
        replay = await self.play.replays.of(MatchId(visit.named), visit.user_id)
        replay.check_whole()
        file = await asyncio.to_thread(replay_file, replay, visit.words)
        await visit.answer.private(kept_screen(file, visit.words))

    async def _show(self, visit: Visit, match_id: MatchId, turn: int, view: str) -> None:
        replay = await self._replay(visit, match_id)
        own = replay.gave_up or (view == OWN and replay.own_seat is not None)
        screen = replay_screen(replay, min(turn, replay.turns), OWN if own else OPEN, visit.words)
        # The button at a match's end is on a public message, which one reader must not redraw.
        inside = visit.press.area == "replay" and visit.press.parts[0] != "end"
        await (visit.answer.update if inside else visit.show)(screen)

    async def _replay(self, visit: Visit, match_id: MatchId) -> Replay:
        replay = await self.play.replays.of(match_id, visit.user_id)
        return replace(replay, page=replace(replay.page, pictured=visit.answer.draws))

    async def _offered(self, user_id: UserId, guild_id: GuildId | None) -> list[ReplayLine]:
        return await self.play.replays.offered(user_id, guild_id or GuildId(0))


def _line(ended: ReplayLine, words: Words) -> str:
    """Return a line that says who played what and when it ended."""
    players = words.listed(plain(name) for name in ended.names)
    day = datetime.fromtimestamp(ended.ended_at / 1000, UTC).date().isoformat()
    return words("replay-line", players=players, game=game_title(words, game_name(ended.game)), day=day)


async def setup(bot: DuelBot) -> None:
    """Add the cog."""
    await bot.add_cog(Replays(bot))
