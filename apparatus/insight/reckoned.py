"""Compare the house's reckoning of duels with that of their exact solution.

    python -m apparatus.insight.reckoned [FIGHTER FIGHTER] [--duels N] [--health H] [--seed N]

Each side plays at random, like a beginner, like the student or perfectly, as drawn for each duel. A line for
each pairing goes to standard output as Markdown, in points of the chance to win: how far each sum of a duel
is off, on average and in the worst one, beside its exact size. A pairing takes a minute to solve, and a
thousand duels of it another; the Manipulator's pairings take half an hour, and a thousand duels one or two
hours. Exits with 1 if a mean is out of bounds.
"""

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from statistics import fmean
from typing import NamedTuple

from apparatus.insight.house.__main__ import pairings, uneven_pairings
from apparatus.insight.house.excess import believed, further
from apparatus.insight.ladder import every
from apparatus.insight.solve import Desk, Solution, State, desk, lay_out, solve
from apparatus.insight.tables import CARDS
from apparatus.insight.versions import RELEASED
from players.bushido.learnt import known_as
from players.bushido.reckoning import Accounts, Judge, Searcher
from players.bushido.search import Look
from players.bushido.ways import bits
from players.bushido.worth import UnevenWorth, worth
from players.equilibrium import Matrix, solved, value
from players.player import mixed
from players.reckoning import POINTS, Reckoning
from players.registry import player
from rules.bushido.duel import Duel, DuelOptions, DuelState
from rules.bushido.values import FULL_HEALTH
from rules.bushido.wheel import TECHNIQUES
from rules.dice import SEED_BYTES, Dice
from rules.game import Request
from rules.replay import Played

DUELS = 1_000
STYLES = ("random", "first-steps", "student", "perfect")
BOUNDS: Mapping[str, float] = {"dice": 0.3, "reading": 1.5, "mistakes": 1.5, "foe's mistakes": 1.5}
"""By how many points a sum of a duel may be off on average."""


class Exact(NamedTuple):
    """Judges states by the exact solution of a pairing."""

    solution: Solution
    space: Desk

    def payoffs(self, state: DuelState) -> Matrix:
        """Return what every two cards are worth to the first seat."""
        own, foe = state.fighters
        at = State(own.health, foe.health, bits(own.hand), bits(foe.hand))
        rows, columns = lay_out(self.solution, at, self.space)
        return self.space.game.payoff[:rows, :columns].tolist()

    def chances(self, states: Sequence[DuelState], _look: Look) -> list[float]:
        """Return the first seat's chance to win in each state."""
        return [value(self.payoffs(state)) for state in states]


class Known(NamedTuple):
    """Judges states by what the house knows of a pairing: its search, but compiled."""

    exact: Exact
    ahead: Sequence[Solution]
    """What the house believes after a turn, by how many turns it still looks ahead."""
    opening: Matrix

    def payoffs(self, state: DuelState) -> Matrix:
        """Return what every two cards are worth to the first seat."""
        own, foe = state.fighters
        turns = further(len(own.hand))
        if not turns:
            # A search to the last card is exact, except for the rounded values of full hands.
            return self.exact.payoffs(state)
        if len(own.hand) == CARDS and own.health == foe.health == FULL_HEALTH:
            return self.opening
        return Exact(self.ahead[turns], self.exact.space).payoffs(state)

    def chances(self, states: Sequence[DuelState], _look: Look) -> list[float]:
        """Return the first seat's chance to win in each state."""
        return [value(self.payoffs(state)) for state in states]


class Off(NamedTuple):
    """How far the sums of one duel are from the exact ones, and the size of those, in points."""

    off: Mapping[str, float]
    exact: Mapping[str, float]


class Table(NamedTuple):
    """Two fighters, their rules, and the exact solution of their duel."""

    game: Duel
    fighters: tuple[str, str]
    exact: Exact

    def play(self, rng: Random) -> tuple[list[DuelState], list[Played]]:
        """Play a duel in styles drawn for it."""
        health = int(self.exact.solution.healths[-1])
        seed, styles = rng.randbytes(SEED_BYTES), [rng.choice(STYLES) for _ in range(2)]
        states = [self.game.start(2, DuelOptions(self.fighters, (health, health)), Dice(seed, 0)).state]
        entries: list[Played] = []
        while requests := self.game.requests(states[-1]):
            asked = zip(requests, styles, strict=True)
            choices = {each.seat: self._choice(states[-1], each, style, rng) for each, style in asked}
            entries.append(Played(choices))
            states.append(self.game.play(states[-1], choices, Dice(seed, len(entries))).state)
        return states, entries

    def _choice(self, state: DuelState, request: Request, style: str, rng: Random) -> str:
        dice = Dice(rng.randbytes(SEED_BYTES))
        if style == "perfect":
            hand = [card for card in TECHNIQUES if card in request.options]
            _, *mixes = solved(self.exact.payoffs(state))
            return mixed(dict(zip(hand, mixes[request.seat], strict=True)), dice)
        if style == "random":
            return rng.choice(request.options)
        chooses = player(self.game.id, "student" if style == "student" else "first-steps")
        return chooses(self.game.view(state, request.seat), request, dice, 1)


def compared(table: Table, duels: int, seed: int) -> Iterator[Off]:
    """Play duels at a table, and compare both reckonings of each."""
    judge = known(table)
    for number in range(duels):
        states, entries = table.play(Random(f"{seed}/{number}"))  # noqa: S311  no secret hangs on it
        ours = Accounts(table.game, judge).reckoned(states, entries)
        theirs = Accounts(table.game, table.exact).reckoned(states, entries)
        if ours and theirs:
            one, other = sums(ours), sums(theirs)
            off = {name: abs(one[name] - other[name]) for name in one}
            yield Off(off, {name: abs(share) for name, share in other.items()})


def known(table: Table) -> Judge:
    """Return what the house knows of the fighters at a table."""
    exact, learnt = table.exact, worth(table.game.edition.number, table.fighters)
    assert learnt  # noqa: S101  the pairing is named as the file names it
    if isinstance(learnt, UnevenWorth):
        # For uneven hands there is no quicker way than the house's own.
        return Searcher(table.game.edition, table.fighters)
    ahead = believed(learnt, exact.solution.tables, len(exact.solution.values) - 1).ahead
    return Known(exact, ahead, learnt.opening)


def sums(reckoning: Reckoning) -> dict[str, float]:
    """Return the sums of a whole duel, in points."""
    own, foe = reckoning.mistakes
    found = {"dice": reckoning.dice, "reading": reckoning.reading, "mistakes": own, "foe's mistakes": foe}
    return {name: POINTS * share for name, share in found.items()}


def row(fighters: Sequence[str], found: Sequence[Off]) -> str:
    """Return the line of a pairing."""
    cells = (
        f"{fmean(each.off[name] for each in found):.2f}, {max(each.off[name] for each in found):.1f}"
        f" ({fmean(each.exact[name] for each in found):.1f})"
        for name in BOUNDS
    )
    return f"| {' - '.join(fighters)} | {' | '.join(cells)} |"


def main() -> None:
    """Compare the pairings asked for, and print a line for each."""
    asked, missed = _arguments(), False
    _say(f"| pairing | {' | '.join(BOUNDS)} |\n|---|{'--:|' * len(BOUNDS)}")
    known_pair = asked.pair and known_as(RELEASED.edition.number, *asked.pair)
    for one, other in [known_pair] if known_pair else [*pairings(), *uneven_pairings()]:
        exact = Exact(solve(RELEASED.edition, (one, other), every(asked.health)), desk())
        found = list(compared(Table(RELEASED, (one, other), exact), asked.duels, asked.seed))
        _say(row((one, other), found))
        missed |= any(fmean(each.off[name] for each in found) > bound for name, bound in BOUNDS.items())
    sys.exit(1 if missed else 0)


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def _arguments() -> argparse.Namespace:
    arguments = argparse.ArgumentParser(prog="python -m apparatus.insight.reckoned", description=__doc__)
    arguments.add_argument("pair", nargs="*", help="two fighters; all that the house knows without them")
    arguments.add_argument("--duels", type=int, default=DUELS)
    arguments.add_argument("--health", type=int, default=FULL_HEALTH)
    arguments.add_argument("--seed", type=int, default=1)
    return arguments.parse_args()


if __name__ == "__main__":
    main()
