"""Let two good players learn Pocket Samurai, play it many times, and say whether it is even.

    python -m apparatus.insight.pocket [--hands N] [--lessons N] [--seed N] [--further N]

The tables go to standard output as Markdown. Exits with 1 where a bound is missed. ``--further`` adds so many
hands against somebody who solves two turns where the good player solves one: how little that gains says how
nearly the good player has solved the game. Each of these hands takes as long as forty others.
"""

import argparse
import sys
import time
from random import Random

from apparatus.insight.pocket.hands import EAGER, EVEN, further, play_hands
from apparatus.insight.pocket.report import bounds, markdown
from apparatus.insight.pocket.worth import learn, rough


def main() -> int:
    """Learn, play, print, and hold the figures to the bounds."""
    began, arguments = time.perf_counter(), _arguments()
    rng, worth = Random(arguments.seed), rough()  # noqa: S311  the same hands for everybody
    for _ in range(arguments.lessons):
        played = play_hands(worth, arguments.hands // 2, rng, EVEN)
        worth = learn(worth, [(table, hand.worth) for hand in played for table in hand.tables])
    hands = play_hands(worth, arguments.hands, rng, EAGER)
    sys.stdout.writelines(f"{line}\n" for line in markdown(hands))
    if arguments.further:
        gained = further(worth, arguments.further, rng)
        sys.stdout.write(f"\nTwo turns solved against one, {arguments.further} hands: {gained:.1%} won.\n")
    missed = [bound for bound in bounds(hands) if not bound.kept]
    for bound in missed:
        sys.stdout.write(
            f"Missed: {bound.name} is {bound.figure:.3g}, to be from {bound.least:.3g} to {bound.most:.3g}.\n"
        )
    sys.stdout.write(f"\nIt took {time.perf_counter() - began:.0f} seconds.\n")
    return 1 if missed else 0


def _arguments() -> argparse.Namespace:
    arguments = argparse.ArgumentParser(prog="python -m apparatus.insight.pocket", description=__doc__)
    arguments.add_argument("--hands", type=int, default=2_000)
    arguments.add_argument("--lessons", type=int, default=3)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--further", type=int, default=0)
    return arguments.parse_args()


if __name__ == "__main__":
    sys.exit(main())
