"""Writes a screen or a form in full, so that a difference in any part of it can be read.

Ids just below the largest that Discord could give are written ``ID``, ``ID-1`` and so on.
"""

import io
import re
from collections.abc import Iterator

from PIL import Image

from bot.face.form import ChoiceField, Field, Form, TextField
from bot.face.screen import (
    Attachment,
    Block,
    Button,
    Divider,
    Drawing,
    Option,
    Panel,
    Picker,
    Picture,
    Row,
    Screen,
    Section,
    Select,
    Text,
)

Shown = Screen | Form | str | None
"""What a gallery holds: a screen, a form, a mere name, or that nothing is shown."""

EDGE = "│ "
LARGEST = 2**63 - 1
_UNSEEN = re.compile(r"[\x00-\x1f\x7f\u200b-\u200f\u2028-\u202e\u2060]")
_LONG = re.compile(r"\b9223372036854\d{6}\b")


def rendered(shown: Shown) -> str:
    """Return it line by line."""
    match shown:
        case None:
            lines = iter(("nothing",))
        case str():
            lines = iter(shown.splitlines())
        case Screen():
            lines = _screen(shown)
        case Form():
            lines = _form(shown)
    return "".join(f"{_readable(line)}\n" for line in lines)


def _readable(line: str) -> str:
    seen = _UNSEEN.sub(lambda found: f"\\u{ord(found[0]):04x}", line)
    return _LONG.sub(_near, seen).rstrip()


def _near(found: re.Match[str]) -> str:
    below = LARGEST - int(found[0])
    return f"ID-{below}" if below else "ID"


def _screen(screen: Screen) -> Iterator[str]:
    for outer in screen.blocks:
        if isinstance(outer, Panel):
            yield "panel" if outer.accent is None else f"panel #{outer.accent:06x}"
            yield from (EDGE + line for block in outer.blocks for line in _block(block))
        else:
            yield from _block(outer)
    if screen.pings:
        yield f"pings {', '.join(map(str, screen.pings))}"


def _form(form: Form) -> Iterator[str]:
    yield f"form {form.title!r} {form.press.custom_id}"
    yield from (EDGE + line for field in form.fields for line in _field(field))


def _text(text: str) -> Iterator[str]:
    """Yield the lines of a paragraph; its sign marks where one ends and the next begins."""
    first, *others = text.split("\n")
    yield f"§ {first}"
    yield from (f"  {line}" for line in others)


def _block(block: Block) -> Iterator[str]:
    match block:
        case Text():
            yield from _text(block.text)
        case Divider():
            yield "───"
        case Picture():
            with Image.open(io.BytesIO(block.data)) as image:
                yield f"picture {block.name}, {image.format}, {image.width} x {image.height}: {block.alt}"
        case Attachment():
            yield f"file {block.name}, {len(block.data)} bytes"
        case Drawing():
            yield f"drawing {block.name}"
            yield from (f"  {line}" for line in block.alt.split("\n"))
        case Row():
            yield "row"
            yield from (f"  {_button(button)}" for button in block.buttons)
        case Section():
            yield "section"
            yield from (f"  {line}" for text in block.texts for line in _text(text))
            yield f"  {_button(block.button)}"
        case Select():
            off = " disabled" if block.disabled else ""
            yield f"select{off} {block.placeholder!r} {block.least} to {block.most} {block.press.custom_id}"
            yield from map(_option, block.options)
        case Picker():
            chosen = " ".join(map(str, block.chosen)) or None
            yield f"pick {block.of} {block.placeholder!r} {block.press.custom_id} chosen {chosen}"


def _button(button: Button) -> str:
    label = f"{button.emoji} {button.label}".strip()
    goes = button.url if button.press is None else button.press.custom_id
    return f"{f'({label})' if button.disabled else f'[{label}]'} {button.style} {goes}"


def _option(option: Option) -> str:
    label = f"{option.emoji} {option.label}".strip()
    about = f" - {option.description}" if option.description else ""
    return f"  {'•' if option.default else '·'} {option.value} = {label}{about}"


def _field(field: Field) -> Iterator[str]:
    match field:
        case Text():
            yield from _text(field.text)
        case TextField():
            size, need = "long" if field.long else "short", "required" if field.required else "optional"
            yield f"{field.id}: {field.label!r} {size} {need} at most {field.most}"
            yield from _about(field)
            if field.value:
                yield f"  value {field.value!r}"
        case ChoiceField():
            yield f"{field.id}: {field.label!r} {field.least} to {field.most}"
            yield from _about(field)
            yield from map(_option, field.options)


def _about(field: TextField | ChoiceField) -> Iterator[str]:
    if field.description:
        yield f"  about {field.description!r}"
    if field.placeholder:
        yield f"  such as {field.placeholder!r}"
