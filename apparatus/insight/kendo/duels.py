"""Games, played to their end and written down; and how a good player learns from those of two."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from apparatus.insight.kendo.facts import Numbers
from apparatus.insight.kendo.player import (
    AnyGame,
    GoodPlayer,
    KendoPlayer,
    KendoStandIn,
    Unyielding,
    cards_of,
    know,
)
from apparatus.insight.kendo.worth import KendoWorth, Lesson, learn
from rules.dice import Dice
from rules.kendo.events import Attacked, FirstAttacker
from rules.kendo.state import KendoOptions

CURIOSITY = 0.1
"""How often somebody who learns tries anything at all."""
KEPT = 3
"""From how many rounds of games one learns at a time: the latest."""

Players = Sequence[KendoPlayer]
"""Who plays each seat."""


@dataclass
class FoughtDuel:
    """A game, as it went."""

    hands: tuple[tuple[str, ...], ...] = ()
    """What they held when it was settled who attacks first."""
    first: int = 0
    winners: tuple[int, ...] = ()
    reason: str = ""
    attacks: int = 0
    choices: int = 0
    known: list[tuple[int, Numbers]] = field(default_factory=list[tuple[int, Numbers]])
    """What each seat knew after each play, where it is written down."""

    @property
    def worth(self) -> float:
        """What it came to for the first seat."""
        return float(0 in self.winners) if self.winners else 0.5

    def lessons(self) -> Iterator[Lesson]:
        """Yield all positions with what came of them."""
        for seat, facts in self.known:
            yield facts, self.worth if seat == 0 else 1 - self.worth


def fight(game: AnyGame, players: Players, rng: Random, *, noted: bool = False) -> FoughtDuel:
    """Play a game."""
    step, fought = game.start(len(players), KendoOptions(), Dice(rng.randbytes(32))), FoughtDuel()
    while requests := game.requests(step.state):
        _note(fought, game, step, range(len(players)), noted=noted)
        fought.choices += len(requests)
        made = {
            request.seat: players[request.seat].choose(game, step.state, request, rng) for request in requests
        }
        step = game.play(step.state, made, Dice(rng.randbytes(32)))
    _note(fought, game, step, range(len(players)), noted=False)
    outcome = game.outcome(step.state)
    if outcome:
        fought.winners, fought.reason = outcome.winners, outcome.reason
    return fought


def _note(fought: FoughtDuel, game: AnyGame, step: Any, seats: range, *, noted: bool) -> None:  # noqa: ANN401
    """Write down what happened, and what everybody knows now."""
    for event in step.events:
        if isinstance(event, FirstAttacker) and not fought.hands:
            fought.first = event.seat
            fought.hands = tuple(cards_of(game.view(step.state, seat)).hand for seat in seats)
        fought.attacks += isinstance(event, Attacked)
    if noted and fought.hands:
        fought.known += [(seat, know(game.view(step.state, seat), seat)) for seat in seats]


def practise(game: AnyGame, games: int, rounds: int, seed: int) -> KendoWorth:
    """Learn from games of the stand-in, then of whoever has learnt so far."""
    rng, seen, worth = Random(seed), list[list[Lesson]](), None  # noqa: S311  the same games every time
    for number in range(rounds + 1):
        lessons: list[Lesson] = []
        for _ in range(games):
            fought = fight(game, _pair(worth, rng), rng, noted=True)
            lessons += fought.lessons()
        seen = [*seen, lessons][-KEPT:]
        worth = learn([lesson for some in seen for lesson in some], seed + number)
    if worth is None:
        raise ValueError(rounds)
    return worth


def _pair(worth: KendoWorth | None, rng: Random) -> Players:
    if worth:
        player = GoodPlayer(worth, CURIOSITY)
        return player, player
    foe: KendoPlayer = KendoStandIn() if rng.random() < 0.5 else Unyielding()  # noqa: PLR2004
    return (KendoStandIn(), foe) if rng.random() < 0.5 else (foe, KendoStandIn())  # noqa: PLR2004


def won(game: AnyGame, one: KendoPlayer, other: KendoPlayer, games: int, rng: Random) -> float:
    """Return how often one wins against the other, by turns in each seat; a draw is half a win."""
    total = 0.0
    for number in range(games):
        fought = fight(game, (one, other) if number % 2 == 0 else (other, one), rng)
        total += fought.worth if number % 2 == 0 else 1 - fought.worth
    return total / games
