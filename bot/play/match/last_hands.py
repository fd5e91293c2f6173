"""The last DM of a match: it tells a player who is waiting how the match ended.

A prompt that is still open is edited instead, and a player who chose in the channel is called there. The
player whose click ends the match sees it in the answer, which claims what is queued here (``Matches.pick``).
"""

from collections.abc import Collection

from bot.play.match.taken import TakenMatch
from bot.play.messages.parcels import post_last_hand
from bot.play.people.alias import is_alias
from bot.play.people.people import takes_dms
from bot.store import rows
from bot.store.engine import Tx
from bot.store.ids import UserId
from bot.store.moment import Moment


async def tell_ended(
    tx: Tx, taken: TakenMatch, revision: int, now: Moment, *, knowing: Collection[UserId] = ()
) -> None:
    """Tell players how their match ended, except those who fell in an earlier play and those ``knowing``."""
    asked = [seat for seat in taken.seats if seat.out_at is None and seat.user_id not in knowing]
    await tell_fallen(tx, taken, asked, revision, now)


async def tell_fallen(
    tx: Tx, taken: TakenMatch, fallen: Collection[rows.Seat], revision: int, now: Moment
) -> None:
    """Tell seats, as they were before this play, that it is over for them, unless told elsewhere."""
    if not fallen or taken.match.alone:
        return
    match_id = taken.match.id
    # Read again: a seat may have left by this very play.
    left = {seat.seat for seat in await tx.all("seats_of", rows.Seat, match_id=match_id) if seat.left_as}
    people = await tx.all("people_at_table", rows.PersonRow, match_id=match_id)
    known = {person.user_id: person for person in people}
    for seat in fallen:
        told_elsewhere = seat.prompt_id is not None or seat.in_channel
        if seat.seat in left or told_elsewhere or is_alias(seat.user_id):
            continue
        if takes_dms(known.get(seat.user_id), now):
            await post_last_hand(tx, match_id, seat.seat, revision, now)
