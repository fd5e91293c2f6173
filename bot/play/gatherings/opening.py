"""How a gathering begins: seats, fighters, and the first round."""

from collections.abc import Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from bot.play.gatherings.kinds import CLASH, KYOTO, TOURNAMENT, fits_kind, least_places, options_for, rules_of
from bot.play.gatherings.mixing import seed_of_gathering
from bot.play.gatherings.taken import TakenGathering
from bot.play.ground.chance import sealed
from bot.play.ground.context import Context
from bot.play.ground.refusals import Refusal, refusing
from bot.play.ground.repertoire import AnyGame, game_name, game_names, meant_game
from bot.play.ground.times import ROUND_TIME
from bot.play.match.draws import RANDOM, drawn
from bot.play.messages.parcels import GATHERING
from bot.play.standing.strength import NEWCOMER, Rating
from bot.store.clan_rows import WarFighter
from bot.store.engine import Tx
from bot.store.gathering_rows import Entrant, GatheringRow
from bot.store.ids import ChannelId, GatheringId, GuildId, UserId
from bot.store.moment import Moment, later
from bot.store.record_rows import RatingRow
from rules.codec import encode
from rules.dice import Dice
from rules.games import game


@dataclass(frozen=True, kw_only=True)
class Terms:
    """What the host decides when opening a gathering."""

    kind: str
    game_name: str | None = None
    """None for the server's usual one."""
    setup: str | None = None
    """The setup of its duels as text; None for the usual one."""
    pace: str | None = None
    """None for the server's usual one."""
    round_time: int | None = None
    """Milliseconds after which a duel is decided as it stands; None for the pace's default."""
    title: str = ""
    hardcore: bool = False
    by_rating: bool = False
    late_entry: bool = True
    places: int | None = None
    begins_at: Moment | None = None
    check_in: int = 0
    """Length of the check-in before the start, in milliseconds."""
    least_kept: int = 0
    """Percentage of deadlines that a player must keep to enter."""
    grants_leave: bool = True
    """Whether its duels wait for players on leave, as far as the pace does."""
    level: str | None = None
    """The level of the house that plays instead of a bye; None for byes."""
    least: int = 0
    """Fewest entrants for it to begin automatically, if more than its rules need."""


async def begin_gathering(
    context: Context, tx: Tx, row: GatheringRow, entrants: Sequence[Entrant], *, actor_id: UserId | None
) -> None:
    """Start a locked gathering with its entrants. Raise Refusal if their number is wrong."""
    least = least_places(row.kind)
    if len(entrants) < least:
        raise Refusal("gathering-too-few", least=least)
    row = await seal_up(context, tx, row)
    rules, now = rules_of(row.kind), context.now()
    ratings = await ratings_for(tx, row, [entrant.user_id for entrant in entrants])
    options = options_for(row, entrants, ratings)
    begun = replace(row, status="underway", options=encode(options), started_at=now, mixed=True)
    seed = seed_of_gathering(begun, entrants)
    with refusing():
        step = rules.start(options, Dice(seed, 0))
    await _seat(tx, entrants, game(row.game), Dice(seed, 0))
    await tx.run("gathering_begin", id=row.id, options=begun.options, started_at=now)
    # Read again: they have seats and fighters only now.
    seated = await tx.all("entrants_of", Entrant, gathering_id=row.id)
    gathering = TakenGathering(context, tx, begun, seated, step.state)
    await gathering.write(None, step.events, actor_id=actor_id)
    # Before its duels begin, as they end with the round.
    if row.kind in {KYOTO, TOURNAMENT}:
        gathering.round_ends_at = later(now, row.round_time)
    await gathering.go_on()


async def seal_up(context: Context, tx: Tx, row: GatheringRow) -> GatheringRow:
    """Return a locked gathering with its seed; one without gets a seed now and shows its seal."""
    if row.seed is not None:
        return row
    made = sealed(context.chance.new_seed())
    await tx.run("gathering_seal", id=row.id, **made)
    await GATHERING.post(tx, row.id, context.now())
    return replace(row, **made)


async def ratings_for(tx: Tx, row: GatheringRow, user_ids: Sequence[UserId]) -> list[int]:
    """Return the level each player surely has, which rounds are drawn by; zeros if not drawn by rating."""
    if not row.by_rating:
        return [0] * len(user_ids)
    ladder = await tx.all("ratings_of_entrants", RatingRow, gathering_id=row.id, game=game_name(row.game))
    floors = {rated.user_id: Rating(rated.level, rated.spread).floor for rated in ladder}
    return [floors.get(user_id, NEWCOMER.floor) for user_id in user_ids]


async def end_unbegun(context: Context, tx: Tx, row: GatheringRow, reason: str) -> None:
    """Call off a locked gathering that has not begun."""
    await tx.run("gathering_end", id=row.id, status="called-off", reason=reason, ended_at=context.now())
    await GATHERING.post(tx, row.id, context.now())


def game_of_clash(*, hardcore: bool) -> str:
    """Return the id of the game for wars between clans."""
    return meant_game(game_names(), None, fits_kind(CLASH, hardcore=hardcore))


async def open_clash_between(
    context: Context,
    tx: Tx,
    *,
    guild_id: GuildId,
    channel_id: ChannelId,
    host_id: UserId,
    pace: str,
    hardcore: bool,
    line_ups: tuple[Sequence[WarFighter], Sequence[WarFighter]],
    names: tuple[str, str],
    seed: bytes,
) -> GatheringId:
    """Begin a Clash between two clans' line-ups at once, and return its id.

    All fighters are drawn, from a seed whose seal the war has shown. Raise Refusal if the line-ups do not
    fit.
    """
    now, gathering_id = context.now(), GatheringId(context.chance.new_id())
    await tx.run(
        "gathering_add",
        id=gathering_id,
        guild_id=guild_id,
        channel_id=channel_id,
        host_id=host_id,
        kind=CLASH,
        game=game_of_clash(hardcore=hardcore),
        title="",
        pace=pace,
        hardcore=int(hardcore),
        by_rating=0,
        late_entry=0,
        places=sum(map(len, line_ups)),
        round_time=ROUND_TIME[pace],
        check_in=0,
        begins_at=None,
        sides=encode(names),
        clock_at=None,
        created_at=now,
        least_kept=0,
        grants_leave=1,
        **sealed(seed),
        answers="{}",
        level=None,
        cup_id=None,
        least=0,
    )
    await _line_up(tx, gathering_id, line_ups, now)
    await _begin_at_once(context, tx, gathering_id, host_id)
    return gathering_id


async def _line_up(
    tx: Tx, gathering_id: GatheringId, line_ups: Sequence[Sequence[WarFighter]], now: Moment
) -> None:
    """Enter each side's line-up, with fighters to be drawn."""
    for side, line_up in enumerate(line_ups):
        for fighter in line_up:
            await tx.run(
                "entrant_add",
                gathering_id=gathering_id,
                user_id=fighter.user_id,
                seat=None,
                side=side,
                role=RANDOM,
                joined_at=now,
                acceptance_id=fighter.acceptance_id,
            )


async def _begin_at_once(context: Context, tx: Tx, gathering_id: GatheringId, actor_id: UserId) -> None:
    row = await tx.one("gathering_lock", GatheringRow, id=gathering_id)
    assert row is not None  # noqa: S101  it was added a moment ago, in this transaction
    entrants = await tx.all("entrants_of", Entrant, gathering_id=gathering_id)
    await begin_gathering(context, tx, row, entrants, actor_id=actor_id)


async def _seat(tx: Tx, entrants: Sequence[Entrant], played: AnyGame, dice: Dice) -> None:
    """Give out seats in sign-up order, and draw fighters for players who left theirs to chance."""
    roles = drawn(played, [entrant.role for entrant in entrants], dice)
    for seat, (entrant, role) in enumerate(zip(entrants, roles, strict=True)):
        await tx.run(
            "entrant_seat",
            gathering_id=entrant.gathering_id,
            user_id=entrant.user_id,
            seat=seat,
            role=role,
        )
