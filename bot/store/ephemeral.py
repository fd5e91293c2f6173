"""Hosts that wipe their disk: a SQLite file there is lost with the next deploy or restart."""

from collections.abc import Callable, Mapping
from pathlib import Path

from bot.store.engine import sqlite_path

WIPING_HOSTS = {
    "DYNO": "heroku",
    "FLY_APP_NAME": "fly",
    "RAILWAY_ENVIRONMENT_ID": "railway",
    "RENDER": "render",
}
"""The environment variable that each host sets, and the host's name."""


def wiping_host(
    url: str, environ: Mapping[str, str], is_mount: Callable[[Path], bool] = Path.is_mount
) -> str | None:
    """Return the name of the host that will wipe this database, or None if nothing says so.

    All but Heroku offer lasting volumes, mounted somewhere below the root.
    """
    path = sqlite_path(url)
    host = next((host for variable, host in WIPING_HOSTS.items() if variable in environ), None)
    if path is None or host is None:
        return None
    on_volume = any(is_mount(parent) for parent in path.absolute().parents if parent != parent.parent)
    return None if on_volume and host != "heroku" else host
