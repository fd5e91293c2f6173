"""The draft and each turn, told in one message each: what came of it first, then how."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from bot.face.pocket.cards import card_name, card_names
from bot.face.pocket.telling import TELLS, PocketTeller, Tells, laid, stand_in_lines
from bot.face.pocket.turns import turns_of
from bot.face.pocket.view import pocket_view
from bot.face.words import Words
from bot.play.match.reading import MatchPage, TurnPage
from rules.game import Event
from rules.pocket import events as of

BRIEF = {kind: tells for kind, tells in TELLS.items() if kind not in (of.HeldBack, of.KeptAll)}
"""What a long turn is told with: not what somebody might have done."""
BRIEFEST = {kind: tells for kind, tells in BRIEF.items() if kind not in (of.Beaten, of.SidesLost, of.Shown)}
"""What a very long one is told with: not how it came about."""
BESIDE: dict[type[Event], Tells] = {of.TakenUp: TELLS[of.TakenUp]}
"""What the picture of a turn leaves out."""
LAID: dict[type[Event], Tells] = {of.Flipped: laid}
"""With what an earlier turn of the same message names its cards: what is printed on them is known by then."""


def told(page: MatchPage, turn: TurnPage, words: Words) -> Iterator[str]:
    """Tell what has happened so far; where that is too much for one message, ever less of why."""
    teller = PocketTeller(page, words)
    if pocket_view(page).dojo or any(isinstance(event, of.DojoEvent) for event in turn.events):
        yield "\n".join(_draft(page, turn, teller))
        return
    for tells in (TELLS, BRIEF, BRIEFEST):
        parts = [_turn_lines(page, turn, teller, events, tells) for events in turns_of(turn.events)]
        yield "\n".join((*chain(*parts), *stand_in_lines(teller, turn)))


def told_beside(page: MatchPage, turn: TurnPage, words: Words) -> Iterator[str]:
    """Tell what came of a turn beside its picture; those before it in the same message have none."""
    teller = PocketTeller(page, words)
    *before, last = turns_of(turn.events)
    for tells in (TELLS, BRIEF, BRIEFEST):
        parts = [_turn_lines(page, turn, teller, events, tells | LAID) for events in before]
        parts.append(_turn_lines(page, turn, teller, last, BESIDE))
        yield "\n".join((*chain(*parts), *stand_in_lines(teller, turn)))


def _turn_lines(
    page: MatchPage,
    turn: TurnPage,
    teller: PocketTeller,
    events: Sequence[Event],
    tells: dict[type[Event], Tells],
) -> list[str]:
    title = teller.words("reveal-title", turn=_number(page, events))
    result = teller.result(events, still_open=_still_open(page, turn, events))
    return [title, *result, *teller.lines(events, tells)]


def _number(page: MatchPage, events: Sequence[Event]) -> int:
    flipped = next((event for event in events if isinstance(event, of.Flipped)), None)
    return flipped.turn if flipped else pocket_view(page).exchange.turn


def _still_open(page: MatchPage, turn: TurnPage, events: Sequence[Event]) -> bool:
    """Say whether somebody has yet to choose before the turn is over."""
    exchange = pocket_view(page).exchange
    newest = turn.revision == page.revision and _number(page, events) == exchange.turn
    return newest and exchange.stage != "lay"


def _draft(page: MatchPage, turn: TurnPage, teller: PocketTeller) -> list[str]:
    """Tell who took what; while it goes on, the last pick alone, for the board below has all others.

    A picture on that board shows what both have: beside it stand those cards alone that are left over.
    """
    words, events = teller.words, turn.events
    lines = [words("pocket-told-draft"), *teller.gone(events)]
    left_over = [_left_over(teller, event.cards) for event in events if isinstance(event, of.LeftOver)]
    if any(isinstance(event, of.TakenUp) for event in events):
        drawn = page.pictured and turn.revision == page.revision
        left = [card for event in events if isinstance(event, of.LeftOver) for card in event.cards]
        told = [_left_over(teller, left)] if drawn else _phases(events, teller)
        lines += [words("pocket-told-drafted"), *told]
    elif pocket_view(page).options.draft == "quick":
        lines += [words("pocket-told-wishes"), *left_over]
    elif picks := [event for event in events if isinstance(event, of.Drafted)]:
        taker, card = teller.names[picks[-1].seat], card_name(words, picks[-1].card)
        lines[:1] = [words("pocket-told-took", player=taker, card=card)]
        lines += () if page.pictured else left_over  # buttons with numbers need the room
    return [*lines, *stand_in_lines(teller, turn)]


def _phases(events: Sequence[Event], teller: PocketTeller) -> list[str]:
    """Tell who took what, phase by phase."""
    words, phase, lines = teller.words, 1, list[str]()
    taken: dict[int, list[str]] = {0: [], 1: []}
    for event in events:
        if isinstance(event, of.Drafted):
            taken[event.seat].append(event.card)
        elif isinstance(event, of.LeftOver):
            lines.append(words("pocket-told-phase", phase=phase))
            lines += [
                words("pocket-taken", player=teller.names[seat], cards=card_names(words, cards))
                for seat, cards in taken.items()
            ]
            lines.append(_left_over(teller, event.cards))
            phase += 1
            for cards in taken.values():
                cards.clear()
    return lines


def _left_over(teller: PocketTeller, cards: Iterable[str]) -> str:
    return teller.words("pocket-told-left-over", cards=card_names(teller.words, cards))
