"""How somebody learns a game: what is settled and chosen before they begin, and what the house replies."""

from collections.abc import Mapping, Sequence

import msgspec


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """A few steps against the house that teach a game. They follow from nothing but the learner's choices."""

    seed: bytes
    steps: int = 5
    """How many choices the learner makes, unless somebody has won before."""
    foes: Mapping[str, str] = {}
    """Whom the house plays against each role that a learner can have, the easiest of them first."""
    answers: Mapping[str, str] = {}
    """What a host would have settled, by the names of the questions."""
    stamina: tuple[int, int] | None = None
    """What the learner and the house bring, where that is not the same."""
    opening: tuple[str, ...] = ()
    """What whoever is asked chooses, play by play, before the learner begins."""
    replies: tuple[str, ...] = ()
    """What the house chooses, one after the other; another of these where it cannot."""

    @property
    def roles(self) -> tuple[str, ...]:
        """Whom a learner can play; in a game without roles that is nobody."""
        return tuple(self.foes) or ("",)

    def reply(self, turn: int, options: Sequence[str]) -> str | None:
        """Return what the house chooses, by the number of its turn from 0; None for what a stand-in would."""
        wanted = (*self.replies[turn:], *self.replies)
        return next((choice for choice in wanted if choice in options), None)
