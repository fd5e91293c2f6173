"""The week of a server in one message."""

from dataclasses import replace
from datetime import date

from bot.face.news.week import week
from bot.play.news.weeks import WeekPage
from bot.play.solo.puzzle_weeks import FIRST_DAY, PuzzleWeek
from bot.store.news_rows import Climber, FirstInFights, LongStreak, Upset
from bot.store.puzzle_rows import WeekPlace
from tests.face.gathering_pages import gathering_row
from tests.golden.gallery.table import Gallery


def solved(*places: int) -> PuzzleWeek:
    """Return a board of the week with these places."""
    rows = (
        WeekPlace(place=place, user_id=at, name=f"*P{at}*", lost=12 * place, days=7)
        for at, place in enumerate(places, 1)
    )
    return PuzzleWeek(FIRST_DAY + 3, FIRST_DAY + 9, tuple(rows))


def fights(times: int, *names: str) -> tuple[FirstInFights, ...]:
    return tuple(FirstInFights(user_id=at, name=name, times=times) for at, name in enumerate(names))


BEGINS = 1_796_500_000_000
DAYS = date(2026, 11, 30), date(2026, 12, 6)
QUIET = WeekPage(1, 2, *DAYS, 1, None, (), None, solved(), (), None, pictured=True)
BUSY = replace(
    QUIET,
    matches=48,
    upset=Upset(user_id=1, name="*Ben*", beaten="Aya", game="bushido.duel", gap=212_400),
    climbers=tuple(
        Climber(user_id=at, name=name, game="kendo.duel", gained=gained)
        for at, (name, gained) in enumerate((("*Ben*", 84_600), ("Chiyo", 41_000), ("", 1_000)))
    ),
    streak=LongStreak(user_id=1, name="Chiyo", days=12),
    puzzles=solved(1, 1, 3),
    fights=fights(3, "Ben"),
    tournament=gathering_row(title="Cup *of* stars", begins_at=BEGINS),
)

SCREENS: Gallery = {
    "week, one match": lambda words: week(QUIET, words),
    "week, puzzles alone": lambda words: week(replace(QUIET, matches=0, puzzles=solved(1)), words),
    "week, of everything": lambda words: week(BUSY, words),
    "week, without pictures": lambda words: week(
        replace(BUSY, pictured=False, fights=fights(1, "Aya", "Ben")), words
    ),
    "week, a cup without a message": lambda words: week(
        replace(QUIET, fights=fights(2, "Aya"), tournament=gathering_row(message_id=None, begins_at=BEGINS)),
        words,
    ),
}
