"""Letters for the thread of a match, or for its channel if it has none."""

from bot.face.game.parts import reveal_mark
from bot.face.letters.letter import Letter, Opening
from bot.face.match.call import call, call_press
from bot.face.match.notice import notice, notice_mark
from bot.face.match.nudge import nudge, nudge_press
from bot.face.match.reserve import reserve_request
from bot.face.match.reveal import reveal
from bot.face.match.substitute import substitution, substitution_mark
from bot.face.match.thread import thread_name
from bot.face.words import Words
from bot.play.delivery.match import (
    CallContent,
    NoticeContent,
    NudgeContent,
    RevealContent,
    SubstitutionContent,
)

ThreadContent = RevealContent | NudgeContent | CallContent | NoticeContent | SubstitutionContent
"""The contents sent there."""


def in_thread(content: ThreadContent, words: Words) -> Letter:
    """Write a letter; it opens the thread if that is missing, and waits for the board the thread needs."""
    page, message_id = content.page, None
    match content:
        case RevealContent(turn=turn):
            screen, mark = reveal(page, turn, words), reveal_mark(page.match_id, turn.chapter)
            message_id = turn.message_id
        case NudgeContent(player=player):
            screen, mark = nudge(page, player, words), nudge_press(page, player).custom_id
        case CallContent(player=player):
            screen, mark = call(page, player, words), call_press(page, player).custom_id
        case NoticeContent(notice=told):
            screen, mark = notice(page, told, words), notice_mark(page.match_id, told.number)
        case SubstitutionContent(asked=asked, playing=playing):
            if page.occasion is None:
                screen = substitution(page, asked, playing, words)
            else:
                screen = reserve_request(asked, page.occasion, words)
            mark, message_id = substitution_mark(page.match_id, asked.number), asked.message_id
    opens = None
    # An existing message is edited in place.
    if page.wants_thread and page.board_id is not None and message_id is None:
        opens = Opening(page.board_id, thread_name((each.name for each in page.players), words))
    # A finished turn is told at once, even without thread and board.
    told_at_once = isinstance(content, RevealContent)
    return Letter(
        screen=screen,
        mark=mark,
        channel_id=page.thread_id or page.channel_id,
        guild_id=page.guild_id,
        message_id=message_id,
        replace=told_at_once,
        opens=opens,
        in_thread=page.thread_id is not None,
        waits=page.wants_thread and page.board_id is None and not told_at_once,
    )
