"""The letter of a noticeboard, which is sent only if it says something new."""

import hashlib

from bot.face.letters.letter import Letter
from bot.face.noticeboard.noticeboard import noticeboard, noticeboard_mark, taken_down
from bot.face.words import Words
from bot.play.delivery.noticeboards import NoticeboardContent
from rules.codec import encode

DIGEST = 16
"""Digits of the digest that tells a new screen from the last one."""


def noticeboard_letter(content: NoticeboardContent, words: Words) -> Letter | None:
    """Write a noticeboard, or return None if its message already says the same."""
    row = content.row
    screen = taken_down(words) if content.page is None else noticeboard(content.page, words)
    says = hashlib.sha256(encode(screen).encode()).hexdigest()[:DIGEST]
    if says == row.said:
        return None
    return Letter(
        screen=screen,
        mark=noticeboard_mark(row.id),
        channel_id=row.channel_id,
        guild_id=row.guild_id,
        message_id=row.message_id,
        replace=content.page is not None and not row.returned,
        waits=content.early,
        says=says,
    )
