"""Settings: every wrong one is told in one readable line, and no secret is ever told."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot.settings import SettingsError, load_settings
from bot.store.share import WHOLE, Share
from tests.terminal import in_this_process

ROOT = Path(__file__).parents[1]
TOKEN = "a-token-nobody-may-read"  # noqa: S105  it opens nothing
PASSWORD = "hunter2"  # noqa: S105  nor does this

WRONG = [
    ("DISCORD_TOKEN", ""),
    ("DISCORD_TOKEN", " \t"),
    ("DATABASE_URL", ""),
    ("DATABASE_URL", "bushido.db"),
    ("DATABASE_URL", "sqlite:///:memory:"),
    ("DATABASE_URL", f"mysql://me:{PASSWORD}@there/bushido"),
    ("LOG_LEVEL", "loud"),
    ("LOG_FORMAT", "xml"),
    ("REQUESTS_PER_SECOND", "0"),
    ("REQUESTS_PER_SECOND", "51"),
    ("REQUESTS_PER_SECOND", "many"),
    ("METRICS_PORT", "many"),
    ("METRICS_PORT", "65536"),
    ("BACKUP_EVERY", "often"),
    ("BACKUP_EVERY", "0d"),
    ("BACKUP_EVERY", "1w"),
    ("BACKUP_EVERY", "86400"),
    ("BACKUP_KEEP", "0"),
    ("BACKUP_KEEP", "all"),
    ("DISCORD_API", "discord.com"),
    ("SHARD_COUNT", "0"),
    ("SHARD_COUNT", "many"),
    ("LOCAL_DISCORD", "https://discord.com"),
    ("LOCAL_DISCORD", "http://192.0.2.7:8321"),
    ("LOCAL_DISCORD", "http://[::1"),
]

NOBODY_THERE = f"postgresql://me:{PASSWORD}@127.0.0.1:1/bushido"
OUT_OF_REACH = [
    f"postgresql://me:{PASSWORD}@127.0.0.1:port/bushido",
    f"postgresql://me:#{PASSWORD}@127.0.0.1/bushido",
    f"postgresql://me:{PASSWORD}@127.0.0.1:1/bushido?sslmode=perhaps",
    "sqlite:////proc/nowhere/bushido.db",
]


@pytest.fixture(autouse=True)
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave no setting in the environment, and stand in a folder without .env."""
    for name in dict(WRONG):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)


def run(folder: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run the bot as a host does, with these settings and no others."""
    return subprocess.run(
        [sys.executable, "-m", "bot", "run"],
        cwd=folder,
        env={"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), **settings},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_the_token_is_all_that_must_be_set() -> None:
    settings = load_settings(discord_token=TOKEN)
    assert settings.discord_token.get_secret_value() == TOKEN
    assert TOKEN not in repr(settings)


def test_settings_come_from_the_file_and_the_environment_overrules_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / ".env").write_text(
        f"DISCORD_TOKEN= {TOKEN} \nLOG_LEVEL=debug\nREQUESTS_PER_SECOND=7\n# end\n"
    )
    monkeypatch.setenv("REQUESTS_PER_SECOND", "9")
    settings = load_settings()
    assert settings.discord_token.get_secret_value() == TOKEN
    assert (settings.log_level, settings.requests_per_second) == ("debug", 9)


def test_the_example_needs_only_its_token_filled_in(tmp_path: Path) -> None:
    example = (ROOT / ".env.example").read_text("utf-8")
    (tmp_path / ".env").write_text(example.replace("DISCORD_TOKEN=", f"DISCORD_TOKEN={TOKEN}"))
    load_settings()
    (tmp_path / ".env").write_text(example)
    with pytest.raises(SettingsError, match=r"^DISCORD_TOKEN is wrong \(it is empty\)"):
        load_settings()


def test_a_missing_token_is_one_line() -> None:
    with pytest.raises(SettingsError) as raised:
        load_settings()
    [fault] = raised.value.faults
    assert fault.startswith("DISCORD_TOKEN is missing: ")


@pytest.mark.parametrize(("name", "value"), WRONG)
def test_a_wrong_setting_is_one_line_with_its_name_and_what_is_meant(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv(name, value)
    with pytest.raises(SettingsError) as raised:
        load_settings()
    [fault] = raised.value.faults
    assert fault.startswith(f"{name} is wrong (")
    assert len(fault) < 200
    assert TOKEN not in fault
    assert PASSWORD not in fault


def test_a_host_reads_every_fault_at_once_and_no_traceback(tmp_path: Path) -> None:
    wrong = {name: value for name, value in WRONG if name != "DISCORD_TOKEN"}
    ran = run(tmp_path, **wrong)
    lines = ran.stderr.splitlines()
    assert ran.returncode == 2
    assert lines[0].endswith(":")
    assert sorted(line.split()[0] for line in lines[1:]) == sorted([*wrong, "DISCORD_TOKEN"])
    assert PASSWORD not in ran.stdout + ran.stderr
    assert list(tmp_path.iterdir()) == [], "nothing is begun before the settings are right"


def one_line_without_secrets(ran: subprocess.CompletedProcess[str]) -> None:
    assert ran.returncode in {1, 2}
    assert len(ran.stderr.splitlines()) == 1
    assert "database" in ran.stderr
    assert PASSWORD not in ran.stdout + ran.stderr
    assert TOKEN not in ran.stdout + ran.stderr


def test_a_host_whose_database_is_out_of_reach_reads_one_line(tmp_path: Path) -> None:
    ran = run(tmp_path, DISCORD_TOKEN=TOKEN, DATABASE_URL=NOBODY_THERE)
    one_line_without_secrets(ran)
    assert (ran.returncode, ran.stderr.partition(":")[0]) == (1, "The database cannot be used")


@pytest.mark.parametrize("url", OUT_OF_REACH)
def test_a_database_that_cannot_be_reached_is_one_line_without_its_password(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], url: str
) -> None:
    here = in_this_process(tmp_path, monkeypatch, capsys)
    one_line_without_secrets(here("run", DISCORD_TOKEN=TOKEN, DATABASE_URL=url))


def test_a_file_that_is_not_text_is_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / ".env").write_bytes(f"DISCORD_TOKEN={TOKEN}".encode("utf-16"))
    ran = in_this_process(tmp_path, monkeypatch, capsys)("run")
    assert ran.returncode == 2
    assert [line.split()[0] for line in ran.stderr.splitlines()[1:]] == [".env"]


POSTGRES = "postgresql://me@there/bushido"


@pytest.mark.parametrize(
    ("settings", "why"),
    [
        ({"SHARD_COUNT": "4"}, "go together"),
        ({"SHARD_IDS": "0-3"}, "go together"),
        ({"SHARD_COUNT": "4", "SHARD_IDS": "0-4"}, "no range below SHARD_COUNT, which is 4"),
        ({"SHARD_COUNT": "4", "SHARD_IDS": "3-2"}, "no range below"),
        ({"SHARD_COUNT": "4", "SHARD_IDS": "1,2"}, "no range below"),
        ({"SHARD_COUNT": "4", "SHARD_IDS": "1-2", "DATABASE_URL": "sqlite:///a.db"}, "needs PostgreSQL"),
    ],
)
def test_shards_that_do_not_fit_are_refused(
    monkeypatch: pytest.MonkeyPatch, settings: dict[str, str], why: str
) -> None:
    for name, value in {"DISCORD_TOKEN": TOKEN, "DATABASE_URL": POSTGRES, **settings}.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(SettingsError, match=why):
        load_settings()


def test_a_process_has_the_shards_that_are_set_or_all_there_are() -> None:
    alone = load_settings(discord_token=TOKEN)
    assert alone.share == WHOLE
    one = load_settings(discord_token=TOKEN, database_url=POSTGRES, shard_count=4, shard_ids="1-2")
    assert (one.share, str(one.share)) == (Share(4, 1, 2), "1-2 of 4")
    last = load_settings(discord_token=TOKEN, database_url=POSTGRES, shard_count=4, shard_ids="3")
    assert last.share == Share(4, 3, 3)
    assert load_settings(discord_token=TOKEN, shard_count=4, shard_ids="0-3").share.is_whole
