"""A screen as plain text: for transcripts, tests, and readers who cannot see components."""

from bot.face.screen import (
    Attachment,
    Block,
    Button,
    Divider,
    Drawing,
    Panel,
    Picker,
    Picture,
    Row,
    Screen,
    Section,
    Select,
    Text,
)

_EDGE = "│ "
_LINE = "───"


def as_text(screen: Screen) -> str:
    """Write a screen as lines of text; buttons as ``[label]``, disabled ones as ``(label)``."""
    return "\n".join(_lines(screen))


def _lines(screen: Screen) -> list[str]:
    lines: list[str] = []
    for outer in screen.blocks:
        if isinstance(outer, Panel):
            lines += [_EDGE + line for block in outer.blocks for line in _block(block)]
        else:
            lines += _block(outer)
    return [line.rstrip() for line in lines]


def _block(block: Block) -> list[str]:
    match block:
        case Text():
            return block.text.splitlines()
        case Divider():
            return [_LINE]
        case Picture() | Drawing() | Attachment():
            return [f"⟨{block.name if isinstance(block, Attachment) else block.alt}⟩"]
        case Row():
            return [" ".join(map(_button, block.buttons))]
        case Section():
            return [line for text in block.texts for line in text.splitlines()] + [_button(block.button)]
        case Select() | Picker():
            return _select(block) if isinstance(block, Select) else [_picker(block)]


def _button(button: Button) -> str:
    label = f"{button.emoji} {button.label}".strip()
    if button.disabled:
        return f"({label})"
    return f"[{label}]" if button.url is None else f"[{label}]({button.url})"


def _picker(picker: Picker) -> str:
    return f"{{{picker.placeholder}}}" + "".join(f" • {chosen}" for chosen in picker.chosen)


def _select(select: Select) -> list[str]:
    lines = [f"{{{select.placeholder}}}"]
    for option in select.options:
        mark = "•" if option.default else "·"
        told = f"{option.emoji} {option.label}".strip()
        lines.append(f"  {mark} {told}" + (f": {option.description}" if option.description else ""))
    return lines
