"""The figures as tables, and the bounds they must keep."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean

import numpy as np
from numpy.typing import NDArray

from apparatus.insight.conditions import together
from apparatus.insight.ladder import Ladder, is_exact
from apparatus.insight.matrix import room, solve_game
from apparatus.insight.measure import Pairing, Start
from rules.bushido.duel import SecondDuel
from rules.bushido.fighters import FIGHTERS, SECOND
from rules.bushido.values import FULL_HEALTH


@dataclass(frozen=True)
class Bound:
    """A figure and what it must lie between."""

    name: str
    figure: float
    least: float
    most: float

    @property
    def kept(self) -> bool:
        """Whether it does."""
        return self.least <= self.figure <= self.most


EVEN = (0.45, 0.55)
HALF = FULL_HEALTH // 2


@dataclass(frozen=True)
class Limits:
    """What the table must keep to, as shares of one where nothing else is said."""

    pairing: tuple[float, float]
    """From full health, and from half of it."""
    even: int
    """How many pairings, mirrors among them, lie within ``EVEN`` at full health."""
    fighter: tuple[float, float]
    card: float
    condition: tuple[float, float]
    """How often a condition of a card of ours holds, of the times it is looked at."""
    greedy: float
    random: float
    turns: tuple[float, float]
    gap: float = 1e-5
    mirror: float = 1e-5
    """How far a mirror match may be from one half: single precision."""
    coarse_mirror: float = 1e-3
    """The same where rungs are left out, and values are left alone once they move less than ``ROUGH``."""
    errors: float = 3.5
    """Standard errors between promise and real duels."""


WHOLE = Limits(
    pairing=(0.40, 0.60),
    even=30,
    fighter=(0.47, 0.53),
    card=0.03,
    condition=(0.2, 0.8),
    greedy=0.42,
    random=0.35,
    turns=(6, 14),
)
QUICK = Limits(
    pairing=(0.38, 0.62),
    even=0,
    fighter=(0.40, 0.60),
    card=0.02,
    condition=(0.15, 0.85),
    greedy=0.48,
    random=0.40,
    turns=(6, 14),
)
"""The same with leeway for a coarse ladder, and for each fighter's mean being over two opponents alone.

Leaving out rungs puts a winning chance out by a point or two in a hundred, so two are allowed; a mean
over two pairings that each keep to 40 and 60 can be anything between those, a mean of all cannot. What
greedy, stand-in and random play win in the second edition is beyond ``WHOLE``, as docs/balance.md says:
here they are only kept from rising further.
"""


def bounds(pairings: Sequence[Pairing], limits: Limits) -> Iterator[Bound]:
    """Hold the figures to the limits."""
    for pairing in pairings:
        yield from _of_pairing(pairing, limits)
    even = sum(EVEN[0] <= pairing.worth <= EVEN[1] for pairing in pairings)
    yield Bound("pairings within 45 to 55", even, limits.even, len(pairings))
    for fighter, mean in means(pairings).items():
        yield Bound(f"mean of {fighter}", mean, *limits.fighter)
    for fighter, shares in cards(pairings).items():
        for card, share in shares.items():
            yield Bound(f"card {card} of {fighter}", share, limits.card, 1)
    for condition, held in together(pairing.conditions for pairing in pairings).items():
        if condition.ours:
            yield Bound(f"condition of {condition.name}", held.share, *limits.condition)
    # Whatever one calls greedy: both the most damage dealt and the stand-in's best exchange are held to it.
    yield Bound("greedy", _mean_of(pairing.greedy for pairing in pairings), 0, limits.greedy)
    yield Bound("stand-in", _mean_of(pairing.stand_in for pairing in pairings), 0, limits.greedy)
    yield Bound("random", _mean_of(pairing.random for pairing in pairings), 0, limits.random)
    yield Bound("turns", fmean(pairing.equilibrium.turns for pairing in pairings), *limits.turns)


def _of_pairing(pairing: Pairing, limits: Limits) -> Iterator[Bound]:
    name = " - ".join(pairing.fighters)
    if pairing.fighters[0] == pairing.fighters[1]:
        off = limits.mirror if is_exact(pairing.ladder) else limits.coarse_mirror
        yield Bound(f"mirror {name}", pairing.worth, 0.5 - off, 0.5 + off)
    else:
        yield Bound(f"pairing {name}", pairing.worth, *limits.pairing)
        for start in pairing.starts:
            if start.health == HALF:
                yield Bound(f"pairing {name} from {HALF}", start.worth, *limits.pairing)
    if pairing.gap is not None:
        yield Bound(f"worst gap {name}", pairing.gap, 0, limits.gap)
    if pairing.agreement is not None:
        yield Bound(f"standard errors {name}", pairing.agreement.errors, 0, limits.errors)


def means(pairings: Iterable[Pairing]) -> dict[str, float]:
    """Return each fighter's mean against the others."""
    found: defaultdict[str, list[float]] = defaultdict(list)
    for pairing in pairings:
        one, other = pairing.fighters
        if one != other:
            found[one].append(pairing.worth)
            found[other].append(1 - pairing.worth)
    return {fighter: fmean(shares) for fighter, shares in found.items()}


def cards(pairings: Iterable[Pairing]) -> dict[str, dict[str, float]]:
    """Return by fighter how often each card is played of the times it is in hand."""
    held: defaultdict[str, NDArray[np.int64]] = defaultdict(lambda: np.zeros(9, np.int64))
    played: defaultdict[str, NDArray[np.int64]] = defaultdict(lambda: np.zeros(9, np.int64))
    for pairing in pairings:
        for side, fighter in enumerate(pairing.fighters):
            held[fighter] = held[fighter] + pairing.equilibrium.held[side]
            played[fighter] = played[fighter] + pairing.equilibrium.played[side]
    return {
        fighter: {
            card.key: float(played[fighter][place] / held[fighter][place])
            for place, card in enumerate(SECOND.decks[fighter].values())
        }
        for fighter in held
    }


def strengths(pairings: Sequence[Pairing]) -> dict[str, tuple[float, float]]:
    """Return each fighter's weight in the equilibrium of choosing fighters, and its chance against that.

    Needs all pairings.
    """
    table = _table(pairings)
    space = room()
    count = len(FIGHTERS)
    space.payoff[:count, :count] = [[table[one, other] for other in FIGHTERS] for one in FIGHTERS]
    solve_game(space, count, count)
    weights = space.columns[:count]
    chances = space.payoff[:count, :count] @ weights
    return {
        fighter: (float(weight), float(chance))
        for fighter, weight, chance in zip(FIGHTERS, weights, chances, strict=True)
    }


def markdown(pairings: Sequence[Pairing]) -> Iterator[str]:
    """Write the tables down, a line at a time; shares in per cent."""
    health = pairings[0].ladder[-1]
    yield f"Rules `{SecondDuel.id}`, from {health} health, a draw counting one half. Shares in per cent."
    yield from _ladders(pairings)
    yield from _heading("Winning chances of the fighter on the left")
    yield from _chances(pairings)
    yield from _heading("How often a card is played of the times it is in hand")
    yield from _cards(pairings)
    yield from _heading("How often a condition holds of the times it is looked at")
    yield from _conditions(pairings)
    yield from _heading("Turns, and what is won by other play against equilibrium")
    yield from _styles(pairings)
    yield from _heading("Winning chances by the health that both begin with")
    yield from _starts(pairings)
    if health == FULL_HEALTH:
        yield from _heading("Starting health: the mean chance to win after refused challenges")
        yield from _refusals(pairings)
    yield from _heading("Checks")
    yield from _checks(pairings)


def _ladders(pairings: Iterable[Pairing]) -> Iterator[str]:
    coarse: defaultdict[Ladder, list[str]] = defaultdict(list)
    for pairing in pairings:
        if not is_exact(pairing.ladder):
            coarse[pairing.ladder].append(" - ".join(pairing.fighters))
    for ladder, names in coarse.items():
        yield f"Solved at healths {', '.join(map(str, ladder))} alone: {', '.join(names)}."


def _heading(text: str) -> Iterator[str]:
    yield from ("", f"## {text}", "")


def _rows(head: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    yield f"| {' | '.join(head)} |"
    yield f"|{'---|' + '--:|' * (len(head) - 1)}"
    for row in rows:
        yield f"| {' | '.join(row)} |"


def _chances(pairings: Sequence[Pairing]) -> Iterator[str]:
    table, mean = _table(pairings), means(pairings)
    shown = [fighter for fighter in FIGHTERS if any(fighter in pair for pair in table)]
    full = len(table) == len(FIGHTERS) ** 2
    nash = strengths(pairings) if full else {}
    head = ["", *shown, "mean", *(["Nash weight", "against Nash"] if full else [])]
    yield from _rows(
        head,
        (
            [
                one,
                *(_percent(table.get((one, other))) for other in shown),
                _percent(mean.get(one)),
                *map(_percent, nash.get(one, ())),
            ]
            for one in shown
        ),
    )


def _cards(pairings: Sequence[Pairing]) -> Iterator[str]:
    shares = cards(pairings)
    techniques = tuple(next(iter(SECOND.decks.values())))
    yield from _rows(
        ["", *techniques],
        ([fighter, *map(_percent, of_fighter.values())] for fighter, of_fighter in shares.items()),
    )


def _conditions(pairings: Sequence[Pairing]) -> Iterator[str]:
    yield from _rows(
        ["", "holds", "looked at", "whose card"],
        (
            [condition.name, _percent(held.share), f"{held.judged:,}", "ours" if condition.ours else "known"]
            for condition, held in together(pairing.conditions for pairing in pairings).items()
        ),
    )


def _styles(pairings: Sequence[Pairing]) -> Iterator[str]:
    won: defaultdict[str, list[tuple[float, ...]]] = defaultdict(list)
    for pairing in pairings:
        for side, fighter in enumerate(pairing.fighters):
            won[fighter].append(
                (
                    pairing.random[side],
                    pairing.greedy[side],
                    pairing.stand_in[side],
                    pairing.equilibrium.turns,
                )
            )
    lines = {fighter: [fmean(column) for column in zip(*rows, strict=True)] for fighter, rows in won.items()}
    lines["all"] = [fmean(column) for column in zip(*lines.values(), strict=True)]
    yield from _rows(
        ["", "random", "greedy", "stand-in", "turns"],
        ([name, *map(_percent, shares), f"{turns:.1f}"] for name, (*shares, turns) in lines.items()),
    )
    duels = sum(pairing.equilibrium.duels for pairing in pairings)
    unfinished = sum(pairing.equilibrium.unfinished for pairing in pairings)
    yield ""
    yield f"Of {duels:,} duels played by equilibrium {unfinished:,} came to no end in time."


def _starts(pairings: Sequence[Pairing]) -> Iterator[str]:
    """Write down every pairing of different fighters from less health, and which then leave the bounds."""
    different = [pairing for pairing in pairings if len(set(pairing.fighters)) > 1] or pairings
    yield from _rows(
        ["", *(str(start.health) for start in different[0].starts)],
        ([" - ".join(pairing.fighters), *map(_start, pairing.starts)] for pairing in different),
    )
    yield from ("", "With ~ solved coarsely, all else exactly.")
    least, most = WHOLE.pairing
    for place, start in enumerate(different[0].starts):
        outside = [
            f"{' - '.join(pairing.fighters)} {_start(pairing.starts[place])}"
            for pairing in different
            if not least <= pairing.starts[place].worth <= most
        ]
        told = ", ".join(outside) or "none"
        yield f"Outside of {least * 100:.0f} to {most * 100:.0f} at {start.health} health: {told}."


def _start(start: Start) -> str:
    return f"{'' if start.exact else '~'}{_percent(start.worth)}"


def _refusals(pairings: Sequence[Pairing]) -> Iterator[str]:
    counts = range(len(pairings[0].refused))
    yield from _rows(
        ["refused", *map(str, counts)],
        [
            [
                "chance",
                *(_percent(_mean_of(pairing.refused[count] for pairing in pairings)) for count in counts),
            ]
        ],
    )


def _checks(pairings: Sequence[Pairing]) -> Iterator[str]:
    yield from _rows(
        ["", "worst gap", "promised", "by the real rules", "standard error", "solved coarsely"],
        (
            [" - ".join(pairing.fighters), f"{pairing.gap:.1e}", *_compared(pairing)]
            for pairing in pairings
            if pairing.gap is not None
        ),
    )


def _compared(pairing: Pairing) -> list[str]:
    met, coarse = pairing.agreement, pairing.coarse
    if met is None or coarse is None:
        return [""] * 4
    return [f"{share:.2%}"[:-1] for share in (met.promised, met.won, met.error, coarse)]


def _table(pairings: Iterable[Pairing]) -> dict[tuple[str, str], float]:
    table: dict[tuple[str, str], float] = {}
    for pairing in pairings:
        one, other = pairing.fighters
        table[other, one] = 1 - pairing.worth
        table[one, other] = pairing.worth
    return table


def _mean_of(pairs: Iterable[tuple[float, float]]) -> float:
    return fmean(share for pair in pairs for share in pair)


def _percent(share: float | None) -> str:
    return "" if share is None else f"{share * 100:.1f}"
