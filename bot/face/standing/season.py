"""Seasons: the current one, the halls of fame of earlier ones, and the confirmation before closing one."""

from itertools import groupby

from bot.face.limits import first_fitting
from bot.face.pieces import GOLD
from bot.face.press import Press
from bot.face.screen import Block, Button, Panel, Row, Screen, Text
from bot.face.standing.boards import board_press
from bot.face.timestamps import exact, relative
from bot.face.titles import game_title, measured, named
from bot.face.words import Words
from bot.play.standing.boards import SEASON
from bot.play.standing.seasons import HONOR, SeasonPage
from bot.play.standing.strength import Rating
from bot.store.record_rows import FamePlace, SeasonRow

SHARED = 10
"""The most players shown for a board; more can share the first places."""


def season(page: SeasonPage, words: Words) -> Screen:
    """Show a season to one reader, with buttons to those before and after it."""
    nth = page.season.nth
    earlier = Button(words("season-earlier"), press=_press(max(nth - 1, 0), "earlier"), disabled=nth == 1)
    later = Button(words("season-later"), press=_press(nth + 1, "later"), disabled=nth == page.latest)
    board = Button(words("season-board-button"), press=board_press(SEASON))
    return _with_room(page, words, Row((earlier, later, board)))


def season_told(page: SeasonPage, words: Words) -> Screen:
    """Announce the end of a season."""
    look = Button(words("season-look-button"), press=season_mark(page.season.nth))
    return _with_room(page, words, Row((look,)))


def season_mark(nth: int) -> Press:
    """Return the press that identifies the announcement of a season's end."""
    return _press(nth, "look")


def close_question(season: SeasonRow, words: Words) -> Screen:
    """Ask an organiser whether to close the season now or at the end of each quarter."""
    nth, switch = season.nth, "by-quarter"
    told = [words("season-close-ask", season=nth, next=nth + 1)]
    if season.ends_at is not None and season.zone is not None:
        told.append(words("season-quarterly", at=exact(season.ends_at), zone=season.zone))
        switch = "by-hand"
    yes = Button(words("season-close-yes", season=nth), press=_press(nth, "close"), style="danger")
    no = Button(words("season-close-no"), press=_press(nth, "keep"))
    quarterly = Button(words(f"season-{switch}"), press=_press(nth, switch))
    return Screen((Text("\n".join(told)), Row((yes, no, quarterly))))


def closed(nth: int, words: Words) -> Screen:
    """Confirm that a season was closed."""
    return Screen((Text(words("season-close-done", season=nth, next=nth + 1)),))


def _with_room(page: SeasonPage, words: Words, ways: Row) -> Screen:
    """Show as many of the players who share places as fit beside all other boards."""
    screens = (Screen((_panel(page, words, shared), ways)) for shared in range(SHARED, 0, -1))
    return first_fitting(screens)


def _panel(page: SeasonPage, words: Words, shared: int) -> Panel:
    blocks: list[Block] = [Text(f"{words('season-title', season=page.season.nth)}\n{_when(page, words)}")]
    for board, places in groupby(page.fame, key=lambda row: row.board):
        blocks.append(Text("\n".join(_fame(board, list(places), words, shared))))
    if page.season.closed_at is not None and not page.fame:
        blocks.append(Text(words("season-fame-none")))
    return Panel(tuple(blocks), GOLD)


def _when(page: SeasonPage, words: Words) -> str:
    if page.season.closed_at is not None:
        return words("season-over", when=relative(page.season.closed_at))
    if page.season.began_at:
        told = words("season-open", when=relative(page.season.began_at))
    else:
        told = words("season-first")
    ends_at = page.season.ends_at
    return told if ends_at is None else f"{told} {words('season-ends', at=exact(ends_at))}"


def _fame(board: str, places: list[FamePlace], words: Words, shared: int) -> list[str]:
    by_honor = board == HONOR
    title = (
        words("season-fame-honor") if by_honor else words("season-fame-rating", game=game_title(words, board))
    )
    lines = [
        words(
            "season-fame-line",
            place=str(row.place),
            name=named(words, row.name),
            value=_value(row, words),
        )
        for row in places[:shared]
    ]
    if len(places) > shared:
        lines.append(words("season-fame-more", count=len(places) - shared))
    return [title, *lines]


def _value(row: FamePlace, words: Words) -> str:
    return f"**{row.amount}**" if row.spread is None else measured(words, Rating(row.amount, row.spread))


def _press(nth: int, action: str) -> Press:
    return Press("season", revision=nth, action=action)
