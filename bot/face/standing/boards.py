"""Leaderboards."""

from bot.face.earned import mark_sign, marks_named
from bot.face.escape import escape
from bot.face.pieces import GOLD
from bot.face.press import Press
from bot.face.screen import Block, Button, Divider, Option, Panel, Row, Screen, Select, Text
from bot.face.shown import show_button
from bot.face.titles import game_title, ladder_rank, named, place_of, rating
from bot.face.words import Words
from bot.play.standing.boards import RATING, BoardPage, Line, board_names, kind_of
from bot.play.standing.ranks import rank_of
from bot.play.standing.victories import Victories
from bot.store.clan_rows import ClanPlace
from bot.store.record_rows import HonorPlace, RatingPlace, VictoryPlace


def leaderboard(page: BoardPage, words: Words) -> Screen:
    """Show a page of a board, with the reader's own place and controls to other pages and boards."""
    title = words("board-title", board=_title(page.board, page, words))
    blocks: list[Block] = [Text(title), Text(board_told(page, words))]
    # Only if the page does not show the reader already.
    if page.own is not None and page.own not in page.lines:
        line = _line(page, page.own, page.own.place or 0, words)
        blocks += [Divider(), Text(words("board-you", line=line))]
    if worn := marks_named(words, dict.fromkeys(page.worn.values())):
        blocks.append(Text(words("board-worn", marks=worn)))
    if kind_of(page.board) == RATING:
        blocks.append(Text(words("board-note-rating")))
    if page.slice.pages > 1:
        blocks += [
            Text(words("board-page", page=page.slice.page + 1, pages=page.slice.pages)),
            Row((_turn(page, -1, "previous", words), _turn(page, 1, "next", words))),
        ]
    options = tuple(
        Option(board, _title(board, page, words), default=board == page.board) for board in board_names()
    )
    menu = Select(Press("board", action="list"), words("board-list"), options)
    if page.lines:
        blocks.append(Row((show_button(words, f"board:{page.board}", page=page.slice.page),)))
    return Screen((Panel(tuple(blocks), GOLD), menu))


def board_press(board: str, page: int = 0) -> Press:
    """Return the press that opens a page of a board; the page takes the place of the revision."""
    return Press("board", revision=page, action=board)


def board_title(board: str, words: Words, season: int) -> str:
    """Return the title of a board."""
    match board:
        case "honor" | "clans":
            return words(f"board-{board}")
        case "season":
            return words("board-season", season=season)
        case _:
            return words(f"board-{kind_of(board)}", game=game_title(words, board))


def _title(board: str, page: BoardPage, words: Words) -> str:
    return board_title(board, words, page.season.nth)


def board_told(page: BoardPage, words: Words) -> str:
    """Write the lines of a page."""
    if not page.lines:
        return words(f"board-empty-{kind_of(page.board)}")
    return "\n".join(
        _line(page, line, place, words) for place, line in enumerate(page.lines, start=page.slice.skip + 1)
    )


def _line(page: BoardPage, line: Line, place: int, words: Words) -> str:
    """Write one line; ``place`` is used for a clan, which has no place stored."""
    match line:
        case HonorPlace():
            return words(
                f"board-line-{page.board}",
                place=place_of(line.place),
                name=_name(page, line, words),
                amount=line.amount,
                rank=words(f"rank-{rank_of(line.amount)}"),
            )
        case RatingPlace():
            facts = {
                "name": _name(page, line, words),
                "rating": rating(words, line.level, line.spread),
            }
            # Provisional: too uncertain yet to be ranked.
            if line.place is None:
                return words("board-line-rating-provisional", **facts)
            return words("board-line-rating", place=place_of(line.place), matches=line.matches, **facts)
        case VictoryPlace():
            won = Victories(page.board, line.amount)
            facts = {"place": place_of(line.place), "name": _name(page, line, words), "amount": won.amount}
            if not won.rank:
                return words("board-line-victories", **facts)
            rank = ladder_rank(words, won.game, won.rank)
            return words("board-line-victories-ranked", rank=rank, **facts)
        case ClanPlace():
            return words(
                "board-line-clan",
                place=str(place),
                name=escape(line.name),
                honor=line.honor,
                people=line.people,
                wars=line.wars_won,
            )


def _name(page: BoardPage, line: HonorPlace | RatingPlace | VictoryPlace, words: Words) -> str:
    """Write a player's name with their title and the sign of their worn mark, explained below the board."""
    name = named(words, line.name, kensei=line.user_id == page.kensei_id)
    worn = page.worn.get(line.user_id)
    return f"{name} {mark_sign(words, worn)}" if worn else name


def _turn(page: BoardPage, by: int, key: str, words: Words) -> Button:
    # A revision is never below 0, even if the button leads nowhere.
    target = page.slice.page + by
    return Button(
        words(f"board-{key}"),
        press=board_press(page.board, max(target, 0)),
        disabled=not 0 <= target < page.slice.pages,
    )
