"""The figures of many fights as tables, and what careful play should come to."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean

from apparatus.insight.way.fights import POLICIES, Fought, Policy, at_random, fights, roads
from rules.dice import Dice
from rules.way.state import BeatName, FightState, WayOptions

WANTED = {
    "student": (0.90, 0.99),
    "ronin": (0.75, 0.85),
    "master": (0.45, 0.55),
    "shiro": (0.30, 0.40),
    "the Road": (0.10, 0.15),
}
"""How often careful play should win."""

OPPONENTS = {
    "student": WayOptions("student"),
    "ronin": WayOptions("ronin"),
    "master": WayOptions("master"),
    "shiro": WayOptions("shiro"),
    "three": WayOptions("three"),
}

ADDED = {
    "nothing else": WayOptions("ronin"),
    "bokken": WayOptions("ronin", "bokken"),
    "kusarigama": WayOptions("ronin", "kusarigama"),
    "yari": WayOptions("ronin", "yari"),
    "wakizashi": WayOptions("ronin", "wakizashi"),
    "bamboo": WayOptions("ronin", surroundings="bamboo"),
    "rain": WayOptions("ronin", climate="rain"),
    "wind": WayOptions("ronin", climate="wind"),
    "fog": WayOptions("ronin", climate="fog"),
    "glare": WayOptions("ronin", climate="glare"),
    "snow": WayOptions("ronin", climate="snow"),
    "Blood": WayOptions("ronin", blood=True),
    "armour of one's own": WayOptions("ronin", yoroi="mine"),
    "armour on him": WayOptions("ronin", yoroi="theirs"),
    "no Gisei": WayOptions("ronin", gisei=False),
    "no Bushido": WayOptions("ronin", bushido=False),
    "the text to the letter": WayOptions("ronin", literal=True),
}
"""What is measured against the Ronin."""

DECISIONS: tuple[tuple[BeatName, str], ...] = (
    ("pair", "ronin"),
    ("third", "ronin"),
    ("guard", "ronin"),
    ("reward", "ronin"),
    ("virtue", "ronin"),
    ("die", "ronin"),
    ("price", "shiro"),
    ("target", "three"),
)
"""What is left to chance, and against whom."""


@dataclass(frozen=True)
class Row:
    """How a policy fared at something."""

    name: str
    policy: str
    fought: Sequence[Fought]

    @property
    def share(self) -> float:
        """How much of it was won."""
        return fmean(fight.won for fight in self.fought)


def opponents(count: int, seed: int) -> Iterator[Row]:
    """Let each policy fight each opponent, and take the Road."""
    for name, options in OPPONENTS.items():
        for label, policy in POLICIES.items():
            yield Row(name, label, fights(options, policy, count, seed))
    for label, policy in POLICIES.items():
        yield Row("the Road", label, roads(policy, count, seed))


def added(count: int, seed: int) -> Iterator[Row]:
    """Let careful play try what can be added to a fight."""
    for name, options in ADDED.items():
        yield Row(name, "careful", fights(options, POLICIES["careful"], count, seed))


def decisions(count: int, seed: int) -> Iterator[Row]:
    """Leave one decision after another to chance."""
    for beat, opponent in DECISIONS:
        yield Row(f"{beat} ({opponent})", "careful", fights(OPPONENTS[opponent], _but(beat), count, seed))


def _but(beat: BeatName) -> Policy:
    """Play with care, but leave one kind of decision to chance."""

    def choose(view: FightState, options: Sequence[str], dice: Dice) -> str:
        policy = at_random if view.agenda[0].name == beat else POLICIES["careful"]
        return policy(view, options, dice)

    return choose


def markdown(what: str, rows: Iterable[Row]) -> Iterator[str]:
    """Write rows down as a table."""
    yield f"| {what} | policy | won | rounds | decisions | most |"
    yield "|---|---|--:|--:|--:|--:|"
    for row in rows:
        error = sqrt(row.share * (1 - row.share) / len(row.fought))
        rounds = fmean(fight.rounds for fight in row.fought)
        made = [fight.decisions for fight in row.fought]
        share = f"{row.share:.1%} ± {error:.1%}"
        yield f"| {row.name} | {row.policy} | {share} | {rounds:.1f} | {fmean(made):.0f} | {max(made)} |"
    yield ""


def strayed(rows: Iterable[Row]) -> Iterator[str]:
    """Say where careful play wins more or less often than it should."""
    for row in rows:
        least, most = WANTED.get(row.name, (0.0, 1.0))
        if row.policy == "careful" and not least <= row.share <= most:
            yield f"Missed: {row.name}, {row.share:.1%}, wanted {least:.0%} to {most:.0%}."
