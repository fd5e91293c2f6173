"""What came of an attack: points, who is out, who lost how many cards, who has yet to answer."""

from collections import Counter
from collections.abc import Iterable, Sequence

from bot.face.kendo.cards import card_name
from bot.face.kendo.telling import KendoTeller, Tells
from bot.face.kendo.threats import last_threat
from bot.play.ground.times import MISSES_TO_FORFEIT
from rules.game import Event
from rules.kendo import events as of
from rules.kendo.cards import CARDS
from rules.kendo.state import Threat

_ENDS = ("time", "most-plays")
"""How a match ends where neither what happened before says so, nor the verdict below."""


def result(teller: KendoTeller, events: Sequence[Event]) -> list[str]:
    """Say first what came of it all, in the order in which it came, as far as it has come to something."""
    lines = teller.lines(events, {**VERDICTS, **STOPS, of.CardsLost: _losses(events)})
    threat = last_threat(events)
    return [*filter(None, lines), *([_threatened(teller, threat)] if threat else ())]


def _losses(events: Iterable[Event]) -> Tells:
    """Return what says who lost how many cards to whom, in all, with the last of them."""
    lost, last = Counter[tuple[int, int]](), dict[tuple[int, int], Event]()
    for event in events:
        if isinstance(event, of.CardsLost):
            lost[event.seat, event.to] += event.count
            last[event.seat, event.to] = event

    def tell(teller: KendoTeller, event: of.CardsLost) -> str:
        seat, to = event.seat, event.to
        if event is not last[seat, to]:
            return ""
        count = lost[seat, to]
        return teller.words("kendo-result-lost", player=teller.names[seat], to=teller.names[to], count=count)

    return tell


def _threatened(teller: KendoTeller, threat: Threat) -> str:
    player, attack = teller.names[threat.seat], card_name(teller.words, threat.card)
    if threat.red is None:
        return teller.words("kendo-result-threat", player=player, attack=attack)
    red = card_name(teller.words, threat.red)
    return teller.words("kendo-result-threat-red", player=player, red=red, attack=attack)


def _first(teller: KendoTeller, event: of.FirstAttacker) -> str:
    key = "kendo-result-first-by-lot" if event.by_lot else "kendo-result-first"
    return teller.words(key, player=teller.names[event.seat])


def _unarmed(teller: KendoTeller, event: of.ThrownAway) -> str:
    return teller.words("kendo-result-unarmed", player=teller.names[event.seat])


def _ippon(teller: KendoTeller, event: of.IpponGiven) -> str:
    (one, other), (points, others) = teller.names, event.points
    score = teller.words("kendo-result-score", one=one, points=points, other=other, others=others)
    key = "kendo-result-ippon-hansoku" if event.mark == "hansoku" else "kendo-result-ippon"
    return teller.words(key, player=teller.names[event.seat], score=score)


def _hansoku(teller: KendoTeller, event: of.HansokuGiven) -> str:
    how = CARDS[teller.threat.card].kind if teller.threat else ""
    return teller.words("kendo-result-hansoku", player=teller.names[event.seat], how=how)


def _dropped_out(teller: KendoTeller, event: of.DroppedOut) -> str:
    return teller.words(f"kendo-result-out-{event.why}", player=teller.names[event.seat])


def _withdrawn(teller: KendoTeller, event: of.Withdrawn) -> str:
    return teller.words(
        f"reveal-departed-{event.reason}", player=teller.names[event.seat], misses=MISSES_TO_FORFEIT
    )


def _time_called(teller: KendoTeller, event: of.TimeCalled) -> str:
    if event.points == (1, 1):  # overtime begins, which is told as such
        return ""
    return teller.words("kendo-result-last-attack", player=teller.names[1 - event.seat])


def _overtime(teller: KendoTeller, _: of.OvertimeBegan) -> str:
    return teller.words("kendo-result-overtime")


def _finished(teller: KendoTeller, event: of.Finished) -> str:
    return teller.words(f"kendo-result-{event.reason}") if event.reason in _ENDS else ""


def _parried(teller: KendoTeller, event: of.Parried) -> str:
    return teller.words("kendo-result-parried", player=teller.names[event.seat])


def _deflected(teller: KendoTeller, event: of.Deflected) -> str:
    return teller.words("kendo-result-deflected", player=teller.names[event.seat], attack=teller.attack)


def _neutralised(teller: KendoTeller, event: of.Neutralised) -> str:
    return teller.words("kendo-result-neutralised", player=teller.names[event.seat], attack=teller.attack)


def _struck_back(teller: KendoTeller, event: of.StruckBack) -> str:
    if event.target is not None:
        return ""
    return teller.words("kendo-result-ended", player=teller.names[event.seat])


VERDICTS: dict[type, Tells] = {
    of.FirstAttacker: _first,
    of.ThrownAway: _unarmed,
    of.IpponGiven: _ippon,
    of.HansokuGiven: _hansoku,
    of.DroppedOut: _dropped_out,
    of.Withdrawn: _withdrawn,
    of.TimeCalled: _time_called,
    of.OvertimeBegan: _overtime,
    of.Finished: _finished,
}
"""What matters most."""

STOPS: dict[type, Tells] = {
    of.Parried: _parried,
    of.Deflected: _deflected,
    of.Neutralised: _neutralised,
    of.StruckBack: _struck_back,
}
"""What ends an attack that comes to nothing."""
