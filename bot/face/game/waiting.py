"""What a board says about time: for whom the match waits, and how much time each player has in the bank."""

from bot.face.availability import absence_lines
from bot.face.spans import rough, span
from bot.face.words import Words
from bot.play.ground.times import DAY, HOUR, PACES
from bot.play.match.players import Player
from bot.play.match.reading import MatchPage

LONG = 3 * DAY
"""From this many milliseconds on, a bank is shown in days."""


def waiting_lines(page: MatchPage, words: Words) -> list[str]:
    """Say whose leave and quiet hours stop the clock, or that at this pace they do not."""
    # Players who have left are not waited for.
    playing = [player for player in page.players if not player.left]
    leaves = [(player.user_id, player.leave) for player in playing if player.leave]
    quiet = [player.user_id for player in playing if player.quiet]
    return absence_lines(page.pace, leaves, quiet, words)


def state_words(page: MatchPage, player: Player, words: Words) -> list[str]:
    """Say whether a player who must choose has chosen, and how much time they have left."""
    if page.outcome or not player.owes:
        return []
    return [words("duel-ready" if player.ready else "duel-choosing"), *bank_words(page, player, words)]


def bank_words(page: MatchPage, player: Player, words: Words) -> list[str]:
    """Say what the bank holds with this turn's increment, and how much of it one turn may take at this pace.

    This agrees with the deadline shown nearby.
    """
    if player.bank is None:
        return []
    pace = PACES[page.pace]
    left = player.bank + pace.increment
    bank = rough(words, left) if left >= LONG else span(words, left - left % HOUR)
    if left <= pace.turn:
        return [words("duel-bank", bank=bank)]
    return [words("duel-bank-capped", bank=bank, turn=span(words, pace.turn))]
