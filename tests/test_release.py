"""What a release says of itself, and what GitHub asks those who report something."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from bot import __version__
from bot.__main__ import main

ROOT = Path(__file__).parents[1]
FORMS = sorted(
    {*(ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml")} - {ROOT / ".github/ISSUE_TEMPLATE/config.yml"}
)
KINDS = {"markdown", "textarea", "input", "dropdown", "checkboxes"}


def test_the_command_line_says_its_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"bushido-bot {__version__}\n"


def test_the_changelog_begins_with_what_is_not_released_and_then_this_version() -> None:
    headings = re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert headings[0] == "[Unreleased]"
    assert re.fullmatch(rf"\[{re.escape(__version__)}\] - \d{{4}}-\d\d-\d\d", headings[1])


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_a_form_is_one_that_github_shows(path: Path) -> None:
    form = yaml.safe_load(path.read_text("utf-8"))
    assert form.keys() == {"name", "description", "labels", "body"}
    fields = [field for field in form["body"] if field["type"] != "markdown"]
    names = [field["id"] for field in fields]
    assert len(names) == len({*names})
    assert fields
    for field in form["body"]:
        assert field["type"] in KINDS
        assert not {*wanted(field)} - field["attributes"].keys(), field


def wanted(field: dict[str, Any]) -> Iterator[str]:
    """Yield what a field needs by GitHub's description of forms."""
    yield "value" if field["type"] == "markdown" else "label"
    if field["type"] in ("dropdown", "checkboxes"):
        yield "options"
