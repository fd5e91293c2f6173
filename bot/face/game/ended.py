"""What replaces a prompt once the match is over for its player: the result in a line."""

from bot.face.game.outcome import verdict
from bot.face.game.parts import foes, rematch_buttons
from bot.face.game.to_replay import why_buttons
from bot.face.occasion import occasion_lines
from bot.face.press import Press
from bot.face.screen import Block, Button, Row, Text
from bot.face.words import Words
from bot.play.gatherings.kinds import CHALLENGING
from bot.play.match.reading import MatchPage


def ended(page: MatchPage, words: Words) -> tuple[Block, ...]:
    """Return how a match ended for its viewer, with buttons to read it and, after a duel, for a rematch."""
    if page.outcome is None:
        # The viewer is out, but the match goes on: its end is not known yet.
        way = Button(words("duel-board-button"), press=ended_press(page))
        return Text(words("ended-out", opponent=foes(words, page))), Row((way,))
    read = Button(words("result-thread-button"), press=ended_press(page))
    lines = (_result(page, words), *occasion_lines(words, page.occasion), *_out_of_cup(page, words))
    return Text("\n".join(lines)), Row((read, *why_buttons(page, words), *rematch_buttons(words, page)))


def is_over(page: MatchPage) -> bool:
    """Return whether a match has ended, or goes on without its viewer."""
    return page.outcome is not None or page.out


def ended_press(page: MatchPage) -> Press:
    """Return the press that marks a match's result in a player's DMs; each player gets one at most."""
    return Press("way", page.match_id, action="read")


def _result(page: MatchPage, words: Words) -> str:
    assert page.outcome is not None  # noqa: S101  called only once it is over
    opponent = foes(words, page)
    if page.own_seat in page.outcome.winners:
        return words("ended-won", opponent=opponent)
    if len(page.outcome.winners) == 1 == len(page.players) - 1:
        return words("ended-lost", opponent=opponent)
    return words("ended-otherwise", opponent=opponent, how=verdict(words, page, page.outcome))


def _out_of_cup(page: MatchPage, words: Words) -> tuple[str, ...]:
    """Say that the loser of a tournament's duel is out of the tournament."""
    occasion, outcome = page.occasion, page.outcome
    if occasion is None or occasion.kind in CHALLENGING or not outcome or not outcome.winners:
        return ()
    return () if page.own_seat in outcome.winners else (words("ended-out-of-cup"),)
