"""What a board tells of people's time: whom the match waits for, and what each has in the bank."""

from bot.face.availability import absence_lines
from bot.face.spans import rough, span
from bot.face.words import Words
from bot.play.ground.times import DAY, HOUR, PACES
from bot.play.match.players import Player
from bot.play.match.reading import MatchPage

LONG = 3 * DAY
"""From so many milliseconds on, what a player has left is told in days."""


def waiting_lines(page: MatchPage, words: Words) -> list[str]:
    """Say whose leave and quiet hours do not count."""
    # Nobody waits for those who have left.
    playing = [player for player in page.players if not player.left]
    leaves = [(player.user_id, player.leave) for player in playing if player.leave]
    quiet = [player.user_id for player in playing if player.quiet]
    return absence_lines(page.pace, leaves, quiet, words)


def state_words(page: MatchPage, player: Player, words: Words) -> list[str]:
    """Say whether a player who is asked has chosen, and how much time they have left."""
    if page.outcome or not player.owes:
        return []
    return [words("duel-ready" if player.ready else "duel-choosing"), *bank_words(page, player, words)]


def bank_words(page: MatchPage, player: Player, words: Words) -> list[str]:
    """Say what a player has left with what this turn adds, and how much of it a turn may take, by the pace.

    So it agrees with when the turn is due, which stands nearby.
    """
    if player.bank is None:
        return []
    pace = PACES[page.pace]
    left = player.bank + pace.increment
    bank = rough(words, left) if left >= LONG else span(words, left - left % HOUR)
    if left <= pace.turn:
        return [words("duel-bank", bank=bank)]
    return [words("duel-bank-capped", bank=bank, turn=span(words, pace.turn))]
