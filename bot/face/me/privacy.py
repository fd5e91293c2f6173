"""All that is stored about its reader, and the two questions before they are forgotten."""

import gzip

from bot.face.form import Form, TextField
from bot.face.limits import FILE_BYTES
from bot.face.me.panel import INDIGO
from bot.face.press import Press
from bot.face.screen import Attachment, Button, Panel, Row, Screen, Text
from bot.face.words import Words
from bot.play.privacy.forget import Entanglements
from bot.store.ids import UserId

FILE = "bushido-export.json"


def export_screen(exported: str, words: Words) -> Screen:
    """Hand over an export; packed where it is larger than a message can carry."""
    attachment = _packed(exported.encode())
    if len(attachment.data) > FILE_BYTES:
        return Screen((Text(words("export-too-large")),))
    return Screen((Text(words("export-done")), attachment))


def forget_question(user_id: UserId, left: Entanglements, words: Words) -> Screen:
    """Say what it means to be forgotten, and ask for the first time."""
    losses = [
        words(f"forget-leaves-{what}", count=count)
        for what, count in (
            ("matches", left.matches),
            ("challenges", left.challenges),
            ("lobbies", left.lobbies),
            ("gatherings", left.gatherings),
            ("clans", left.clans),
        )
        if count
    ]
    texts = [words("forget-title"), words("forget-what"), *(["\n".join(losses)] if losses else [])]
    buttons = Row(
        (
            Button(words("forget-go-on"), privacy_press(user_id, "ask"), style="danger"),
            Button(words("forget-keep"), privacy_press(user_id, "keep")),
        )
    )
    return Screen((Panel((*map(Text, texts), buttons), INDIGO),))


def forget_form(user_id: UserId, words: Words) -> Form:
    """Ask for the second time, in words that are to be written."""
    phrase = words("forget-phrase")
    return Form(
        words("forget-form-title"),
        privacy_press(user_id, "forget"),
        (
            Text(words("forget-form-text", phrase=phrase)),
            TextField("phrase", words("forget-form-field"), placeholder=phrase, most=40),
        ),
    )


def is_sure(written: str, words: Words) -> bool:
    """Tell whether the words that were asked for have been written, whatever their case."""
    return " ".join(written.split()).casefold() == words("forget-phrase").casefold()


def privacy_press(user_id: UserId, action: str) -> Press:
    """Return a press that is good for one person only."""
    return Press("privacy", str(user_id), action=action)


def _packed(data: bytes) -> Attachment:
    if len(data) <= FILE_BYTES:
        return Attachment(FILE, data)
    # Without the time, so that the same export is the same bytes.
    return Attachment(f"{FILE}.gz", gzip.compress(data, mtime=0))
