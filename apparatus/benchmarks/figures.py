"""What the benchmarks measure, and how they print it."""

import statistics
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import astuple, dataclass


@dataclass(frozen=True)
class Figures:
    """A rate, and how long single acts took."""

    rate: float
    """Per second."""
    p50_ms: float
    p99_ms: float


def figures(latencies: Sequence[float], seconds: float) -> Figures:
    """Return the figures of acts that took ``seconds`` in all, with the latency of each."""
    cuts = statistics.quantiles(latencies, n=100)
    return Figures(len(latencies) / seconds, cuts[49] * 1000, cuts[98] * 1000)


def medians(rounds: Iterable[Figures]) -> Figures:
    """Return the median of each figure over several rounds."""
    return Figures(*(statistics.median(column) for column in zip(*map(astuple, rounds), strict=True)))


async def timed(latencies: list[float], act: Callable[[], Awaitable[object]]) -> None:
    """Do something and note how long it took."""
    began = time.perf_counter()
    await act()
    latencies.append(time.perf_counter() - began)


def table(title: str, heads: Sequence[str], lines: Iterable[Sequence[object]]) -> None:
    """Print a Markdown table, aligned so that it also reads well as text: first words, then figures."""
    cells = [list(heads), *([_cell(value) for value in line] for line in lines)]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    rows = [_row(line, widths) for line in cells]
    rule = "|".join(["-" * (widths[0] + 2), *("-" * (width + 1) + ":" for width in widths[1:])])
    print(f"\n### {title}\n", rows[0], f"|{rule}|", *rows[1:], sep="\n", flush=True)


def _cell(value: object) -> str:
    if isinstance(value, float):
        return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"
    return f"{value:,}" if isinstance(value, int) else str(value)


def _row(line: Sequence[str], widths: Sequence[int]) -> str:
    words, *numbers = line
    aligned = [cell.rjust(width) for cell, width in zip(numbers, widths[1:], strict=True)]
    return "| " + " | ".join([words.ljust(widths[0]), *aligned]) + " |"
