"""The pictures of a brawl, drawn from what the viewer may see."""

from collections.abc import Iterator, Sequence

from bot.face.alt import alt_text
from bot.face.bushido.brawl.hand import brawl_facing
from bot.face.bushido.brawl.view import brawl_view
from bot.face.bushido.losses import losses
from bot.face.bushido.pictures.brawl_hand import brawl_hand_drawn
from bot.face.bushido.pictures.crowd import CrowdRow, crowd_drawn
from bot.face.bushido.pictures.crowd_alt import brawl_hand_alt, crowd_lines
from bot.face.game.face import TurnDrawn
from bot.face.screen import Drawing
from bot.face.words import Words
from bot.play.match.reading import MatchPage, TurnPage
from rules.bushido.brawl_events import Placed
from rules.bushido.events import Departed, Reflected, Struck
from rules.game import Event


def picture(page: MatchPage, words: Words) -> Drawing:
    """Draw the hand of a player who is to place a card; for everyone else, draw the board."""
    rows = tuple(_standing(page))
    if page.own_seat is None or page.outcome or page.out or brawl_view(page).active is not None:
        return Drawing("board.png", crowd_drawn(rows), alt_text(crowd_lines(words, enumerate(rows))))
    own, facing = rows[page.own_seat], brawl_facing(page)
    others = tuple((seat, row) for seat, row in enumerate(rows) if seat != page.own_seat and row.stands)
    shown = brawl_hand_drawn(own, facing, others)
    return Drawing("hand.png", shown, brawl_hand_alt(words, own, facing, others))


def turn_picture(page: MatchPage, turn: TurnPage, words: Words) -> TurnDrawn | None:
    """Draw a turn so far: which card each player placed before whom, and what everyone lost."""
    placed = next((event for event in turn.events if isinstance(event, Placed)), None)
    if placed is None:
        return None
    # The board has current health and hands, which would be wrong for an older turn.
    newest = turn.revision == page.revision
    rows = tuple(_told(tuple(_standing(page)), placed, turn.events, newest=newest))
    return TurnDrawn("reveal.png", crowd_drawn(rows), (), crowd_lines(words, enumerate(rows)))


def _standing(page: MatchPage) -> Iterator[CrowdRow]:
    for player, side in zip(page.players, brawl_view(page).sides, strict=True):
        yield CrowdRow(
            side.fighter,
            side.full_health,
            side.health,
            side.hand,
            played=side.card.technique if side.card else None,
            before=side.card.before if side.card else None,
            gone=player.left,
        )


def _told(
    rows: Sequence[CrowdRow], placed: Placed, events: Sequence[Event], *, newest: bool
) -> Iterator[CrowdRow]:
    """Yield the rows of one turn; an older turn lacks the health and hands that only the board knows."""
    played = dict(zip(placed.seats, zip(placed.techniques, placed.targets, strict=True), strict=True))
    lost = losses(events)
    after = {event.seat: event.after for event in events if isinstance(event, Struck | Reflected)}
    gone = {event.seat for event in events if isinstance(event, Departed)}
    for seat, row in enumerate(rows):
        technique, before = played.get(seat, (None, None))
        yield CrowdRow(
            row.fighter,
            row.full,
            row.health if newest else after.get(seat),
            row.hand if newest else None,
            lost[seat],
            technique,
            before,
            gone=row.gone if newest else seat in gone,
        )
