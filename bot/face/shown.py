"""A private panel as its reader shows it to the channel: words and pictures, without controls."""

from bot.face.pieces import GOLD, mention
from bot.face.press import Press
from bot.face.screen import Block, Button, Divider, Drawing, Panel, Screen, Text
from bot.face.words import Words
from bot.store.ids import UserId


def show_button(words: Words, what: str, *, thing: str = "", page: int = 0) -> Button:
    """Return the button that shows a panel to everyone."""
    return Button(words("shown-button"), Press("shown", thing, page, what), emoji="📣")


def shown(screen: Screen, picture: Drawing | None, user_id: UserId, words: Words) -> Screen:
    """Return a panel as everyone sees it, with the name of who shows it."""
    told: list[Block] = [block for block in _blocks(screen) if isinstance(block, Text | Divider | Drawing)]
    if picture is not None:
        told.insert(1, picture)  # below the title
    said = Text(words("shown-by", player=mention(user_id)))
    return Screen((Panel((*told, said), GOLD),))


def _blocks(screen: Screen) -> list[Block]:
    """Return the blocks in the panels of a screen."""
    panels = [block for block in screen.blocks if isinstance(block, Panel)]
    return [block for panel in panels for block in panel.blocks]
