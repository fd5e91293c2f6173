"""A server's weekly board of the puzzle, and the line with which a player shows how they did."""

from datetime import UTC, datetime

from bot.face.pieces import GOLD, mention
from bot.face.press import Press
from bot.face.screen import Block, Button, Panel, Row, Screen, Text
from bot.face.shown import show_button
from bot.face.titles import named
from bot.face.words import Words
from bot.play.ground.times import DAY
from bot.play.solo.puzzle_weeks import MISSED, PuzzleWeek
from bot.play.solo.puzzles import FIRST_DAY, FOUND, Solved
from bot.store.ids import UserId
from bot.store.puzzle_rows import WeekPlace
from players.puzzle import TENTHS

WEEKS = "puzzle-week"
"""The name of the board in the press of its Show button."""
NEAR = 50
"""An answer that loses fewer tenths of a point than this was close."""


def puzzle_week_screen(week: PuzzleWeek, words: Words) -> Screen:
    """Show the board to one reader, with a button to show it to the channel."""
    blocks: list[Block] = [Text(f"{words('puzzle-week-title')}\n{_when(week, words)}")]
    if not week.places:
        blocks.append(Text(words("puzzle-week-none")))
    else:
        blocks.append(Text("\n".join(week_lines(week, words))))
    ways = [Button(words("puzzle-week-back"), Press("puzzle", action="today"), emoji="🧩")]
    if week.places:
        ways.append(show_button(words, WEEKS))
    return Screen((Panel((*blocks, Row(tuple(ways))), GOLD),))


def week_lines(week: PuzzleWeek, words: Words) -> list[str]:
    """Write the lines of the board."""
    return [_line(place, week, words) for place in week.places]


def week_press() -> Press:
    """Return the press that opens the board of the week."""
    return Press("puzzle", action="week")


def puzzle_shown(day: int, solved: Solved, user_id: UserId, words: Words) -> Screen:
    """Say in a line how a player did, without giving away the position or the answer."""
    how = "found" if solved.loss < FOUND else "near" if solved.loss < NEAR else "tried"
    line = words(
        "puzzle-shown",
        player=mention(user_id),
        number=day - FIRST_DAY + 1,
        how=words(f"puzzle-shown-{how}"),
        streak=solved.streak.now,
    )
    return Screen((Text(line),))


def _when(week: PuzzleWeek, words: Words) -> str:
    if week.days < 1:
        return words("puzzle-week-first")
    return words("puzzle-week-about", first=_day(week.first), last=_day(week.last), missed=MISSED // TENTHS)


def _line(row: WeekPlace, week: PuzzleWeek, words: Words) -> str:
    return words(
        "puzzle-week-line",
        place=str(row.place),
        name=named(words, row.name),
        lost=f"{row.lost / TENTHS:.1f}",
        days=row.days,
        all=week.days,
    )


def _day(day: int) -> str:
    return datetime.fromtimestamp(day * DAY // 1000, UTC).date().isoformat()
