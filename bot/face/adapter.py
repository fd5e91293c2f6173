"""Screens and forms as discord.py's views: the only module of ``bot.face`` that knows Discord.

Four habits avoid traps in discord.py 2.7:

- Every control is a ``Control``, and every view is new and stopped before it is sent. The library drops
  stopped views. It would keep any other view of a private answer for 15 minutes, whatever its timeout, with
  a task that waits for its end. No view is stopped after it was sent: that can unregister the class for all
  messages.
- ``Control.callback`` never raises; the library would log an error, and the reader would hear nothing.
- A modal is also stopped before it is sent. Submitting it then reaches the client's ``on_interaction``, even
  after a restart.
- Mentions are always passed (``mentions``): an edit without them would fall back to notifying everyone.
"""

import io
from collections.abc import Iterator, Mapping
from typing import Any, Protocol, TypeAlias, cast

import discord
import structlog
from discord import ui

from bot.face.form import ChoiceField, Field, Form, TextField
from bot.face.limits import check
from bot.face.pictures.raster import ANSWER, image_of
from bot.face.press import PATTERN, Press
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

log = structlog.get_logger()

Interaction: TypeAlias = discord.Interaction[Any]
Item: TypeAlias = ui.Item[Any]

SELECTED = {
    "roles": discord.SelectDefaultValueType.role,
    "channels": discord.SelectDefaultValueType.channel,
    "people": discord.SelectDefaultValueType.user,
}
"""The types of preselected values in lists that Discord fills."""


class Pressable(Protocol):
    """The client, as seen by a control."""

    async def pressed(self, interaction: Interaction, press: Press, values: tuple[str, ...]) -> None:
        """Answer a press; a select comes with the values chosen in it."""
        ...


class Control(ui.DynamicItem[Item], template=PATTERN):
    """Every button and select of the bot, on any message, even after a restart."""

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: Item, match: Any, /) -> "Control":  # noqa: ANN401, ARG003
        """Wrap the item that was used."""
        return cls(item)

    async def callback(self, interaction: Interaction) -> None:
        """Pass the press to the client, and log any exception it raises."""
        press = Press.parse(self.custom_id)
        if press is None:
            return  # longer than any id the bot makes
        try:
            client = cast(Pressable, interaction.client)
            await client.pressed(interaction, press, chosen(interaction.data))
        except Exception:
            log.exception("press failed", area=press.area)  # choices are never logged


def chosen(data: object) -> tuple[str, ...]:
    """Return the values of a select from an interaction's data; none for a button."""
    return tuple(map(str, cast(Mapping[str, Any], data or {}).get("values") or ()))


def answers(data: object) -> dict[str, tuple[str, ...]]:
    """Return the values of a submitted form, by field id, from an interaction's data."""
    found: dict[str, tuple[str, ...]] = {}
    for label in cast(Mapping[str, Any], data or {}).get("components") or ():
        field: Mapping[str, Any] = label.get("component") or {}
        # A text in a form takes no input, so it has no id.
        if "custom_id" in field:
            text = str(field.get("value") or "")
            found[field["custom_id"]] = chosen(field) if "values" in field else (text,)
    return found


def layout(screen: Screen) -> ui.LayoutView:
    """Build a new view of a screen, stopped so that the library does not keep it.

    Raise UnfitError if the screen breaks a limit. Needs a running event loop, in which to stop the view.
    """
    check(screen)
    view = ui.LayoutView(timeout=None)
    for outer in screen.blocks:
        view.add_item(_panel(outer) if isinstance(outer, Panel) else _block(outer))
    view.stop()
    return view


async def files(screen: Screen, urgency: int = ANSWER) -> list[discord.File]:
    """Return the pictures and attachments of a screen as files for one send; drawings become images first."""
    return [
        discord.File(
            io.BytesIO(await image_of(block.svg, urgency) if isinstance(block, Drawing) else block.data),
            block.name,
            description=None if isinstance(block, Attachment) else block.alt,
        )
        for block in screen.flat()
        if isinstance(block, Picture | Drawing | Attachment)
    ]


def mentions(screen: Screen) -> discord.AllowedMentions:
    """Return whom the mentions of a screen may notify, for every send and every edit."""
    people = [discord.Object(person) for person in screen.pings if person > 0]  # an alias cannot be notified
    if not people:
        return discord.AllowedMentions.none()
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=people)


def modal(form: Form) -> ui.Modal:
    """Build the modal of a form, stopped so that it is not kept. Raise UnfitError if it breaks a limit."""
    check(form)
    built = ui.Modal(title=form.title, custom_id=form.press.custom_id)
    for field in form.fields:
        built.add_item(_field(field))
    built.stop()
    return built


def _panel(panel: Panel) -> Item:
    return ui.Container(*map(_block, panel.blocks), accent_colour=panel.accent)


def _block(block: Block) -> Item:
    match block:
        case Text():
            return ui.TextDisplay(block.text)
        case Divider():
            return ui.Separator()
        case Picture() | Drawing() | Attachment():
            return _sent_along(block)
        case Row():
            return ui.ActionRow(*map(_button, block.buttons))
        case Section():
            return ui.Section(*block.texts, accessory=_button(block.button))
        case Select() | Picker():
            return ui.ActionRow(_select(block) if isinstance(block, Select) else _picker(block))


def _sent_along(block: Picture | Drawing | Attachment) -> Item:
    address = f"attachment://{block.name}"
    if isinstance(block, Attachment):
        return ui.File(address)
    return ui.MediaGallery(discord.MediaGalleryItem(address, description=block.alt))


def _button(button: Button) -> Item:
    emoji = button.emoji or None
    # A link has no custom id, so no Control answers it.
    if button.press is None:
        return ui.Button(label=button.label, url=button.url, emoji=emoji, disabled=button.disabled)
    return Control(
        ui.Button(
            label=button.label or None,
            custom_id=button.press.custom_id,
            style=discord.ButtonStyle[button.style],
            emoji=emoji,
            disabled=button.disabled,
        ),
    )


def _select(select: Select) -> Item:
    return Control(
        ui.Select(
            custom_id=select.press.custom_id,
            placeholder=select.placeholder or None,
            min_values=select.least,
            max_values=select.most,
            options=list(_options(select.options)),
            disabled=select.disabled,
        ),
    )


def _picker(picker: Picker) -> Item:
    """Build a list that Discord fills with roles, channels or people; choosing nothing is allowed."""
    kind = SELECTED[picker.of]
    preset = [discord.SelectDefaultValue(id=chosen, type=kind) for chosen in picker.chosen]
    options: Any = {
        "custom_id": picker.press.custom_id,
        "placeholder": picker.placeholder or None,
        "min_values": 0,
        "max_values": picker.most,
        "default_values": preset,
    }
    match picker.of:
        case "roles":
            return Control(ui.RoleSelect(**options))
        case "people":
            return Control(ui.UserSelect(**options))
        case "channels":
            # The bot posts in the chosen channel, so no forums or categories.
            return Control(ui.ChannelSelect(channel_types=[discord.ChannelType.text], **options))


def _options(options: tuple[Option, ...]) -> Iterator[discord.SelectOption]:
    for option in options:
        yield discord.SelectOption(
            value=option.value,
            label=option.label,
            description=option.description or None,
            emoji=option.emoji or None,
            default=option.default,
        )


def _field(field: Field) -> Item:
    match field:
        case Text():
            return ui.TextDisplay(field.text)
        case TextField():
            return ui.Label(text=field.label, description=field.description, component=_text_input(field))
        case ChoiceField():
            return ui.Label(text=field.label, description=field.description, component=_choice(field))


def _text_input(field: TextField) -> Item:
    return ui.TextInput(
        custom_id=field.id,
        style=discord.TextStyle.long if field.long else discord.TextStyle.short,
        placeholder=field.placeholder or None,
        default=field.value or None,
        required=field.required,
        max_length=field.most,
    )


def _choice(field: ChoiceField) -> Item:
    return ui.Select(
        custom_id=field.id,
        placeholder=field.placeholder or None,
        min_values=field.least,
        max_values=field.most,
        options=list(_options(field.options)),
        required=field.least > 0,
    )
