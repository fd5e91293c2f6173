"""The figures as tables."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from statistics import fmean

from apparatus.insight.bounds import WHOLE, cards, mean_of, means
from apparatus.insight.conditions import together
from apparatus.insight.ladder import Ladder, is_exact
from apparatus.insight.matrix import room, solve_game
from apparatus.insight.measure import Pairing, Start
from rules.bushido.fighters import FIGHTERS
from rules.bushido.values import FULL_HEALTH
from rules.bushido.wheel import TECHNIQUES


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
    """Yield the tables line by line, with shares in per cent."""
    health, rules = pairings[0].ladder[-1], pairings[0].rules
    yield f"Rules `{rules.id}`, from {health} health, a draw counting one half. Shares in per cent."
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
    techniques = TECHNIQUES
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
    """Yield every pairing of different fighters from less health, and which of them leave the bounds."""
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
    if solved := [(pairing.wound, pairing.fighters) for pairing in pairings if pairing.wound is not None]:
        most, fighters = max(solved)
        yield f"The most that a wound brings whoever takes it: {_percent(most)} ({' - '.join(fighters)})."


def _start(start: Start) -> str:
    return f"{'' if start.exact else '~'}{_percent(start.worth)}"


def _refusals(pairings: Sequence[Pairing]) -> Iterator[str]:
    counts = range(len(pairings[0].refused))
    yield from _rows(
        ["refused", *map(str, counts)],
        [
            [
                "chance",
                *(_percent(mean_of(pairing.refused[count] for pairing in pairings)) for count in counts),
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


def _percent(share: float | None) -> str:
    return "" if share is None else f"{share * 100:.1f}"
