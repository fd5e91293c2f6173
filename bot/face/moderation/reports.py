"""Reports: the form to make one, the message to organisers, and the list of open ones."""

from collections.abc import Sequence

from bot.face.escape import escape
from bot.face.form import Form, TextField
from bot.face.pieces import mention
from bot.face.press import Press
from bot.face.screen import Block, Button, Panel, Row, Screen, Section, Text
from bot.face.server.settings import SLATE
from bot.face.timestamps import relative
from bot.face.words import Words
from bot.play.moderation.log import REASON_LENGTH
from bot.play.moderation.reports import LISTED, WORDS_LENGTH
from bot.store.ids import MatchId, ReportId
from bot.store.moderation_rows import Report

SHORT = 120
"""Characters of a report shown in the list; its message has all of it."""


def report_form(match_id: MatchId, words: Words) -> Form:
    """Ask what is wrong with a match."""
    field = TextField(
        "words",
        words("report-field"),
        words("report-field-hint"),
        long=True,
        most=WORDS_LENGTH,
    )
    return Form(words("report-form-title"), Press("report", match_id, action="send"), (field,))


def report_message(report: Report, words: Words) -> Screen:
    """Show a report to the organisers, with a button to settle it, or that it is settled."""
    blocks: list[Block] = [
        Text(words("report-title")),
        Text(_told(report, words)),
        Text(escape(report.words, WORDS_LENGTH)),
    ]
    if report.status == "open":
        blocks.append(Row((_settle_button(report, words),)))
    else:
        blocks.append(Text(words("report-was-settled")))
    return Screen((Panel(tuple(blocks), SLATE),))


def report_mark(report_id: ReportId) -> str:
    """Return the custom id that identifies a report's message."""
    return settle_press(report_id).custom_id


def reports_screen(reports: Sequence[Report], words: Words) -> Screen:
    """List open reports, oldest first."""
    blocks: list[Block] = [Text(words("reports-title"))]
    if not reports:
        blocks.append(Text(words("reports-none")))
    for report in reports[:LISTED]:
        texts = (_told(report, words), escape(report.words, SHORT))
        blocks.append(Section(texts, _settle_button(report, words)))
    return Screen((Panel(tuple(blocks), SLATE),))


def settle_press(report_id: ReportId) -> Press:
    """Return the press that opens the form to settle a report."""
    return Press("report", report_id, action="settle")


def settle_form(report_id: ReportId, words: Words) -> Form:
    """Ask what came of a report."""
    field = TextField("words", words("report-settle-field"), most=REASON_LENGTH)
    return Form(words("report-settle"), Press("report", report_id, action="settled"), (field,))


def _settle_button(report: Report, words: Words) -> Button:
    return Button(words("report-settle"), settle_press(report.id))


def _told(report: Report, words: Words) -> str:
    facts: dict[str, str | int] = {"who": mention(report.reporter_id), "when": relative(report.at)}
    if report.user_id is not None:
        return words("report-about-person", person=mention(report.user_id), **facts)
    if report.match_id is not None:
        return words("report-about-match", match=report.match_id, **facts)
    return words("report-about-nothing", **facts)
