"""The process in which the house thinks: a thought comes in as a line, its choice goes out as one.

    python -m bot.play.solo.thinking

It knows nothing but the rules and the players, and ends with whoever started it.
"""

import sys

import msgspec

from players.player import Level
from players.registry import player
from rules.codec import decode
from rules.dice import Dice
from rules.game import Request
from rules.games import game


class Thought(msgspec.Struct, frozen=True):
    """What the house is asked: all that its player is given, as text."""

    game: str
    level: str
    view: str
    request: Request
    seed: str
    step: int
    effort: float = 1.0


def chosen(thought: Thought) -> str:
    """Choose as the player of that level does."""
    view = decode(thought.view, game(thought.game).view_type)
    dice = Dice(bytes.fromhex(thought.seed), thought.step)
    return player(thought.game, msgspec.convert(thought.level, Level))(
        view, thought.request, dice, thought.effort
    )


def main() -> None:
    """Answer thoughts until there are no more."""
    read = msgspec.json.Decoder(Thought)
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(chosen(read.decode(line))) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
