"""The permanent public list of what organisers changed in a tournament, and why."""

from collections.abc import Sequence

from bot.face.gathering.telling import tell
from bot.face.pieces import ACCENT, mention
from bot.face.screen import Block, Panel, Screen, Text
from bot.face.timestamps import relative
from bot.face.tournament.parts import turning
from bot.face.words import Words
from bot.play.gatherings.reading import GatheringPage, Told
from bot.store.ids import UserId
from rules.game import Event
from rules.gatherings.bracket import Repair
from rules.gatherings.events import Overridden, Paused, Removed, Substituted, Undone

PAGE = 5
"""Changes on a page; a reason may be long."""


def told_repair(repair: Repair, page: GatheringPage, words: Words) -> str:
    """Tell one change."""
    return tell(_event(repair), page, words)


def changes(page: GatheringPage, mended: Sequence[Told], shown: int, words: Words) -> Screen:
    """Show a page of the organisers' changes, newest first, each with who made it and when."""
    pages = max(1, -(-len(mended) // PAGE))
    shown = min(shown, pages - 1)
    newest = list(reversed(mended))[shown * PAGE : (shown + 1) * PAGE]
    lines = [
        words(
            "tournament-change",
            when=relative(entry.at),
            who=mention(entry.actor_id or UserId(0)),
            change=tell(entry.events[0], page, words),
        )
        for entry in newest
    ]
    blocks: list[Block] = [
        Text(words("tournament-changes-title")),
        Text("\n".join(lines) or words("tournament-changes-none")),
    ]
    if pages > 1:
        blocks.append(turning(words, page.row.id, "changes", shown, pages))
    return Screen((Panel(tuple(blocks), ACCENT),))


def _event(repair: Repair) -> Event:
    """Return a change as the event that told of it."""
    match repair:
        case Repair(kind="override", bout=int(bout), winner=int(winner)):
            return Overridden(bout=bout, winner=winner, reason=repair.reason)
        case Repair(kind="undo", bout=int(bout)):
            return Undone(bout=bout, reason=repair.reason)
        case Repair(kind="removal", seat=int(seat)):
            return Removed(seat=seat, fate="left", reason=repair.reason)
        case Repair(kind="reserve", seat=int(seat), reserve=int(reserve)):
            return Substituted(seat=reserve, instead_of=seat, reason=repair.reason)
        case _:
            return Paused(reason=repair.reason)
