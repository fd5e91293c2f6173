"""Small pieces that the screens of a tournament share."""

from bot.face.escape import escape, plain
from bot.face.occasion import TITLE_LENGTH, kind_words
from bot.face.pieces import level_name, mention
from bot.face.press import Press
from bot.face.screen import Button, Row
from bot.face.words import Words
from bot.play.gatherings.reading import GatheringPage
from bot.store.gathering_rows import GatheringRow
from bot.store.ids import GatheringId
from rules.gatherings.gathering import HOUSE

NAME = 20
"""The longest name in a list, in characters: sixteen lines of two names fit a message."""


def tournament_press(gathering_id: GatheringId, action: str, page: int = 0) -> Press:
    """Return the press of a tournament's control; in lists the page takes the place of the revision."""
    return Press("tournament", gathering_id, page, action)


def button(words: Words, gathering_id: GatheringId, action: str, *, emoji: str = "") -> Button:
    """Return a button of a tournament, labelled by its action."""
    return Button(words(f"tournament-{action}"), tournament_press(gathering_id, action), emoji=emoji)


def title(words: Words, row: GatheringRow) -> str:
    """Return the title of a tournament, for places without markdown."""
    return plain(row.title, TITLE_LENGTH) if row.title else kind_words(words, row)


def numbered(page: GatheringPage, seat: int, words: Words) -> str:
    """Name a player with their number, or the house, for places without markdown."""
    if seat == HOUSE:
        return words("house-name", nth=0)
    return f"{seat + 1} {plain(page.entrants[seat].name, NAME)}"


def listed(page: GatheringPage, seat: int, words: Words) -> str:
    """Name a player with their number, or the house, in a text; without a known name, by a mention."""
    if seat == HOUSE:
        return words("house-name", nth=0)
    entrant = page.entrants[seat]
    return f"{seat + 1} {escape(entrant.name, NAME) if entrant.name else mention(entrant.user_id)}"


def house_lines(words: Words, row: GatheringRow) -> list[str]:
    """Say what it means to meet the house, if it takes the place of byes."""
    return [] if row.level is None else [words("tournament-house", level=level_name(words, row.level))]


def turning(words: Words, gathering_id: GatheringId, action: str, page: int, pages: int) -> Row:
    """Return the buttons to the previous and next page."""
    return Row(
        (
            Button(
                words("tournament-before"),
                tournament_press(gathering_id, action, max(page - 1, 0)),
                disabled=page == 0,
            ),
            Button(
                words("tournament-after"),
                tournament_press(gathering_id, action, page + 1),
                disabled=page + 1 >= pages,
            ),
        )
    )
