"""The process in which the house thinks: questions come in and answers go out, a line each.

    python -m bot.play.solo.thinking

It knows only the rules and the computer players, and ends with the process that started it.
"""

import sys
from itertools import pairwise
from typing import Any, TypeAlias

import msgspec

from players.player import Level
from players.reckoning import Reckoning
from players.registry import player, reckoner, retracer
from players.retracing import Juncture
from rules.codec import decode
from rules.dice import Dice
from rules.game import Request
from rules.games import game
from rules.replay import Entry, Played


class Thought(msgspec.Struct, frozen=True, tag=True):
    """A choice for the house: all that the computer player is given, as text."""

    game: str
    level: str
    view: str
    request: Request
    seed: str
    step: int
    effort: float = 1.0


class FinishedMatch(msgspec.Struct, frozen=True, tag=True):
    """A finished match to reckon, its states as text."""

    game: str
    states: tuple[str, ...]
    """Including the first."""
    entries: tuple[Entry, ...]

    def turns(self) -> list["FinishedMatch"]:
        """Return its turns, each with what followed, so that other questions need not wait for all."""
        begins = [at for at, entry in enumerate(self.entries) if isinstance(entry, Played)]
        return [
            FinishedMatch(self.game, self.states[begin : end + 1], self.entries[begin:end])
            for begin, end in pairwise([*begins, len(self.entries)])
        ]


class FoughtAlone(FinishedMatch, frozen=True, tag=True):
    """A solo match whose choices are to be listed."""


class PlayedOn(msgspec.Struct, frozen=True, tag=True):
    """A state of a solo match from which to play on after each of some choices."""

    game: str
    state: str
    choices: tuple[str, ...]
    seed: str
    times: int


Question: TypeAlias = Thought | FinishedMatch | FoughtAlone | PlayedOn


def chosen(thought: Thought) -> str:
    """Choose as the computer player of that level does."""
    view = decode(thought.view, game(thought.game).view_type)
    dice = Dice(bytes.fromhex(thought.seed), thought.step)
    return player(thought.game, msgspec.convert(thought.level, Level))(
        view, thought.request, dice, thought.effort
    )


def reckoned(match: FinishedMatch) -> Reckoning | None:
    """Reckon a match; return None if its game cannot be."""
    reckon = reckoner(match.game)
    return reckon(_states(match), match.entries) if reckon else None


def junctures(match: FoughtAlone) -> list[Juncture]:
    """Return the choices of a match; none if its game cannot be looked back at."""
    retraces = retracer(match.game)
    return retraces.junctures(game(match.game), _states(match), match.entries) if retraces else []


def chances(asked: PlayedOn) -> tuple[float, ...]:
    """Play on from a state and return the chances; none if its game cannot be looked back at."""
    retraces, played = retracer(asked.game), game(asked.game)
    state = decode(asked.state, played.state_type)
    seed = bytes.fromhex(asked.seed)
    return retraces.chances(played, state, asked.choices, seed, asked.times) if retraces else ()


def answered(question: Question) -> object:
    """Answer a question."""
    match question:
        case Thought():
            return chosen(question)
        # Before its base class, which would match it, too.
        case FoughtAlone():
            return junctures(question)
        case FinishedMatch():
            return reckoned(question)
        case PlayedOn():
            return chances(question)


def main() -> None:
    """Answer questions until there are no more."""
    read = msgspec.json.Decoder(Question)
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(answered(read.decode(line))) + b"\n")
        # At once: the asker waits for this very line, and a pipe would buffer it.
        sys.stdout.buffer.flush()


def _states(match: FinishedMatch) -> list[Any]:
    kind = game(match.game).state_type
    return [decode(state, kind) for state in match.states]


if __name__ == "__main__":
    main()
