"""An open choice: its controls are on the board, for the player whose turn it is."""

from bot.face.game.choice import buttons_or_list
from bot.face.press import Press
from bot.face.registry.faces import face_of
from bot.face.screen import Row, Select, Text
from bot.face.words import Words
from bot.play.match.reading import MatchPage


def open_choice(page: MatchPage, words: Words) -> tuple[Text | Row | Select, ...]:
    """Return the controls of an open choice, or nothing if choices are hidden."""
    option = face_of(page).option
    if not page.offered or option is None:
        return ()
    options = [option(page, words, choice) for choice in page.offered]
    return buttons_or_list(options, lambda choice: _press(page, choice), words)


def _press(page: MatchPage, choice: str) -> Press:
    return Press("open", page.match_id, page.revision, f"choose:{choice}" if choice else "choose")
