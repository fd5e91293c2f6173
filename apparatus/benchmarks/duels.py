"""Random matches by the rules, and for the duels a hand-written minimum for comparison, in one run.

    python apparatus/benchmarks/duels.py [DUELS]

The minimum is what one would write for speed alone: a mutable fighter, numbers instead of names, no checks,
no events, no sealed dice. A move is one choice made. A second is one of processor time; each figure is the
median of five runs. A move of a free for all does more than one of a duel: nearly every card is its own
fight, whereas a duel's two cards share one, and dice decide who is active. A hand of Pocket Samurai includes
its draft. Kendo Duel asks one player at a time, so a move is a whole step of the rules. So it is in Way of
the Samurai, where a move includes everything that comes before the next question.
"""

import random
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from rules.bushido.brawl import BrawlOptions
from rules.bushido.duel import DuelOptions
from rules.dice import Dice
from rules.game import Game
from rules.games import game
from rules.kendo.state import KendoOptions
from rules.pocket.state import PocketOptions
from rules.way.state import WayOptions

RUNS = 5
DUELS = 5_000
CROWDED = 10
"""Duels for each match of another kind, because those take longer."""

# The minimum

BUTTERFLY, TURTLE, MOUNTAIN = 2, 5, 8
STANDARDS = {0: (6, 7), 1: (4, 5), 3: (7, 8), 4: (3, 4), 6: (5, 6), 7: (8, 9)}


@dataclass(slots=True)
class Bare:
    """A fighter of the minimum."""

    health: int = 20
    hand: list[int] = field(default_factory=lambda: list(range(9)))


def d3(count: int) -> int:
    """Roll dice the quick way."""
    total = count
    for _ in range(count):
        total += int(random.random() * 3)
    return total


def speed_of(card: int, swift: bool) -> int:
    """Return the Speed of a card by itself."""
    if card in STANDARDS:
        return STANDARDS[card][0]
    if swift:
        return d3(1 if card == TURTLE else 2)
    return d3(3) if card == TURTLE else 5 if card == BUTTERFLY else 4


def swift_strength(card: int, speed: int, faster: bool) -> int:
    """Return the Strength of the Swift's card."""
    if card in STANDARDS:
        return STANDARDS[card][1]
    if card == BUTTERFLY:
        return 3
    if card == TURTLE:
        return d3(5 - speed)
    return d3(2) if faster else 2


def wanderer_strength(card: int, attacks: bool, behind: bool) -> int:
    """Return the Strength of the Wanderer's card."""
    if card in STANDARDS:
        return STANDARDS[card][1]
    if card == BUTTERFLY:
        return 5 if attacks else 8
    if card == TURTLE:
        return 4 if attacks else 9
    return (4 if attacks else 7) + (4 if behind else 0)


def swift_attacks(swift: Bare, wanderer: Bare, card: int, answer: int) -> None:
    """Hit the Wanderer's card with the Swift's."""
    own = speed_of(card, swift=True)
    speed = own + d3(2) if answer == BUTTERFLY else own
    answered = speed_of(answer, swift=False)
    block = wanderer_strength(answer, False, wanderer.health < swift.health) if answered < speed else 0
    faster = speed < answered
    for _ in range(2 if card == MOUNTAIN and faster else 1):
        wanderer.health -= max(swift_strength(card, own, faster) - block, 0)


def wanderer_attacks(wanderer: Bare, swift: Bare, card: int, answer: int) -> None:
    """Hit the Swift's card with the Wanderer's."""
    speed, answered = speed_of(card, swift=False), speed_of(answer, swift=True)
    block = 0
    if answered < speed:
        if answer == BUTTERFLY:
            return
        block = swift_strength(answer, answered, True)
    swift.health -= max(wanderer_strength(card, True, wanderer.health < swift.health) - block, 0)


def bare_duel() -> int:
    """Play one duel and return its moves."""
    swift, wanderer = Bare(), Bare()
    turns = 0
    while swift.health > 0 and wanderer.health > 0:
        turns += 1
        card = swift.hand.pop(int(random.random() * len(swift.hand)))
        answer = wanderer.hand.pop(int(random.random() * len(wanderer.hand)))
        distance = (answer - card) % 9
        if distance > 4:
            wanderer_attacks(wanderer, swift, answer, card)
        elif distance:
            swift_attacks(swift, wanderer, card, answer)
        if not swift.hand:
            swift.hand, wanderer.hand = list(range(9)), list(range(9))
    return 2 * turns


# The rules

DUEL, BRAWL, POCKET = game("bushido.duel/1"), game("bushido.brawl/1"), game("pocket.hand/1")
KENDO, COMPETITION = game("kendo.duel/2"), game("kendo.competition/2")
WAY = game("way.fight/1")
PAIR = ("swift", "wanderer")
CROWD = PAIR * 4


def ruled_duel() -> int:
    """Play one duel by the rules and return its moves."""
    return ruled(DUEL, 2, DuelOptions(PAIR))


def ruled_brawl() -> int:
    """Play one free for all of eight, four of each fighter, and return its moves."""
    return ruled(BRAWL, len(CROWD), BrawlOptions(CROWD))


def ruled_hand() -> int:
    """Draft and play one hand of Pocket Samurai by the rules and return its moves."""
    return ruled(POCKET, 2, PocketOptions())


def ruled_kendo() -> int:
    """Play one Kendo Duel of two by the rules and return its moves."""
    return ruled(KENDO, 2, KendoOptions())


def ruled_kendo_of_four() -> int:
    """Play one Kendo Duel of four by the rules and return its moves."""
    return ruled(KENDO, 4, KendoOptions())


def ruled_competition() -> int:
    """Play one Kendo Competition by the rules and return its moves."""
    return ruled(COMPETITION, 2, KendoOptions())


def ruled_fight() -> int:
    """Fight Shiro by the rules of Way of the Samurai, with every module, and return the moves."""
    return ruled(WAY, 1, WayOptions(opponent="shiro", blood=True, yoroi="mine"))


def ruled(played: Game[Any, Any, Any, Any], seats: int, options: object) -> int:
    """Play to the end, with every choice checked and every event told; return how many choices that took."""
    seed = random.randbytes(32)
    state = played.start(seats, options, Dice(seed)).state
    plays = moves = 0
    while requests := played.requests(state):
        plays += 1
        moves += len(requests)
        choices = {ask.seat: ask.options[int(random.random() * len(ask.options))] for ask in requests}
        state = played.play(state, choices, Dice(seed, plays)).state
    return moves


DUELLED = {"hand-written minimum": bare_duel, "rules, checked, with events": ruled_duel}
MATCHES = {
    **DUELLED,
    "the same, eight in a brawl": ruled_brawl,
    "the same, Pocket Samurai": ruled_hand,
    "the same, Kendo Duel": ruled_kendo,
    "the same, Kendo Duel of four": ruled_kendo_of_four,
    "the same, Kendo Competition": ruled_competition,
    "the same, Way of the Samurai": ruled_fight,
}


@dataclass(frozen=True)
class Rate:
    """How fast one run went."""

    matches: float
    moves: float


def rate(match: Callable[[], int], matches: int) -> Rate:
    """Time one run of matches."""
    began = time.process_time()
    moves = sum(match() for _ in range(matches))
    took = time.process_time() - began
    return Rate(matches / took, moves / took)


def main() -> None:
    """Print all rates and how they compare, all taking turns so that a busy moment hits each."""
    duels = int(sys.argv[1]) if len(sys.argv) > 1 else DUELS
    random.seed(1)
    runs = [
        [rate(match, duels // (1 if name in DUELLED else CROWDED)) for name, match in MATCHES.items()]
        for _ in range(RUNS)
    ]
    for name, rates in zip(MATCHES, zip(*runs, strict=True), strict=True):
        matches = statistics.median(run.matches for run in rates)
        moves = statistics.median(run.moves for run in rates)
        print(f"{name:29} {matches:>9,.0f} matches/s {moves:>11,.0f} moves/s")
    ruling = statistics.median(duel.matches / bare.matches for bare, duel, *_ in runs)
    crowding = statistics.median(brawl.moves / duel.moves for _, duel, brawl, *_ in runs)
    print(f"{'rules to minimum, duels':29} {ruling:>9.3f}")
    print(f"{'eight to two seats, moves':29} {crowding:>9.3f}")


if __name__ == "__main__":
    main()
