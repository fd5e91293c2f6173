"""What is told beside the cards, and reminders, keep within Discord's limits in every language."""

import pytest

from bot.face.limits import check
from bot.face.match.lists import SHOWN
from bot.face.match.notice import ANSWERS, notice, notice_mark
from bot.face.match.reminder import reminder, reminder_press
from bot.face.screen import Row, Screen
from bot.face.transcript import as_text
from bot.face.words import Words
from bot.play.ground.times import DAY
from bot.play.match.lines import DuelLine
from bot.store.courtesy_rows import Notice
from rules.bushido.brawl import Brawl, BrawlOptions
from rules.dice import Dice
from tests.face.languages import in_every_language
from tests.face.test_brawl_screens import match_page

ID = 2**63 - 1
KINDS = ("excused", "gave-time", "offered-draw", "offered-pause", "paused", "resumed")
PAGE = match_page(Brawl().start(8, BrawlOptions(fighters=("swift",) * 8), Dice(b"brawl")).state, None)


def pressed(screen: Screen) -> list[str]:
    rows = [block for block in screen.flat() if isinstance(block, Row)]
    return [button.press.action for row in rows for button in row.buttons if button.press]


@in_every_language
@pytest.mark.parametrize("kind", KINDS)
def test_a_notice_calls_whom_it_concerns_and_takes_their_answer(kind: str, words: Words) -> None:
    told = Notice(match_id=PAGE.match_id, number=999, kind=kind, seat=7, span=DAY)
    screen = notice(PAGE, told, words)
    check(screen)
    assert notice_mark(PAGE.match_id, 999) in as_text(screen)
    assert screen.pings == ((ID - 7,) if kind == "excused" else tuple(ID - seat for seat in range(7)))
    assert pressed(screen) == ([ANSWERS[kind]] if kind in ANSWERS else [])


@in_every_language
@pytest.mark.parametrize("count", [1, 2, SHOWN, SHOWN + 1, 1000])
def test_a_reminder_can_be_sent_however_many_wait(count: int, words: Words) -> None:
    lines = [
        DuelLine(
            f"{number:010}",
            ID,
            ID,
            ID,
            ("@everyone" * 7,) * 7,
            own_turn=True,
            deadline_at=ID // 10**6,
            game="bushido.duel/1",
        )
        for number in range(count)
    ]
    screen = reminder(lines, words)
    check(screen)
    assert len(as_text(screen).split("<t:")) - 1 == min(count, SHOWN)
    assert words("reminder-title", count=count) in as_text(screen)
    assert pressed(screen)[-1] == reminder_press(lines).action
