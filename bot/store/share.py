"""Which process does which work on a shared database: the work for a server goes to its shard."""

from dataclasses import dataclass

SHIFT = 22
"""Low bits of an id that Discord ignores when it sorts servers into shards."""


@dataclass(frozen=True)
class Share:
    """The shards of one process, from ``first`` to ``last`` of ``shards`` in all."""

    shards: int = 1
    first: int = 0
    last: int = 0

    def __str__(self) -> str:
        return f"{self.first}-{self.last} of {self.shards}"

    @property
    def is_whole(self) -> bool:
        """Whether there is no other process."""
        return len(self.numbers) == self.shards

    @property
    def leads(self) -> bool:
        """Whether it does the work that is done once for all servers."""
        return self.first == 0

    @property
    def numbers(self) -> range:
        """The shards by number."""
        return range(self.first, self.last + 1)

    @property
    def part(self) -> float:
        """Its fraction of all shards, from 0 to 1."""
        return len(self.numbers) / self.shards

    @property
    def span(self) -> dict[str, int]:
        """Query parameters, for Discord's formula ``(id >> 22) % :shards BETWEEN :first AND :last``."""
        return {"shards": self.shards, "first": self.first, "last": self.last}

    def holds(self, home: int) -> bool:
        """Return whether a server, or a person outside any server, belongs to this share."""
        return (home >> SHIFT) % self.shards in self.numbers


WHOLE = Share()
"""The share of the only process."""
