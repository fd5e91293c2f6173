"""What happened since a choice, in short lines: what belongs together in one, what came of it first."""

from collections.abc import Iterable, Sequence

from bot.face.way.brief import BriefTeller, drawn
from bot.face.way.symbols import ARMOUR, BLUE_DIE, GUARD, INJURY_DIE, KI, LIFE, SPECIAL, VIRTUE
from bot.face.way.telling import COSTS, YOU, WayTeller
from bot.face.words import Words
from rules.way import events as of
from rules.way.state import FightState

CARDS = "🎴"
MARKS: dict[type, str] = {
    of.FightOpened: "⛩️",
    of.Camped: "🏕️",
    of.RoundOpened: CARDS,
    of.CardsExchanged: CARDS,
    of.CardDrawn: CARDS,
    of.DeckReshuffled: "🔀",
    of.TargetMarked: "🎯",
    of.CardsPlaced: CARDS,
    of.CreditSpent: VIRTUE,
    of.DefenceRevealed: "👁️",
    of.ComboMade: "✨",
    of.KiGained: KI,
    of.KiPaid: KI,
    of.SpecialWon: SPECIAL,
    of.PawnMoved: VIRTUE,
    of.VirtueWon: VIRTUE,
    of.VirtueSpent: VIRTUE,
    of.DieSet: INJURY_DIE,
    of.AttackResolved: "⚔️",
    of.DieActivated: INJURY_DIE,
    of.Wounded: "🩹",
    of.LifeLost: LIFE,
    of.LifeGained: LIFE,
    of.ArmourStruck: ARMOUR,
    of.FoeKiSpent: KI,
    of.FoeFell: "☠️",
    of.CardTurned: "🔄",
    of.PricePaid: "⚖️",
    of.CountersCalled: BLUE_DIE,
    of.GuardRaised: GUARD,
    of.PlaceExploited: BLUE_DIE,
    of.CounterStopped: GUARD,
    of.CounterMet: GUARD,
    of.RoundClosed: "🌘",
    of.FightOver: "🏁",
}
"""The sign before each line: of what it is about."""

HEADS = (
    of.FightOpened,
    of.Camped,
    of.RoundOpened,
    of.CardsExchanged,
    of.DeckReshuffled,
    of.TargetMarked,
    of.CardsPlaced,
    of.CreditSpent,
    of.DefenceRevealed,
    of.ComboMade,
    of.PawnMoved,
    of.AttackResolved,
    of.DieActivated,
    of.CardTurned,
    of.PricePaid,
    of.CountersCalled,
    of.PlaceExploited,
    of.CounterStopped,
    of.CounterMet,
    of.RoundClosed,
    of.FightOver,
)
"""What a line is about; all else came of it, and is told with it."""

KNOWN = (of.CardsPlaced, of.TargetMarked, of.RoundClosed)
"""What the player has just done, or what follows by itself: no news to them."""


def lately_lines(words: Words, fight: FightState, events: Iterable[of.WayEvent]) -> list[str]:
    """Tell the player what came of their last choice."""
    return told_lines(words, fight, [event for event in events if not isinstance(event, KNOWN)])


def brief_lines(words: Words, fight: FightState, events: Iterable[of.WayEvent]) -> list[str]:
    """Tell the same in short, beside a picture that shows the numbers."""
    untold = [event for event in events if not isinstance(event, KNOWN) and not drawn(event)]
    return _lines(BriefTeller(words, fight), untold)


def told_lines(
    words: Words, fight: FightState, events: Sequence[of.WayEvent], player: str = YOU
) -> list[str]:
    """Tell what happened, line after line in its order."""
    return _lines(WayTeller(words, fight, player), events)


def _lines(teller: WayTeller, events: Sequence[of.WayEvent]) -> list[str]:
    """Tell what happened: that the fight is over first, then all in its order."""
    lines = together(events)
    lines.sort(key=lambda line: not isinstance(line[0], of.FightOver))
    return [_line(teller, line) for line in lines]


def together(events: Iterable[of.WayEvent]) -> list[list[of.WayEvent]]:
    """Put what belongs together into one line: what it is about, what was paid for it, what came of it."""
    lines: list[list[of.WayEvent]] = []
    for event in events:
        if not lines or _begins_line(event, lines[-1]):
            lines.append([])
        lines[-1].append(event)
    return [_without_reset(line) for line in lines]


def _begins_line(event: of.WayEvent, line: Sequence[of.WayEvent]) -> bool:
    """Say whether an event stands in a line of its own, after the one before it."""
    if isinstance(event, HEADS):
        return not (len(line) == 1 and _is_cost(line[0]))
    return _is_cost(event) or (isinstance(event, of.FoeKiSpent) and event.boost > 0)


def _is_cost(event: of.WayEvent) -> bool:
    """Say whether something was paid by choice, for what comes next."""
    return isinstance(event, of.KiPaid | of.LifeLost) and event.by in COSTS


def _without_reset(line: list[of.WayEvent]) -> list[of.WayEvent]:
    """Leave out that the Injury die falls back once it was activated: it always does."""
    activated = isinstance(line[0], of.DieActivated)
    return [event for event in line if not (activated and isinstance(event, of.DieSet))]


def _line(teller: WayTeller, events: Sequence[of.WayEvent]) -> str:
    told = [teller.tell(event) for event in events]
    results = " ".join(each.result for each in told if each.result)
    causes = " ".join(each.cause for each in told if each.cause)
    mark = MARKS[type(_subject(events))]
    if not results:
        return teller.words("way-told-line", mark=mark, told=causes)
    key = "way-told-line-result" if causes else "way-told-line-bare"
    return teller.words(key, mark=mark, results=results, **({"told": causes} if causes else {}))


def _subject(events: Sequence[of.WayEvent]) -> of.WayEvent:
    """Return what a line is about; without a head, what was paid for, or the first of it."""
    last_or_first = events[-1] if _is_cost(events[0]) else events[0]
    return next((event for event in events if isinstance(event, HEADS)), last_or_first)
