"""The board: how a match stands, what comes next and what can be done. All games share its frame.

The first board is a message of its own. From the first reveal on the newest reveal shows the same below
what it tells (``bot/face/match/reveal.py``).
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
"""Buttons that stand beside each other on a phone; rows of so many take no more room there than one row."""


def board(page: MatchPage, words: Words) -> Screen:
    """Draw the first board of a match, as everyone may see it."""
    begins = not (page.alone or page.outcome or page.revision)
    pace = (words("board-pace", pace=words(f"pace-{page.pace}")),) if begins else ()
    title = (face_of(page).middle(page, words).title, *occasion_lines(words, page.occasion), *pace)
    title = (*title, *_unrated(page, words))
    choice = () if page.revision else open_choice(page, words)  # later it stands on the newest board
    below = (*choice, *house_print(page, words), mark(page, words), *board_buttons(page, words))
    blocks = (Text("\n".join(title)), *_beginning(page, words), *standing(page, words), *below)
    # Once, as it is sent; an edit of it is no news.
    pings = tuple(player.user_id for player in page.people) if page.board_id is None else ()
    return Screen((Panel(blocks, GOLD if page.outcome else ACCENT),), pings=pings)


def _unrated(page: MatchPage, words: Words) -> tuple[str, ...]:
    """Say of a match in which the house takes seats that it counts for nothing."""
    if page.alone or page.house is None:
        return ()
    return (words("house-table", level=level_name(words, page.house.level)),)


def _beginning(page: MatchPage, words: Words) -> tuple[Block, ...]:
    """Say that this is the beginning, with a way to how it stands: nobody draws it anew with each turn.

    What is chosen in the open needs the room, and the answer to it draws the board once more.
    """
    if page.alone or page.outcome:
        return ()
    threaded = "-thread" if page.wants_thread or page.thread_id is not None else ""
    if page.offered and not page.revision:
        return (Text(words(f"board-beginning-openly{threaded}")),)
    line = words(f"board-beginning{threaded}")
    return (Section((line,), latest_button(words, page.match_id)),)


def standing(page: MatchPage, words: Words, *, drawn: bool = True) -> tuple[Block, ...]:
    """Show how all stand, who is ready, and when the next turn is due or how it ended.

    It is not ``drawn`` where the picture of a turn above has shown it.
    """
    middle = face_of(page).middle(page, words)
    seen = pictured(page, words) if drawn else ()
    beside = middle.beside_turn if not drawn else middle.beside_board if seen else None
    sides = (*seen, *map(Text, middle.sides if beside is None else beside))
    if page.alone:  # its middle tells how it ended
        return sides
    if page.outcome:
        last = outcome_lines(words, page, page.outcome)
    else:
        turn = words("house-choosing") if page.house_owes else middle.turn
        last = [turn, *waiting_lines(page, words)]
    apart = (Divider(),) if sides and not page.offered else ()  # what is chosen below needs the room
    return (*sides, *apart, Text("\n".join(last)))


def board_buttons(page: MatchPage, words: Words) -> tuple[Row, ...]:
    """Return what can be done from a board; the buttons of older ones do the same."""
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
        buttons = tuple(replace(way, emoji="") for way in ways)  # words alone, so that three fit in a line
    rows = (buttons,) if len(buttons) <= BUTTONS_IN_ROW else (buttons[:ON_A_PHONE], buttons[ON_A_PHONE:])
    return tuple(Row(row) for row in rows if row)
