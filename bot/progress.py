"""Progress bars for long commands, drawn only on a terminal."""

from collections.abc import Generator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import Progress, TaskID

from bot.store.backups.contents import Watch


def bars() -> Progress:
    """Return progress bars on standard error, which disappear when the work is done."""
    console = Console(stderr=True)
    return Progress(console=console, transient=True, disable=not console.is_terminal)


@contextmanager
def watching() -> Generator[Watch]:
    """Draw one bar for each part of some work, as its progress is reported."""
    with bars() as progress:
        tasks: dict[str, TaskID] = {}

        def watch(doing: str, done: int, total: int) -> None:
            if doing not in tasks:
                tasks[doing] = progress.add_task(doing)
            progress.update(tasks[doing], completed=done, total=total or 1)

        yield watch
