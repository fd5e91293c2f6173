"""The versions of the duel that can be measured: the released one by default, and a draft by its id."""

from rules.bushido.duel import Duel
from rules.bushido.fighters import EDITIONS

VERSIONS: dict[str, Duel] = {duel.id: duel for duel in map(Duel, EDITIONS)}
"""By id, the oldest first."""

RELEASED = [duel for duel in VERSIONS.values() if not duel.draft][-1]
"""The newest version that new matches begin with."""
