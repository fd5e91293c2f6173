"""What cards do, composed from their clauses in a few words.

The catalogue has words for each kind of clause, so that no sentence can disagree with the rules.
"""

import re
from collections.abc import Iterable

from bot.face.game.book import Facts
from bot.face.pieces import signed
from bot.face.way.symbols import added_in_short, level_word
from bot.face.words import Words
from rules.way.clauses import Begins, Visits, WayClause
from rules.way.levels import Levels


def deeds(words: Words, clauses: Iterable[WayClause], who: str = "player") -> str:
    """Say in short what some clauses do to the player or to an opponent; with none, that nothing happens."""
    told = [deed(words, clause, who) for clause in clauses]
    return words("list-semicolon").join(told) or words("way-does-nothing")


def deed(words: Words, clause: WayClause, who: str = "player") -> str:
    """Say in short what a clause does."""
    match clause:
        case Begins(life=life, ki=ki):
            return _changes(words, {"life": life, "ki": ki}, "way-does-begins")
        case Visits(life=life, ki=ki, foe_life=foe_life, foe_ki=foe_ki):
            own = _changes(words, {"life": life, "ki": ki}, "way-does-visits")
            theirs = _changes(words, {"life": foe_life, "ki": foe_ki}, "way-does-visits-them")
            return words.listed(filter(None, (own, theirs)))
        case _:
            name = re.sub(r"(?<=[a-z])(?=[A-Z])", "-", type(clause).__name__).lower()
            return words(f"way-does-{name}", who=who, **_facts(words, clause))


def _changes(words: Words, counts: dict[str, int], key: str) -> str:
    """List what is gained and lost, leaving out zeros; empty if nothing changes."""
    changes = [words(f"way-change-{what}", count=signed(count)) for what, count in counts.items() if count]
    return words(key, changes=words.listed(changes)) if changes else ""


def _facts(words: Words, clause: WayClause) -> Facts:
    """Return the values for the sentence about a clause: its fields, with levels in words."""
    return {name: _fact(words, getattr(clause, name)) for name in clause.__struct_fields__}


def _fact(words: Words, value: Levels | str | int) -> str | int:
    match value:
        case Levels():
            return added_in_short(words, value)
        case "strength" | "technique" | "guard":
            return level_word(words, value)
        case _:
            return value
