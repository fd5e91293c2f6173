"""The puzzle of a day: asked, and answered."""

from bot.face.solo.puzzle import dividing, puzzle_screen
from bot.play.match.rehearsal import Rehearsal
from bot.play.solo.puzzles import FIRST_DAY, PuzzlePage, Solved
from bot.play.standing.streaks import Streak
from rules.bushido.attack_phase import Combatant
from rules.bushido.duel import DuelState
from tests.golden.gallery.table import Gallery

OWN = Combatant("swift", 7, ("pine", "moon", "fan"))
FOE = Combatant("bruiser", 7, ("wave", "snow", "mountain"))
AT_SEVEN = Rehearsal("bushido.duel/2", bytes(32), DuelState(7, (OWN, FOE)), 0, ())


def page(solved: Solved | None = None, *, pictured: bool = True) -> PuzzlePage:
    """Return a puzzle for one reader."""
    return PuzzlePage(FIRST_DAY + 41, AT_SEVEN.page((11, 0), 0, pictured=pictured), solved)


def solved(loss: int, answered: int, *shares: int) -> Solved:
    """Return what is told after an answer."""
    return Solved(
        shares=shares,
        loss=loss,
        mix=(0.6, 0.4, 0.0),
        value=54.2,
        alone=(41.0, 38.5, 12.0),
        others=(55.0, 25.0, 20.0),
        answered=answered,
        found=1,
        streak=Streak(3, 9),
    )


SCREENS: Gallery = {
    "puzzle, divided in a form": lambda words: dividing(page(), words),
    "puzzle, asked": lambda words: puzzle_screen(page(), words),
    "puzzle, asked without pictures": lambda words: puzzle_screen(page(pictured=False), words),
    "puzzle, answered by one card": lambda words: puzzle_screen(page(solved(132, 24, 100, 0, 0)), words),
    "puzzle, found first": lambda words: puzzle_screen(page(solved(4, 1, 60, 40, 0)), words),
}
