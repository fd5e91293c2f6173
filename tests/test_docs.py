"""The documents tell the truth about the code, as far as a machine can see."""

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator
from importlib.metadata import distributions
from pathlib import Path

import discord
import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from bot.check.told import commands_told
from bot.face.words import SOURCE, Words, locales
from bot.play.delivery.handling import HANDLING
from bot.play.ground.times import REMINDED_AT
from bot.play.messages.parcels import CALENDAR, LAST_HAND, WELCOME
from bot.settings import Settings
from bot.store.engine import MIGRATIONS
from tests.commands_page import page as commands_page
from tests.marks_page import page as marks_page

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])

PYTHONS = ("3.11", "3.12", "3.13", "3.14")
"""What the bot was tried on."""

CODE = re.compile(r"`([^`\n]+)`")
ROOMS = "apparatus|bot|cogs|deploy|rules|tests|docs|[.]ci"
FILE = r"[\w./-]*\w[.](?:py|sql|ftl|md|toml|txt|svg|html)"
PLACE = re.compile(rf"(?P<path>(?:{ROOMS})/[\w./-]*|{FILE})(?::(?P<name>[\w.]+))?")
ELSEWHERE = {"discord.py", "check_dice.py"}
"""The library, and a script that a reader may save."""

LINK = re.compile(r"\]\((?!https?://)([^)#]+)\)")


def page(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def first_cells(text: str) -> Iterator[str]:
    """Yield the first cell of every row of the tables in a text."""
    for line in text.splitlines():
        if line.startswith("| `"):
            yield line.split("|")[1]


def places(text: str) -> Iterator[tuple[Path, str]]:
    """Yield every file a text names, by its whole path, with what is said to be in it."""
    for code in CODE.findall(text):
        if (found := PLACE.fullmatch(code)) and code not in ELSEWHERE:
            yield ROOT / found["path"], found["name"] or ""


def defined(path: Path) -> set[str]:
    """Return the classes and functions of a module, methods as ``Class.method``."""
    names: set[str] = set()
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            names.add(node.name)
        if isinstance(node, ast.ClassDef):
            methods = (n for n in node.body if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef))
            names |= {f"{node.name}.{method.name}" for method in methods}
    return names


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_every_file_and_name_a_page_speaks_of_is_there(path: Path) -> None:
    for file, name in places(path.read_text("utf-8")):
        assert file.exists(), f"{path.name} speaks of {file.relative_to(ROOT)}"
        assert not name or name in defined(file), f"{path.name} speaks of {name} in {file.name}"


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_every_link_between_pages_leads_somewhere(path: Path) -> None:
    for link in LINK.findall(path.read_text("utf-8")):
        assert (path.parent / link).exists(), f"{path.name} links to {link}"


def test_every_make_target_that_is_named_can_be_made() -> None:
    targets = set(re.findall(r"^([a-z]+):", page("Makefile"), re.MULTILINE))
    for path in PAGES:
        for named in re.findall(r"(?:`|^)make((?: [a-z]+)+)", path.read_text("utf-8"), re.MULTILINE):
            assert set(named.split()) <= targets, f"{path.name}: make{named}"


async def test_the_page_of_commands_is_what_is_made_of_them() -> None:
    assert commands_page(await commands_told()) == page("docs/commands.md"), "make golden writes it anew"


def test_the_page_of_marks_is_what_the_catalogue_says_of_each() -> None:
    assert marks_page(Words()) == page("docs/marks.md"), "make golden writes it anew"


def test_the_dependencies_page_explains_exactly_what_is_installed() -> None:
    project = tomllib.loads(page("pyproject.toml"))["project"]
    installed = [project["dependencies"], *project["optional-dependencies"].values()]
    sections = re.split(r"^## ", page("docs/dependencies.md"), flags=re.MULTILINE)[1:]
    explained = [re.findall(r"^- `([^`]+)`: \S", section, re.MULTILINE) for section in sections]
    assert [sorted(names) for names in explained] == [sorted(bare(group)) for group in installed]


def test_everything_that_is_installed_is_pinned_whatever_the_python() -> None:
    lines = page("constraints.txt").splitlines()
    pinned = {canonicalize_name(Requirement(line).name) for line in lines}
    wanted: dict[str, str] = {}
    for each in distributions():
        if canonicalize_name(each.name) in pinned:
            needed = filter(needed_somewhere, map(Requirement, each.requires or []))
            wanted |= {canonicalize_name(requirement.name): each.name for requirement in needed}
    assert {name: by for name, by in wanted.items() if name not in pinned} == {}


def needed_somewhere(requirement: Requirement) -> bool:
    """Return whether something is wanted without extras on one of the Pythons that the bot runs on."""
    machine = {"sys_platform": "linux", "platform_system": "Linux", "extra": ""}
    versions = ({"python_version": minor, "python_full_version": f"{minor}.0"} for minor in PYTHONS)
    return requirement.marker is None or any(
        requirement.marker.evaluate(machine | version) for version in versions
    )


def test_the_pythons_that_the_pages_name_are_those_the_bot_runs_on() -> None:
    first, last = PYTHONS[0], PYTHONS[-1]
    assert tomllib.loads(page("pyproject.toml"))["project"]["requires-python"] == f">={first}"
    for name in ("README.md", "docs/hosting.md"):
        assert f"Python {first} to {last}" in page(name), name


def bare(requirements: Iterable[str]) -> list[str]:
    return [re.split(r"[\[=<>~! ]", requirement)[0] for requirement in requirements]


def test_the_privacy_page_tells_of_every_table() -> None:
    made = {
        table
        for path in MIGRATIONS.glob("*.sql")
        for table in re.findall(r"^CREATE TABLE (\w+)", path.read_text("utf-8"), re.MULTILINE)
    }
    told = [cell.strip(" `") for cell in first_cells(page("docs/privacy.md"))]
    assert sorted(told) == sorted(made | {"migrations"})


def test_the_hosting_page_lists_every_setting_with_its_default() -> None:
    rows = [row for row in page("docs/hosting.md").splitlines() if re.match(r"\| `[A-Z_]+` \| (none|`)", row)]
    told = {cells[1]: cells[2] for row in rows if (cells := re.split(r" ?\| ?", row.replace("`", "")))}
    assert told == {
        name.upper(): "none" if field.is_required() or field.default is None else str(field.default)
        for name, field in Settings.model_fields.items()
    }


def test_the_example_settings_are_settings() -> None:
    named = re.findall(r"^#?([A-Z_]+)=", page(".env.example"), re.MULTILINE)
    assert set(named) <= {name.upper() for name in Settings.model_fields}


def test_the_invite_asks_for_the_permissions_it_lists() -> None:
    least = discord.Permissions(
        view_channel=True, send_messages=True, attach_files=True, read_message_history=True
    )
    threads = discord.Permissions(least.value, create_public_threads=True, send_messages_in_threads=True)
    events = discord.Permissions(threads.value, create_events=True)
    hosting = page("docs/hosting.md")
    numbers = f"{threads.value} (without threads {least.value}, with events as well {events.value})"
    assert f"the number {numbers}" in hosting
    assert f"&permissions={threads.value}\n" in hosting


def test_the_page_about_the_outbox_names_each_lane() -> None:
    named = re.findall(r"^\| `([a-z-]+):<", page("docs/outbox.md"), re.MULTILINE)
    lanes = HANDLING.keys() - {LAST_HAND.name}  # which waits in the lane of the hands
    assert sorted(named) == sorted(lanes | {CALENDAR.name, WELCOME.name})


def test_the_readme_leads_to_every_page_of_the_docs() -> None:
    linked = set(re.findall(r"\(docs/([\w.]+)\)", page("README.md")))
    assert linked == {path.name for path in (ROOT / "docs").glob("*.md")}


def test_the_site_leads_to_every_document() -> None:
    led_to = set(re.findall(r'"((?!en/|de/|ja/)[\w./]+\.md)"', page("apparatus/site/zensical.toml")))
    assert led_to == {str(path.relative_to(ROOT)) for path in [*PAGES, ROOT / "apparatus/README.md"]}


@pytest.mark.parametrize("name", ["README.md", "docs/commands.md", "docs/glossary.md", "docs/translating.md"])
def test_the_pages_name_the_languages_there_are(name: str) -> None:
    for locale in {*locales()} - {SOURCE}:
        language = discord.Locale(locale).name.replace("_", " ").title()
        assert language in page(name), f"{name} does not speak of {language}"


def test_the_share_of_time_after_which_people_are_reminded_is_told() -> None:
    assert f"At {REMINDED_AT} % of the time a reminder" in page("docs/time.md")
