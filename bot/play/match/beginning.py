"""How a match begins: what is settled beforehand, and its first rows."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Any

import msgspec

from bot.play.ground.chance import sealed
from bot.play.ground.context import Context
from bot.play.ground.refusals import refusing
from bot.play.ground.repertoire import AnyGame
from bot.play.ground.times import PACES
from bot.play.match.campaign_run import Run
from bot.play.match.draws import drawn
from bot.play.match.mix import ACCEPTED, mix_of_acceptances, mixed_seed
from bot.play.match.taken import take
from bot.play.match.turns import ask
from bot.play.messages.parcels import BOARD
from bot.play.messages.threads import want_thread
from bot.play.people.people import try_dms_at_table
from bot.store.engine import Tx
from bot.store.ids import ChannelId, ContestId, GuildId, MatchId, UserId
from bot.store.moment import Moment
from rules.codec import encode
from rules.dice import Dice
from rules.game import Setup, Step


@dataclass(frozen=True, kw_only=True)
class Beginning:
    """A match about to begin: who plays what, where, from which seed, and as part of what."""

    game: AnyGame
    user_ids: tuple[UserId, ...]
    wishes: tuple[str, ...]
    """The role each seat asked for; kept so that the draw can be checked."""
    answers: Mapping[str, str] = field(default_factory=dict[str, str])
    """The host's setup."""
    seed: bytes
    """The sealed secret, or what is derived from it if several matches share one seed."""
    acceptance_ids: tuple[int | None, ...] = ()
    """The click by which each seat was taken, if it came after the seal."""
    guild_id: GuildId
    channel_id: ChannelId
    pace: str
    excuses: int = 0
    grants_leave: bool = True
    stamina: tuple[int, ...] | None = None
    """Stamina carried over from earlier duels of a gathering."""
    campaign: Run | None = None
    contest_id: ContestId | None = None
    level: str | None = None
    """How well the house plays the seats after the people's; None without the house. With it, unrated."""
    alone: bool = False
    """Whether one person plays alone and nobody waits for them."""

    @property
    def mixed(self) -> bool:
        """Whether clicks are mixed into the dice: not in a contest, where all players share one seed."""
        return self.contest_id is None

    @property
    def first_dice(self) -> Dice:
        """The dice for the start of the match."""
        mix = mix_of_acceptances(self.acceptance_ids)
        return Dice(mixed_seed(self.seed, mix, ACCEPTED) if self.mixed else self.seed, ACCEPTED)


async def begin(context: Context, tx: Tx, of: Beginning) -> MatchId:
    """Start a match, ask for the first choices, and return its id.

    Raise Refusal if the game does not allow this start.
    """
    now, match_id = context.now(), MatchId(context.chance.new_id())
    options, step = _set_up(of)
    await tx.run(
        "match_add",
        id=match_id,
        game=of.game.id,
        options=encode(options),
        wishes=encode(of.wishes),
        **sealed(of.seed),
        mixed=int(of.mixed),
        guild_id=of.guild_id,
        channel_id=of.channel_id,
        pace=of.pace,
        state=encode(step.state),
        started_at=now,
        excuses=of.excuses,
        grants_leave=int(of.grants_leave),
        answers=encode(dict(of.answers)),
        campaign_id=of.campaign.id if of.campaign else None,
        contest_id=of.contest_id,
        level=of.level,
        houses=len(of.wishes) - len(of.user_ids),
        alone=int(of.alone),
    )
    await want_thread(tx, match_id, of.guild_id)
    await _seat(tx, match_id, of, now)
    # Read back: it has seats only now, and the clock depends on their banks.
    await ask(tx, await take(tx, match_id, 0), now)
    return match_id


async def _seat(tx: Tx, match_id: MatchId, of: Beginning, now: Moment) -> None:
    """Seat people in order at a newly stored match, and queue its board."""
    # If no click came after the seal, there are no acceptances and every seat gets None.
    for seat, (user_id, acceptance_id) in enumerate(zip_longest(of.user_ids, of.acceptance_ids)):
        await tx.run(
            "seat_add",
            match_id=match_id,
            seat=seat,
            user_id=user_id,
            bank=PACES[of.pace].bank,
            acceptance_id=acceptance_id,
        )
    # Before they are asked: `ask` skips people whose DMs are suspended.
    await try_dms_at_table(tx, match_id, now)
    await BOARD.post(tx, match_id, now)


def _set_up(of: Beginning) -> tuple[msgspec.Struct, Step[msgspec.Struct, Any]]:
    """Start the game and return its options and first step. Raise Refusal if it does not allow this start."""
    seats = len(of.wishes)
    setup = Setup(drawn(of.game, of.wishes, of.first_dice), of.answers, of.stamina)
    with refusing():
        options = of.campaign.options(of.game) if of.campaign else of.game.options(seats, setup)
        return options, of.game.start(seats, options, of.first_dice)
