"""The process in which the house thinks: a question comes in as a line, its answer goes out as one.

    python -m bot.play.solo.thinking

It knows nothing but the rules and the players, and ends with whoever started it.
"""

import sys
from typing import TypeAlias

import msgspec

from players.player import Level
from players.reckoning import Reckoning
from players.registry import player, reckoner
from rules.codec import decode
from rules.dice import Dice
from rules.game import Request
from rules.games import game
from rules.replay import Entry


class Thought(msgspec.Struct, frozen=True, tag=True):
    """What the house is to choose: all that its player is given, as text."""

    game: str
    level: str
    view: str
    request: Request
    seed: str
    step: int
    effort: float = 1.0


class FinishedMatch(msgspec.Struct, frozen=True, tag=True):
    """What the house is to reckon up: a match that has ended, its states as text."""

    game: str
    states: tuple[str, ...]
    """The first included."""
    entries: tuple[Entry, ...]


Question: TypeAlias = Thought | FinishedMatch


def chosen(thought: Thought) -> str:
    """Choose as the player of that level does."""
    view = decode(thought.view, game(thought.game).view_type)
    dice = Dice(bytes.fromhex(thought.seed), thought.step)
    return player(thought.game, msgspec.convert(thought.level, Level))(
        view, thought.request, dice, thought.effort
    )


def reckoned(match: FinishedMatch) -> Reckoning | None:
    """Reckon a match up, where its game can be."""
    reckon, kind = reckoner(match.game), game(match.game).state_type
    return reckon([decode(state, kind) for state in match.states], match.entries) if reckon else None


def main() -> None:
    """Answer questions until there are no more."""
    read = msgspec.json.Decoder(Question)
    for line in sys.stdin.buffer:
        question = read.decode(line)
        answer = chosen(question) if isinstance(question, Thought) else reckoned(question)
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
