"""Notices in the channel: time given, misses excused, a draw or a pause offered."""

from bot.face.pieces import mention
from bot.face.press import Press
from bot.face.screen import Block, Button, Row, Screen, Text
from bot.face.spans import span
from bot.face.words import Words
from bot.play.match.reading import MatchPage
from bot.store.courtesy_rows import Notice
from bot.store.ids import MatchId

ANSWERS = {"offered-draw": "draw", "offered-pause": "pause", "paused": "resume"}
"""The courtesy that a notice's button does, by the notice's kind."""


def notice(page: MatchPage, told: Notice, words: Words) -> Screen:
    """Show a notice, and notify those it concerns."""
    doer = page.players[told.seat]
    others = [player for player in page.people if player.seat != told.seat and not page.outcome]
    facts = {"player": mention(doer.user_id), "others": " ".join(mention(other.user_id) for other in others)}
    if told.span:
        facts["span"] = span(words, told.span)
    blocks: list[Block] = [Text(words(f"notice-{told.kind}", **facts))]
    if told.kind in ANSWERS and not page.outcome:
        action = ANSWERS[told.kind]
        blocks.append(Row((Button(words(f"courtesy-{action}"), press=_press(page, told, action)),)))
    blocks.append(Text(notice_mark(page.match_id, told.number)))
    # A missed turn concerns the player who missed it; everything else concerns the others.
    concerned = (doer,) if told.kind == "excused" else others
    return Screen(tuple(blocks), pings=tuple(player.user_id for player in concerned))


def notice_mark(match_id: MatchId, number: int) -> str:
    """Return the small print that identifies a notice."""
    return f"-# {match_id} · +{number}"


def _press(page: MatchPage, told: Notice, action: str) -> Press:
    return Press("courtesy", page.match_id, told.number, action)
