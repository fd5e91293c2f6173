"""Let two stand-ins fight many Duels under each reading of the text, and say how even they are.

    python -m apparatus.insight.kendo [--duels N] [--seed N]

The table goes to standard output as Markdown.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import fmean, median

from apparatus.insight.kendo.readings import READINGS
from rules.dice import Dice
from rules.kendo.duel import KendoDuel
from rules.kendo.events import Attacked, FirstAttacker, KendoEvent
from rules.kendo.state import KendoOptions


@dataclass(frozen=True)
class FoughtDuel:
    """A Duel of two, as it went."""

    first: int
    winners: tuple[int, ...]
    attacks: int
    choices: int


def fight(game: KendoDuel, seed: bytes) -> FoughtDuel:
    """Play a Duel."""
    step, plays, choices = game.start(2, KendoOptions(), Dice(seed)), 0, 0
    events: list[KendoEvent] = []
    while requests := game.requests(step.state):
        plays, choices = plays + 1, choices + len(requests)
        dice = Dice(seed, plays)
        made = {request.seat: game.stand_in(step.state, request.seat, dice) for request in requests}
        step = game.play(step.state, made, dice)
        events += step.events
    (first,) = (event.seat for event in events if isinstance(event, FirstAttacker))
    winners = step.state.result.winners if step.state.result else ()
    return FoughtDuel(first, winners, sum(isinstance(event, Attacked) for event in events), choices)


def row(name: str, duels: Sequence[FoughtDuel]) -> str:
    """Write the figures of a reading as a row."""
    decided = [duel for duel in duels if duel.winners]
    share = fmean(duel.first in duel.winners for duel in decided)
    error = sqrt(share * (1 - share) / len(decided))
    drawn = 1 - len(decided) / len(duels)
    choices, attacks = median(duel.choices for duel in duels), median(duel.attacks for duel in duels)
    return f"| {name} | {share:.1%} ± {error:.1%} | {drawn:.1%} | {attacks:.0f} | {choices:.0f} |"


def table(duels: int, seed: int) -> Iterator[str]:
    """Write the table, line by line."""
    yield "| reading | first attacker, of those decided | draws | attacks | choices |"
    yield "|---|--:|--:|--:|--:|"
    for name, game in READINGS.items():
        rng = Random(seed)  # noqa: S311  the same duels for every reading
        yield row(name, [fight(game, rng.randbytes(32)) for _ in range(duels)])


def main() -> int:
    """Play and print."""
    arguments = argparse.ArgumentParser(prog="python -m apparatus.insight.kendo", description=__doc__)
    arguments.add_argument("--duels", type=int, default=2_000)
    arguments.add_argument("--seed", type=int, default=1)
    asked = arguments.parse_args()
    sys.stdout.writelines(f"{line}\n" for line in table(asked.duels, asked.seed))
    return 0


if __name__ == "__main__":
    sys.exit(main())
