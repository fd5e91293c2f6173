"""The results of two cards against each other, worked out once for each situation that matters.

They depend on little besides the cards themselves; ``reads`` tells from a card's data what it looks at.
"""

from collections import defaultdict
from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import chain
from typing import NamedTuple, cast

import msgspec

from rules.bushido.attack_phase import Combatant
from rules.bushido.cards import Card
from rules.bushido.clash import Attack
from rules.bushido.criteria import FewerCards, LessHealth, MoreCards, MoreHealth
from rules.bushido.effects import ForceDiscard, Retrieve
from rules.bushido.events import Discarded, Retrieved
from rules.bushido.fighters.edition import Edition
from rules.bushido.values import Growing
from rules.bushido.wheel import TECHNIQUES
from rules.chances import outcomes

MOST_LEFT = (len(TECHNIQUES) - 1,) * 2
PAIRINGS_AT_HAND, MOST_AT_HAND = 4, 20_000
"""How much is cached: a few megabytes in all."""
PLENTY = 1_000
"""Health that no attack phase can use up, for cards that do not look at health."""

Outcome = tuple[int, int, int, int, int, int]
"""Damage to each side; cards each must discard, cards each takes back."""

_MIRRORED = {
    "own-health": "foe-health",
    "foe-health": "own-health",
    "own-cards": "foe-cards",
    "foe-cards": "own-cards",
    "more-health": "more-health",
}

Moved = tuple[int, int, int, int]
"""Cards each must discard, and cards each takes back."""
Came = tuple[float, int, int, Moved | None]
"""A chance, the damage to each side, and the cards moved, if any."""


class Situation(NamedTuple):
    """What an attack phase may depend on besides the two cards."""

    healths: tuple[int, int]
    cards: tuple[int, int]
    """How many are left in each hand."""


class Clashes:
    """The clashes of two fighters, card by card."""

    def __init__(self, edition: Edition, fighters: tuple[str, str]) -> None:
        self._edition, self._fighters = edition, fighters
        self.both_move = all(takes_cards(edition, fighter) for fighter in fighters)
        """Whether either fighter may move cards: discard some of the opponent's, or take back own ones."""
        self._pairs = [
            [((card, other), reads(card, other)) for other in edition.decks[fighters[1]].values()]
            for card in edition.decks[fighters[0]].values()
        ]
        self._always: dict[tuple[int, int], list[Came]] = {}
        self._sometimes: dict[tuple[int, int, int, int, tuple[int, int]], list[Came]] = {}
        self._met: dict[tuple[int, int, Situation], list[Came]] = {}

    def of(self, card: int, answer: int, health: int, foe_health: int, sizes: tuple[int, int]) -> list[Came]:
        """Return the possible results of two cards played from hands of two sizes."""
        found = self._always.get((card, answer))
        if found is None:
            found = self._sometimes.get((card, answer, health, foe_health, sizes))
        return self._worked_out(card, answer, health, foe_health, sizes) if found is None else found

    def _worked_out(
        self, card: int, answer: int, health: int, foe_health: int, sizes: tuple[int, int]
    ) -> list[Came]:
        cards, looked_at = self._pairs[card][answer]
        situation = Situation(standing_for(health, foe_health, looked_at), (sizes[0] - 1, sizes[1] - 1))
        if looked_at.isdisjoint({"own-cards", "foe-cards"}):
            # Then nothing depends on the hands, so all of them share the result.
            situation = situation._replace(cards=MOST_LEFT)
        known = self._met.get((card, answer, situation))
        if known is None:
            came = met(self._edition, self._fighters, cards, situation)
            known = [
                (chance, each[0], each[1], each[2:] if any(each[2:]) else None)
                for each, chance in came.items()
            ]
            self._met[card, answer, situation] = known
        if looked_at:
            if len(self._sometimes) == MOST_AT_HAND:
                # This is cheap, because ``_met`` keeps the results by situation.
                self._sometimes.clear()
            self._sometimes[card, answer, health, foe_health, sizes] = known
        else:
            self._always[card, answer] = known
        return known


@lru_cache(maxsize=PAIRINGS_AT_HAND)
def clashes(edition: Edition, fighters: tuple[str, str]) -> Clashes:
    """Return the clashes of two fighters, with all results worked out before."""
    return Clashes(edition, fighters)


def takes_cards(edition: Edition, fighter: str) -> bool:
    """Return whether any card of a fighter discards or takes back, which makes hands uneven."""
    kinds = ForceDiscard | Retrieve
    return any(isinstance(part, kinds) for card in edition.decks[fighter].values() for part in _parts(card))


def reads(card: Card, other: Card) -> set[str]:
    """Return what two cards look at, from the first one's side: health, hand, or whose health is greater."""
    return _reads(card) | {_MIRRORED[what] for what in _reads(other)}


def standing_for(own: int, foe: int, looked_at: set[str]) -> tuple[int, int]:
    """Return the greatest healths that the cards cannot tell from these."""
    ahead = (own > foe) - (own < foe) if "more-health" in looked_at else 0
    match "own-health" in looked_at, "foe-health" in looked_at:
        case True, True:
            return own, foe
        case True, False:
            return own, PLENTY if ahead < 0 or "more-health" not in looked_at else own - ahead
        case False, True:
            return PLENTY if ahead > 0 or "more-health" not in looked_at else foe + ahead, foe
        case _:
            return PLENTY + ahead, PLENTY


def met(
    edition: Edition, fighters: tuple[str, str], cards: tuple[Card, Card], situation: Situation
) -> dict[Outcome, float]:
    """Run the attack phase with all its dice, and add up the chances of equal outcomes."""
    one, other = (
        Attack(seat, Combatant(fighters[seat], situation.healths[seat], hand), cards[seat])
        for seat, hand in enumerate(
            _hand(card, count) for card, count in zip(cards, situation.cards, strict=True)
        )
    )
    found: defaultdict[Outcome, float] = defaultdict(float)
    for chance, result in outcomes(lambda dice: edition.clash(one, other, dice)):
        damage = [
            health - fighter.health
            for health, fighter in zip(situation.healths, result.fighters, strict=True)
        ]
        lost, back = [0, 0], [0, 0]
        for event in result.events:
            if isinstance(event, Discarded):
                lost[event.seat] += len(event.techniques)
            elif isinstance(event, Retrieved):
                back[event.seat] += len(event.techniques)
        found[damage[0], damage[1], lost[0], lost[1], back[0], back[1]] += chance
    return found


@cache
def _reads(card: Card) -> set[str]:
    found: set[str] = set()
    for part in chain(_parts(card.speed), _parts(card.strength), *map(_parts, card.clauses)):
        match part:
            case MoreHealth() | LessHealth():
                found.add("more-health")
            case MoreCards() | FewerCards():
                found |= {"own-cards", "foe-cards"}
            case Growing(measure=measure):
                # Wounds are the health missing to 20.
                found.add(measure.replace("wounds", "health"))
            case ForceDiscard():
                found.add("foe-cards")
            case Retrieve():
                found.add("own-cards")
            case _:
                pass
    return found


def _parts(whole: object) -> Iterator[object]:
    """Yield a piece of a card and every piece within it."""
    yield whole
    if isinstance(whole, msgspec.Struct):
        whole = msgspec.structs.astuple(whole)
    if isinstance(whole, tuple):
        for part in cast("tuple[object, ...]", whole):
            yield from _parts(part)


def _hand(card: Card, count: int) -> tuple[str, ...]:
    """Return any hand of this size without the card played."""
    return tuple(technique for technique in TECHNIQUES if technique != card.technique)[:count]
