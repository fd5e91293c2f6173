"""Draft files, which are private and get their final name only when complete."""

import fcntl
import os
from collections.abc import Callable, Generator, Iterable
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path

from bot.store.errors import BackupError, BackupRefused, StoreUnavailable

PRIVATE = 0o600
"""Only for the user that the bot runs as: a database holds picks, seeds and private messages."""


@contextmanager
def draft_of(path: Path, make_room: Callable[[], object] | None = None) -> Generator[Path]:
    """Yield a draft of a file to write; it gets the file's name at the end, if all went well.

    ``make_room`` is called right before that. Without it, BackupRefused is raised if the file exists. A draft
    that a killed process left behind is reused.
    """
    prepare = make_room or partial(refuse_to_overwrite, path)
    if make_room is None:
        prepare()
    part = path.with_name(f"{path.name}.part")
    with _disk_errors(part):
        handle = _taken(part)
    try:
        with _disk_errors(part):
            yield part
        with _disk_errors(path):
            os.fsync(handle)  # flushes the file, whichever handle wrote it
            prepare()
            os.replace(part, path)  # noqa: PTH105  the system call that matters here
            sync_folder(path.parent)
    except BaseException:
        part.unlink(missing_ok=True)
        remove_logs(part)
        raise
    finally:
        os.close(handle)


def remove_abandoned(drafts: Iterable[Path]) -> None:
    """Remove drafts that killed processes left behind."""
    for part in drafts:
        with suppress(BackupError, OSError):  # another process is writing it
            handle = _taken(part)
            part.unlink()
            os.close(handle)


def refuse_to_overwrite(path: Path) -> None:
    """Raise BackupRefused if a file exists."""
    if path.exists():
        raise BackupRefused(f"{path} is there already, and nothing is written over it: choose another name")


def remove_logs(path: Path) -> None:
    """Remove the files that SQLite keeps beside a database while it is written."""
    for ending in ("-wal", "-shm", "-journal"):
        path.with_name(path.name + ending).unlink(missing_ok=True)


def sync_folder(folder: Path) -> None:
    """Flush the file names of a folder to the disk."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _taken(part: Path) -> int:
    """Lock an empty draft for this process. The lock ends with the process, however that ends."""
    part.parent.mkdir(parents=True, exist_ok=True)
    handle = os.open(part, os.O_RDWR | os.O_CREAT, PRIVATE)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        # Before the lock, another process may have given the draft its name, or removed it.
        ours = part.exists() and os.fstat(handle).st_ino == part.stat().st_ino
    except BlockingIOError:
        ours = False
    if not ours:
        os.close(handle)
        raise BackupError(f"another process is writing {part}")
    os.ftruncate(handle, 0)
    os.fchmod(handle, PRIVATE)
    remove_logs(part)
    return handle


@contextmanager
def _disk_errors(path: Path) -> Generator[None]:
    try:
        yield
    except ConnectionError:  # from a server, not from a disk
        raise
    except OSError as error:
        raise StoreUnavailable(f"{path} cannot be written: {error.strerror or error}") from error
