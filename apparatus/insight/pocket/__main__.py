"""Train two good players for Pocket Samurai, play them many times, and report whether the game is even.

    python -m apparatus.insight.pocket [--rules ID] [--hands N] [--answers N] [--seed N] ...

The tables go to standard output as Markdown. Exits with 1 if a bound is missed.

``--rules``    the version whose deck is measured; turns are those of the newest
``--answers``  in how many hands only one of the players drafts against the other's cards
``--endgame``  from how many cards each a hand is solved to its end; one more takes eight times as long
``--further``  adds this many hands against a player who solves endgames of two more cards: how little
               that gains shows how nearly the good player has solved the game
"""

import argparse
import sys
import time
from random import Random

from apparatus.insight.pocket.hands import against, play_hand
from apparatus.insight.pocket.report import Figures, bounds, markdown
from apparatus.insight.pocket.school import School, Syllabus
from rules.pocket.pocket import NEWEST, Pocket, SecondPocket

VERSIONS: dict[str, Pocket] = {game.id: game for game in (Pocket(), SecondPocket())}
FURTHER = 2
"""How many more cards each the endgames have that the good player's opponent solves."""


def main() -> int:
    """Learn, play, print, and check the figures against the bounds."""
    began, arguments = time.perf_counter(), _arguments()
    rng = Random(arguments.seed)  # noqa: S311  the same hands for everybody
    game = VERSIONS[arguments.rules]
    school = School(game, Syllabus(drafts=arguments.drafts, endgame=arguments.endgame), rng)
    figures = Figures(
        game.deck,
        [play_hand((school.plain, school.plain), game, rng) for _ in range(arguments.hands)],
        against(school.answering, school.plain, arguments.answers, game, rng),
    )
    sys.stdout.writelines(f"{line}\n" for line in markdown(figures))
    if arguments.further:
        won = against(school.plain, school.further(FURTHER), arguments.further, game, rng)
        share = sum(won) / len(won)
        sys.stdout.write(
            f"\nAgainst {FURTHER} cards more solved, {arguments.further} hands: {share:.1%} won.\n"
        )
    missed = [bound for bound in bounds(figures) if not bound.kept]
    for bound in missed:
        sys.stdout.write(
            f"Missed: {bound.name} is {bound.figure:.3g}, to be from {bound.least:.3g} to {bound.most:.3g}.\n"
        )
    sys.stdout.write(f"\nIt took {time.perf_counter() - began:.0f} seconds.\n")
    return 1 if missed else 0


def _arguments() -> argparse.Namespace:
    arguments = argparse.ArgumentParser(prog="python -m apparatus.insight.pocket", description=__doc__)
    arguments.add_argument("--rules", choices=VERSIONS, default=NEWEST.id)
    arguments.add_argument("--hands", type=int, default=4_000)
    arguments.add_argument("--answers", type=int, default=4_000)
    arguments.add_argument("--drafts", type=int, default=Syllabus.drafts)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--endgame", type=int, default=Syllabus.endgame)
    arguments.add_argument("--further", type=int, default=0)
    return arguments.parse_args()


if __name__ == "__main__":
    sys.exit(main())
