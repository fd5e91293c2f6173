"""A SQLite file on a disk that is wiped is worth a warning; on one that lasts it is not."""

from pathlib import Path

import pytest

from bot.store.ephemeral import wiping_host

RAILWAY = {"RAILWAY_ENVIRONMENT_ID": "1"}
HEROKU = {"DYNO": "worker.1"}


def data_is_mounted(path: Path) -> bool:
    return path in {Path("/"), Path("/data")}


@pytest.mark.parametrize(
    ("url", "environ", "host"),
    [
        ("sqlite:///bot.db", {}, None),
        ("sqlite:///bot.db", HEROKU, "heroku"),
        ("sqlite:////data/bot.db", HEROKU, "heroku"),
        ("postgresql://there/bot", HEROKU, None),
        ("sqlite:///bot.db", RAILWAY, "railway"),
        ("sqlite:////data/deep/bot.db", RAILWAY, None),
        ("sqlite:////app/bot.db", {"FLY_APP_NAME": "duels"}, "fly"),
        ("sqlite:////data/bot.db", {"FLY_APP_NAME": "duels"}, None),
        ("sqlite:////app/bot.db", {"RENDER": "true"}, "render"),
        ("sqlite:////data/bot.db", {"RENDER": "true"}, None),
    ],
)
def test_the_host_that_wipes_the_disk_is_named(url: str, environ: dict[str, str], host: str | None) -> None:
    assert wiping_host(url, environ, data_is_mounted) == host
