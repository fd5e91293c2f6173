"""How a match ended, in words."""

from bot.face.earned import marks_earned
from bot.face.escape import escape
from bot.face.pieces import PAIR, called, mention
from bot.face.titles import rating
from bot.face.words import Words
from bot.play.match.reading import MatchPage
from bot.play.moderation.log import REASON_LENGTH
from bot.play.standing.strength import Rating
from bot.store.record_rows import RatingChange
from rules.game import Outcome


def outcome_lines(words: Words, page: MatchPage, outcome: Outcome) -> list[str]:
    """Say who won, or why nobody did, how ratings changed, and what honor everyone now has."""
    ratings = " · ".join(_rated(words, change) for change in page.ratings)
    lines = [verdict(words, page, outcome)]
    if page.voided_because is not None:
        reason = escape(page.voided_because, REASON_LENGTH)
        lines.append(words("outcome-voided-because", reason=reason))
    if ratings:
        lines.append(words("outcome-ratings", ratings=ratings))
    lines += marks_earned(words, page.marks)
    # The house has no honor, and a match with it counts for nothing.
    if page.house is not None:
        return [*lines, words("outcome-unrated")]
    tallies = " · ".join(
        words("outcome-tally", player=called(player, words), honor=player.honor) for player in page.players
    )
    return [*lines, words("outcome-honor", tallies=tallies)]


def _rated(words: Words, change: RatingChange) -> str:
    player, now = mention(change.user_id), Rating(change.level, change.spread)
    if now.provisional:  # the profile says for how long
        return words("outcome-rating-provisional", player=player, points=str(now.points))
    # Points depend on the level alone, so one spread does for both.
    by = now.points - Rating(change.level_before, change.spread).points
    return words(
        "outcome-rating", player=player, rating=rating(words, change.level, change.spread), by=f"{by:+d}"
    )


def verdict(words: Words, page: MatchPage, outcome: Outcome) -> str:
    """Say who won, or why nobody did."""
    if not outcome.winners:
        return words(f"outcome-draw-{outcome.reason}")
    winner = called(page.players[outcome.winners[0]], words)
    if outcome.reason == "last-standing":
        return words("outcome-last-standing", winner=winner)
    return words("outcome-won" if len(page.players) == PAIR else "outcome-won-of-many", winner=winner)
