"""A request for a reserve at a tournament, and its private confirmations."""

from bot.face.escape import escape
from bot.face.match.substitute import came_of, request_button, substitution_mark
from bot.face.occasion import gathering_link
from bot.face.pieces import ACCENT, mention
from bot.face.press import Press
from bot.face.screen import Button, Panel, Row, Screen, Text
from bot.face.timestamps import relative
from bot.face.words import Words
from bot.play.match.reading import MatchPage
from bot.store.gathering_rows import Occasion
from bot.store.ids import MatchId, UserId
from bot.store.substitution_rows import Substitution

REASON_LENGTH = 200
"""The longest reason that is shown whole."""

AREA = "reserve"


def reserve_request(asked: Substitution, occasion: Occasion, words: Words) -> Screen:
    """Show who would replace whom and who has agreed, or how the request ended."""
    title = words("reserve-title")
    if asked.status != "open":
        return Screen((came_of(asked, title, words),))
    organiser = words("reserve-organiser") if asked.organiser_id is None else mention(asked.organiser_id)
    sides = ((mention(asked.newcomer_id), asked.accepted), (organiser, asked.organiser_id is not None))
    yes, missing = ([name for name, says in sides if says is so] for so in (True, False))
    names = {"leaver": mention(asked.leaver_id), "newcomer": mention(asked.newcomer_id)}
    why = {"asker": mention(asked.asker_id), "reason": escape(asked.reason, REASON_LENGTH)}
    cup = {"gathering": gathering_link(occasion, words)}
    told = [
        title,
        words("reserve-asked-because", **names, **cup, **why)
        if asked.reason
        else words("reserve-asked-own", **names, **cup),
        words("reserve-terms", **names),
        *([words("substitute-agreed", players=words.listed(yes))] if yes else []),
        words("substitute-missing", players=words.listed(missing)),
        words("substitute-clock", when=relative(asked.expires_at)),
    ]
    buttons = (
        *([] if asked.accepted else [request_button(asked, AREA, "accept", words, "🎴")]),
        *([] if asked.organiser_id is not None else [request_button(asked, AREA, "agree", words, "✅")]),
        request_button(asked, AREA, "decline", words),
    )
    mark = Text(substitution_mark(asked.match_id, asked.number))
    # Only when first sent: later it is only redrawn.
    pings = (asked.newcomer_id,) if asked.message_id is None else ()
    return Screen((Panel((Text("\n".join(told)), Row(buttons), mark), ACCENT),), pings=pings)


def reserve_question(page: MatchPage, newcomer_id: UserId, words: Words) -> Screen:
    """Ask a player to confirm giving their place in a tournament to another."""
    yes = Press(AREA, page.match_id, page.revision, f"offer:{newcomer_id}")
    no = Press(AREA, page.match_id, page.revision, "keep")
    return _question(words("reserve-ask", newcomer=mention(newcomer_id)), "reserve-ask-yes", (yes, no), words)


def agree_question(asked: Substitution, words: Words) -> Screen:
    """Ask an organiser to confirm a reserve, which cannot be undone."""
    yes, no = (Press(AREA, asked.match_id, asked.number, action) for action in ("agree-yes", "keep"))
    names = {"leaver": mention(asked.leaver_id), "newcomer": mention(asked.newcomer_id)}
    return _question(words("reserve-agree", **names), "reserve-agree-yes", (yes, no), words)


def role_press(match_id: MatchId) -> Press:
    """Return the press with which a reserve who has not signed up chooses a role and accepts."""
    return Press(AREA, match_id, action="fighter")


def _question(asked: str, yes: str, presses: tuple[Press, Press], words: Words) -> Screen:
    sure, keep = presses
    buttons = (Button(words(yes), sure, style="danger"), Button(words("reserve-keep"), keep))
    return Screen((Text(asked), Row(buttons)))
