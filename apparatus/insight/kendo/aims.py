"""The effect of aims among three and four: stand-ins that differ only in whom they aim at."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, Final

from apparatus.insight.kendo.duels import FoughtDuel, fight
from apparatus.insight.kendo.player import AnyGame
from apparatus.insight.kendo.report import Share, draws, first, share
from rules.dice import Dice
from rules.game import Request
from rules.kendo.duel import SecondKendoDuel
from rules.kendo.moves import read_move

AIMS: Final[dict[str, Callable[[int, Random], float]]] = {
    "the fewest cards": lambda size, _: size,
    "the most cards": lambda size, _: -size,
    "anybody": lambda _, rng: rng.random(),
}
"""How each aim ranks a player by their number of cards; the lowest is aimed at."""


class AimingStandIn:
    """Chooses the cards that a stand-in does, but aims them in its own way."""

    def __init__(self, aim: str) -> None:
        self._rank = AIMS[aim]

    def choose(self, game: AnyGame, state: Any, request: Request, rng: Random) -> str:  # noqa: ANN401
        """Ask the rules, and aim the choice."""
        choice = game.stand_in(state, request.seat, Dice(rng.randbytes(32)))
        if request.decision not in ("attack", "answer"):
            return choice
        cards, sizes = read_move(choice).cards, game.view(state, None).hand_sizes
        alike = [option for option in request.options if read_move(option).cards == cards]
        targets = {option: read_move(option).target for option in alike}
        return min(alike, key=lambda option: self._rank(sizes[targets[option] or 0], rng))


def aim_rows(duels: int, seed: int) -> Iterator[str]:
    """Yield how even Duels of three and four are by aim, and what an aim wins against others."""
    yield "| players | all aim at | first attacker | draws | one aims so, the others at anybody |"
    yield "|--:|---|--:|--:|--:|"
    for seats in (3, 4):
        for aim in AIMS:
            rng = Random(seed)  # noqa: S311  the same duels for every aim
            all_so = [fight(SecondKendoDuel(), [AimingStandIn(aim)] * seats, rng) for _ in range(duels)]
            alone = _alone(aim, seats, duels, rng)
            yield f"| {seats} | {aim} | {first(all_so)} | {draws(all_so)} | {alone} |"


def _alone(aim: str, seats: int, duels: int, rng: Random) -> Share:
    """Return how often the only player with this aim wins, by turns in each seat."""
    won: list[bool] = []
    for number in range(duels):
        others: Sequence[AimingStandIn] = [AimingStandIn("anybody")] * (seats - 1)
        at = number % seats
        fought: FoughtDuel = fight(SecondKendoDuel(), [*others[:at], AimingStandIn(aim), *others[at:]], rng)
        if fought.winners:
            won.append(at in fought.winners)
    return share(won)
