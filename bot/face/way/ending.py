"""How a fight ended, and why."""

from bot.face.escape import escape
from bot.face.game.facts import YOU
from bot.face.way.cards import fighter_name
from bot.face.way.view import fight_of
from bot.face.words import Words
from bot.play.match.reading import MatchPage
from bot.play.moderation.log import REASON_LENGTH


def verdict(page: MatchPage, words: Words, player: str = YOU) -> str:
    """Say who won and why, or why the fight was broken off; other readers see the player's name."""
    fight, outcome = fight_of(page), page.outcome
    if outcome is None:
        return words("way-goes-on", round=fight.round)
    # Broken off: by its rules, the fight would go on.
    if fight.result != outcome:
        return words(f"outcome-draw-{outcome.reason}")
    opponent = fighter_name(words, fight.foes[0].key)
    facts = {"player": player, "opponent": opponent, "round": fight.round, "who": fight.options.opponent}
    if outcome.winners:
        return words("way-won", **facts)
    return words("way-lost", why=words(f"way-lost-{outcome.reason}", **facts), **facts)


def void_lines(page: MatchPage, words: Words) -> list[str]:
    """Say why an organiser declared the fight void, if one did."""
    if page.voided_because is None:
        return []
    return [words("outcome-voided-because", reason=escape(page.voided_because, REASON_LENGTH))]
