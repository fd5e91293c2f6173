"""A turn told from its game's facts, in words and as a picture."""

from collections.abc import Iterator

from bot.face.game.facts import Teller, alt_of, tellings
from bot.face.game.parts import at_table
from bot.face.registry.faces import face_of
from bot.face.screen import Drawing
from bot.face.words import Words
from bot.play.match.reading import MatchPage, TurnPage


def turn_told(page: MatchPage, turn: TurnPage, words: Words, *, beside: bool = False) -> Iterator[str]:
    """Tell a turn in full, then ever more briefly; always say for whom a stand-in chose."""
    teller = at_table(page, words)
    absent = [teller.names[seat] for seat in dict.fromkeys(turn.stand_ins)]
    stood_in = (words("reveal-stand-in", players=words.listed(absent)),) if absent else ()
    for told in tellings(face_of(page).turns.told(page, turn, words), teller, beside=beside):
        yield "\n".join((told, *stood_in))


def turn_drawing(page: MatchPage, turn: TurnPage, words: Words) -> Drawing | None:
    """Draw a turn; None if its game draws no turns, or nothing of this one."""
    turns = face_of(page).turns
    drawn = turns.drawn(page, turn, words) if turns.drawn else None
    if drawn is None:
        return None
    *_, last = turns.told(page, turn, words)
    return Drawing(drawn.name, drawn.svg, alt_of(last, drawn.stands, Teller(words, drawn.names)))
