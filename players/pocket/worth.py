"""The worth of tables and cards of Pocket Samurai, learnt from good players."""

import math
from functools import cache
from pathlib import Path

import msgspec

from rules.pocket.abilities import Answers, TurnsAgainst
from rules.pocket.cards import STRIKE, DojoCard
from rules.pocket.deck import CARDS
from rules.pocket.state import BothAreas

LEAST_LEAD = -6
"""Lower leads in swords count as this."""
STAGES = (2, 6, 11)
"""The most cards both hold together, without the Strike!, in each stage but the first."""

Cards = dict[str, float]


class Learnt(msgspec.Struct, frozen=True):
    """What counts for the seat that has it, in the logarithm of its odds to win."""

    leads: tuple[tuple[float, ...], ...]
    """For each lead of swords over the opposing helms, at each stage of the round."""
    held: Cards
    """For a card in hand."""
    in_play: Cards
    """For a card in play that can do more."""
    drafted: Cards
    hunting: Cards
    """For a drafted card, for each of the opponent's cards that it would meet well."""
    hunted: Cards
    """For a drafted card, for each of the opponent's that would defeat it; negative for a loss."""

    def of_table(self, areas: BothAreas) -> float:
        """Return the first seat's chance to win, between two turns."""
        held = sum(len(area.hand) - 1 for area in areas)
        leads = self.leads[sum(held > most for most in STAGES)]
        total = 0.0
        for seat, sign in ((0, 1), (1, -1)):
            own, foe = areas[seat], areas[1 - seat]
            lead = own.symbols.swords - foe.symbols.helms - LEAST_LEAD
            total += sign * leads[min(max(lead, 0), len(leads) - 1)]
            total += sign * sum(self.held.get(card, 0) for card in own.hand)
            total += sign * sum(self.in_play.get(placed.card, 0) for placed in own.in_play)
        return 1 / (1 + math.exp(-total))

    def of_pick(self, card: str, own: tuple[str, ...], foe: tuple[str, ...]) -> float:
        """Return the worth of having a card and of keeping it from the opponent, half of each."""
        others = [other for other in (*own, *foe) if other != STRIKE]
        return self.drafted.get(card, 0) + sum(self._against(card, other) for other in others) / 2

    def _against(self, card: str, foe: str) -> float:
        """Return the mutual worth of two cards of opposing seats, for the first."""
        gained = self.hunting.get(card, 0) * meets_well(CARDS[card], CARDS[foe])
        lost = self.hunted.get(foe, 0) * beats(CARDS[card], CARDS[foe])
        back = self.hunting.get(foe, 0) * meets_well(CARDS[foe], CARDS[card])
        saved = self.hunted.get(card, 0) * beats(CARDS[foe], CARDS[card])
        return gained - lost - back + saved


@cache
def learnt() -> Learnt:
    """Read the learnt values."""
    return msgspec.json.decode(Path(__file__).with_name("learnt.json").read_bytes(), type=Learnt)


def beats(card: DojoCard, foe: DojoCard) -> bool:
    """Return whether a card defeats another."""
    return foe.beaten_by(card) is not None


def meets_well(card: DojoCard, foe: DojoCard) -> bool:
    """Return whether a card defeats another, or shows more because of it."""
    turns, answers = card.ability(TurnsAgainst), card.ability(Answers)
    shows_more = (turns and turns.sign in foe.signs) or (answers and answers.aspect == foe.aspect)
    return beats(card, foe) or bool(shows_more)
