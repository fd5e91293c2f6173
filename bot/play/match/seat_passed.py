"""Pass a seat, as it stands, from one player to another."""

from bot.play.ground.context import Context
from bot.play.ground.times import DAY, TURN_TIME
from bot.play.match.settled import unsettle_all
from bot.play.match.substitute_request import close_request
from bot.play.match.taken import TakenMatch
from bot.play.match.turns import dim_prompt
from bot.play.messages.newest_board import show_newest
from bot.play.messages.parcels import NUDGE, post_hand
from bot.play.people.people import takes_dms, try_dms_at_table
from bot.play.standing.honor import reward
from bot.store.engine import Tx
from bot.store.moment import Moment
from bot.store.rows import PersonRow
from bot.store.substitution_rows import Substitution


async def pass_seat(context: Context, tx: Tx, taken: TakenMatch, asked: Substitution) -> None:
    """Seat the substitute who answered a request, without the leaver's picks, plans or settings.

    A leaver who did not ask for a substitute loses honor like one who forfeits.
    """
    match, leaver, now = taken.match, taken.seats[asked.seat], context.now()
    place = {"match_id": match.id, "seat": asked.seat}
    await close_request(tx, asked, "seated", now, revision=match.revision, prompt_id=leaver.prompt_id)
    await tx.run("picks_forget_of", **place)
    await tx.run("offers_forget_of", **place)
    await tx.run("orders_forget", **place)
    await unsettle_all(tx, match.id, asked.seat)
    await dim_prompt(tx, leaver, now)
    await tx.run("seat_pass", **place, user_id=asked.newcomer_id, since=match.revision)
    if asked.asker_id != asked.leaver_id and match.level is None:
        await reward(tx, context.chance, match, [(asked.leaver_id, "forfeited")], now)
    await try_dms_at_table(tx, match.id, now)
    if asked.seat in taken.owing() and not match.house_asked:  # else all are asked after the house has chosen
        span = min(DAY, TURN_TIME[match.pace])
        await tx.run("match_extend", id=match.id, span=span, gave_time=match.gave_time)
        await _call(tx, taken, asked, now)
    await show_newest(tx, match.id, now)


async def _call(tx: Tx, taken: TakenMatch, asked: Substitution, now: Moment) -> None:
    """Send the newcomer the hand by DM, or tell them in the channel where it is."""
    person = await tx.one("person_by_id", PersonRow, user_id=asked.newcomer_id)
    if takes_dms(person, now):
        await post_hand(tx, taken.match.id, asked.seat, taken.match.revision, now)
    else:
        await NUDGE.post(tx, taken.match.id, now, seat=asked.seat)
