"""The rules as arrays: the possible outcomes of every two cards, and their chances.

Every line comes from ``rules.bushido.clash`` itself, run through all its dice. The outcome of two cards
depends on little else, so the rules are asked once for each situation that can make a difference.
"""

from collections import defaultdict
from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from apparatus.insight.ladder import Ladder, is_exact, stand
from players.bushido.clashes import Outcome, Situation, met, reads, standing_for
from rules.bushido.fighters.edition import Edition
from rules.bushido.wheel import TECHNIQUES

CARDS = len(TECHNIQUES)


class Tables(NamedTuple):
    """Every outcome of every two cards, one after the other, and where to find those of a situation.

    The outcomes of a situation begin with those that harm nobody.
    """

    row: NDArray[np.int32]
    """By both rungs, cards left in both hands, card, and opponent's card: the row."""
    begin: NDArray[np.int32]
    """By row: its first outcome; the next row's first ends it."""
    harms: NDArray[np.int32]
    """By row: its first outcome that harms anyone."""
    chance: NDArray[np.float64]
    damage: NDArray[np.int32]
    """By outcome and side: how many rungs it costs, all of them for a knock-out."""
    lost: NDArray[np.int32]
    back: NDArray[np.int32]
    changes: NDArray[np.bool_]
    """By outcome: whether any card is discarded or taken back."""


Cell = tuple[int, int, int | slice, int | slice]
"""Where a situation goes in the table: both rungs, then the cards left in both hands."""


def tabulate(edition: Edition, fighters: tuple[str, str], ladder: Ladder) -> Tables:
    """Tabulate two fighters of an edition against each other, on every rung of a ladder."""
    one, other = fighters
    row = np.zeros((len(ladder) + 1, len(ladder) + 1, CARDS, CARDS, CARDS, CARDS), np.int32)
    rows: list[dict[Outcome, float]] = []
    exact = is_exact(ladder)
    for place, card in enumerate(edition.decks[one].values()):
        for other_place, other_card in enumerate(edition.decks[other].values()):
            known: dict[Situation, dict[Outcome, float]] = {}
            found: dict[tuple[Situation, tuple[int, ...]], int] = {}
            for cell, situation in _situations(reads(card, other_card), ladder):
                if situation not in known:
                    known[situation] = met(edition, fighters, (card, other_card), situation)
                # If no rung is left out, each rung is a health, and damage costs equally many rungs
                # everywhere.
                key = situation, () if exact else cell[:2]
                if key not in found:
                    found[key] = len(rows)
                    rows.append(known[situation] if exact else _in_rungs(known[situation], cell[:2], ladder))
                row[(*cell, place, other_place)] = found[key]
    return _as_arrays(row, rows)


def _in_rungs(outcomes: dict[Outcome, float], rungs: tuple[int, int], ladder: Ladder) -> dict[Outcome, float]:
    """Return outcomes with their damage in rungs."""
    own, foe = rungs
    found: defaultdict[Outcome, float] = defaultdict(float)
    for (damage, foe_damage, *cards), chance in outcomes.items():
        for rung, share in stand(ladder[own - 1] - damage, ladder):
            for foe_rung, foe_share in stand(ladder[foe - 1] - foe_damage, ladder):
                lost, foe_lost, back, foe_back = cards
                outcome = (own - rung, foe - foe_rung, lost, foe_lost, back, foe_back)
                found[outcome] += chance * share * foe_share
    return found


def _situations(looked_at: set[str], ladder: Ladder) -> Iterator[tuple[Cell, Situation]]:
    """Yield cells of the table with a situation that stands for all of them."""
    counts = [
        (slice(None) if own is None else own, slice(None) if foe is None else foe)
        for own in (range(CARDS) if "own-cards" in looked_at else (None,))
        for foe in (range(CARDS) if "foe-cards" in looked_at else (None,))
    ]
    for (rung, own), (foe_rung, foe) in product(enumerate(ladder, 1), repeat=2):
        healths = standing_for(own, foe, looked_at)
        for cell in counts:
            cards = tuple(CARDS - 1 if isinstance(count, slice) else count for count in cell)
            yield (rung, foe_rung, *cell), Situation(healths, (cards[0], cards[1]))


def _as_arrays(row: NDArray[np.int32], rows: list[dict[Outcome, float]]) -> Tables:
    """Join the rows, with the outcomes that harm nobody first in each."""
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
