"""The draft and each turn, told in one message each: what came of it first, then how."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

from bot.face.pocket.cards import card_names
from bot.face.pocket.telling import TELLS, PocketTeller, Tells, stand_in_lines
from bot.face.pocket.view import pocket_view
from bot.face.words import Words
from bot.play.match.reading import MatchPage, TurnPage
from rules.game import Event
from rules.pocket import events as of

ASIDES = (of.HeldBack, of.KeptAll)
"""What a long turn is told without: what somebody might have done."""
NEWS = (of.Flipped, of.GivenUp, of.RoundWon)
"""What is left of a very long one."""


def told(page: MatchPage, turn: TurnPage, words: Words) -> Iterator[str]:
    """Tell what has happened so far; where that is too much for one message, ever less of why."""
    teller = PocketTeller(page, words)
    if any(isinstance(event, of.DojoEvent) for event in turn.events):
        yield "\n".join(_draft(turn, teller))
        return
    brief = {kind: tells for kind, tells in TELLS.items() if kind not in ASIDES}
    briefest: dict[type[Event], Tells] = {kind: tells for kind, tells in TELLS.items() if kind in NEWS}
    for tells in (TELLS, brief, briefest):
        parts: list[str] = []
        for events in _turns(turn.events):
            result = teller.result(events, still_open=_still_open(page, turn, events))
            parts.append(words("reveal-title", turn=_number(page, events)))
            parts += [*result, *teller.lines(events, tells)]
        yield "\n".join((*parts, *stand_in_lines(teller, turn)))


def _turns(events: Sequence[Event]) -> list[list[Event]]:
    """Part what is told together by turns: where both hold but the Strike!, the next follows by itself."""
    turns: list[list[Event]] = [[]]
    for event in events:
        if isinstance(event, of.Flipped) and turns[-1]:
            turns.append([])
        turns[-1].append(event)
    return turns


def _number(page: MatchPage, events: Sequence[Event]) -> int:
    flipped = next((event for event in events if isinstance(event, of.Flipped)), None)
    return flipped.turn if flipped else pocket_view(page).exchange.turn


def _still_open(page: MatchPage, turn: TurnPage, events: Sequence[Event]) -> bool:
    """Say whether somebody has yet to choose before the turn is over."""
    exchange = pocket_view(page).exchange
    newest = turn.revision == page.revision and _number(page, events) == exchange.turn
    return newest and exchange.stage != "lay"


def _draft(turn: TurnPage, teller: PocketTeller) -> list[str]:
    """Tell who took what, phase by phase."""
    words, phase = teller.words, 1
    lines, taken = [words("pocket-told-draft")], defaultdict[int, list[str]](list)
    for event in turn.events:
        match event:
            case of.Drafted():
                taken[event.seat].append(event.card)
            case of.LeftOver():
                left = words("pocket-told-left-over", cards=card_names(words, event.cards))
                lines += [words("pocket-told-phase", phase=phase), *_takings(teller, taken), left]
                phase, taken = phase + 1, defaultdict[int, list[str]](list)
            case of.SeatLeft():
                lines.append(teller.gone(event))
            case _:
                pass
    return [*lines, *_takings(teller, taken), *stand_in_lines(teller, turn)]


def _takings(teller: PocketTeller, taken: Mapping[int, Sequence[str]]) -> list[str]:
    words = teller.words
    return [
        words("pocket-taken", player=teller.names[seat], cards=card_names(words, cards))
        for seat, cards in sorted(taken.items())
    ]
