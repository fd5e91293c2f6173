"""The morning of a server: the puzzle and the fight of the day, and the answer to the puzzle before.

Its first button names the day there in the place of a revision, so that no two mornings have the same.
"""

from bot.face.contest.presses import daily_press
from bot.face.match.picture import pictured
from bot.face.pieces import ACCENT
from bot.face.press import Press
from bot.face.screen import Block, Button, Divider, Panel, Row, Screen, Text
from bot.face.solo.puzzle import best_of, position_told, title_of, until
from bot.face.timestamps import relative
from bot.face.words import Words
from bot.play.news.announced import MorningPage
from bot.play.solo.puzzles import PastPuzzle


def morning(page: MorningPage, words: Words) -> Screen:
    """Announce what there is to solve and to fight today, and tell what was right yesterday."""
    ask = words("morning-ask", when=relative(until(page.puzzle)))
    ways = [Button(words("morning-solve"), morning_mark(page.day), style="primary", emoji="🧩")]
    if page.fight is not None:
        to_fight = daily_press("daily", "show", page.fight, page.puzzle.day)
        ways.append(Button(words("outset-to-daily"), to_fight, emoji="📅"))
    blocks: list[Block] = [Text(f"{title_of(page.puzzle, words)}\n{ask}"), Row(tuple(ways))]
    if page.past is not None:
        blocks += [Divider(), *_past(page.past, words)]
    return Screen((Panel(tuple(blocks), ACCENT),))


def morning_mark(day: int) -> Press:
    """Return the press that only the message about this morning carries."""
    return Press("puzzle", revision=day, action="open")


def _past(past: PastPuzzle, words: Words) -> list[Block]:
    page = past.page
    told = (
        words("morning-best", cards=words.listed(best_of(page, past.mix, words)), value=f"{past.value:.0f}"),
        words("morning-tried", answered=past.answered, found=past.found),
    )
    drawn = pictured(page.match, words)
    shown = drawn or position_told(page, words)
    return [Text(words("morning-yesterday", number=page.number)), *shown, Text("\n".join(told))]
