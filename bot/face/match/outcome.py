"""How a match ended, in words."""

from bot.face.match.parts import mention
from bot.face.words import Words
from bot.play.reading import MatchPage
from rules.bushido.duel import LAST_TURN
from rules.game import Outcome


def outcome_lines(words: Words, page: MatchPage, outcome: Outcome) -> list[str]:
    """Say who won, or why nobody did, and what honor everyone now has."""
    tallies = " · ".join(
        words("outcome-tally", player=mention(player.user_id), honor=player.honor) for player in page.players
    )
    return [_verdict(words, page, outcome), words("outcome-honor", tallies=tallies)]


def _verdict(words: Words, page: MatchPage, outcome: Outcome) -> str:
    if not outcome.winners:
        return words(f"outcome-draw-{outcome.reason}", turns=LAST_TURN)
    key = "outcome-last-standing" if outcome.reason == "last-standing" else "outcome-won"
    return words(key, winner=mention(page.players[outcome.winners[0]].user_id))
