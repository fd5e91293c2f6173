"""A choice that warns its player first."""

from bot.face.game.prompt import choosing, keeping_on, weighing
from bot.face.screen import Button, Option, Row, Screen, Text
from bot.face.words import Words
from bot.play.match.reading import MatchPage


def sure_button(page: MatchPage, turn: int, option: Option) -> Button:
    """Return the button of a choice that needs confirming."""
    return Button(option.label, press=weighing(page, turn, option.value), style="danger", emoji=option.emoji)


def sure_question(page: MatchPage, words: Words, turn: int, choice: str, warning: str) -> Screen:
    """Show a warning in place of the hand, with a button to make the choice and one to go back."""
    yes = Button(words("sure-yes"), press=choosing(page, turn, choice), style="danger")
    no = Button(words("sure-no"), press=keeping_on(page))
    return Screen((Text(warning), Row((yes, no))))
