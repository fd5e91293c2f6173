"""What is kept within a number of bytes: what was not used for the longest time goes first."""

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

Thing = TypeVar("Thing")


class Kept(Generic[Thing]):
    """Things by their keys; to be used by one thread at a time."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.held = 0
        """Bytes of all that is kept."""
        self._things: OrderedDict[Hashable, tuple[Thing, int]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._things)

    def get(self, key: Hashable) -> Thing | None:
        """Return what is kept under a key, which makes it the newest."""
        if key not in self._things:
            return None
        self._things.move_to_end(key)
        return self._things[key][0]

    def keep(self, key: Hashable, thing: Thing, size: int) -> None:
        """Keep something new of so many bytes, if it is not larger than all that may be kept."""
        if size > self.most:
            return
        self._things[key] = (thing, size)
        self.held += size
        while self.held > self.most:
            _, (_, freed) = self._things.popitem(last=False)
            self.held -= freed

    def clear(self) -> None:
        """Keep nothing of it."""
        self._things.clear()
        self.held = 0
