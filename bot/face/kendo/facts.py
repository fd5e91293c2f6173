"""The results of an exchange, and its course card by card, as facts."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from bot.face.game.facts import Fact, Phrase, Value, Who, Worth
from bot.face.kendo.cards import card_in_bold, card_name, subdeck_name, together
from bot.face.kendo.draws import Draws, drawn_together
from bot.face.kendo.laying import Laying, cards_laid
from bot.face.kendo.threats import last_threat, with_threats
from bot.face.words import Words
from bot.play.ground.times import MISSES_TO_FORFEIT
from rules.game import Event
from rules.kendo import events as of
from rules.kendo.cards import CARDS, Subdeck
from rules.kendo.state import Threat

MINUS = "\N{MINUS SIGN}"
NOTHING: Mapping[str, Value] = {}
_ENDS = ("time", "most-plays")
"""The endings that neither an earlier event nor the verdict below explains."""


def exchange_facts(events: Sequence[Event], words: Words) -> Iterator[Fact]:
    """Yield the results of an exchange and what led to them, and last who has yet to answer what."""
    lost, last = Counter[tuple[int, int]](), dict[tuple[int, int], Event]()
    for event in events:
        if isinstance(event, of.CardsLost):
            lost[event.seat, event.to] += event.count
            last[event.seat, event.to] = event
    for event, threat in with_threats(drawn_together(events)):
        named = _named(threat, words)
        yield from _verdict(event, threat)
        yield from _end(event, named)
        yield from _deed(event, named, words)
        yield from _drawn(event, words)
        # Reported once, at the last loss, with the sum of all of them.
        if isinstance(event, of.CardsLost) and last[event.seat, event.to] is event:
            yield loss(event, lost[event.seat, event.to])
    if threat := last_threat(events):
        key = "kendo-result-threat-red" if threat.red else "kendo-result-threat"
        yield _came(key, threat.seat, values=_named(threat, words))


def loss(event: of.CardsLost, count: int) -> Fact:
    """Return the fact that a player lost cards to another."""
    return _came("kendo-result-lost", event.seat, values={"to": Who(event.to), "count": count})


def _named(threat: Threat | None, words: Words) -> dict[str, Value]:
    """Return the names of the attack to answer and its red part; empty if there is none."""
    attack, red = (threat.card, threat.red) if threat else (None, None)
    return {gap: card_name(words, card) if card else "" for gap, card in (("attack", attack), ("red", red))}


def _came(key: str, seat: int, lately: str = "", values: Mapping[str, Value] = NOTHING) -> Fact:
    return Fact(Worth.RESULT, key, {"player": Who(seat), **values}, drawn=True, lately=lately)


def _verdict(event: Event | Draws, threat: Threat | None) -> Iterator[Fact]:
    """Yield what matters most: points, who is out, and what happens to the time."""
    match event:
        case of.FirstAttacker(seat=seat, by_lot=by_lot):
            key = "kendo-result-first-by-lot" if by_lot else "kendo-result-first"
            yield _came(key, seat, "kendo-lately-first")
        case of.ThrownAway(seat=seat):
            yield _came("kendo-result-unarmed", seat)
        case of.IpponGiven(seat=seat, mark=mark, points=(points, others)):
            both: dict[str, Value] = {"one": Who(0), "points": points, "other": Who(1), "others": others}
            key = "kendo-result-ippon-hansoku" if mark == "hansoku" else "kendo-result-ippon"
            yield _came(key, seat, "kendo-lately-ippon", {"score": Phrase("kendo-result-score", both)})
        case of.HansokuGiven(seat=seat):
            how = CARDS[threat.card].kind if threat else ""
            yield _came("kendo-result-hansoku", seat, "kendo-lately-hansoku", {"how": how})
        case of.DroppedOut(seat=seat, why=why):
            yield _came(f"kendo-result-out-{why}", seat, "kendo-lately-out")
        case of.Withdrawn(seat=seat, reason=reason):
            key = f"reveal-departed-{reason}"
            yield _came(key, seat, "kendo-lately-out", {"misses": MISSES_TO_FORFEIT})
        case of.TimeCalled(seat=seat, points=points):  # nobody is last in overtime
            key = "" if points == (1, 1) else "kendo-result-last-attack"
            yield _came(key, seat, "kendo-lately-time", {"other": Who(1 - seat)})
        case of.OvertimeBegan():
            yield Fact(Worth.RESULT, "kendo-result-overtime", drawn=True)
        case of.Finished(reason=reason) if reason in _ENDS:
            yield Fact(Worth.RESULT, f"kendo-result-{reason}", drawn=True)
        case _:
            pass


def _end(event: Event | Draws, named: dict[str, Value]) -> Iterator[Fact]:
    """Yield the end of an attack that fails."""
    match event:
        case of.Parried(seat=seat):
            yield _came("kendo-result-parried", seat)
        case of.Deflected(seat=seat) | of.Neutralised(seat=seat):
            yield _came(f"kendo-result-{_tag(event)}", seat, values=named)
        case of.StruckBack(seat=seat, target=None):
            yield _came("kendo-result-ended", seat)
        case _:
            pass


def _deed(event: Event | Draws, named: dict[str, Value], words: Words) -> Iterator[Fact]:
    """Yield what a player did, card by card."""
    if isinstance(event, Laying):
        yield _laid(event, named, words)
    match event:
        case of.Switched(seat=seat, subdecks=subdecks):
            key = "kendo-told-switched" if subdecks else "kendo-told-switched-none"
            counted = {"count": len(subdecks), "subdecks": _subdecks(words, subdecks)}
            yield _did(key, seat, values=counted)
        case of.Totalled(totals=totals):
            sums = (
                Phrase("kendo-told-total", {"player": Who(at), "total": total})
                for at, total in enumerate(totals)
            )
            yield Fact(Worth.BLOW, "kendo-told-totals", {"totals": tuple(sums)}, drawn=True)
        case of.Yielded(seat=seat, part=part):
            attack = named["red" if part == "red" else "attack"]
            yield _did("kendo-told-yielded", seat, "kendo-lately-yielded", {"attack": attack})
        case of.ThrownAway(seat=seat, card=card):
            yield _did("kendo-told-thrown-away", seat, values={"card": card_in_bold(words, card)})
        case of.PassedOn(seat=seat) | of.BonusLeft(seat=seat):
            yield Fact(Worth.BLOW, f"kendo-told-{_tag(event)}", {"player": Who(seat)})
        case _:
            pass


def _laid(event: Laying, named: dict[str, Value], words: Words) -> Fact:
    cards = cards_laid(event)
    one, *others = (card_in_bold(words, card) for card in cards)
    bold = words("kendo-card-together", card=one, other=others[0]) if others else one
    values = {"cards": bold, "named": together(words, cards), **named}
    match event:
        case of.RedStopped(card=card) if CARDS[card].frame == "red":
            key = "red-reflected"
        case of.StruckBack(target=None):
            key = "ended"
        case of.StruckBack(card=card, target=int() as target):
            values |= {"strike": words(f"kendo-card-{CARDS[card].strikes}"), "target": Who(target)}
            key = "struck-back"
        case _:
            key = _tag(event)
    return _did(f"kendo-told-{key}", event.seat, "kendo-lately-by", values)


def _did(key: str, seat: int, lately: str = "", values: Mapping[str, Value] = NOTHING) -> Fact:
    return Fact(Worth.BLOW, key, {"player": Who(seat), **values}, drawn=True, lately=lately)


def _drawn(event: Event | Draws, words: Words) -> Iterator[Fact]:
    """Yield where cards came from; beside a picture, only how switches changed the hand."""
    if isinstance(event, of.Reshuffled):
        yield Fact(Worth.DETAIL, "kendo-told-reshuffled", {"subdeck": subdeck_name(words, event.subdeck)})
    if not isinstance(event, Draws):
        return
    values: dict[str, Value] = {"player": Who(event.seat), "subdecks": _subdecks(words, event.drawn)}
    if not event.switched:
        key = "kendo-told-drew-bonus" if event.bonus else "kendo-told-drew"
        yield Fact(Worth.DETAIL, key, values)
        return
    values["switched"] = words.listed(
        words("kendo-told-swap", back=subdeck_name(words, back), new=subdeck_name(words, new))
        for back, new in event.switched
    )
    values["changes"] = words.listed(
        words("kendo-left", subdeck=subdeck_name(words, subdeck), count=f"{count:+}".replace("-", MINUS))
        for subdeck, count in event.changes.items()
    )
    brief = "kendo-told-switched-in-brief"
    yield Fact(Worth.DETAIL, "kendo-told-switched-in-all", values, beside=brief)


def _subdecks(words: Words, subdecks: Iterable[Subdeck]) -> str:
    """Name subdecks, with a count where several cards come from the same one."""
    return words.listed(
        words("kendo-card-copies", card=subdeck_name(words, subdeck), count=count)
        if count > 1
        else subdeck_name(words, subdeck)
        for subdeck, count in Counter(subdecks).items()
    )


def _tag(event: Event) -> str:
    """Return the word by which the catalogue knows an event."""
    return str(event.__struct_config__.tag)
