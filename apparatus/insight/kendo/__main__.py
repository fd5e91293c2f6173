"""Train good players for the Duel and the Competition, play them many times, and report how even both are.

    python -m apparatus.insight.kendo [--duels N] [--matches N] [--lessons N] [--seed N] [--readings]
    python -m apparatus.insight.kendo --seeds N

The tables go to standard output as Markdown. Exits with 1 if a bound is missed beyond doubt, by more than two
standard errors, or if a good player is too weak to measure with. Each measure uses two good players who have
learnt from different games; each plays half of the games against itself. ``--readings`` also measures other
readings of the text, for which good players learn anew. ``--seeds`` measures only how strong that many good
players are.
"""

import argparse
import sys
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from random import Random

from apparatus.insight.kendo.aims import aim_rows
from apparatus.insight.kendo.duels import FoughtDuel, fight
from apparatus.insight.kendo.learning import Pupil, taught
from apparatus.insight.kendo.player import AnyGame, KendoPlayer, KendoStandIn, Settled
from apparatus.insight.kendo.readings import READINGS
from apparatus.insight.kendo.report import HEAD, LINE, STRONG, bounds, markdown, row
from rules.kendo.competition import SecondCompetition
from rules.kendo.duel import SecondKendoDuel

APART = 100
"""How far the seed of a second good player is from that of the first."""


class TooWeakError(Exception):
    """A good player is too weak to measure with."""


@dataclass(frozen=True)
class Measure:
    """A game to measure, in how many games, and from how many games a round its players learn."""

    name: str
    game: AnyGame
    games: int
    lessons: int
    seed: int

    def pupils(self, seeds: Iterable[int]) -> Iterator[Pupil]:
        """Teach good players, and print how strong each is."""
        for seed in seeds:
            pupil = taught(self.game, self.lessons, seed, STRONG[self.name])
            told = f"the player of seed {seed}, after {pupil.rounds} rounds, beats the stand-in in"
            _print([f"{self.name}: {told} {pupil.strength}."])
            yield pupil

    def strong(self) -> list[FoughtDuel]:
        """Play two good players, each against itself. Raise TooWeakError if one is too weak."""
        fought: list[FoughtDuel] = []
        for pupil in self.pupils((self.seed, self.seed + APART)):
            if pupil.strength.figure < STRONG[self.name]:
                raise TooWeakError(f"{self.name}: nothing is measured with the player of seed {pupil.seed}")
            fought += self.play(pupil.player, self.games // 2)
        return fought

    def play(self, player: KendoPlayer, games: int) -> list[FoughtDuel]:
        """Play a player against itself."""
        rng = Random(self.seed)  # noqa: S311  the same games for everybody
        return [fight(self.game, (player, player), rng) for _ in range(games)]


def main() -> int:
    """Learn, play, print, and check the figures against the bounds."""
    began, asked = time.perf_counter(), _arguments()
    measures = (
        Measure("Duel", SecondKendoDuel(), asked.duels, asked.lessons, asked.seed),
        Measure("Competition", SecondCompetition(), asked.matches, asked.lessons, asked.seed),
    )
    try:
        kept = [_stable(each, asked.seeds) if asked.seeds else _even(each) for each in measures]
        if asked.readings:
            for each in measures:
                _print(_readings(each))
    except TooWeakError as weak:
        _print([f"{weak}."])
        return 1
    if not asked.seeds:
        _print(aim_rows(asked.duels // 3, asked.seed))
    _print([f"\nIt took {time.perf_counter() - began:.0f} seconds."])
    return 0 if all(kept) else 1


def _even(measure: Measure) -> bool:
    """Print how even a game is for good, plain and settled play, and return whether all bounds are kept."""
    by_play = {
        "good players": measure.strong(),
        "the stand-in": measure.play(KendoStandIn(), measure.games),
        "settled ahead": measure.play(Settled(), measure.games),
    }
    _print(markdown(measure.name, by_play))
    missed = [bound for bound in bounds(measure.name, by_play) if not bound.kept]
    _print(f"Missed: {one.name} is {one.figure:.3g}, from {one.least} to {one.most}." for one in missed)
    return not missed


def _stable(measure: Measure, seeds: int) -> bool:
    """Print how strong the players of this many seeds are, and return whether all are strong enough."""
    pupils = list(measure.pupils(range(measure.seed, measure.seed + seeds)))
    return all(pupil.strength.figure >= STRONG[measure.name] for pupil in pupils)


def _readings(measure: Measure) -> Iterator[str]:
    """Yield the figures of each other reading, line by line."""
    yield from (HEAD, LINE)
    for told, reading in READINGS[measure.name].items():
        other = Measure(measure.name, reading(), measure.games, measure.lessons, measure.seed)
        yield row(f"{told}: good players", other.strong())
        yield row(f"{told}: the stand-in", other.play(KendoStandIn(), other.games))
        yield row(f"{told}: settled ahead", other.play(Settled(), other.games))


def _print(lines: Iterable[str]) -> None:
    for line in lines:
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()


def _arguments() -> argparse.Namespace:
    arguments = argparse.ArgumentParser(prog="python -m apparatus.insight.kendo", description=__doc__)
    arguments.add_argument("--duels", type=int, default=3_000)
    arguments.add_argument("--matches", type=int, default=1_500)
    arguments.add_argument("--lessons", type=int, default=300)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--readings", action="store_true")
    arguments.add_argument("--seeds", type=int, default=0)
    return arguments.parse_args()


if __name__ == "__main__":
    sys.exit(main())
