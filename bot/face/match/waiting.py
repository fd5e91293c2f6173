"""What a board tells of people's time: whom the match waits for, and what each has in the bank."""

from bot.face.availability import absence_lines
from bot.face.spans import rough
from bot.face.words import Words
from bot.play.match.reading import MatchPage, Player


def waiting_lines(page: MatchPage, words: Words) -> list[str]:
    """Say whose leave and quiet hours do not count."""
    playing = [player for player in page.players if not player.left]
    leaves = [(player.user_id, player.leave) for player in playing if player.leave]
    quiet = [player.user_id for player in playing if player.quiet]
    return absence_lines(page.pace, leaves, quiet, words)


def state_words(page: MatchPage, player: Player, words: Words) -> list[str]:
    """Say whether somebody who is asked has chosen, and what they have in the bank."""
    if page.outcome or not player.owes:
        return []
    return [words("duel-ready" if player.ready else "duel-choosing"), *bank_words(player, words)]


def bank_words(player: Player, words: Words) -> list[str]:
    """Say what somebody has in the bank, where the pace has one."""
    return [] if player.bank is None else [words("duel-bank", bank=rough(words, player.bank))]
