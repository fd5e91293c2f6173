"""The rules as arrays: what can come of every two cards, and how likely.

Every line comes from ``rules.bushido.clash`` itself, run through all its dice. What two cards come to
depends on little besides themselves; ``_reads`` tells from a card's data what it looks at, so that the rules
are asked once for each situation that can make a difference.
"""

from collections import defaultdict
from collections.abc import Iterator
from itertools import chain, product
from typing import NamedTuple, cast

import msgspec
import numpy as np
from numpy.typing import NDArray

from apparatus.insight.ladder import Ladder, is_exact, stand
from rules.bushido.bout import Combatant
from rules.bushido.cards import Card
from rules.bushido.clash import Attack
from rules.bushido.criteria import FewerCards, LessHealth, MoreCards, MoreHealth
from rules.bushido.effects import ForceDiscard, Retrieve
from rules.bushido.events import Discarded, Retrieved
from rules.bushido.fighters.edition import Edition
from rules.bushido.values import Growing
from rules.bushido.wheel import TECHNIQUES
from rules.chances import outcomes

CARDS = len(TECHNIQUES)
PLENTY = 1_000
"""Health that no attack phase can use up, where health makes no difference."""

Outcome = tuple[int, int, int, int, int, int]
"""Damage to either side, in health or in rungs; cards each must discard, cards each takes back."""


class Tables(NamedTuple):
    """Every outcome of every two cards, one after the other, and where to find those of a situation.

    The outcomes of a situation begin with those that harm nobody.
    """

    row: NDArray[np.int32]
    """By either rung, cards left in either hand, card, opponent's card: which row."""
    begin: NDArray[np.int32]
    """By row: its first outcome; the next row's first ends it."""
    harms: NDArray[np.int32]
    """By row: its first outcome that harms anybody."""
    chance: NDArray[np.float64]
    damage: NDArray[np.int32]
    """By outcome and side: how many rungs it costs, all of them for a knock-out."""
    lost: NDArray[np.int32]
    back: NDArray[np.int32]
    changes: NDArray[np.bool_]
    """By outcome: whether any card is discarded or taken back."""


Cell = tuple[int, int, int | slice, int | slice]
"""Where a situation goes in the table: either rung, either hand."""


class Situation(NamedTuple):
    """What an attack phase may depend on besides the two cards."""

    healths: tuple[int, int]
    cards: tuple[int, int]


def tabulate(edition: Edition, fighters: tuple[str, str], ladder: Ladder) -> Tables:
    """Tabulate two fighters of an edition against each other, on every rung of a ladder."""
    one, other = fighters
    row = np.zeros((len(ladder) + 1, len(ladder) + 1, CARDS, CARDS, CARDS, CARDS), np.int32)
    rows: list[dict[Outcome, float]] = []
    exact = is_exact(ladder)
    for place, card in enumerate(edition.decks[one].values()):
        for other_place, other_card in enumerate(edition.decks[other].values()):
            reads = _reads(card) | {_MIRRORED[what] for what in _reads(other_card)}
            met: dict[Situation, dict[Outcome, float]] = {}
            found: dict[tuple[Situation, tuple[int, ...]], int] = {}
            for cell, situation in _situations(reads, ladder):
                if situation not in met:
                    met[situation] = _outcomes(edition, fighters, (card, other_card), situation)
                # A rung is a health, and damage costs as many rungs wherever one stands, if none is left out.
                key = situation, () if exact else cell[:2]
                if key not in found:
                    found[key] = len(rows)
                    rows.append(met[situation] if exact else _in_rungs(met[situation], cell[:2], ladder))
                row[(*cell, place, other_place)] = found[key]
    return _as_arrays(row, rows)


def _in_rungs(outcomes: dict[Outcome, float], rungs: tuple[int, int], ladder: Ladder) -> dict[Outcome, float]:
    """Tell the damage of outcomes in the rungs they cost."""
    own, foe = rungs
    found: defaultdict[Outcome, float] = defaultdict(float)
    for (damage, foe_damage, *cards), chance in outcomes.items():
        for rung, share in stand(ladder[own - 1] - damage, ladder):
            for foe_rung, foe_share in stand(ladder[foe - 1] - foe_damage, ladder):
                lost, foe_lost, back, foe_back = cards
                outcome = (own - rung, foe - foe_rung, lost, foe_lost, back, foe_back)
                found[outcome] += chance * share * foe_share
    return found


def takes_cards(edition: Edition, fighter: str) -> bool:
    """Say whether any card of a fighter discards or takes back, which makes hands uneven."""
    kinds = ForceDiscard | Retrieve
    return any(isinstance(part, kinds) for card in edition.decks[fighter].values() for part in _parts(card))


_MIRRORED = {
    "own-health": "foe-health",
    "foe-health": "own-health",
    "own-cards": "foe-cards",
    "foe-cards": "own-cards",
    "more-health": "more-health",
}


def _reads(card: Card) -> set[str]:
    """Tell what a card looks at: either health or hand, or only whose health is greater."""
    reads: set[str] = set()
    for part in chain(_parts(card.speed), _parts(card.strength), *map(_parts, card.clauses)):
        match part:
            case MoreHealth() | LessHealth():
                reads.add("more-health")
            case MoreCards() | FewerCards():
                reads |= {"own-cards", "foe-cards"}
            case Growing(measure=measure):
                reads.add(measure.replace("wounds", "health"))
            case ForceDiscard():
                reads.add("foe-cards")
            case Retrieve():
                reads.add("own-cards")
            case _:
                pass
    return reads


def _parts(whole: object) -> Iterator[object]:
    """Yield a piece of a card and every piece within it."""
    yield whole
    if isinstance(whole, msgspec.Struct):
        whole = msgspec.structs.astuple(whole)
    if isinstance(whole, tuple):
        for part in cast("tuple[object, ...]", whole):
            yield from _parts(part)


def _situations(reads: set[str], ladder: Ladder) -> Iterator[tuple[Cell, Situation]]:
    """Yield cells of the table with a situation that stands for all of them."""
    counts = [
        (slice(None) if own is None else own, slice(None) if foe is None else foe)
        for own in (range(CARDS) if "own-cards" in reads else (None,))
        for foe in (range(CARDS) if "foe-cards" in reads else (None,))
    ]
    for (rung, own), (foe_rung, foe) in product(enumerate(ladder, 1), repeat=2):
        healths = _standing_for(own, foe, reads)
        for cell in counts:
            cards = tuple(CARDS - 1 if isinstance(count, slice) else count for count in cell)
            yield (rung, foe_rung, *cell), Situation(healths, (cards[0], cards[1]))


def _standing_for(own: int, foe: int, reads: set[str]) -> tuple[int, int]:
    """Return the greatest healths that the cards cannot tell from these."""
    ahead = (own > foe) - (own < foe) if "more-health" in reads else 0
    match "own-health" in reads, "foe-health" in reads:
        case True, True:
            return own, foe
        case True, False:
            return own, PLENTY if ahead < 0 or "more-health" not in reads else own - ahead
        case False, True:
            return PLENTY if ahead > 0 or "more-health" not in reads else foe + ahead, foe
        case _:
            return PLENTY + ahead, PLENTY


def _outcomes(
    edition: Edition, fighters: tuple[str, str], cards: tuple[Card, Card], situation: Situation
) -> dict[Outcome, float]:
    """Run the attack phase through all its dice and count alike outcomes together."""
    one, other = (
        Attack(seat, Combatant(fighters[seat], situation.healths[seat], hand), cards[seat])
        for seat, hand in enumerate(
            _hand(card, count) for card, count in zip(cards, situation.cards, strict=True)
        )
    )
    found: defaultdict[Outcome, float] = defaultdict(float)
    for chance, met in outcomes(lambda dice: edition.clash(one, other, dice)):
        damage = [
            health - fighter.health for health, fighter in zip(situation.healths, met.fighters, strict=True)
        ]
        lost, back = [0, 0], [0, 0]
        for event in met.events:
            if isinstance(event, Discarded):
                lost[event.seat] += len(event.techniques)
            elif isinstance(event, Retrieved):
                back[event.seat] += len(event.techniques)
        found[damage[0], damage[1], lost[0], lost[1], back[0], back[1]] += chance
    return found


def _hand(card: Card, count: int) -> tuple[str, ...]:
    """Return some hand of so many cards without the one played."""
    return tuple(technique for technique in TECHNIQUES if technique != card.technique)[:count]


def _as_arrays(row: NDArray[np.int32], rows: list[dict[Outcome, float]]) -> Tables:
    """Put the rows one after the other, in each of them first what harms nobody."""
    lines = [sorted(each.items(), key=_harms) for each in rows]
    begin = np.cumsum([0, *map(len, lines)], dtype=np.int32)
    harmless = np.array([sum(not _harms(each) for each in line) for line in lines], np.int32)
    flat = np.array([outcome for line in lines for outcome, _ in line], np.int32)
    damage, lost, back = (np.ascontiguousarray(flat[:, first : first + 2]) for first in (0, 2, 4))
    return Tables(
        row=row,
        begin=begin,
        harms=begin[:-1] + harmless,
        chance=np.array([chance for line in lines for _, chance in line]),
        damage=damage,
        lost=lost,
        back=back,
        changes=flat[:, 2:].sum(axis=1) > 0,
    )


def _harms(line: tuple[Outcome, float]) -> bool:
    (damage, foe_damage, *_), _ = line
    return damage + foe_damage > 0
