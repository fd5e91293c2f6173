"""The report at the end: a table of all lines, then what to fix and how, the worst first."""

import io
import sys
from collections import Counter
from collections.abc import Iterator, Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from bot.check.finding import Finding, Grade
from bot.face.words import Words
from bot.terminal import say

SIGNS = {Grade.FINE: "+", Grade.LIMIT: "!", Grade.FAULT: "x", Grade.UNTRIED: "-"}
"""Signs that every terminal can show; the word beside each says the same."""

WIDEST = 110


def report(findings: Sequence[Finding], words: Words) -> int:
    """Print the findings; return 0 if nothing has to be fixed."""
    say(_table(findings, words))
    for grade in (Grade.FAULT, Grade.LIMIT):
        found = [finding for finding in findings if finding.grade is grade]
        if found:
            say(words(f"check-list-{grade.value}"))
        for number, finding in enumerate(found, start=1):
            say("\n".join(_mending(number, finding, words)))
    counted = Counter(finding.grade for finding in findings)
    say(words("check-sum", **{grade.value: counted[grade] for grade in Grade}))
    return 1 if counted[Grade.FAULT] else 0


def _table(findings: Sequence[Finding], words: Words) -> str:
    """Return the table as text, as wide as the terminal."""
    terminal = Console(file=sys.stdout)
    width = min(terminal.width, WIDEST) if terminal.is_terminal else WIDEST
    console = Console(file=io.StringIO(), width=width, color_system=None)
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for may_wrap in (False, False, True):
        table.add_column(no_wrap=not may_wrap, overflow="fold")
    for finding in findings:
        sign = f"{SIGNS[finding.grade]} {words(f'check-grade-{finding.grade.value}')}"
        cells = (sign, words(f"check-line-{finding.line}"), _found(finding, words))
        table.add_row(*map(Text, cells))
    with console.capture() as capture:
        console.print(table)
    return "\n".join(row.rstrip() for row in capture.get().splitlines())


def _found(finding: Finding, words: Words) -> str:
    """Return what was found; shortcomings are explained below the table."""
    if finding.said is None or finding.grade in {Grade.FAULT, Grade.LIMIT}:
        return ""
    return words(f"check-{finding.said.key}", **finding.said.facts)


def _mending(number: int, finding: Finding, words: Words) -> Iterator[str]:
    """Say what is wrong and how to fix it, in unbroken lines so that addresses can be clicked."""
    yield f"\n{number}. {words(f'check-line-{finding.line}')}"
    if finding.said is not None:
        for key in (f"check-{finding.said.key}", f"check-{finding.said.key}.mend"):
            yield f"   {words(key, **finding.said.facts)}"
