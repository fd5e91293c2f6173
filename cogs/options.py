"""Options that several commands share, with their autocomplete."""

from collections.abc import Callable, Coroutine, Iterable, Sequence
from typing import Any, TypeAlias, cast

import discord
from discord.app_commands import Choice

from bot.face.escape import plain
from bot.face.roles import role_full_name
from bot.face.setups import setup_words
from bot.face.titles import game_title
from bot.play.clocks.reliability import CONDITIONS
from bot.play.entry.setups import campaign_questions, challenge_questions, setups, write_setup
from bot.play.ground.refusals import Refusal
from bot.play.ground.repertoire import AnyGame, Fits, game_names, newest
from bot.play.ground.times import TURN_TIME
from bot.play.match.draws import RANDOM
from bot.store.ids import GuildId
from bot.store.rows import ChallengeRow
from bot.wire.client import DuelBot
from bot.wire.translator import localised
from players.player import LEVELS
from rules.game import Question
from rules.games import game

MOST = 25
"""The most choices Discord shows."""

NO_SERVER = GuildId(0)
"""An id that no server has."""

Offering: TypeAlias = Callable[[discord.Interaction, str], Coroutine[Any, Any, list[Choice[str]]]]
"""An autocomplete callback."""


def pace_choices() -> list[Choice[str]]:
    """Return every pace, fastest first."""
    return [Choice(name=localised(f"pace-{pace}"), value=pace) for pace in TURN_TIME]


def reliability_choices() -> list[Choice[int]]:
    """Return the reliability a host can require of those who join, lowest first."""
    return [Choice(name=localised("condition-share", share=share), value=share) for share in CONDITIONS]


def level_choices() -> list[Choice[str]]:
    """Return every level of the house, easiest first."""
    return [Choice(name=localised(f"level-{level}"), value=level) for level in LEVELS]


def typed_in(interaction: discord.Interaction) -> GuildId:
    """Return the server in which a person types, or NO_SERVER outside of any."""
    return NO_SERVER if interaction.guild_id is None else GuildId(interaction.guild_id)


async def offer_roles(interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
    """Offer the roles whose names match, of the game option if it is set or else of any game."""
    words = await cast(DuelBot, interaction.client).words(interaction)
    names = {
        role: role_full_name(words, newest(name), role)
        for name in await _meant_games(interaction)
        if game(newest(name)).roles
        for role in (RANDOM, *game(newest(name)).roles)
    }
    return matching(names.items(), typed)


async def offer_setups(interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
    """Offer the setups of matches, of the game option if it is set or else of any game."""
    return await _offer_answers(interaction, typed, lambda played: played.questions)


async def offer_campaign_setups(interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
    """Offer the setups of campaigns, of the game option if it is set or else of any game."""
    return await _offer_answers(interaction, typed, campaign_questions)


async def offer_agreements(interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
    """Offer the setups of challenges, of the game option if it is set or else of any game."""
    return await _offer_answers(interaction, typed, challenge_questions)


async def _offer_answers(
    interaction: discord.Interaction, typed: str, asked: Callable[[AnyGame], Sequence[Question]]
) -> list[Choice[str]]:
    words = await cast(DuelBot, interaction.client).words(interaction)
    named = {
        write_setup(answers): setup_words(words, name, answers)
        for name in await _meant_games(interaction)
        for answers in setups(asked(game(newest(name))))
    }
    return matching(named.items(), typed)


async def _meant_games(interaction: discord.Interaction) -> list[str]:
    """Return the games a person can mean: the one in the game option, or all of their server."""
    chosen = getattr(interaction.namespace, "game", None)
    played = await cast(DuelBot, interaction.client).play.reading.games(typed_in(interaction))
    return [name for name in played if chosen in {None, name}]


def offering(fits: Fits) -> Offering:
    """Return an autocomplete callback for those of a server's games that fit."""

    async def offer_games(interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        bot = cast(DuelBot, interaction.client)
        words, names = await bot.words(interaction), await bot.play.reading.games(typed_in(interaction))
        fitting = (name for name in names if fits(game(newest(name))))
        return matching(((name, game_title(words, name)) for name in fitting), typed)

    return offer_games


def matching(named: Iterable[tuple[str, str]], typed: str) -> list[Choice[str]]:
    """Return as choices the values whose names contain what was typed."""
    wanted = typed.casefold()
    # Discord's limit for a choice's name is 100 characters.
    return [Choice(name=plain(name, 100), value=value) for value, name in named if wanted in name.casefold()][
        :MOST
    ]


def check_role(role: str | None) -> str:
    """Return the role asked for, by default a random one. Raise Refusal if no game has it."""
    # Of any game: only bot.play knows which game it is for.
    known = {RANDOM, *(role for name in game_names() for role in game(newest(name)).roles)}
    if role is not None and role not in known:
        raise Refusal("unknown-option", text=plain(role))
    return role or RANDOM


def one_of(challenges: Sequence[ChallengeRow], wanted: str | None, none: str) -> ChallengeRow | None:
    """Return the challenge that is meant, or None if the player must be asked.

    Raise Refusal: with the key ``none`` if there are none, with "unknown-option" if none has the wanted id.
    """
    if not challenges:
        raise Refusal(none)
    if wanted is None:
        return challenges[0] if len(challenges) == 1 else None
    for challenge in challenges:
        if challenge.id == wanted:
            return challenge
    raise Refusal("unknown-option", text=plain(wanted))
