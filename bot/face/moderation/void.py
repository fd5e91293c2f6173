"""The form in which an organiser declares a match void."""

from collections.abc import Sequence

from bot.face.form import Form, TextField
from bot.face.pieces import mention
from bot.face.press import Press
from bot.face.screen import Text
from bot.face.words import Words
from bot.play.moderation.log import REASON_LENGTH
from bot.store.ids import MatchId, UserId


def void_form(match_id: MatchId, people: Sequence[UserId], words: Words) -> Form:
    """Say what voiding a match means and ask why; submitting the form voids it."""
    warning = Text(words("void-warning", people=words.listed(map(mention, people))))
    reason = TextField("reason", words("void-reason"), words("void-reason-hint"), most=REASON_LENGTH)
    return Form(words("void-title"), Press("moderate", match_id, action="void"), (warning, reason))
