"""Whose work is what, where several processes share one database: that of a server is its shard's."""

from dataclasses import dataclass

SHIFT = 22
"""Bits of an id that Discord leaves out of the sum by which it sorts servers into shards."""


@dataclass(frozen=True)
class Share:
    """The shards of one process, from the first to the last of all there are."""

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
        """Whether it does what is to be done once for all servers."""
        return self.first == 0

    @property
    def numbers(self) -> range:
        """The shards by number."""
        return range(self.first, self.last + 1)

    @property
    def part(self) -> float:
        """How much of the whole it is, from 0 to 1."""
        return len(self.numbers) / self.shards

    @property
    def span(self) -> dict[str, int]:
        """The same for a query. ``(id >> 22) % :shards BETWEEN :first AND :last`` is Discord's own sum."""
        return {"shards": self.shards, "first": self.first, "last": self.last}

    def holds(self, home: int) -> bool:
        """Tell whether a server, or a person where there is no server, is one of this share."""
        return (home >> SHIFT) % self.shards in self.numbers


WHOLE = Share()
"""The share of a process that has no others beside it."""
