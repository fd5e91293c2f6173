"""The noticeboard of a server, and the panel of its organisers."""

from dataclasses import replace

from msgspec import structs

from bot.face.noticeboard.noticeboard import noticeboard, taken_down
from bot.face.noticeboard.panel import noticeboard_panel
from bot.face.screen import Screen
from bot.face.words import Words
from bot.play.gatherings.kinds import TOURNAMENT
from bot.play.noticeboards.page import MatchNotice, NoticeboardPage
from bot.store.ids import ANYBODY
from bot.store.noticeboard_rows import NoticeboardRow
from bot.store.rows import NewestBoard
from tests.face.gathering_pages import gathering_row
from tests.face.test_brawl_screens import lobby_row
from tests.face.test_duel_screens import LATE
from tests.golden.gallery import brawl, duel
from tests.golden.gallery.table import Gallery

EMPTY = NoticeboardPage("n1", 1, (), 0, (), 0, None, None)
BOARD = NewestBoard(channel_id=2, message_id=3)
HALF_READY = duel.page(players=(duel.player(0, ready=True), duel.player(1)))
OFFERED = structs.replace(duel.row(message_id=4), opponent_id=ANYBODY)
LOBBY = lobby_row()


def notice(page: object, *, paused: bool = False, board: NewestBoard | None = BOARD) -> MatchNotice:
    return MatchNotice(page, LATE, paused, board)


MATCHES = (
    notice(HALF_READY),
    notice(duel.page()),
    notice(brawl.placing()),
    notice(duel.first(), board=None),
    notice(duel.page(), paused=True),
    notice(replace(duel.page(), players=(duel.player(0, ready=True), duel.player(1, ready=True)))),
)
FULL = NoticeboardPage(
    id="n1",
    guild_id=1,
    matches=MATCHES,
    under_way=506,
    offers=(OFFERED, LOBBY),
    offered=5,
    tournament=gathering_row(TOURNAMENT, title="The *Spring* Cup", begins_at=LATE),
    daily="way.fight/2",
)


def row(**facts: object) -> NoticeboardRow:
    usual = {"id": "n1", "guild_id": 1, "channel_id": 2, "message_id": 3, "tells_of": "[2,5]", "status": "up"}
    usual |= {"said": "", "returned": False, "look_at": 0, "ended_at": None}
    return NoticeboardRow(**usual | facts)


def panel(words: Words, here: int = 2, **facts: object) -> Screen:
    return noticeboard_panel(row(**facts), (2, 5), here, words)


SCREENS: Gallery = {
    "nothing goes on": lambda words: noticeboard(EMPTY, words),
    "all goes on": lambda words: noticeboard(FULL, words),
    "one is not to be named": lambda words: noticeboard(
        replace(FULL, unnamed=frozenset({duel.player(1).user_id})), words
    ),
    "a tournament without a time": lambda words: noticeboard(
        replace(EMPTY, tournament=gathering_row(TOURNAMENT)), words
    ),
    "taken down": taken_down,
    "panel, none ever": lambda words: noticeboard_panel(None, (), 2, words),
    "panel, up here": panel,
    "panel, up elsewhere": lambda words: panel(words, 9),
    "panel, not posted yet": lambda words: panel(words, message_id=None),
    "panel, came back": lambda words: panel(words, returned=True),
    "panel, taken down": lambda words: panel(words, status="down", ended_at=1_000),
    "panel, deleted": lambda words: panel(words, status="lost", ended_at=1_000),
}
