"""Options that several commands take, with what Discord offers while somebody types."""

from collections.abc import Iterable, Sequence
from typing import cast

import discord
from discord.app_commands import Choice

from bot.face.cards import full_name
from bot.face.escape import plain
from bot.play.clocks.reliability import CONDITIONS
from bot.play.draws import RANDOM
from bot.play.pace import TURN_TIME
from bot.play.refusals import Refusal
from bot.store.rows import Challenge
from bot.wire.client import DuelBot
from bot.wire.translator import localised
from rules.bushido.fighters import FIGHTERS

MOST = 25
"""Choices Discord shows."""


def pace_choices() -> list[Choice[str]]:
    """Return every pace, from the fastest."""
    return [Choice(name=localised(f"pace-{pace}"), value=pace) for pace in TURN_TIME]


def reliability_choices() -> list[Choice[int]]:
    """Return what can be asked of whoever joins, from the mildest."""
    return [Choice(name=localised("condition-share", share=share), value=share) for share in CONDITIONS]


async def offer_fighters(interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
    """Offer the fighters whose name or archetype holds what was typed."""
    words = await cast(DuelBot, interaction.client).words(interaction)
    names = {RANDOM: words("fighter-random")}
    names |= {key: full_name(words, key) for key in FIGHTERS}
    return matching(names.items(), typed)


def matching(named: Iterable[tuple[str, str]], typed: str) -> list[Choice[str]]:
    """Return as choices the values whose name holds what was typed."""
    wanted = typed.casefold()
    return [Choice(name=plain(name, 100), value=value) for value, name in named if wanted in name.casefold()][
        :MOST
    ]


def check_fighter(fighter: str | None) -> str:
    """Return the fighter that was asked for. Raise Refusal where there is none of that name."""
    if fighter is None:
        return RANDOM
    if fighter != RANDOM and fighter not in FIGHTERS:
        raise Refusal("rejection-fighter-unknown", fighter=plain(fighter))
    return fighter


def one_of(challenges: Sequence[Challenge], wanted: str | None, none: str) -> Challenge | None:
    """Return the one challenge that is meant, or None where it must be asked.

    Raise Refusal with the given key where there is none at all, or none of the wanted id.
    """
    if not challenges:
        raise Refusal(none)
    if wanted is None:
        return challenges[0] if len(challenges) == 1 else None
    for challenge in challenges:
        if challenge.id == wanted:
            return challenge
    raise Refusal("unknown-option", text=plain(wanted))
