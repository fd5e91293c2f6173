"""Ongoing duels put into a database, and the picks that will be made in them to their ends.

The dice are sealed in each duel's seed, so the whole duel is known before it is played: the sender of the
picks need not read the answers to know which cards are left.
"""

import itertools
import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from bot.play.clocks.turn import start_clock
from bot.play.ground.chance import now_ms
from bot.play.ground.context import Context
from bot.play.ground.times import PACES
from bot.play.guild.organisers import Standing
from bot.play.guild.settings_book import SettingsBook
from bot.play.me.me import Me
from bot.store import rows
from bot.store.engine import Store, Tx
from bot.store.ids import UserId
from bot.store.share import SHIFT
from rules.bushido.duel import DuelEvent, DuelOptions, DuelState
from rules.codec import encode
from rules.dice import Dice, seal
from rules.game import Step
from rules.games import game
from rules.replay import Played

RULES = game("bushido.duel/1")
OPTIONS = DuelOptions(("swift", "wanderer"))
GUILD, CHANNEL = 1_000, 2_000
PACE = "day"
PROMPT = 10_000_000
"""Where the ids of prompts begin."""

AT_ONCE = 500
"""Duels written in one transaction."""


@dataclass(frozen=True)
class Pick:
    """A card that a player is going to play."""

    match_id: str
    revision: int
    seat: int
    user_id: int
    choice: str
    last: bool
    """Whether it ends the duel."""


@dataclass(frozen=True)
class Turn:
    """A future play: the choices and their outcome."""

    choices: dict[int, str]
    step: Step[DuelState, DuelEvent]


@dataclass(frozen=True)
class Duel:
    """A duel and all its turns to the end."""

    number: int
    seed: bytes
    first: DuelState
    turns: tuple[Turn, ...]
    server: int = 0
    """The number of the server in which it is fought; consecutive numbers are in different shards."""

    @property
    def match_id(self) -> str:
        """The id of its match."""
        return f"duel{self.number}"

    @property
    def user_ids(self) -> tuple[int, int]:
        """The fighters, of their server's shard; nobody fights in two of these duels."""
        first = (self.server << SHIFT) + 100_000 + 2 * self.number
        return first, first + 1

    @property
    def guild_id(self) -> int:
        """The server in which it is fought."""
        return guild_of(self.server)

    def picks(self) -> list[Pick]:
        """Return every pick in order: seat 0, then seat 1, whose pick resolves the turn."""
        moves = [
            Pick(self.match_id, revision, seat, self.user_ids[seat], choice, last=False)
            for revision, turn in enumerate(self.turns)
            for seat, choice in turn.choices.items()
        ]
        final = moves[-1]
        return [*moves[:-1], Pick(final.match_id, final.revision, 1, final.user_id, final.choice, last=True)]


def foresee(number: int) -> Duel:
    """Compute a duel to its end, with cards chosen at random."""
    seed = number.to_bytes(32)
    start = RULES.start(2, OPTIONS, Dice(seed, 0))
    return Duel(number, seed, start.state, tuple(_turns(start.state, seed, random.Random(number))))


def _turns(state: DuelState, seed: bytes, chance: random.Random) -> Iterator[Turn]:
    for revision in itertools.count(1):
        requests = RULES.requests(state)
        if not requests:
            return
        choices = {request.seat: chance.choice(request.options) for request in requests}
        step = RULES.play(state, choices, Dice(seed, revision))
        yield Turn(choices, step)
        state = step.state


async def lay_out(
    store: Store, duels: list[Duel], *, under_way: bool = False, channel_id: int = CHANNEL
) -> None:
    """Write duels, at their beginnings or somewhere on the way, as if all about them were sent and shown."""
    for first in range(0, len(duels), AT_ONCE):
        batch = duels[first : first + AT_ONCE]

        async def work(tx: Tx, batch: list[Duel] = batch) -> None:
            for duel in batch:
                played = duel.number % len(duel.turns) if under_way else 0
                await _write(tx, duel, played, channel_id + duel.server)

        await store.transact(work)


async def _write(tx: Tx, duel: Duel, played: int, channel_id: int) -> None:
    now = now_ms()
    await tx.run(
        "match_add",
        id=duel.match_id,
        game=RULES.id,
        options=encode(OPTIONS),
        seed=duel.seed.hex(),
        seal=seal(duel.seed),
        guild_id=duel.guild_id,
        channel_id=channel_id,
        pace=PACE,
        state=encode(duel.first),
        started_at=now,
        excuses=0,
        grants_leave=1,
        wishes=None,
        answers="{}",
        campaign_id=None,
        contest_id=None,
        houses=0,
        mixed=0,
        alone=0,
        level=None,
    )
    await tx.run("match_board_set", id=duel.match_id, board_id=PROMPT - 1 - duel.number)
    for seat, user_id in enumerate(duel.user_ids):
        await tx.run("person_see", user_id=user_id, locale="en-US")
        await tx.run("person_dm_open", user_id=user_id, dm_channel_id=dm_of(user_id))
        await tx.run("member_see", guild_id=duel.guild_id, user_id=user_id, name=name_of(user_id))
        await tx.run(
            "seat_add",
            match_id=duel.match_id,
            seat=seat,
            user_id=user_id,
            bank=PACES[PACE].bank,
            acceptance_id=None,
        )
        await tx.run(
            "seat_prompt_set",
            match_id=duel.match_id,
            seat=seat,
            prompt_id=prompt_of(user_id),
        )
    for revision, turn in enumerate(duel.turns[:played]):
        await _play(tx, duel.match_id, revision, turn, now)
    seats = await tx.all("seats_of", rows.Seat, match_id=duel.match_id)
    await start_clock(tx, duel.match_id, PACE, seats, owing=(0, 1), now=now)


async def _play(tx: Tx, match_id: str, revision: int, turn: Turn, now: int) -> None:
    await tx.run(
        "match_advance",
        id=match_id,
        revision=revision,
        state=encode(turn.step.state),
    )
    await tx.run(
        "turn_add",
        match_id=match_id,
        revision=revision + 1,
        entry=encode(Played(turn.choices)),
        events=encode(turn.step.events),
        stand_ins="[]",
        at=now,
        chapter=revision + 1,
    )


def guild_of(server: int) -> int:
    """Return the id of a server by its number."""
    return (server << SHIFT) + GUILD


def name_of(user_id: int) -> str:
    """Return the name of a player."""
    return f"Fighter {user_id}"


def dm_of(user_id: int) -> int:
    """Return the channel of a player's DMs."""
    return 5_000_000 + user_id


def prompt_of(user_id: int) -> int:
    """Return the message that asked a player for their first pick."""
    return PROMPT + user_id


async def switch_pictures(store: Store, duels: Iterable[Duel], *, on: bool) -> None:
    """Turn pictures on or off for the players of some duels, and for the first server."""
    context, chosen = Context(store), ("on" if on else "off",)
    for duel in duels:
        for user_id in duel.user_ids:
            await Me(context, ()).change(UserId(user_id), "pictures", chosen)
    manager = Standing(GUILD, UserId(1), frozenset(), manages=True)
    await SettingsBook(context, ()).change(GUILD, manager, "pictures", chosen)
