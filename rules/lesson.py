"""How a player learns a game: what is decided and chosen before they begin, and how the house replies."""

from collections.abc import Mapping, Sequence

import msgspec


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """A few steps against the house that teach a game. They depend only on the learner's choices."""

    seed: bytes
    steps: int = 5
    """How many choices the learner makes, unless the game ends before."""
    foes: Mapping[str, str] = {}
    """The role that the house plays against each role the learner can have, the easiest first."""
    answers: Mapping[str, str] = {}
    """The host's answers, by the names of the questions."""
    stamina: tuple[int, int] | None = None
    """The stamina of the learner and of the house, if it differs."""
    opening: tuple[str, ...] = ()
    """The choices, play by play, of players asked before the learner begins."""
    replies: tuple[str, ...] = ()
    """The house's choices, in order; another of these if one is not possible."""

    @property
    def roles(self) -> tuple[str, ...]:
        """The roles that a learner can play; a single empty one in a game without roles."""
        return tuple(self.foes) or ("",)

    def reply(self, turn: int, options: Sequence[str]) -> str | None:
        """Return the house's choice on a turn, counted from 0; None for what a stand-in would choose."""
        wanted = (*self.replies[turn:], *self.replies)
        return next((choice for choice in wanted if choice in options), None)
