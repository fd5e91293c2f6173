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
from bot.face.transcript import as_text

SHOWN = """\
# Turn 3
│ Aya is ready
│ ───
│ Your hand
│ [🃏 Hand]
⟨The wheel⟩
⟨mine.json⟩
{Pick a card}
  · Crane: Speed 4
  • Plum
{Their role}
{Where} • 7
[Play] (Resign) [Rules](https://example.org)"""


def test_a_screen_reads_as_text() -> None:
    screen = Screen(
        (
            Text("# Turn 3"),
            Panel(
                (
                    Text("Aya is ready"),
                    Divider(),
                    Section(("Your hand",), Button("Hand", Press("duel", action="hand"), emoji="🃏")),
                ),
            ),
            Picture("wheel.png", b"", "The wheel"),
            Attachment("mine.json", b"{}"),
            Select(
                Press("duel", action="card"),
                "Pick a card",
                (Option("crane", "Crane", "Speed 4"), Option("plum", "Plum", default=True)),
            ),
            Picker(Press("duel", action="role"), "Their role", "roles"),
            Picker(Press("duel", action="where"), "Where", "channels", (7,)),
            Row(
                (
                    Button("Play", Press("duel", action="play")),
                    Button("Resign", Press("duel", action="resign"), disabled=True),
                    Button("Rules", url="https://example.org"),
                ),
            ),
        ),
    )
    assert as_text(screen) == SHOWN
