"""The result of a match that was told in a thread, for readers of the channel."""

from bot.face.game.outcome import outcome_lines
from bot.face.game.parts import rematch_buttons
from bot.face.match.picture import pictured, turn_pictured
from bot.face.occasion import occasion_lines
from bot.face.pieces import GOLD, message_link
from bot.face.registry.faces import face_of
from bot.face.screen import Button, Panel, Picture, Row, Screen, Text
from bot.face.words import Words
from bot.play.match.reading import MatchPage, TurnPage
from bot.store.ids import MatchId


def result(page: MatchPage, turn: TurnPage, bracket: Picture | None, words: Words) -> Screen:
    """Tell how a match ended, with the bracket or else a picture of its last turn. It notifies nobody."""
    title = (face_of(page).middle(page, words).title, *occasion_lines(words, page.occasion))
    told = outcome_lines(words, page, page.outcome) if page.outcome else []
    # A game that draws no turns shows how the match stands.
    seen = (
        (bracket,)
        if bracket
        else turn_pictured(page.when(turn.revision), turn, words) or pictured(page, words)
    )
    blocks = (
        Text("\n".join(title)),
        *seen,
        Text("\n".join(told)),
        Text(result_mark(page.match_id)),
        Row((*_way(page, turn, words), *rematch_buttons(words, page))),
    )
    return Screen((Panel(blocks, GOLD),))


def result_mark(match_id: MatchId) -> str:
    """Return the small print that identifies a result in any language."""
    return f"-# {match_id} · 🏁"


def _way(page: MatchPage, turn: TurnPage, words: Words) -> tuple[Button, ...]:
    """Return a link to the end of the thread."""
    if page.thread_id is None or turn.message_id is None:
        return ()
    url = message_link(page.guild_id, page.thread_id, turn.message_id)
    return (Button(words("result-thread-button"), url=url),)
