"""Which match a player means who names none."""

from collections.abc import Callable, Sequence

from bot.face.screen import Screen
from bot.play.ground.refusals import Refusal
from bot.play.match.lines import DuelLine
from bot.play.match.reading import MatchPage
from bot.play.services import Services
from bot.store.ids import MatchId
from bot.wire.visit import Visit


async def meant(
    visit: Visit, play: Services, question: Callable[[Sequence[DuelLine]], Screen]
) -> MatchId | None:
    """Return the player's only match; if there are several, ask which and return None."""
    lines = await play.reading.duels(visit.user_id)
    if not lines:
        raise Refusal("no-duels")
    if len(lines) == 1:
        return lines[0].match_id
    await visit.answer.private(question(lines))
    return None


async def ongoing(visit: Visit, play: Services, match_id: MatchId) -> MatchPage:
    """Return a match in which this person still plays. Raise Refusal if it is over for them."""
    page = await play.house_turns.ready(await play.reading.match(match_id, visit.user_id), visit.user_id)
    if page.outcome:
        raise Refusal("duel-over")
    if page.out:
        raise Refusal("rejection-already-out")
    return page
