"""Small pieces that the screens of a tournament share."""

from bot.face.escape import escape, plain
from bot.face.gathering.parts import TITLE_LENGTH, kind_words
from bot.face.match.parts import mention
from bot.face.press import Press
from bot.face.screen import Button, Row
from bot.face.words import Words
from bot.play.gatherings.reading import GatheringPage
from rules.gatherings.bracket import Pairing

NAME = 20
"""The longest name in a list, in characters: sixteen lines of two fit a message."""


def tournament_press(gathering_id: str, action: str, page: int = 0) -> Press:
    """Return the press of one of a tournament's controls; lists have the page where a revision would be."""
    return Press("tournament", gathering_id, page, action)


def button(words: Words, gathering_id: str, action: str, *, emoji: str = "") -> Button:
    """Return a button of a tournament, whose label goes by its action."""
    return Button(words(f"tournament-{action}"), tournament_press(gathering_id, action), emoji=emoji)


def title(words: Words, page: GatheringPage) -> str:
    """Return what a tournament is called, for where no markdown is read."""
    return plain(page.row.title, TITLE_LENGTH) if page.row.title else kind_words(words, page.row)


def numbered(page: GatheringPage, seat: int) -> str:
    """Name somebody with their number, for where no markdown is read."""
    return f"{seat + 1} {plain(page.entrants[seat].name, NAME)}"


def listed(page: GatheringPage, seat: int) -> str:
    """Name somebody with their number, in a text; by a mention where the server knows no name."""
    entrant = page.entrants[seat]
    return f"{seat + 1} {escape(entrant.name, NAME) if entrant.name else mention(entrant.user_id)}"


def pairing_of(page: GatheringPage, bout: int) -> tuple[int, Pairing] | None:
    """Return the pairing of a bout's number, and the number of its round."""
    for number, round_ in enumerate(page.state.rounds, 1):
        for pairing in round_.pairings:
            if pairing.bout.number == bout:
                return number, pairing
    return None


def turning(words: Words, gathering_id: str, action: str, page: int, pages: int) -> Row:
    """Return the buttons to the page before and the page after."""
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
