"""The board: how a match stands, what comes next, and the buttons. All games share its frame.

The first board is a separate message. From the first reveal on, the newest reveal shows the same below its
turn (``bot/face/match/reveal.py``).
"""

from msgspec.structs import replace

from bot.face.game.outcome import outcome_lines
from bot.face.game.parts import (
    follow_button,
    hand_button,
    house_print,
    instruct_button,
    mark,
    rematch_buttons,
    report_button,
    resign_button,
    rules_button,
)
from bot.face.game.to_board import latest_button
from bot.face.game.waiting import waiting_lines
from bot.face.limits import BUTTONS_IN_ROW
from bot.face.match.open_choice import open_choice
from bot.face.match.picture import pictured
from bot.face.occasion import occasion_lines
from bot.face.pieces import ACCENT, GOLD, level_name
from bot.face.registry.faces import face_of
from bot.face.screen import Block, Button, Divider, Panel, Row, Screen, Section, Text
from bot.face.words import Words
from bot.play.match.reading import MatchPage

ON_A_PHONE = 3
"""Buttons that fit beside each other on a phone; there, rows of this many take no more room than one row."""


def board(page: MatchPage, words: Words) -> Screen:
    """Draw the first board of a match, as everyone may see it."""
    begins = not (page.alone or page.outcome or page.revision)
    pace = (words("board-pace", pace=words(f"pace-{page.pace}")),) if begins else ()
    title = (face_of(page).middle(page, words).title, *occasion_lines(words, page.occasion), *pace)
    title = (*title, *_unrated(page, words))
    choice = () if page.revision else open_choice(page, words)  # later it is on the newest board
    below = (*choice, *house_print(page, words), mark(page, words), *board_buttons(page, words))
    blocks = (Text("\n".join(title)), *_beginning(page, words), *standing(page, words), *below)
    # Only when first sent; an edit is no news.
    pings = tuple(player.user_id for player in page.people) if page.board_id is None else ()
    return Screen((Panel(blocks, GOLD if page.outcome else ACCENT),), pings=pings)


def _unrated(page: MatchPage, words: Words) -> tuple[str, ...]:
    """Say that a match in which the house takes seats counts for nothing."""
    if page.alone or page.house is None:
        return ()
    return (words("house-table", level=level_name(words, page.house.level)),)


def _beginning(page: MatchPage, words: Words) -> tuple[Block, ...]:
    """Mark the first board as the beginning, with a button to the latest turn, since no turn redraws it.

    An open choice needs the room of the button, and its answer redraws the board.
    """
    if page.alone or page.outcome:
        return ()
    threaded = "-thread" if page.wants_thread or page.thread_id is not None else ""
    if page.offered and not page.revision:
        return (Text(words(f"board-beginning-openly{threaded}")),)
    line = words(f"board-beginning{threaded}")
    return (Section((line,), latest_button(words, page.match_id)),)


def standing(page: MatchPage, words: Words, *, drawn: bool = True) -> tuple[Block, ...]:
    """Show how everyone stands, who is ready, and when the next turn is due or how it ended.

    It is not ``drawn`` if the picture of a turn above already shows it.
    """
    middle = face_of(page).middle(page, words)
    seen = pictured(page, words) if drawn else ()
    beside = middle.beside_turn if not drawn else middle.beside_board if seen else None
    sides = (*seen, *map(Text, middle.sides if beside is None else beside))
    if page.alone:  # its sides tell how it ended
        return sides
    if page.outcome:
        last = outcome_lines(words, page, page.outcome)
    else:
        turn = words("house-choosing") if page.house_owes else middle.turn
        last = [turn, *waiting_lines(page, words)]
    apart = (Divider(),) if sides and not page.offered else ()  # an open choice below needs the room
    return (*sides, *apart, Text("\n".join(last)))


def board_buttons(page: MatchPage, words: Words) -> tuple[Row, ...]:
    """Return the buttons of a board; those of older boards do the same."""
    rules_page = face_of(page).rules_page
    rules = (rules_button(words, rules_page),) if rules_page else ()
    buttons: tuple[Button, ...]
    if page.alone:
        buttons = ()
    elif page.outcome:
        buttons = (*rematch_buttons(words, page), *rules)
    else:
        ahead = (instruct_button(page, words),) if face_of(page).topics else ()
        ways = (
            hand_button(words, page),
            *rules,
            follow_button(words, page),
            resign_button(words, page),
            report_button(words, page),
            *ahead,  # the longest, so that the others share rows on a phone
        )
        buttons = tuple(replace(way, emoji="") for way in ways)  # no emoji, so that three fit in a line
    rows = (buttons,) if len(buttons) <= BUTTONS_IN_ROW else (buttons[:ON_A_PHONE], buttons[ON_A_PHONE:])
    return tuple(Row(row) for row in rows if row)
