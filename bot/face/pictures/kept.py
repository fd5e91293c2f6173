"""A cache limited by bytes: what has gone unused for longest is dropped first."""

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

Thing = TypeVar("Thing")


class Kept(Generic[Thing]):
    """Things by their keys, for use by one thread at a time."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.held = 0
        """The bytes of everything kept."""
        self._things: OrderedDict[Hashable, tuple[Thing, int]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._things)

    def get(self, key: Hashable) -> Thing | None:
        """Return the thing with a key and mark it as the newest; None if it is not kept."""
        if key not in self._things:
            return None
        self._things.move_to_end(key)
        return self._things[key][0]

    def keep(self, key: Hashable, thing: Thing, size: int) -> None:
        """Keep a new thing of ``size`` bytes, unless it is larger than the whole cache."""
        if size > self.most:
            return
        self._things[key] = (thing, size)
        self.held += size
        while self.held > self.most:
            _, (_, freed) = self._things.popitem(last=False)
            self.held -= freed

    def clear(self) -> None:
        """Drop everything."""
        self._things.clear()
        self.held = 0
