"""Matches whose dice are known in advance, so that a test knows every card.

    SEED=<hex> python -m tests.e2e.known_dice run

This is the bot's command line with such matches, for a bot in its own process.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from bot.__main__ import main
from bot.play.ground.chance import SeededChance, SystemChance
from bot.play.match.beginning import Beginning


@contextmanager
def known_dice(seed: bytes) -> Iterator[None]:
    """Give every match the same dice while the context lasts."""
    with pytest.MonkeyPatch.context() as patch:
        for chance in (SystemChance, SeededChance):
            patch.setattr(chance, "new_seed", lambda _: seed)
        patch.setattr(Beginning, "mixed", False)
        yield


if __name__ == "__main__":
    with known_dice(bytes.fromhex(os.environ["SEED"])):
        sys.exit(main())
