"""The confirmation of a resignation, which cannot be undone."""

from bot.face.game.parts import foes
from bot.face.match.substitute import takes_substitutes, whom_to_ask
from bot.face.press import Press
from bot.face.screen import Button, Row, Screen, Text
from bot.face.words import Words
from bot.play.match.reading import MatchPage


def resign_question(page: MatchPage, words: Words, *, here: bool = False) -> Screen:
    """Ask a player to confirm resigning; ``here``, in its server, they can name a substitute instead."""
    if page.alone:
        asked = words("resign-ask-campaign" if page.campaign_id else "resign-ask-alone")
    else:
        asked = words("resign-ask", opponent=foes(words, page))
    yes = Press("resign", page.match_id, page.revision, "yes")
    no = Press("resign", page.match_id, page.revision, "no")
    whom = (whom_to_ask(page, words),) if here and takes_substitutes(page) else ()
    return Screen(
        (
            Text(asked),
            Row(
                (
                    Button(words("resign-yes"), press=yes, style="danger"),
                    Button(words("resign-no"), press=no),
                )
            ),
            *whom,
        )
    )
