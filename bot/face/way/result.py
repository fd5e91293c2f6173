"""How a fight ended, in one short line for the board of a contest."""

from typing import cast

from bot.face.words import Words
from bot.play.solo.contest_pages import MatchEnd
from rules.way.state import FightState


def result(fought: MatchEnd, words: Words) -> str:
    """Say in which round the fight was won and with how much Life, or how much the opponents had left."""
    fight = cast(FightState, fought.view)
    if fought.outcome.winners:
        return words("way-result-won", round=fight.round, life=fight.life)
    # The Life of all three opponents counts, as it does in the score.
    return words("way-result-lost", life=sum(foe.life for foe in fight.foes), round=fight.round)
