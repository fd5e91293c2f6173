"""What organisers see: the log, reports, and the form that declares a match void."""

from bot.face.moderation.log import log_screen
from bot.face.moderation.reports import report_form, report_mark, report_message, reports_screen, settle_form
from bot.face.moderation.void import void_form
from bot.face.screen import Screen
from bot.face.words import Words
from bot.play.ground.pages import Slice
from bot.play.moderation.moderation import LogPage
from bot.play.moderation.reports import LISTED
from bot.store.moderation_rows import ModerationEntry, Report
from tests.face.test_moderation_screens import ID, LATE
from tests.golden.gallery.table import Gallery


def entry(intervention: str, **facts: object) -> ModerationEntry:
    usual = {"user_id": ID - 8, "match_id": None, "until": LATE, "reason": "They *shout*", "at": LATE}
    return ModerationEntry(id="e1", guild_id=ID, actor_id=ID - 7, intervention=intervention, **usual | facts)


def report(number: int = 1, **facts: object) -> Report:
    usual = {"user_id": None, "match_id": "m1", "words": "He *shouts* " * 12, "status": "open"}
    kept = {"reporter_id": ID - number, "channel_id": None, "message_id": None, "at": LATE}
    return Report(id=f"r{number}", guild_id=ID, **kept | usual | facts)


def log(words: Words, page: int, pages: int) -> Screen:
    return log_screen(LogPage(Slice(page, pages, 10 * page), (entry("muted"),)), words)


ALL = (
    entry("voided", user_id=None, match_id="m1"),
    entry("lifted", match_id="m1"),
    entry("muted"),
    entry("unmuted", until=None),
    entry("settled"),
    entry("settled", user_id=None, reason="x" * 101),
)

SCREENS: Gallery = {
    "log, empty": lambda words: log_screen(LogPage(Slice(0, 1, 0), ()), words),
    "log": lambda words: log_screen(LogPage(Slice(0, 1, 0), ALL), words),
    "log, the first of two pages": lambda words: log(words, 0, 2),
    "log, in between": lambda words: log(words, 1, 3),
    "log, the last of two pages": lambda words: log(words, 1, 2),
    "report": lambda words: report_form("m1", words),
    "report, about a match": lambda words: report_message(report(), words),
    "report, about a person": lambda words: report_message(report(user_id=ID - 3, match_id=None), words),
    "report, about nothing": lambda words: report_message(report(match_id=None), words),
    "report, settled": lambda words: report_message(report(status="settled"), words),
    "report, its mark": lambda _: report_mark("r1"),
    "reports, none": lambda words: reports_screen([], words),
    "reports, more than are listed": lambda words: reports_screen(
        [report(number) for number in range(LISTED + 1)], words
    ),
    "settle": lambda words: settle_form("r1", words),
    "void": lambda words: void_form("m1", [ID, ID - 1], words),
}
