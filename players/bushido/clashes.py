"""The results of two cards against each other, worked out once for each situation that matters.

They depend on little besides the cards themselves; ``reads`` tells from a card's data what it looks at.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import chain
from typing import NamedTuple, cast

import msgspec
import numpy as np

from players.bushido.ways import CARDS, Indices, Keys, Mask, Numbers, distinct
from rules.bushido.attack_phase import Combatant
from rules.bushido.cards import Card
from rules.bushido.clash import Attack
from rules.bushido.criteria import FewerCards, LessHealth, MoreCards, MoreHealth
from rules.bushido.effects import ForceDiscard, Retrieve
from rules.bushido.events import Discarded, Retrieved
from rules.bushido.fighters.edition import Edition
from rules.bushido.values import FULL_HEALTH, Growing
from rules.bushido.wheel import TECHNIQUES
from rules.chances import outcomes

MOST_LEFT = (len(TECHNIQUES) - 1,) * 2
PAIRINGS_AT_HAND = 4
"""How many pairings are cached: each takes about a megabyte."""
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

Came = tuple[float, int, int, int, int, int, int]
"""A chance, and an outcome."""
Sides = tuple[Indices, Indices]
"""A number of either side for many states."""


class Situation(NamedTuple):
    """What an attack phase may depend on besides the two cards."""

    healths: tuple[int, int]
    cards: tuple[int, int]
    """How many are left in each hand."""


class Lines(NamedTuple):
    """Possible results of two cards, a line for each, as arrays of one length."""

    chance: Numbers
    lost: Indices
    """Damage to the first fighter."""
    taken: Indices
    """Damage to the second."""
    gone: Indices
    """By line and side: cards discarded."""
    back: Indices
    """By line and side: cards taken back."""
    moves: Mask
    """Which of them move cards."""
    begins: Indices
    """By number of a result: its first line."""
    counts: Indices
    """By number of a result: how many lines it has."""

    @staticmethod
    def of(results: Sequence[Sequence[Came]]) -> "Lines":
        """Return the lines of results, which have numbers from 0 on."""
        flat = np.array(list(chain(*results))).reshape(-1, 7)
        counts = np.array([len(result) for result in results], np.int32)
        whole = flat[:, 1:].astype(np.int32)
        return Lines(
            flat[:, 0],
            whole[:, 0],
            whole[:, 1],
            whole[:, 2:4],
            whole[:, 4:],
            whole[:, 2:].sum(axis=1) > 0,
            counts.cumsum(dtype=np.int32) - counts,
            counts,
        )


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
        self._met: dict[tuple[int, ...], int] = {}
        """By cards and situation, as few objects as will do: the number of the result."""
        self._numbers: dict[tuple[Came, ...], int] = {}
        """By result, in order."""
        self._lines = Lines.of([])
        # The numbers of results, and where those of two cards from hands of two sizes begin: one by one if
        # they depend on health.
        self._known, self._begins = np.empty(0, np.int32), np.full(CARDS**4, -1)
        self._by_health = np.array([bool(looked_at) for row in self._pairs for _, looked_at in row])

    def _number(self, card: int, answer: int, health: int, foe_health: int, sizes: tuple[int, int]) -> int:
        cards, looked_at = self._pairs[card][answer]
        situation = Situation(standing_for(health, foe_health, looked_at), (sizes[0] - 1, sizes[1] - 1))
        if looked_at.isdisjoint({"own-cards", "foe-cards"}):
            # Then nothing depends on the hands, so all of them share the result.
            situation = situation._replace(cards=MOST_LEFT)
        place = (card, answer, *chain(*situation))
        if place not in self._met:
            came = met(self._edition, self._fighters, cards, situation)
            result = tuple((chance, *each) for each, chance in came.items())
            self._met[place] = self._numbers.setdefault(result, len(self._numbers))
        return self._met[place]

    def results(
        self, cards: Indices, answers: Indices, healths: Sides, sizes: Sides
    ) -> tuple[Indices, Indices]:
        """Return the lines of all results of many two cards, and before them, which two cards each is of.

        Healths and the sizes of hands are those of either side before the turn.
        """
        numbers, lines = self._numbers_of(cards, answers, healths, sizes), self.lines
        counts = lines.counts[numbers]
        which = np.repeat(np.arange(len(numbers), dtype=np.int32), counts)
        before = counts.cumsum(dtype=np.int32) - counts
        begins = np.repeat(lines.begins[numbers] - before, counts)
        return which, begins + np.arange(len(which), dtype=np.int32)

    @property
    def lines(self) -> Lines:
        """All results worked out so far."""
        if len(self._lines.counts) < len(self._numbers):
            self._lines = Lines.of([*self._numbers])
        return self._lines

    def _numbers_of(self, cards: Indices, answers: Indices, healths: Sides, sizes: Sides) -> Indices:
        """Return the number of the result of each two cards."""
        pairs = ((cards * CARDS + answers) * CARDS + sizes[0] - 1) * CARDS + sizes[1] - 1
        self._make_room(distinct(pairs[self._begins[pairs] < 0]))
        place = (healths[0] - 1) * FULL_HEALTH + healths[1] - 1
        at = self._begins[pairs] + self._by_health[cards * CARDS + answers] * place
        unknown = np.flatnonzero(self._known[at] < 0)
        for each in unknown[np.unique(at[unknown], return_index=True)[1]].tolist():
            card, answer, *rest = (int(of[each]) for of in (cards, answers, *healths, *sizes))
            self._known[at[each]] = self._number(card, answer, rest[0], rest[1], (rest[2], rest[3]))
        return self._known[at]

    def _make_room(self, pairs: Keys) -> None:
        """Make room for the results of two cards from hands of two sizes: one number, or one by healths."""
        room = np.where(self._by_health[pairs // CARDS**2], FULL_HEALTH**2, 1)
        self._begins[pairs] = len(self._known) + room.cumsum() - room
        self._known = np.append(self._known, np.full(room.sum(), -1, np.int32))


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
