"""A master of the duel.

It searches a turn, using the learnt worth of its pairing. If nothing is known of the pairing, it
looks only at this turn: it judges the rest of the duel by the lead in health, and by what each card left in
one hand gains on average against those left in the other.
"""

import math
from collections.abc import Callable
from functools import lru_cache
from itertools import product

from players.bushido.learnt import known_as
from players.bushido.search import search_of
from players.bushido.ways import bits
from players.equilibrium import solved
from players.player import Player, mixed
from rules.bushido.attack_phase import Combatant
from rules.bushido.duel import Duel, DuelView, state_of
from rules.bushido.fighters.edition import Edition
from rules.bushido.values import FULL_HEALTH
from rules.bushido.wheel import TECHNIQUES
from rules.chances import outcomes
from rules.dice import Dice
from rules.game import Request

CLEAR = 2.6
"""A lead in health that is worth about three to one."""
MORE = 0.55
"""How much wider this is for each turn left until both hands are full again."""

Gains = dict[tuple[str, str], float]
"""What each card gains in health against each of the opponent's."""


def master(game: Duel) -> Player:
    """Return a master of the duel, for the cards of an edition."""
    edition = game.edition

    def choose(view: DuelView, request: Request, dice: Dice, effort: float) -> str:
        fighters = state_of(view).fighters
        own, foe = fighters[request.seat], fighters[1 - request.seat]
        mix = _searched(edition, own, foe, quick=effort < 1)
        if mix is None:
            _, mix, _ = solved(_payoffs(edition, own, foe))
        return mixed(dict(zip(own.hand, mix, strict=True)), dice)

    return choose


def _searched(edition: Edition, own: Combatant, foe: Combatant, *, quick: bool) -> list[float] | None:
    """Return the best mix by a search, or None if nothing is known of the pairing."""
    names = known_as(edition.number, own.fighter, foe.fighter)
    if not names:
        return None
    # A pairing is known in one order only, and both its sides are solved at once.
    seat = int(names != (own.fighter, foe.fighter))
    one, other = (foe, own) if seat else (own, foe)
    at = one.health, other.health, bits(one.hand), bits(other.hand)
    _, *mixes = search_of(edition, names).solve(*at, quick=quick)
    return mixes[seat]


def _payoffs(edition: Edition, own: Combatant, foe: Combatant) -> list[list[float]]:
    judged = _judged(all_gains(edition, own.fighter, foe.fighter))

    def earned(card: str, answer: str) -> float:
        one, other = edition.lay(0, own, card), edition.lay(1, foe, answer)
        met = outcomes(lambda dice: edition.clash(one, other, dice))
        return sum(chance * judged(*result.fighters) for chance, result in met)

    return [[earned(card, answer) for answer in foe.hand] for card in own.hand]


def _judged(gains: Gains) -> Callable[[Combatant, Combatant], float]:
    """Return a function that judges two fighters after a turn: the first one's chance to win."""

    def judge(own: Combatant, foe: Combatant) -> float:
        if own.health < 1 or foe.health < 1:
            return (1 + (own.health > 0) - (foe.health > 0)) / 2
        hand, other = own.hand or TECHNIQUES, foe.hand or TECHNIQUES
        turns = min(len(hand), len(other))
        mean = sum(gains[pair] for pair in product(hand, other)) / (len(hand) * len(other))
        lead = own.health - foe.health + turns * mean
        return 1 / (1 + math.exp(-lead / (CLEAR + MORE * turns)))

    return judge


@lru_cache(maxsize=128)
def all_gains(edition: Edition, fighter: str, foe: str) -> Gains:
    """Return the average result of each two cards of two fighters, both at full health."""
    own, other = (Combatant(name, FULL_HEALTH, TECHNIQUES) for name in (fighter, foe))

    def gain(card: str, answer: str) -> float:
        one, two = edition.lay(0, own, card), edition.lay(1, other, answer)
        met = outcomes(lambda dice: edition.clash(one, two, dice))
        return sum(chance * (r.fighters[0].health - r.fighters[1].health) for chance, r in met)

    return {pair: gain(*pair) for pair in product(TECHNIQUES, TECHNIQUES)}
