"""Reminders: one DM about everything waiting for a player, sent when most of a turn's time is over."""

from bot.play.ground.context import Context
from bot.play.ground.one_transaction import transaction
from bot.play.ground.refusals import Gone, Stale
from bot.play.ground.times import MINUTE
from bot.play.match.playing_out import counted
from bot.play.match.taken import take
from bot.play.messages.parcels import REMINDER
from bot.play.people.people import takes_dms
from bot.store import rows
from bot.store.engine import Tx
from bot.store.ids import MatchId, UserId
from bot.store.moment import later
from bot.store.time_rows import WantsReminders

GATHERED = 5 * MINUTE
"""Milliseconds a reminder waits to be combined with others to the same person."""


@transaction
async def remind(context: Context, tx: Tx, match_id: MatchId, revision: int) -> None:
    """Remind those who have not chosen yet; do nothing if the turn was played meanwhile."""
    try:
        taken = await take(tx, match_id, revision)
    except (Gone, Stale):
        return
    # Even if nobody is reminded: otherwise each sweep would find this turn again.
    await tx.run("match_reminded", id=match_id)
    choices = await counted(tx, taken)
    for seat in sorted(taken.owing() - set(choices)):
        await _remind(context, tx, taken.seats[seat].user_id)


async def _remind(context: Context, tx: Tx, user_id: UserId) -> None:
    wants = await tx.one("wants_reminders", WantsReminders, user_id=user_id)
    person = await tx.one("person_by_id", rows.PersonRow, user_id=user_id)
    if takes_dms(person, context.now()) and (wants is None or wants.reminders):
        await REMINDER.post(tx, str(user_id), later(context.now(), GATHERED))
