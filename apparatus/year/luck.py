"""The luck of a simulated year: the same for the same seed."""

from random import Random


class Luck(Random):
    """Luck that can also say whether something happens."""

    def likely(self, chance: float) -> bool:
        """Return True with this probability."""
        return self.random() < chance
