"""Demonstrations: scripted people who play through commands, DMs and buttons."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from bot.sandbox.actors.alone import LonePuppet, setup_of
from bot.sandbox.actors.gatherers import gathering
from bot.sandbox.actors.puppets import Puppets
from bot.sandbox.actors.tournament import tournament
from bot.sandbox.ground.names import NAMES
from bot.sandbox.stage import Stage
from rules.dice import Dice

Play = Callable[[Stage, int], Awaitable[str | None]]
"""Plays to the end from a seed; returns what went wrong, if anything."""


@dataclass(frozen=True)
class Demo:
    """A demonstration: how many people it takes and what they do."""

    people: Sequence[int]
    play: Play
    hardcore: Play | None = None
    """Plays its Hardcore variant, if there is one."""
    modes: Mapping[str, "Demo"] = field(default_factory=dict[str, "Demo"])
    """Its modes, for a system with several."""
    set_up: Callable[[Sequence[str]], Play] | None = None
    """Returns its play with a setup, for a solo game."""


async def begin_duel(played: Stage) -> None:
    """Begin a duel: Aya challenges and Ben accepts."""
    local = played.local
    aya, ben = local.people["Aya"], local.people["Ben"]
    posted = await aya.slash(local.channel, "challenge", opponent=ben, fighter="swift")
    asked = await ben.press(posted.message or {}, "Accept")
    await ben.choose(asked.message or {}, "wanderer")


async def play_duel(played: Stage, seed: int) -> str | None:
    """Play a duel of Aya and Ben to the last blow."""
    await begin_duel(played)
    return await Puppets(played, seed).play_to_the_end()


async def begin_game(played: Stage, game: str) -> None:
    """Begin a game without roles: Aya challenges and Ben accepts."""
    aya, ben = played.local.people["Aya"], played.local.people["Ben"]
    posted = await aya.slash(played.local.channel, "challenge", opponent=ben, game=game)
    await ben.press(posted.message or {}, "Accept")


async def begin_pocket(played: Stage) -> None:
    """Begin Pocket Samurai: Aya challenges and Ben accepts."""
    await begin_game(played, "pocket.hand")


async def play_pocket(played: Stage, seed: int) -> str | None:
    """Draft in the channel and fight by DM, as Aya and Ben."""
    await begin_pocket(played)
    return await Puppets(played, seed).play_to_the_end()


async def begin_kendo(played: Stage) -> None:
    """Begin a Duel of Kendo: Aya challenges Ben, or more people gather for one."""
    host, *others = played.local.people.values()
    if len(others) == 1:
        await begin_game(played, "kendo.duel")
        return
    posted = await host.slash(played.local.channel, "brawl", game="kendo.duel")
    for person in others:
        await person.press(posted.message or {}, "Join")
    await host.press(posted.message or {}, "Start")


async def play_kendo(played: Stage, seed: int) -> str | None:
    """Play a Duel of Kendo until only one player has cards."""
    await begin_kendo(played)
    return await Puppets(played, seed).play_to_the_end()


async def play_competition(played: Stage, seed: int) -> str | None:
    """Fight a Competition of Kendo for points, as Aya and Ben."""
    await begin_game(played, "kendo.competition")
    return await Puppets(played, seed).play_to_the_end()


def alone(name: str, setup: Sequence[str] = ()) -> Play:
    """Return Aya's play of a solo game. Raise NotPossible for an unknown setup."""
    written = setup_of(name, setup)

    async def play(played: Stage, seed: int) -> str | None:
        dice = Dice(f"alone {seed}".encode())
        return await LonePuppet(played, played.local.people["Aya"], dice).play(name, written)

    return play


async def play_brawl(played: Stage, seed: int) -> str | None:
    """Play a brawl that Aya opens and everyone joins, until one is left."""
    local, puppets = played.local, Puppets(played, seed)
    host, *others = local.people.values()
    posted = await host.slash(local.channel, "brawl", fighter="swift")
    lobby = posted.message or {}
    for person in others:
        asked = await person.press(lobby, "Join")
        await person.choose(asked.message or {}, "random")
    await host.press(lobby, "Start")
    return await puppets.play_to_the_end()


KENDO = {"duel": Demo(range(2, 5), play_kendo), "competition": Demo(range(2, 3), play_competition)}

DEMOS = {
    "duel": Demo(range(2, 3), play_duel),
    "brawl": Demo(range(3, 9), play_brawl),
    "pocket": Demo(range(2, 3), play_pocket),
    "kendo": Demo(KENDO["duel"].people, play_kendo, modes=KENDO),
    "way": Demo(range(1, 2), alone("way.fight"), set_up=partial(alone, "way.fight")),
    "duels": Demo((2, 4, 6, 8), gathering("duels")),
    "clash": Demo((4, 6, 8), gathering("clash"), gathering("clash", hardcore=True)),
    "kyoto": Demo((4, 8), gathering("kyoto"), gathering("kyoto", hardcore=True)),
    "tournament": Demo(range(2, len(NAMES) + 1), tournament(), tournament(hardcore=True)),
}
