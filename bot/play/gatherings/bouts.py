"""A gathering's duels: begin those it wants, call off those it no longer wants."""

from collections.abc import Sequence
from contextlib import suppress

from bot.play.gatherings.mixing import secret_of_bout
from bot.play.ground.context import Context
from bot.play.ground.refusals import Gone
from bot.play.ground.times import SHOW_TURNS, TURN_TIME
from bot.play.match.beginning import Beginning, begin
from bot.play.match.breaking_off import CALLED_OFF, break_off
from bot.play.match.draws import RANDOM
from bot.play.match.pauses import stop_clock
from bot.play.match.taken import take_current
from bot.store.engine import Tx
from bot.store.gathering_rows import BoutRow, Entrant, GatheringRow
from bot.store.moment import Moment
from rules.codec import decode
from rules.games import game
from rules.gatherings.gathering import HOUSE, Bout


async def begin_bout(
    context: Context,
    tx: Tx,
    row: GatheringRow,
    entrants: Sequence[Entrant],
    bout: Bout,
    *,
    number: int | None,
    due_at: Moment,
) -> None:
    """Begin a duel of a round (``number``) with the settled setup and its fighters' current healths."""
    people, now, played = [entrants[seat] for seat in bout.people], context.now(), game(row.game)
    # A gathering begun by an earlier version shares its seed with none of its duels.
    secret = secret_of_bout(row.secret, bout.number) if row.mixed else context.chance.new_seed()
    match_id = await begin(
        context,
        tx,
        Beginning(
            game=played,
            wishes=wishes_in(bout, entrants),
            answers=decode(row.answers, dict[str, str]),
            stamina=bout.healths if played.stamina else None,
            seed=secret,
            acceptance_ids=tuple(entrant.acceptance_id for entrant in people),
            user_ids=tuple(entrant.user_id for entrant in people),
            guild_id=row.guild_id,
            channel_id=row.channel_id,
            pace=row.pace,
            grants_leave=row.grants_leave,
            level=row.level if HOUSE in bout.seats else None,
        ),
    )
    await tx.run(
        "bout_add",
        gathering_id=row.id,
        bout=bout.number,
        round=number,
        match_id=match_id,
        due_at=due_at,
        # Also checked before its end, for a player who never comes.
        clock_at=min(due_at, now + SHOW_TURNS * TURN_TIME[row.pace]),
    )
    # While an organiser has stopped all clocks, a duel begun by a repair waits like the others.
    if row.paused_at is not None:
        await stop_clock(tx, await take_current(tx, match_id), now)


def wishes_in(bout: Bout, entrants: Sequence[Entrant]) -> tuple[str, ...]:
    """Return the wishes of a duel's seats: people's drawn fighters, and RANDOM for the house."""
    return tuple(RANDOM if seat == HOUSE else entrants[seat].role for seat in bout.seats)


async def call_off_bout(context: Context, tx: Tx, row: BoutRow) -> None:
    """End a duel without a winner, unless it has ended by itself."""
    # If it ended a moment ago, only its result is void.
    with suppress(Gone):
        taken = await take_current(tx, row.match_id)
        await break_off(context, tx, taken, CALLED_OFF)
    await tx.run("bout_status_set", gathering_id=row.gathering_id, bout=row.bout, status="void")
