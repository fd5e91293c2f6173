"""Which tournament a command means, and what autocomplete offers."""

from typing import Literal, cast

import discord
from discord.app_commands import Choice

from bot.face.escape import plain
from bot.face.tournament.parts import title
from bot.face.tournament.repairs import mendable, versus
from bot.play.gatherings.kinds import CHALLENGING, TOURNAMENT
from bot.play.gatherings.reading import GatheringPage
from bot.play.ground.refusals import Refusal
from bot.store.gathering_rows import GatheringRow
from bot.store.ids import GatheringId, GuildId
from bot.wire.client import DuelBot
from bot.wire.visit import Visit
from cogs.options import matching, typed_in

Phase = Literal["sign-up", "under way", "begun", "any"]
"""``begun`` is under way or over; ``any`` is everything that is not over."""
MOST_ENDED = 20
"""How many ended tournaments can be chosen, newest first."""


async def held(bot: DuelBot, guild_id: GuildId, phase: Phase) -> list[GatheringRow]:
    """Return the tournaments of a server in a phase; the Kyoto Grand Tournament signs up as a gathering."""
    rows = [row for row in await bot.play.gatherings.held_in(guild_id) if row.kind not in CHALLENGING]
    under_way = [row for row in rows if row.state is not None]
    match phase:
        case "sign-up":
            return [row for row in rows if row.kind == TOURNAMENT and row.state is None]
        case "under way":
            return under_way
        case "begun":
            ended = await bot.play.gatherings.ended_in(guild_id, MOST_ENDED)
            return [*under_way, *(row for row in ended if row.kind not in CHALLENGING)]
        case "any":
            return [row for row in rows if row.kind == TOURNAMENT or row.state is not None]


async def meant(bot: DuelBot, visit: Visit, wanted: str | None, phase: Phase) -> GatheringId:
    """Return the id of the tournament that is meant. Raise Refusal if that is unclear."""
    guild_id, _ = visit.home
    rows = await held(bot, guild_id, phase)
    # Autocomplete only suggests: any text can be typed.
    if wanted is not None and wanted not in [row.id for row in rows]:
        raise Refusal("unknown-option", text=plain(wanted))
    if not rows:
        raise Refusal("tournament-none")
    going_on = [row.id for row in rows if row.ended_at is None]
    if wanted is None and len(going_on) > 1:
        raise Refusal("tournament-several")
    return GatheringId(wanted or (going_on or [row.id for row in rows])[0])


async def offer_tournaments(interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
    """Offer this server's tournaments that are not over, by title."""
    return await _offer(interaction, typed, "any")


async def offer_begun(interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
    """Offer the tournaments that have begun, including ended ones."""
    return await _offer(interaction, typed, "begun")


async def _offer(interaction: discord.Interaction, typed: str, phase: Phase) -> list[Choice[str]]:
    bot = cast(DuelBot, interaction.client)
    words = await bot.words(interaction)
    rows = await held(bot, typed_in(interaction), phase)
    return matching(((row.id, title(words, row)) for row in rows), typed)


async def offer_overrides(interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
    """Offer the duels whose winner an organiser may name."""
    return await _offer_duels(interaction, "override", typed)


async def offer_undos(interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
    """Offer the duels whose last decision can be undone."""
    return await _offer_duels(interaction, "undo", typed)


async def _offer_duels(interaction: discord.Interaction, action: str, typed: str) -> list[Choice[str]]:
    words = await cast(DuelBot, interaction.client).words(interaction)
    page = await _page_for(interaction)
    if page is None:
        return []
    found = mendable(page.state, action)
    return matching(((str(pairing.bout.number), versus(page, pairing, words)) for _, pairing in found), typed)


async def _page_for(interaction: discord.Interaction) -> GatheringPage | None:
    """Return the tournament named in the command's other option, or the only one under way."""
    bot, wanted = cast(DuelBot, interaction.client), getattr(interaction.namespace, "tournament", None)
    rows = await held(bot, typed_in(interaction), "under way")
    found = [row.id for row in rows if wanted in {None, row.id}]
    return await bot.play.gatherings.page(found[0]) if len(found) == 1 else None
