"""Ends of a match that its rules do not know: nobody wins, and play stops."""

from collections.abc import Collection

from bot.play.ground.context import Context
from bot.play.match.last_hands import tell_ended
from bot.play.match.records import keep_record
from bot.play.match.taken import TakenMatch
from bot.play.match.turns import close, dim_prompts
from bot.play.messages.parcels import BOARD
from bot.play.standing.meetings import note_meeting
from bot.store.engine import Tx
from bot.store.ids import UserId
from rules.game import Outcome

ABANDONED = Outcome(winners=(), reason="abandoned")
"""Everyone stayed away."""

CALLED_OFF = Outcome(winners=(), reason="called-off")
"""Its gathering no longer needs it."""

AGREED = Outcome(winners=(), reason="agreed")
"""Everyone still playing agreed on a draw."""

VOIDED = Outcome(winners=(), reason="voided")
"""An organiser declared it void."""

FORGOTTEN = Outcome(winners=(), reason="forgotten")
"""One of two players had their data deleted before the first reveal."""

GIVEN_UP = Outcome(winners=(), reason="given-up")
"""Its campaign was given up."""

CONTEST_OVER = Outcome(winners=(), reason="contest-over")
"""Its contest closed before the match was over."""

UNFOUGHT = (ABANDONED, CALLED_OFF, AGREED, VOIDED, FORGOTTEN, GIVEN_UP, CONTEST_OVER)


async def break_off(
    context: Context, tx: Tx, taken: TakenMatch, outcome: Outcome, *, knowing: Collection[UserId] = ()
) -> None:
    """End a match where it stands. Picks are never revealed, and only an agreed draw goes on record.

    One that a gathering called off may still count towards its winner's honor: it was fought as far as it
    went. Everyone but ``knowing`` is told.
    """
    now = context.now()
    await tx.run("picks_forget", match_id=taken.match.id, revision=taken.match.revision)
    await dim_prompts(tx, taken, now)
    await tell_ended(tx, taken, taken.match.revision, now, knowing=knowing)
    await close(context, tx, taken, outcome, state=taken.state, now=now)
    # No play ended it, so there is no new reveal: the first board has to say so, too.
    await BOARD.post(tx, taken.match.id, now)
    if outcome == AGREED:
        await keep_record(context, tx, taken, outcome, now)
    elif outcome == CALLED_OFF and taken.match.level is None:  # with the house nothing counts
        await note_meeting(tx, taken.match, now)
