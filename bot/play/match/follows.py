"""Following a match of others: a single DM tells how it ends, and nobody sees who follows.

Nothing is posted on a follower's behalf, so mutes do not apply. Nor do blocks: the end is public, and a
refusal would reveal the block.
"""

from dataclasses import dataclass
from typing import Literal

from bot.play.clocks.habits import habits_of
from bot.play.clocks.quiet import after_waking
from bot.play.clocks.turn import quiet_in
from bot.play.ground.context import Context
from bot.play.ground.one_transaction import transaction
from bot.play.ground.refusals import NotYours, Refusal
from bot.play.ground.times import LONGEST_LEAVE
from bot.play.match.taken import take_current
from bot.play.messages.parcels import FOLLOWED
from bot.play.people.people import awaits_dms
from bot.store import rows
from bot.store.engine import Tx
from bot.store.ids import MatchId, UserId
from bot.store.moment import Moment

MOST_FOLLOWED = 25
"""Most matches that one person can follow at a time."""

Pressed = Literal["begun", "begun-unsure", "ended", "own"]
"""What a press led to; unsure if the last DM did not arrive."""


@dataclass(frozen=True)
class Follows:
    """Starts and stops following matches."""

    context: Context

    @transaction
    async def press(self, tx: Tx, *, match_id: MatchId, user_id: UserId) -> Pressed:
        """Start or stop following a match. Its own players need not follow it.

        Raise Gone if it is over, NotYours if a player plays it alone, or Refusal for a person who wants no
        DMs or follows too many.
        """
        taken = await take_current(tx, match_id)
        if any(seat.user_id == user_id for seat in taken.seats):
            return "own"
        if taken.match.alone:
            raise NotYours("not-your-duel")
        # Before the refusals below: someone who has turned DMs off can still stop following.
        if await tx.run("follow_end", match_id=match_id, user_id=user_id):
            return "ended"
        person = await tx.one("person_by_id", rows.PersonRow, user_id=user_id)
        if person is not None and not person.dms:
            raise Refusal("follow-no-dms")
        followed = await tx.one("follows_count", rows.Amount, user_id=user_id)
        if followed and followed.amount >= MOST_FOLLOWED:
            raise Refusal("follow-too-many", most=MOST_FOLLOWED)
        await tx.run("follow_add", match_id=match_id, user_id=user_id)
        return "begun" if awaits_dms(person) else "begun-unsure"


async def tell_followers(tx: Tx, match_id: MatchId, now: Moment) -> None:
    """Queue the end of a match for each follower, after their quiet time and leave."""
    for follower in await tx.all("followers_of", rows.Known, match_id=match_id):
        quiet = quiet_in(await habits_of(tx, follower.user_id))
        due_at = after_waking(now, 0, [quiet], LONGEST_LEAVE)
        await FOLLOWED.post(tx, match_id, due_at, seat=follower.user_id)
    await tx.run("follows_over", match_id=match_id)
