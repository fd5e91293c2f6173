"""What a host starts the bot with, by reading it: no image is built here, and no service started."""

import configparser
import json
import os
import re
import shlex
import subprocess
import time
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from bot.settings import Settings
from bot.wire.health import SIGN_EVERY, STALE

ROOT = Path(__file__).parents[1]
SETTINGS = {name.upper() for name in Settings.model_fields}
OPTION = re.compile(r"--[\w-]+=\S+\s+")


def stages() -> list[list[tuple[str, str]]]:
    """Return the instructions of each stage of the Containerfile, without those before the first."""
    text = re.sub(r"^\s*#.*\n", "", (ROOT / "Containerfile").read_text("utf-8"), flags=re.MULTILINE)
    lines = re.sub(r"\\\n\s*", "", text).splitlines()
    found = list[list[tuple[str, str]]]()
    for instruction, rest in (line.split(maxsplit=1) for line in lines if line.strip()):
        if instruction == "FROM":
            found.append([])
        if found:
            found[-1].append((instruction, rest))
    return found


IMAGE = {instruction: rest for instruction, rest in stages()[-1] if instruction != "RUN"}
HEALTH = OPTION.sub("", IMAGE["HEALTHCHECK"]).removeprefix("CMD ")
DATA = json.loads(IMAGE["VOLUME"])[0]


def compose() -> dict[str, Any]:
    return yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))


def service() -> configparser.SectionProxy:
    unit = configparser.ConfigParser(interpolation=None)
    unit.optionxform = str  # type: ignore[method-assign,assignment]
    unit.read_string((ROOT / "deploy" / "bushido-bot.service").read_text("utf-8"))
    return unit["Service"]


def test_an_image_holds_what_the_bot_is_built_of_and_nothing_else() -> None:
    sources = {
        source
        for stage in stages()
        for instruction, rest in stage
        if instruction in ("COPY", "ADD") and "--from=" not in rest
        for source in shlex.split(rest)[:-1]
    }
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    packages = {name.rstrip("*") for name in project["tool"]["setuptools"]["packages"]["find"]["include"]}
    assert sources == packages | {"LICENSE", "README.md", "constraints.txt", "pyproject.toml"}
    ignored, *lines = re.sub(r"#.*\n", "", (ROOT / ".dockerignore").read_text("utf-8")).split()
    assert ignored == "*", "whatever is not named stays out: settings, databases, backups"
    assert {line[1:] for line in lines if line.startswith("!")} == sources
    assert not [
        rest for stage in stages() for key, rest in stage if key in ("ARG", "ENV") and "TOKEN" in rest
    ]


def test_a_container_is_no_root_and_writes_to_its_data_alone() -> None:
    order = [instruction for instruction, _ in stages()[-1]]
    assert order.index("USER") > max(at for at, each in enumerate(order) if each in ("RUN", "COPY"))
    user, group = map(int, IMAGE["USER"].split(":"))
    assert user
    assert group
    assert Path(DATA) == Path(IMAGE["WORKDIR"]) / "data", "where settings without a folder lead"
    assert ("ENV", f"TMPDIR={DATA}") in stages()[-1], "SQLite would use memory instead"
    bot = compose()["services"]["bot"]
    assert bot["read_only"]
    assert bot["cap_drop"] == ["ALL"]
    assert bot["security_opt"] == ["no-new-privileges:true"]
    assert [volume.split(":")[1] for volume in bot["volumes"]] == [DATA]


def test_a_signal_reaches_the_bot_and_not_a_shell() -> None:
    assert IMAGE["STOPSIGNAL"] == "SIGTERM"
    assert json.loads(IMAGE["ENTRYPOINT"]) + json.loads(IMAGE["CMD"]) == ["python", "-m", "bot", "run"]
    assert not {"command", "entrypoint"} & compose()["services"]["bot"].keys()


@pytest.mark.parametrize(("age", "well"), [(0, True), (50, True), (90, False), (None, False)])
def test_a_container_is_well_while_its_sign_is_young(tmp_path: Path, age: int | None, *, well: bool) -> None:
    sign = tmp_path / "health.json"
    if age is not None:
        sign.write_text("{}")
        os.utime(sign, (time.time() - age,) * 2)
    looked = subprocess.run(["sh", "-c", HEALTH], env={**os.environ, "HEALTH_FILE": str(sign)}, check=False)
    assert (looked.returncode == 0) is well


def test_compose_looks_at_the_health_as_the_image_does() -> None:
    kind, command = compose()["services"]["bot"]["healthcheck"]["test"]
    assert (kind, command.replace("$$", "$")) == ("CMD-SHELL", HEALTH)


def test_compose_leaves_to_a_host_what_stands_in_the_example_of_settings() -> None:
    services = compose()["services"]
    bot, database = services["bot"], services["database"]
    assert bot["env_file"] == ".env"
    assert bot["environment"].keys() == {"DATABASE_URL", "HEALTH_FILE"}
    assert bot["environment"].keys() <= SETTINGS
    url = re.fullmatch(r"postgresql://(.+):(\$\{.+\})@(.+)/(.+)", bot["environment"]["DATABASE_URL"])
    assert url
    user, password, host, name = url.groups()
    assert services.keys() == {"bot", host}
    assert database["environment"] == {
        "POSTGRES_USER": user, "POSTGRES_PASSWORD": password, "POSTGRES_DB": name,
    }  # fmt: skip
    assert bot["depends_on"] == {host: {"condition": "service_healthy"}}
    asked = set(re.findall(r"\$\{(\w+)", (ROOT / "compose.yaml").read_text("utf-8")))
    assert all(f"{each}=" in (ROOT / "docs" / "containers.md").read_text("utf-8") for each in asked)
    mounted = [volume.split(":")[0] for each in services.values() for volume in each["volumes"]]
    assert sorted(mounted) == sorted(compose()["volumes"]), "named, so that they outlive a container"


def test_systemd_waits_for_the_bot_and_hears_of_it_in_time() -> None:
    unit = service()
    assert unit["Type"] == "notify"
    assert unit["ExecStart"] == f"{unit['WorkingDirectory']}/.venv/bin/python -m bot run"
    assert unit["ReadWritePaths"] == f"{unit['WorkingDirectory']}/data"
    assert unit["PrivateTmp"] == "true", "SQLite would use memory instead"
    patience = re.fullmatch(r"(\d+)min", unit["WatchdogSec"])
    assert patience
    assert int(patience[1]) * 60 >= 2 * (SIGN_EVERY + STALE)
