"""A position to solve, in words: what its picture leaves out, or all of it if no picture is wanted."""

from collections.abc import Sequence

from bot.face.bushido.cards_held import rule_lines, short_lines
from bot.face.bushido.duel.board import middle
from bot.face.bushido.duel.view import duel_view
from bot.face.bushido.edition import edition_of
from bot.face.bushido.facing import facing
from bot.face.words import Words
from bot.play.match.reading import MatchPage


def position(page: MatchPage, words: Words) -> Sequence[str]:
    """Say what the cards of both sides do, beside a picture of the solver's hand or without one."""
    sides = duel_view(page).sides
    own, foe = sides[page.seat], sides[1 - page.seat]
    edition = edition_of(page)
    ours, theirs = facing(edition, own, (foe,)), facing(edition, foe, (own,))
    if page.pictured:
        lines = rule_lines(words, ours, own.hand)
    else:
        lines = [*middle(page, words).sides, *short_lines(words, ours, own.hand, first=True)]
    return (*lines, words("puzzle-theirs"), *short_lines(words, theirs, foe.hand, first=True))
