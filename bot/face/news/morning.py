"""A server's morning news: the puzzle and the fight of the day, and the answer to the last puzzle.

Its first button has the server's day in place of a revision, so it is unique to each morning.
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
    """Announce today's puzzle and fight, and tell yesterday's answer."""
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
    """Return the press that identifies the message of a morning."""
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
