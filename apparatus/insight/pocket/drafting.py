"""What a drafted card is worth: by itself, and against the cards that the opponent has taken.

Learnt from whole hands: each card counts for its owner, again for every opposing card that it would meet
well, and again for every one that would defeat it.
"""

import math
from collections.abc import Callable, Sequence
from random import Random

import numpy as np
from numpy.typing import NDArray

from apparatus.insight.pocket.logistic import fit
from apparatus.insight.pocket.printed import STRIKES
from players.pocket.worth import beats, meets_well
from rules.pocket.cards import DojoCard
from rules.pocket.deck import CARDS, Deck
from rules.pocket.dojo import PICKS
from rules.pocket.pocket import DOJO_PHASES

EACH = PICKS * DOJO_PHASES // 2
"""How many cards each player has in the end."""
FIRST_GUESS, BEFORE = 4.0, 40.0
"""How strongly learning assumes, at first, that no card is worth anything, and then, that all meet alike."""

Vector = NDArray[np.float64]
Square = NDArray[np.float64]
Drafted = tuple[tuple[Deck, Deck], float]
"""What both drafted, and the result for the first seat."""


class Drafting:
    """How a player drafts: by what cards are worth in themselves and against the opponent's."""

    def __init__(self, deck: Deck, held: Vector, met: Square, taste: float) -> None:
        self._place = {card: place for place, card in enumerate(deck)}
        self._held, self._met, self._taste = held.tolist(), met.tolist(), taste

    def pick(self, options: Sequence[str], own: Deck, foe: Deck, rng: Random) -> str:
        """Pick the card that is worth most, now and then a lesser one."""
        both = [self._place[card] for card in (*own, *foe)]
        worths = [self._worth(self._place[card], both) / self._taste for card in options]
        most = max(worths)
        return rng.choices(options, [math.exp(worth - most) for worth in worths])[0]

    def _worth(self, card: int, both: Sequence[int]) -> float:
        """Return what it is worth to have a card and to keep it from the opponent, half of each."""
        met = self._met[card]
        return self._held[card] + sum(met[each] for each in both) / 2


class Meetings:
    """Which cards of a deck defeat which, and which meet which well, if only by showing more."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self._beats, self._meets = self._square(beats), self._square(meets_well)

    def alike(self, taste: float) -> Drafting:
        """Return how to draft without any knowledge."""
        return Drafting(self.deck, np.zeros(STRIKES), np.zeros((STRIKES, STRIKES)), taste)

    def learn(self, hands: Sequence[Drafted], taste: float) -> tuple[Drafting, Drafting]:
        """Return two ways to draft: by the cards alone, and against the opponent's cards."""
        seen = [(self._facts(*drafted), end) for drafted, end in hands]
        at_large = fit(np.zeros(STRIKES + 2), [(_at_large(facts), end) for facts, end in seen], FIRST_GUESS)
        before = np.concatenate([at_large[:STRIKES], np.repeat(at_large[STRIKES:], STRIKES)])
        held, met = self._worth(fit(before, seen, BEFORE))
        return Drafting(self.deck, held, 0 * met, taste), Drafting(self.deck, held, met, taste)

    def _square(self, holds: Callable[[DojoCard, DojoCard], bool]) -> Square:
        return np.array([[holds(CARDS[card], CARDS[foe]) for foe in self.deck] for card in self.deck], float)

    def _facts(self, one: Deck, other: Deck) -> Vector:
        """Return the facts of a draft, counted for the first seat."""
        own, foe = (np.array([card in hand for card in self.deck], float) for hand in (one, other))
        hunting = own * (self._meets @ foe) - foe * (self._meets @ own)
        hunted = own * (self._beats.T @ foe) - foe * (self._beats.T @ own)
        return np.concatenate([own - foe, hunting, hunted])

    def _worth(self, weights: Vector) -> tuple[Vector, Square]:
        """Return what each card is worth on average, and how much more against each opposing card."""
        held, hunting, hunted = weights.reshape(3, STRIKES)
        gained = self._meets * hunting[:, None] - self._beats * hunted[None, :]
        met = gained - gained.T
        mean = met.mean(1)
        return held + EACH * mean, met - mean[:, None]


def _at_large(facts: Vector) -> Vector:
    """Return the facts of a draft with all meetings added up, and all defeats."""
    held, hunting, hunted = facts.reshape(3, STRIKES)
    return np.array([*held, hunting.sum(), hunted.sum()])
