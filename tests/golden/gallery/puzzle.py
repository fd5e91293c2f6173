"""The puzzle of a day, before and after an answer."""

from bot.face.news.morning import morning
from bot.face.shown import shown
from bot.face.solo.puzzle import dividing, puzzle_screen
from bot.face.solo.puzzle_week import puzzle_shown, puzzle_week_screen
from bot.play.match.rehearsal import Rehearsal
from bot.play.news.announced import MorningPage
from bot.play.solo.puzzle_weeks import PuzzleWeek
from bot.play.solo.puzzles import FIRST_DAY, PastPuzzle, PuzzlePage, Solved, asked_on
from bot.play.standing.streaks import Streak
from bot.store.puzzle_rows import WeekPlace
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
    """Return what is shown after an answer."""
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


def announced(
    *mix: float, answered: int, found: int, fight: str | None = None, pictured: bool = True
) -> MorningPage:
    """Return a morning with the answer of the day before."""
    past = PastPuzzle(page(pictured=pictured), mix, 54.2, answered, found)
    return MorningPage(1, 2, 740_000, page(), fight, past if answered >= 0 else None)


def week(*lost: int, days: int = 7) -> PuzzleWeek:
    """Return a board of the week; players who lost the same number of points share a place."""
    places = (
        WeekPlace(
            place=1 + sum(other < each for other in lost),
            user_id=at,
            name=f"*P{at}*",
            lost=each,
            days=min(at, days),
        )
        for at, each in enumerate(lost, 1)
    )
    return PuzzleWeek(FIRST_DAY + 3, FIRST_DAY + 2 + days, tuple(places))


LONG = asked_on(FIRST_DAY + 351, pictured=True)
"""A puzzle on whose cards there is much to read."""

SCREENS: Gallery = {
    "week, the first day": lambda words: puzzle_week_screen(week(days=0), words),
    "week, nobody answered": lambda words: puzzle_week_screen(week(days=1), words),
    "week, one day": lambda words: puzzle_week_screen(week(12, days=1), words),
    "week, many": lambda words: puzzle_week_screen(week(*[4, 4, *range(500, 3_000, 300)]), words),
    "week, shown": lambda words: shown(puzzle_week_screen(week(12, 300), words), None, 11, words),
    "shown, found": lambda words: puzzle_shown(FIRST_DAY + 41, solved(4, 1, 60, 40, 0), 11, words),
    "shown, near": lambda words: puzzle_shown(FIRST_DAY + 41, solved(30, 1, 70, 30, 0), 11, words),
    "shown, far off": lambda words: puzzle_shown(FIRST_DAY + 41, solved(132, 1, 0, 0, 100), 11, words),
    "puzzle, asked by DM": lambda words: puzzle_screen(page(), words, here=False),
    "puzzle, answered by DM": lambda words: puzzle_screen(page(solved(4, 1, 60, 40, 0)), words, here=False),
    "morning, the first": lambda words: morning(announced(1, answered=-1, found=0), words),
    "morning, nobody tried": lambda words: morning(
        announced(1.0, 0.0, 0.0, answered=0, found=0, fight="way.fight"), words
    ),
    "morning, one tried": lambda words: morning(announced(0.6, 0.4, 0.0, answered=1, found=1), words),
    "morning, nobody found it": lambda words: morning(announced(0.6, 0.4, 0.0, answered=1, found=0), words),
    "morning, many tried": lambda words: morning(announced(0.6, 0.399, 0.001, answered=24, found=7), words),
    "morning, without pictures": lambda words: morning(
        announced(0.6, 0.4, 0.0, answered=24, found=1, pictured=False), words
    ),
    "morning, of many nobody": lambda words: morning(announced(0.6, 0.4, 0.0, answered=24, found=0), words),
    "puzzle, divided in a form": lambda words: dividing(page(), words),
    "puzzle, asked": lambda words: puzzle_screen(page(), words),
    "puzzle, asked without pictures": lambda words: puzzle_screen(page(pictured=False), words),
    "puzzle, answered by one card": lambda words: puzzle_screen(page(solved(132, 24, 100, 0, 0)), words),
    "puzzle, answered, its position": lambda words: puzzle_screen(
        page(solved(4, 1, 60, 40, 0)), words, shown="position"
    ),
    "puzzle, long to read": lambda words: puzzle_screen(LONG, words),
    "puzzle, long to read, its question": lambda words: puzzle_screen(LONG, words, shown="question"),
    "puzzle, found first": lambda words: puzzle_screen(page(solved(4, 1, 60, 40, 0)), words),
}
