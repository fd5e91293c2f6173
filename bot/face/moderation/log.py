"""The log of organisers' interventions, page by page, newest first."""

from bot.face.escape import escape
from bot.face.pieces import mention
from bot.face.press import Press
from bot.face.screen import Block, Button, Panel, Row, Screen, Text
from bot.face.server.settings import SLATE
from bot.face.timestamps import relative
from bot.face.words import Words
from bot.play.moderation.moderation import LogPage
from bot.store.moderation_rows import ModerationEntry

SHORT = 100
"""Characters of a reason that are shown."""


def log_screen(page: LogPage, words: Words) -> Screen:
    """Show a page of the log."""
    lines = [_entry(entry, words) for entry in page.entries] or [words("moderate-log-none")]
    blocks: list[Block] = [Text(words("moderate-log-title")), Text("\n".join(lines))]
    number, pages = page.slice.page, page.slice.pages
    if pages > 1:
        blocks.append(Text(words("changes-page", page=number + 1, pages=pages)))
        newer = Button(words("changes-newer"), log_press(max(number - 1, 0), "newer"), disabled=number == 0)
        older = Button(words("changes-older"), log_press(number + 1), disabled=number + 1 == pages)
        blocks.append(Row((newer, older)))
    return Screen((Panel(tuple(blocks), SLATE),))


def log_press(page: int, way: str = "older") -> Press:
    """Return the press that opens a page; the page takes the place of the revision."""
    return Press("moderate", "log", page, way)


def _entry(entry: ModerationEntry, words: Words) -> str:
    subject = words("moderate-nobody") if entry.user_id is None else mention(entry.user_id)
    if entry.match_id is not None:
        subject = words("moderate-match", match=entry.match_id)
    intervention = words(
        f"moderate-did-{entry.intervention}",
        who=mention(entry.actor_id),
        subject=subject,
        until=relative(entry.until),
    )
    told = words("moderate-log-line", intervention=intervention, when=relative(entry.at))
    return f"{told}\n{words('moderate-log-reason', reason=escape(entry.reason, SHORT))}"
