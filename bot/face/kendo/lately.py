"""What happened since a player's last choice, in two lines: their own cards first, then what was laid."""

from collections.abc import Iterator
from typing import Final

from bot.face.kendo.cards import card_names, together
from bot.face.kendo.laying import Laying, cards_laid
from bot.face.kendo.view import kendo_view
from bot.face.pieces import mention
from bot.face.words import Words
from bot.play.match.reading import MatchPage
from rules.game import Event
from rules.kendo import events as of
from rules.kendo.state import Threat

MOST_LAID: Final = 6
"""Of a long fight among four, what was laid last is enough."""
MOST_BESIDE_PICTURE: Final = 2
"""The same where a picture needs room."""


def lately_lines(page: MatchPage, words: Words) -> list[str]:
    """Say which cards came and went, and how the score moved; below it what was laid by whom."""
    own = [*_drawn(page, words), *(deed for event in page.lately for deed in _deeds(page, words, event))]
    most = MOST_BESIDE_PICTURE if page.pictured else MOST_LAID
    laid = [told for event in _before_now(page) for told in _laid(page, words, event)][-most:]
    lines = [words("kendo-lately", told=words("list-semicolon").join(own))] if own else []
    if page.stood_in:
        lines.insert(0, words("kendo-lately-stand-in"))
    return [*lines, *([words("kendo-lately-laid", laid=" · ".join(laid))] if laid else [])]


def _before_now(page: MatchPage) -> tuple[Event, ...]:
    """Return what happened, without the attack that a picture shows as the one to answer."""
    now = kendo_view(page).now
    if not page.pictured or not page.lately or not isinstance(now, Threat):
        return page.lately
    *before, last = page.lately
    return tuple(before) if isinstance(last, Laying) and last.card == now.card else page.lately


def _drawn(page: MatchPage, words: Words) -> Iterator[str]:
    """Tell all that was drawn at once, with what was put back for it."""
    drawn = [event.card for event in page.lately if isinstance(event, of.DrewCard)]
    for event in page.lately:
        if isinstance(event, of.SwitchedCards):
            old, new = card_names(words, event.old), card_names(words, event.new)
            yield words("kendo-lately-switched", old=old, new=new)
    if drawn:
        yield words("kendo-lately-drew", cards=card_names(words, drawn))


def _deeds(page: MatchPage, words: Words, event: Event) -> Iterator[str]:
    """Tell what befell the viewer, and what counts for everybody."""
    match event:
        case of.CardsTaken(seat=seat, to=to, cards=cards) if to == page.seat:
            yield words("kendo-lately-took", cards=card_names(words, cards), player=_name(page, seat))
        case of.CardsTaken(to=to, cards=cards):
            yield words("kendo-lately-lost", cards=card_names(words, cards), player=_name(page, to))
        case of.FirstAttacker(seat=seat):
            yield words("kendo-lately-first", player=_name(page, seat))
        case of.IpponGiven(seat=seat):
            yield words("kendo-lately-ippon", player=_name(page, seat))
        case of.HansokuGiven(seat=seat):
            yield words("kendo-lately-hansoku", player=_name(page, seat))
        case of.TimeCalled(seat=seat):
            yield words("kendo-lately-time", player=_name(page, seat))
        case of.DroppedOut(seat=seat) | of.Withdrawn(seat=seat):
            yield words("kendo-lately-out", player=_name(page, seat))
        case _:
            pass


def _laid(page: MatchPage, words: Words, event: Event) -> Iterator[str]:
    """Tell what somebody has laid, or let pass."""
    if isinstance(event, Laying):
        laid = together(words, cards_laid(event))
        yield words("kendo-lately-by", player=_name(page, event.seat), cards=laid)
    elif isinstance(event, of.Yielded):
        yield words("kendo-lately-yielded", player=_name(page, event.seat))


def _name(page: MatchPage, seat: int) -> str:
    return mention(page.players[seat].user_id)
