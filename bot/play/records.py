"""What goes on record of a match that its players decided: how it ended, and what that is worth."""

from collections.abc import Sequence

from bot.play.dojo import Dojo
from bot.play.finish import Finish, finishes_of
from bot.play.honor import reward
from bot.play.meetings import note_meeting
from bot.play.ratings import rate_match
from bot.play.repertoire import game_name
from bot.play.table import Table
from bot.store import rows
from bot.store.engine import Tx
from rules.game import Outcome


async def keep_record(dojo: Dojo, tx: Tx, table: Table, outcome: Outcome) -> None:
    """Note how a match ended for everyone in it; where it counts, enter their honor and move ratings."""
    match, at = table.match, dojo.now()
    finishes = await finishes_of(tx, table, outcome)
    counted = await note_meeting(tx, match, at)
    for finish in finishes:
        await tx.run(
            "record_add",
            match_id=match.id,
            user_id=finish.user_id,
            guild_id=match.guild_id,
            game=game_name(match.game),
            role=finish.role,
            result=finish.result,
            ended_at=at,
        )
    if counted and table.game.honored(len(finishes), table.options):
        await reward(tx, dojo.chance, match, await _deeds(tx, match, finishes), at)
    if counted and table.game.rated(len(finishes), table.options):
        await rate_match(tx, match, finishes, at)


async def _deeds(tx: Tx, match: rows.Match, finishes: Sequence[Finish]) -> list[tuple[int, str]]:
    """Say what each person did who stayed at the table to the end."""
    givers = {giver.user_id for giver in await tx.all("time_givers", rows.Known, match_id=match.id)}
    deeds: list[tuple[int, str]] = []
    for finish in finishes:
        if finish.left:
            continue
        deeds.append((finish.user_id, "fought"))
        if finish.result == "won":
            deeds.append((finish.user_id, "won"))
        if finish.user_id in givers:
            deeds.append((finish.user_id, "gave-time"))
    return deeds
