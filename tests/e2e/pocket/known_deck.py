"""Matches whose dice are known in advance, so that the deck always comes in the same order.

    python -m tests.e2e.pocket.known_deck run

This is the bot's command line with such matches, for a bot in its own process.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from bot.__main__ import main
from rules.dice import SEED_BYTES
from tests.e2e.known_dice import known_dice

SEED = bytes([33] * SEED_BYTES)
"""Eight of the cards ask for something; a player who takes those leaves eight that ask for nothing."""


@contextmanager
def known_deck() -> Iterator[None]:
    """Give every match the same dice while the context lasts."""
    with known_dice(SEED):
        yield


if __name__ == "__main__":
    with known_deck():
        sys.exit(main())
