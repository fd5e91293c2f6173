"""One turn of a free for all, told in one message that grows while the fights go on."""

from collections.abc import Iterator
from functools import partial

from bot.face.bushido.brawl.fights import fight_line
from bot.face.bushido.brawl.view import brawl_view
from bot.face.bushido.telling import TELLS, Tells, TurnTeller
from bot.face.words import Words
from bot.play.match.reading import MatchPage, TurnPage
from rules.bushido import brawl_events as brawl
from rules.bushido import events as fight
from rules.game import Event

DETAILS = (fight.Faced, fight.Rolled, fight.Compared, fight.Judged)
"""What a long brawl is told without: how each blow came about."""


def told(page: MatchPage, turn: TurnPage, words: Words) -> Iterator[str]:
    """Tell what has happened in a turn so far; where that is too much for one message, ever less of why."""
    full: dict[type[Event], Tells] = {**TELLS, **_TELLS}
    brief = {kind: tells for kind, tells in full.items() if kind not in DETAILS}
    briefer: dict[type[Event], Tells] = {**brief, brawl.Placed: _placed_in_brief, brawl.RolledOff: _untold}
    absent: dict[type[Event], Tells] = {brawl.Placed: _placed_in_brief}
    for tells in (full, brief, briefer, absent):
        teller = TurnTeller.of(page, turn, words, brawl_view(page).sides)
        result, lines = teller.result(turn.events), teller.lines(turn.events, tells)
        title = words("brawl-reveal-title", turn=_number(page, turn))
        yield "\n".join((title, *result, *lines))


def told_beside(page: MatchPage, turn: TurnPage, words: Words) -> Iterator[str]:
    """Tell who met whom and what it cost them, and what the picture of a turn leaves out."""
    teller = TurnTeller.of(page, turn, words, brawl_view(page).sides)
    tells = {**_BESIDE, brawl.Fought: partial(fight_line, turn.events)}
    title = words("brawl-reveal-title", turn=_number(page, turn))
    yield "\n".join((title, *teller.gone(turn.events), *teller.lines(turn.events, tells)))


def _number(page: MatchPage, turn: TurnPage) -> int:
    placed = [event.turn for event in turn.events if isinstance(event, brawl.Placed)]
    return placed[0] if placed else brawl_view(page).turn


def _placed(teller: TurnTeller, event: brawl.Placed) -> list[str]:
    lines: list[str] = []
    for seat, technique, target in zip(event.seats, event.techniques, event.targets, strict=True):
        teller.techniques[seat] = technique
        key = "brawl-placed-stand-in" if seat in teller.stand_ins else "brawl-placed"
        facts = {"player": teller.name(seat), "target": teller.name(target), **teller.card(seat)}
        lines.append(teller.words(key, **facts))
    return lines


def _placed_in_brief(teller: TurnTeller, event: brawl.Placed) -> list[str]:
    """Tell only for whom a stand-in chose: the cards are told again by their fights."""
    _placed(teller, event)
    absent = [teller.name(seat) for seat in event.seats if seat in teller.stand_ins]
    return [teller.words("brawl-stand-ins", players=teller.words.listed(absent))] if absent else []


def _rolled_off(teller: TurnTeller, event: brawl.RolledOff) -> list[str]:
    rolls = teller.words.listed(
        f"{teller.name(seat)} {face}" for seat, face in zip(event.seats, event.faces, strict=True)
    )
    return [teller.words("brawl-rolled-off", rolls=rolls)]


def _untold(_teller: TurnTeller, _event: Event) -> list[str]:
    return []


def _activated(teller: TurnTeller, event: brawl.Activated) -> list[str]:
    return [teller.words("brawl-activated", player=teller.name(event.seat), count=event.cards)]


def _fought(teller: TurnTeller, event: brawl.Fought) -> list[str]:
    facts = {"card": _card(teller, event.active), "foe-card": _card(teller, event.attacker)}
    return [
        teller.words(
            "brawl-fought", player=teller.name(event.active), attacker=teller.name(event.attacker), **facts
        )
    ]


def _card(teller: TurnTeller, seat: int) -> str:
    special = teller.special(seat)
    if special is None:
        return teller.words("brawl-card", **teller.card(seat))
    return teller.words("brawl-card-special", special=special, **teller.card(seat))


def _spared(teller: TurnTeller, event: brawl.Spared) -> list[str]:
    return [
        teller.words("brawl-spared", player=teller.name(event.target), attacker=teller.name(event.attacker))
    ]


_TELLS: dict[type[Event], Tells] = {
    brawl.Placed: _placed,
    brawl.RolledOff: _rolled_off,
    brawl.Activated: _activated,
    brawl.Fought: _fought,
    brawl.Spared: _spared,
}

_BESIDE: dict[type[Event], Tells] = {
    brawl.Placed: _placed_in_brief,
    brawl.RolledOff: _rolled_off,
    brawl.Spared: _spared,
    **{kind: TELLS[kind] for kind in (fight.Discarded, fight.Retrieved, fight.Refreshed)},
}
