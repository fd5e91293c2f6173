"""Small pieces that the screens of clans share."""

from bot.face.escape import escape
from bot.face.press import Press
from bot.face.screen import Button
from bot.face.words import Words
from bot.play.clans.names import LONGEST
from bot.store.ids import ClanId


def clan_press(clan_id: ClanId, action: str, number: int | None = None) -> Press:
    """Return a press about a clan, one of its members, or a page of its roster."""
    return Press("clan", clan_id, action=action if number is None else f"{action}:{number}")


def shown(name: str) -> str:
    """Return a clan's name for a text."""
    return escape(name, LONGEST)


def clan_title(name: str, words: Words) -> str:
    """Return a clan's name as a heading."""
    return words("clan-title", clan=shown(name))


def page_steps(page: int, pages: int, words: Words, press: Press) -> tuple[Button, ...]:
    """Return the buttons to the previous and next page, around the number of this one.

    The page to turn to is added to ``press``.
    """
    return (
        _step(words("clan-earlier"), page - 1, pages, press),
        Button(words("clan-page", page=page + 1, pages=pages), press=_numbered(press, page), disabled=True),
        _step(words("clan-later"), page + 1, pages, press),
    )


def _step(label: str, target: int, pages: int, press: Press) -> Button:
    there = 0 <= target < pages
    # Two controls of one message need two ids, even if one of them leads nowhere.
    return Button(label, press=_numbered(press, target if there else pages), disabled=not there)


def _numbered(press: Press, page: int) -> Press:
    return Press(press.area, press.id, press.revision, f"{press.action}:{page}")
