"""Discord's limits on screens and forms, checked before anything is sent.

The figures are those of Discord's component reference. The limit on the text's size in bytes is undocumented,
and Discord answers a larger text with a server error that the library retries for half a minute, so the bound
here leaves a margin.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

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

COMPONENTS = 40
CHARACTERS = 4000
TEXT_BYTES = 9000
OVERHEAD_BYTES = 12  # added by each text to the undocumented sum
BUTTONS_IN_ROW = 5
TEXTS_IN_SECTION = 3
OPTIONS = 25
LABEL = 80
LINK = 512
OPTION_TEXT = 100
PLACEHOLDER = 150
ALT = 1024
FILE_BYTES = 8 * 2**20  # below Discord's limit for every user
COLOUR = 0xFFFFFF
FORM_TITLE = 45
FORM_FIELDS = 5
FIELD_LABEL = 45
FIELD_DESCRIPTION = 100
FIELD_PLACEHOLDER = 100
FIELD_ID = 100
ANSWER = 4000


class UnfitError(ValueError):
    """A screen or form that Discord would refuse; ``faults`` lists why."""

    def __init__(self, faults: Sequence[str]) -> None:
        super().__init__("; ".join(faults))
        self.faults = tuple(faults)


def check(shown: Screen | Form) -> None:
    """Raise UnfitError if a screen or form breaks a limit."""
    faults = list(_form_faults(shown) if isinstance(shown, Form) else _screen_faults(shown))
    if faults:
        raise UnfitError(faults)


def fits(screen: Screen) -> bool:
    """Return whether a screen breaks no limit."""
    return not any(_screen_faults(screen))


def first_fitting(screens: Iterable[Screen]) -> Screen:
    """Return the first screen that breaks no limit, or else the last."""
    found = Screen(())
    for found in screens:  # lazily: each is costly, so none is made after the first that fits
        if fits(found):
            break
    return found


def components(screen: Screen) -> int:
    """Count a screen's components as Discord does, including nested ones and rows."""
    panels = sum(isinstance(block, Panel) for block in screen.blocks)
    return panels + sum(_weight(block) for block in screen.flat())


def texts(screen: Screen) -> tuple[str, ...]:
    """Return everything in a screen that counts as text."""
    found: list[str] = []
    for block in screen.flat():
        if isinstance(block, Text):
            found.append(block.text)
        elif isinstance(block, Section):
            found.extend(block.texts)
    return tuple(found)


def _weight(block: Block) -> int:
    match block:
        case Row():
            return 1 + len(block.buttons)
        case Section():
            # Itself, its button and its texts.
            return 2 + len(block.texts)
        case Select() | Picker():
            return 2  # itself and the row it stands in
        case Text() | Divider() | Picture() | Drawing() | Attachment():
            return 1


def _screen_faults(screen: Screen) -> Iterator[str]:
    blocks = screen.flat()
    if not screen.blocks:
        yield "nothing to show"
    yield from _most("components", components(screen), COMPONENTS)
    written = texts(screen)
    yield from _most("characters of text", sum(map(len, written)), CHARACTERS)
    size = sum(len(text.encode()) + OVERHEAD_BYTES for text in written)
    yield from _most("bytes of text", size, TEXT_BYTES)
    for text in written:
        if not text.strip():
            yield "an empty text"
    for outer in screen.blocks:
        if isinstance(outer, Panel):
            yield from _panel_faults(outer)
    for block in blocks:
        yield from _block_faults(block)
    yield from _twice("custom id", _custom_ids(blocks))
    sent_along = (block for block in blocks if isinstance(block, Picture | Drawing | Attachment))
    yield from _twice("file", (block.name for block in sent_along))


def _panel_faults(panel: Panel) -> Iterator[str]:
    if not panel.blocks:
        yield "an empty panel"
    if panel.accent is not None and not 0 <= panel.accent <= COLOUR:
        yield f"no colour: {panel.accent}"


def _block_faults(block: Block) -> Iterator[str]:
    match block:
        case Row():
            yield from _between("buttons in a row", len(block.buttons), 1, BUTTONS_IN_ROW)
            for button in block.buttons:
                yield from _button_faults(button)
        case Section():
            yield from _between("texts in a section", len(block.texts), 1, TEXTS_IN_SECTION)
            yield from _button_faults(block.button)
        case Select():
            yield from _length("placeholder", block.placeholder, PLACEHOLDER)
            yield from _choice_faults(block.options, block.least, block.most)
        case Picker():
            yield from _length("placeholder", block.placeholder, PLACEHOLDER)
            yield from _between("things to choose", block.most, 1, OPTIONS)
            yield from _most("things chosen", len(block.chosen), block.most)
        case Picture() | Drawing():
            yield from _length("picture name", block.name, OPTION_TEXT, least=1)
            yield from _length("picture description", block.alt, ALT, least=1)
        case Attachment():
            yield from _length("file name", block.name, OPTION_TEXT, least=1)
            yield from _most("bytes of file", len(block.data), FILE_BYTES)
        case Text() | Divider():
            pass


def _button_faults(button: Button) -> Iterator[str]:
    yield from _length("button label", button.label, LABEL, least=0 if button.emoji else 1)
    if (button.press is None) == (button.url is None):
        yield f"button {button.label!r} needs either a press or a link"
    if button.url is not None:
        yield from _length("link", button.url, LINK, least=1)


def _choice_faults(options: Sequence[Option], least: int, most: int) -> Iterator[str]:
    yield from _between("options", len(options), 1, OPTIONS)
    if not 0 <= least <= most or not 1 <= most <= len(options):
        yield f"cannot choose {least} to {most} of {len(options)} options"
    yield from _most("options chosen already", sum(option.default for option in options), most)
    yield from _twice("option", (option.value for option in options))
    for option in options:
        yield from _length("option value", option.value, OPTION_TEXT, least=1)
        yield from _length("option label", option.label, OPTION_TEXT, least=1)
        yield from _length("option description", option.description, OPTION_TEXT)


def _form_faults(form: Form) -> Iterator[str]:
    yield from _length("form title", form.title, FORM_TITLE, least=1)
    yield from _between("form fields", len(form.fields), 1, FORM_FIELDS)
    yield from _twice("field", (field.id for field in form.fields if not isinstance(field, Text)))
    for field in form.fields:
        yield from _field_faults(field)


def _field_faults(field: Field) -> Iterator[str]:
    if isinstance(field, Text):
        yield from _length("form text", field.text, CHARACTERS, least=1)
        return
    yield from _length("field id", field.id, FIELD_ID, least=1)
    yield from _length("field label", field.label, FIELD_LABEL, least=1)
    yield from _length("field description", field.description, FIELD_DESCRIPTION)
    match field:
        case TextField():
            yield from _length("field placeholder", field.placeholder, FIELD_PLACEHOLDER)
            yield from _between("longest answer", field.most, 1, ANSWER)
            yield from _length("field value", field.value, field.most)
        case ChoiceField():
            yield from _length("field placeholder", field.placeholder, PLACEHOLDER)
            yield from _choice_faults(field.options, field.least, field.most)


def _custom_ids(blocks: tuple[Block, ...]) -> Iterator[str]:
    for block in blocks:
        if isinstance(block, (Select, Picker)):
            yield block.press.custom_id
        elif isinstance(block, (Row, Section)):
            buttons = block.buttons if isinstance(block, Row) else (block.button,)
            yield from (button.press.custom_id for button in buttons if button.press)


def _length(what: str, text: str, most: int, least: int = 0) -> Iterator[str]:
    yield from _between(f"characters of {what}", len(text), least, most)


def _most(what: str, count: int, most: int) -> Iterator[str]:
    yield from _between(what, count, 0, most)


def _between(what: str, count: int, least: int, most: int) -> Iterator[str]:
    if not least <= count <= most:
        yield f"{count} {what}, not {least} to {most}"


def _twice(what: str, names: Iterable[str]) -> Iterator[str]:
    listed = list(names)
    if len(set(listed)) < len(listed):
        yield from (f"{what} {name!r} twice" for name, count in Counter(listed).items() if count > 1)
