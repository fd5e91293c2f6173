"""Let two good players learn Pocket Samurai, play it many times, and say whether it is even.

    python -m apparatus.insight.pocket [--hands N] [--lessons N] [--seed N] [--endgame N] [--further N]

The tables go to standard output as Markdown. Exits with 1 where a bound is missed. ``--endgame`` says from
how many cards each a hand is solved to its end; with one more, solving takes about eight times as long.
``--further`` adds so many hands against somebody who solves endgames of two cards more: how little that gains
says how nearly the good player has solved the game.
"""

import argparse
import sys
import time
from random import Random

from apparatus.insight.pocket.endgame import Endgame
from apparatus.insight.pocket.hands import EAGER, EVEN, against, play_hands
from apparatus.insight.pocket.player import GoodPlayer
from apparatus.insight.pocket.report import bounds, markdown
from apparatus.insight.pocket.worth import learn, rough

LESSON = 1_000
"""How many hands are played before what they tell is learnt."""
EASIER = 1
"""How many cards later endgames are solved while learning, which is eight times as fast."""
FURTHER = 2
"""How many cards sooner endgames are solved by whom the good player is measured against."""


def main() -> int:
    """Learn, play, print, and hold the figures to the bounds."""
    began, arguments = time.perf_counter(), _arguments()
    rng = Random(arguments.seed)  # noqa: S311  the same hands for everybody
    pupil = GoodPlayer(rough(), Endgame(arguments.endgame - EASIER))
    for _ in range(arguments.lessons):
        played = play_hands(pupil, LESSON, rng, EVEN)
        seen = [(table, hand.worth) for hand in played for table in hand.tables]
        pupil = GoodPlayer(learn(pupil.worth, seen), pupil.endgame)
    player = GoodPlayer(pupil.worth, Endgame(arguments.endgame))
    hands = play_hands(player, arguments.hands, rng, EAGER)
    sys.stdout.writelines(f"{line}\n" for line in markdown(hands))
    if arguments.further:
        foe = GoodPlayer(player.worth, Endgame(arguments.endgame + FURTHER))
        lost = against(player, foe, arguments.further, rng)
        sys.stdout.write(
            f"\nAgainst {FURTHER} cards more solved, {arguments.further} hands: {lost:.1%} won.\n"
        )
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
    arguments.add_argument("--endgame", type=int, default=4)
    arguments.add_argument("--further", type=int, default=0)
    return arguments.parse_args()


if __name__ == "__main__":
    sys.exit(main())
