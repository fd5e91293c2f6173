"""A person's export, and the two confirmations before their data is deleted."""

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
    """Attach an export, compressed if it is too large for a message."""
    attachment = _packed(exported.encode())
    if len(attachment.data) > FILE_BYTES:
        return Screen((Text(words("export-too-large")),))
    return Screen((Text(words("export-done")), attachment))


def forget_question(user_id: UserId, left: Entanglements, words: Words) -> Screen:
    """Say what deleting the data means, and ask for the first confirmation."""
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
    """Ask for the second confirmation, a phrase to type."""
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
    """Return whether the requested phrase was typed, in any case."""
    return " ".join(written.split()).casefold() == words("forget-phrase").casefold()


def privacy_press(user_id: UserId, action: str) -> Press:
    """Return a press that only one person can use."""
    return Press("privacy", str(user_id), action=action)


def _packed(data: bytes) -> Attachment:
    if len(data) <= FILE_BYTES:
        return Attachment(FILE, data)
    # Without the time, so that the same export gives the same bytes.
    return Attachment(f"{FILE}.gz", gzip.compress(data, mtime=0))
