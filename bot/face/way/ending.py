"""How a fight ended, and why."""

from collections.abc import Iterator

from bot.face.escape import escape
from bot.face.way.cards import opponent_name
from bot.face.way.standing import standing_lines
from bot.face.way.telling import YOU
from bot.face.way.view import fight_of
from bot.face.words import Words
from bot.play.match.reading import MatchPage
from bot.play.moderation.log import REASON_LENGTH


def ending_lines(page: MatchPage, words: Words, player: str = YOU) -> Iterator[str]:
    """Say how it ended, and how everybody stood then; the player is named where others read it."""
    yield _verdict(page, words, player)
    if page.voided_because is not None:
        yield words("outcome-voided-because", reason=escape(page.voided_because, REASON_LENGTH))
    yield from standing_lines(words, fight_of(page), player)


def _verdict(page: MatchPage, words: Words, player: str) -> str:
    """Say who won and why; of what was broken off, why that was."""
    fight, outcome = fight_of(page), page.outcome
    if outcome is None:
        return words("way-goes-on", round=fight.round)
    if fight.result != outcome:
        return words(f"outcome-draw-{outcome.reason}")
    opponent = opponent_name(words, fight.options.opponent)
    facts = {"player": player, "opponent": opponent, "round": fight.round}
    if outcome.winners:
        return words("way-won", who=fight.options.opponent, **facts)
    return words("way-lost", why=words(f"way-lost-{outcome.reason}", **facts), **facts)
