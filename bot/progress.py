"""The progress bars of commands that take long; where nobody watches, none is drawn."""

from collections.abc import Generator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import Progress, TaskID

from bot.store.backups.contents import Watch


def bars() -> Progress:
    """Return progress bars on standard error, which go once the work is done."""
    console = Console(stderr=True)
    return Progress(console=console, transient=True, disable=not console.is_terminal)


@contextmanager
def watching() -> Generator[Watch]:
    """Draw one bar for each part of some work as it is told how far that has come."""
    with bars() as progress:
        tasks: dict[str, TaskID] = {}

        def watch(doing: str, done: int, total: int) -> None:
            if doing not in tasks:
                tasks[doing] = progress.add_task(doing)
            progress.update(tasks[doing], completed=done, total=total or 1)

        yield watch
