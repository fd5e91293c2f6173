"""Make two years of puzzles of the duel: positions in which the answer matters, none twice.

    python -m apparatus.insight.puzzles [--seed N]

Small hands are searched to the last card, so the file is exact except for rounding. The same seed makes the
same file, ``players/bushido/duel.puzzles``, in some minutes.
"""

import argparse
import random
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import chain

import msgspec

from players.bushido.clashes import clashes
from players.bushido.learnt import learnt
from players.bushido.puzzles import KEPT, KeptPuzzle, KeptSide
from players.bushido.search import Search
from players.bushido.ways import bits
from players.bushido.worth import worth
from players.puzzle import TENTHS, Puzzle
from players.reckoning import POINTS
from rules.bushido.fighters import EDITIONS
from rules.bushido.wheel import TECHNIQUES

YEARS, SEED = 730, 33
SIZES, HEALTHS = (3, 3, 4, 4, 4, 5), range(2, 15)
"""How many cards each side holds, as often as each number is listed, and its possible healths."""
OPEN = range(10, 91)
"""The points that the best mix must win: nobody learns from a position that is lost or won."""


def main() -> int:
    """Make the file and print how much is in it."""
    arguments = argparse.ArgumentParser(prog="python -m apparatus.insight.puzzles", description=__doc__)
    arguments.add_argument("--seed", type=int, default=SEED)
    made = puzzles(arguments.parse_args().seed, YEARS)
    KEPT.write_bytes(b"".join(msgspec.json.encode(each) + b"\n" for each in made))
    sys.stdout.write(f"{len(made)} puzzles in {KEPT.stat().st_size} bytes.\n")
    return 0


def puzzles(seed: int, count: int) -> list[KeptPuzzle]:
    """Make this many puzzles, equally many of each pairing, in random order."""
    pairings = [*map(_parted, learnt().pairings)]
    with ProcessPoolExecutor() as cores:
        made = [
            *chain.from_iterable(cores.map(partial(of_pairing, seed, -(-count // len(pairings))), pairings))
        ]
    random.Random(seed).shuffle(made)  # noqa: S311  only a file is made, nobody plays for anything
    return made[:count]


def _parted(pairing: str) -> tuple[str, str]:
    """Return both fighters of a pairing; their names may contain hyphens, too."""
    fighters = EDITIONS[learnt().edition - 1].fighters
    return next((one, other) for one in fighters for other in fighters if f"{one}-{other}" == pairing)


def of_pairing(seed: int, count: int, fighters: tuple[str, str]) -> list[KeptPuzzle]:
    """Make this many puzzles of a pairing, seen from either side."""
    known = worth(learnt().edition, fighters)
    assert known  # noqa: S101  the pairing stands in the file
    chance = random.Random(f"{seed} {fighters}")  # noqa: S311  as above
    search = Search(clashes(EDITIONS[learnt().edition - 1], fighters), known)
    found: dict[tuple[KeptSide, KeptSide], KeptPuzzle] = {}
    while len(found) < count:
        size = chance.choice(SIZES)
        own, foe = (_side(fighter, size, chance) for fighter in fighters)
        position = _position(search, own, foe, turned=chance.random() < 1 / 2)
        if _wanted(position.puzzle()):
            found.setdefault((position.own, position.foe), position)
    return [*found.values()]


def _side(fighter: str, size: int, chance: random.Random) -> KeptSide:
    hand = sorted(chance.sample(range(len(TECHNIQUES)), size))
    return KeptSide(fighter, chance.choice(HEALTHS), "".join(map(str, hand)))


def _position(search: Search, own: KeptSide, foe: KeptSide, *, turned: bool) -> KeptPuzzle:
    """Return a puzzle with the payoff of every two cards, ``turned`` if the second fighter is the solver."""
    one, other = own.combatant(), foe.combatant()
    payoffs = search.payoffs(one.health, other.health, bits(one.hand), bits(other.hand), len(one.hand))
    whole = POINTS * TENTHS
    if turned:
        payoffs = [[1 - earned for earned in column] for column in zip(*payoffs, strict=True)]
        own, foe = foe, own
    return KeptPuzzle(own, foe, tuple(tuple(round(whole * earned) for earned in row) for row in payoffs))


def _wanted(puzzle: Puzzle) -> bool:
    return puzzle.instructive and round(puzzle.value) in OPEN


if __name__ == "__main__":
    sys.exit(main())
