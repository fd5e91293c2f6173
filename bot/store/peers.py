"""Other processes of the bot that share the database, and what they tell one another."""

import asyncio
from collections.abc import Callable
from typing import Final, Protocol

Heard = Callable[[str], None]


class Peers(Protocol):
    """The other processes, as one of them knows them."""

    @property
    def lost(self) -> asyncio.Event:
        """Set when another process has taken the shards of this one."""
        ...

    def listen(self, heard: Heard) -> None:
        """Call ``heard`` with each word of another process, and RECONNECTED when some may have been lost."""
        ...

    def tell(self, word: str) -> None:
        """Tell the others a word soon; if it is told again before that, they hear it once."""
        ...

    async def take_turn(self, queue: int, seconds: float) -> None:
        """Wait until no other process holds a queue, then hold it for some seconds."""
        ...


RECONNECTED = "reconnected"


class NoPeers:
    """No other processes: nobody is told anything, and nobody waits."""

    def __init__(self) -> None:
        self.lost: Final = asyncio.Event()

    def listen(self, heard: Heard) -> None:
        """Hear nothing."""

    def tell(self, word: str) -> None:
        """Tell nobody."""

    async def take_turn(self, queue: int, seconds: float) -> None:
        """Go at once."""
