"""The versions of the duel that can be measured: the released one by itself, and a draft by its id."""

from rules.bushido.duel import Duel, SecondDuel

VERSIONS: dict[str, Duel] = {duel.id: duel for duel in (Duel(), SecondDuel())}
"""By id, the oldest first."""

RELEASED = [duel for duel in VERSIONS.values() if not duel.draft][-1]
"""The newest with which matches begin."""
