"""What happened in a fight, in short lines: a line for what belongs together, the result first."""

from collections.abc import Iterable, Sequence

from bot.face.game.facts import YOU, Fact, Phrase, Several, Teller, ToldTurn, Where, Worth, said
from bot.face.way.facts import COSTS, event_facts
from bot.face.way.symbols import ARMOUR, BLUE_DIE, GUARD, INJURY_DIE, KI, LIFE, SPECIAL, VIRTUE
from bot.face.way.view import fight_of
from bot.face.words import Words
from bot.play.match.reading import MatchPage, TurnPage
from rules.way import events as of
from rules.way.state import FightState

CARDS = "🎴"
HEADS: dict[type, str] = {
    of.FightOpened: "⛩️",
    of.Camped: "🏕️",
    of.RoundOpened: CARDS,
    of.CardsExchanged: CARDS,
    of.DeckReshuffled: "🔀",
    of.TargetMarked: "🎯",
    of.CardsPlaced: CARDS,
    of.CreditSpent: VIRTUE,
    of.DefenceRevealed: "👁️",
    of.ComboMade: "✨",
    of.PawnMoved: VIRTUE,
    of.AttackResolved: "⚔️",
    of.DieActivated: INJURY_DIE,
    of.CardTurned: "🔄",
    of.PricePaid: "⚖️",
    of.CountersCalled: BLUE_DIE,
    of.PlaceExploited: BLUE_DIE,
    of.CounterStopped: GUARD,
    of.CounterMet: GUARD,
    of.RoundClosed: "🌘",
    of.FightOver: "🏁",
}
"""The events that begin a line, with its sign; all others are their results and join their line."""

CAME: dict[type, str] = {
    of.CardDrawn: CARDS,
    of.KiGained: KI,
    of.KiPaid: KI,
    of.SpecialWon: SPECIAL,
    of.VirtueWon: VIRTUE,
    of.VirtueSpent: VIRTUE,
    of.DieSet: INJURY_DIE,
    of.Wounded: "🩹",
    of.LifeLost: LIFE,
    of.LifeGained: LIFE,
    of.ArmourStruck: ARMOUR,
    of.FoeKiSpent: KI,
    of.FoeFell: "☠️",
    of.GuardRaised: GUARD,
}
"""The signs of results that begin a line only when the event they result from is not shown."""

KNOWN = (of.CardsPlaced, of.TargetMarked, of.RoundClosed)
"""Events that are no news: what the player has just done, and what follows automatically."""


def turns(page: MatchPage, turn: TurnPage, words: Words) -> tuple[ToldTurn]:
    """Report a play of a fight, as in the transcript of a replay."""
    title = words("reveal-title", turn=turn.revision)
    return (ToldTurn(title, line_facts(fight_of(page), turn.events, words)),)


def lately_lines(
    fight: FightState, events: Iterable[of.WayEvent], words: Words, *, pictured: bool
) -> list[str]:
    """Report what the player's last choice led to, in short beside a picture that shows the numbers."""
    where: Where = "beside" if pictured else "alone"
    news = [event for event in events if not isinstance(event, KNOWN)]
    if pictured:  # an event that the picture draws in full begins no line
        news = [event for event in news if _is_about(event) or _parts([event], fight, words, where)]
    return said(line_facts(fight, news, words, where), Teller(words, (YOU,)))


def line_facts(
    fight: FightState, events: Sequence[of.WayEvent], words: Words, where: Where = "alone"
) -> list[Fact]:
    """Return a fact for each line of what happened; the end of the fight counts as the most important."""
    return [_line(line, _parts(line, fight, words, where)) for line in together(events)]


def together(events: Iterable[of.WayEvent]) -> list[list[of.WayEvent]]:
    """Group events into lines: what a line is about, what was paid for it, and its results."""
    lines: list[list[of.WayEvent]] = []
    for event in events:
        if not lines or _begins_line(event, lines[-1]):
            lines.append([])
        lines[-1].append(event)
    return [_without_reset(line) for line in lines]


def _begins_line(event: of.WayEvent, line: Sequence[of.WayEvent]) -> bool:
    """Return whether an event begins a new line after the line before it."""
    if type(event) in HEADS:
        return not (len(line) == 1 and _is_cost(line[0]))
    return _is_cost(event) or (isinstance(event, of.FoeKiSpent) and event.boost > 0)


def _is_about(event: of.WayEvent) -> bool:
    """Return whether other events can join an event's line."""
    return type(event) in HEADS or _is_cost(event)


def _is_cost(event: of.WayEvent) -> bool:
    """Return whether an event is a payment made by choice for what comes next."""
    return isinstance(event, of.KiPaid | of.LifeLost) and event.by in COSTS


def _without_reset(line: list[of.WayEvent]) -> list[of.WayEvent]:
    """Leave out that the Injury die falls back after it was activated, since it always does."""
    activated = isinstance(line[0], of.DieActivated)
    return [event for event in line if not (activated and isinstance(event, of.DieSet))]


def _parts(
    line: Iterable[of.WayEvent], fight: FightState, words: Words, where: Where
) -> list[tuple[Worth, Phrase]]:
    """Return the clauses of a line, each marked as a result or as what led to one."""
    facts = (fact for event in line for fact in event_facts(event, fight, words))
    keyed = ((fact, fact.key(where, short=False)) for fact in facts)
    return [(fact.worth, Phrase(key, fact.values)) for fact, key in keyed if key]


def _line(line: Sequence[of.WayEvent], parts: Iterable[tuple[Worth, Phrase]]) -> Fact:
    told: dict[Worth, list[Phrase]] = {Worth.RESULT: [], Worth.REASON: []}
    for worth, clause in parts:
        told[worth].append(clause)
    results, causes = (Several(clauses, "list-space") for clauses in told.values())
    values = {"mark": _mark(line), "results": results, "told": causes}
    key = "way-told-line-result" if causes.parts else "way-told-line-bare"
    worth = Worth.RESULT if isinstance(line[0], of.FightOver) else Worth.BLOW
    return Fact(worth, key if results.parts else "way-told-line", values)


def _mark(line: Sequence[of.WayEvent]) -> str:
    """Return the sign of what a line is about, or of what was paid for, or of its first event."""
    other = line[-1] if _is_cost(line[0]) else line[0]
    return next((HEADS[type(event)] for event in line if type(event) in HEADS), CAME.get(type(other), ""))
