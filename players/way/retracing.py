"""A look back at a fight: how often careful play wins from each choice made.

The fight is played on many times, with everything hidden drawn again.
"""

from collections.abc import Sequence

from players.player import Imagined
from players.retracing import Juncture
from players.way.careful import careful
from rules.dice import Dice
from rules.replay import Entry, Played
from rules.way.state import FightState
from rules.way.unseen import redrawn, viewed
from rules.way.way import Way


def junctures(game: Way, states: Sequence[FightState], entries: Sequence[Entry]) -> list[Juncture]:
    """List the choices made in a fight, each with what careful play would choose."""
    found: list[Juncture] = []
    # Not strict: there is one more state, the last, in which nothing was chosen.
    for number, (state, entry) in enumerate(zip(states, entries, strict=False), start=1):
        if isinstance(entry, Played):
            options = game.requests(state)[0].options
            # Separate dice, so that each look back says the same.
            preferred = careful(viewed(state), options, Dice(b"", number))
            found.append(Juncture(number, state.round, entry.choices[0], preferred))
    return found


def chances(
    game: Way, state: FightState, choices: Sequence[str], seed: bytes, times: int
) -> tuple[float, ...]:
    """Return how often careful play wins after each of some choices, from 0 to 1.

    All of them meet the same hidden cards, and the same dice as long as they draw alike.
    """
    won = [
        [_wins(game, state, choice, Imagined(Dice(seed, number))) for choice in choices]
        for number in range(times)
    ]
    return tuple(sum(wins) / times for wins in zip(*won, strict=True))


def _wins(game: Way, begun: FightState, choice: str, dice: Dice) -> bool:
    state = game.play(redrawn(begun, dice), {0: choice}, dice).state
    while requests := game.requests(state):
        preferred = careful(viewed(state), requests[0].options, dice)
        state = game.play(state, {0: preferred}, dice).state
    return state.result is not None and bool(state.result.winners)
