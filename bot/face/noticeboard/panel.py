"""The noticeboard's private panel for organisers: where it is, which channels it covers, and its buttons."""

from bot.face.pieces import message_link
from bot.face.press import Press
from bot.face.screen import Block, Button, Panel, Picker, Row, Screen, Text
from bot.face.server.settings import SLATE
from bot.face.timestamps import relative
from bot.face.words import Words
from bot.play.noticeboards.noticeboards import MOST_CHANNELS
from bot.store.ids import ChannelId
from bot.store.noticeboard_rows import NoticeboardRow


def noticeboard_panel(
    row: NoticeboardRow | None, channels: tuple[ChannelId, ...], here: ChannelId, words: Words
) -> Screen:
    """Show an organiser the noticeboard of their server, or its last one, and what they can do in ``here``.

    ``channels`` are the channels it covers that still exist: Discord lists no others.
    """
    blocks: list[Block] = [Text(words("noticeboard-panel-title"))]
    buttons: list[Button] = []
    if row is None or row.status != "up":
        if row is not None:
            blocks.append(Text(_ended(row, words)))
        buttons.append(Button(words("noticeboard-put-up"), _press("put"), style="primary"))
    else:
        picker = Picker(_press("tell", row), "", "channels", chosen=channels, most=MOST_CHANNELS)
        blocks += [Text(_hangs(row, words)), Text(words("noticeboard-tells-of")), picker]
        if row.channel_id != here:
            buttons.append(Button(words("noticeboard-move"), _press("put")))
        buttons.append(Button(words("noticeboard-take-down"), _press("down", row)))
    return Screen((Panel((*blocks, Row(tuple(buttons))), SLATE),))


def open_press() -> Press:
    """Return the press that opens the panel."""
    return _press("open")


def _hangs(row: NoticeboardRow, words: Words) -> str:
    channel = f"<#{row.channel_id}>"
    if row.message_id is None:
        return words("noticeboard-waiting", channel=channel)
    link = message_link(row.guild_id, row.channel_id, row.message_id)
    told = words("noticeboard-hangs", channel=channel, link=link)
    return f"{told}\n{words('noticeboard-returned')}" if row.returned else told


def _ended(row: NoticeboardRow, words: Words) -> str:
    return words(f"noticeboard-{row.status}", channel=f"<#{row.channel_id}>", when=relative(row.ended_at))


def _press(action: str, row: NoticeboardRow | None = None) -> Press:
    return Press("noticeboard", "" if row is None else row.id, action=action)
