"""What Discord is sent for screens and forms in which everything is set, or nothing."""

import asyncio
import json

from bot.face.adapter import files, layout, mentions, modal
from bot.face.form import ChoiceField, Form, TextField
from bot.face.limits import CHARACTERS, first_fitting
from bot.face.press import Press
from bot.face.screen import (
    Attachment,
    Button,
    Divider,
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
from tests.golden.gallery.table import Gallery


def press(action: str) -> Press:
    return Press("duel", "7", 3, action)


CRANE, PLUM = Option("crane", "Crane", "Speed 4", "🦢", default=True), Option("plum", "Plum")
FULL = Screen(
    (
        Panel((Text("Aya"), Divider(), Picture("wheel.png", b"png", "The wheel")), 0xB7282E),
        Section(("One", "Two"), Button("Hand", press("hand"), style="primary", emoji="🎴")),
        Select(press("card"), "A card", (CRANE, PLUM), least=0, most=2, disabled=True),
        Picker(press("role"), "Whose", "roles", (77,)),
        Picker(press("where"), "Where", "channels", (78,)),
        Attachment("mine.json", b"{}"),
        Row(
            (
                Button("", press("go"), style="success", emoji="⚔️", disabled=True),
                Button("No", press("no"), style="danger"),
                Button("Rules", url="https://example.org", emoji="📖", disabled=True),
            )
        ),
    ),
    pings=(5, -6, 0, 7),
)
BARE = Screen(
    (
        Panel((Text("Ben"),)),
        Select(press("card"), "", (PLUM,)),
        Picker(press("role"), "", "roles"),
        Picker(press("where"), "", "channels"),
        Row((Button("Hand", press("hand")), Button("Rules", url="https://example.org"))),
    )
)
FULL_FORM = Form(
    "Refuse",
    press("refuse"),
    (
        Text("Say why"),
        TextField("own", "In own words", "Shown", "such as", "so", long=True, required=False, most=300),
        ChoiceField("ready", "Or", (CRANE, PLUM), "Ready", "one of", least=0, most=2),
    ),
)
BARE_FORM = Form("Refuse", press("refuse"), (TextField("own", "Own"), ChoiceField("ready", "Or", (PLUM,))))


def told(found: object) -> str:
    return json.dumps(found, indent=2, ensure_ascii=False)


TOO_LONG, SHORTER, SHORTEST = (Screen((Text(told),)) for told in ("." * (CHARACTERS + 1), "Shorter", "Short"))

SCREENS: Gallery = {
    "screen, everything set": lambda _: told(layout(FULL).to_components()),
    "screen, nothing set": lambda _: told(layout(BARE).to_components()),
    "screen, the first that fits": lambda _: first_fitting((TOO_LONG, SHORTER, SHORTEST)),
    "form, everything set": lambda _: told(modal(FULL_FORM).to_dict()),
    "form, nothing set": lambda _: told(modal(BARE_FORM).to_dict()),
    "files": lambda _: told([(file.filename, file.description) for file in asyncio.run(files(FULL))]),
    "mentions of two people, an alias and nobody": lambda _: told(mentions(FULL).to_dict()),
    "mentions of nobody": lambda _: told(mentions(BARE).to_dict()),
}
