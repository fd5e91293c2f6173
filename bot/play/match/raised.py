"""Follow-up questions of a choice, so that they can be settled at once."""

from dataclasses import dataclass

from bot.play.ground.refusals import Stale
from bot.play.match.reading import MatchPage
from bot.play.match.settled import Instruction, settled
from bot.store.engine import Tx
from bot.store.ids import MatchId
from bot.store.turn_log import turn_at
from rules.codec import decode
from rules.game import Topic
from rules.games import game
from rules.replay import Entry, Played


@dataclass(frozen=True, kw_only=True)
class Chosen:
    """A player's choice, and the match as they may see it now."""

    page: MatchPage
    revision: int
    """The revision for which it was made."""
    choice: str
    """The seat's pick that counts: not the one just made, if a later click overtook it."""
    raised: tuple[Instruction, ...]
    """What is settled on each topic that the choice may raise."""


async def raised_by(tx: Tx, page: MatchPage, choice: str) -> tuple[Instruction, ...]:
    """Return what a viewer has settled on the topics that their choice may raise."""
    names = game(page.game).raised(page.view, page.seat, choice) if page.topics else ()
    topics: list[Topic] = [topic for topic in page.topics if topic.name in names]
    return await settled(tx, page.match_id, page.seat, topics)


async def choice_made(tx: Tx, page: MatchPage, revision: int) -> Chosen:
    """Return a viewer's choice at a revision. Raise Stale if they made none, or were not seated then."""
    choice = page.pick if page.revision == revision else await _played(tx, page.match_id, page.seat, revision)
    if choice is None or revision < page.players[page.seat].since:
        raise Stale("turn-passed")
    raised = await raised_by(tx, page, choice)
    return Chosen(page=page, revision=revision, choice=choice, raised=raised)


async def _played(tx: Tx, match_id: MatchId, seat: int, revision: int) -> str | None:
    """Return what a seat chose in a play; None if it did not choose."""
    turn = await turn_at(tx, match_id, revision + 1)
    entry = decode(turn.entry, Entry) if turn else None
    return entry.choices.get(seat) if isinstance(entry, Played) else None
