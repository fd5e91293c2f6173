"""The privacy page promises exactly what the code keeps."""

import re

import pytest

from bot.face.words import Words, locales
from bot.play.clocks.reliability import KEPT
from bot.play.ground.times import DAY
from bot.play.match.packing import LOOSE
from bot.play.people.voice import SILENCE
from bot.play.privacy.forget import ERASED, SHARED
from bot.play.privacy.retention import ENDED, LEAVES_KEPT, PAPERS, PAPERS_KEPT, PUZZLES_KEPT
from bot.play.privacy.servers import GRACE, PRIVATE, REMOVED
from tests.test_docs import ROOT

PAGE = (ROOT / "docs" / "privacy.md").read_text("utf-8")

PROMISES = {
    cells[0].strip("`"): {"kept": cells[3], "forgotten": cells[4]}
    for line in PAGE.splitlines()
    if line.startswith("| `") and (cells := [cell.strip() for cell in line.strip("|").split("|")])
}


def kept(promise: str) -> set[str]:
    """Return the tables whose time is told with these words."""
    return {table for table, told in PROMISES.items() if promise in told["kept"]}


def forgotten(promise: str) -> set[str]:
    return {table for table, told in PROMISES.items() if told["forgotten"].startswith(promise)}


def test_what_is_erased_and_what_is_kept_under_an_alias_is_told() -> None:
    assert forgotten("erased") == set(ERASED)
    assert forgotten("alias") == set(SHARED)


def test_what_is_kept_for_a_while_is_told() -> None:
    assert kept(f"{PAPERS_KEPT // DAY} days") == {
        *PAPERS,
        *(papers for ended in ENDED.values() for papers in ended),
    }
    assert kept(f"{LOOSE // DAY} days after a match") == {"turns"}
    assert kept("a year") == {"leaves", "puzzle_answers"}
    assert LEAVES_KEPT // DAY == PUZZLES_KEPT // DAY == 365


def test_what_outlives_being_forgotten_is_told() -> None:
    days = f"{KEPT // DAY} days"
    assert PROMISES["reliability"]["forgotten"] == f"erased; a fingerprint keeps it for {days}"
    assert SILENCE == DAY
    assert "for a day" in PROMISES["voices"]["forgotten"]
    notice = " ".join((ROOT / "PRIVACY.md").read_text("utf-8").split())
    assert f"stays for {days} under a fingerprint" in notice
    for locale in locales():
        assert str(KEPT // DAY) in Words(locale)("forget-what")


def test_what_goes_with_a_server_is_told() -> None:
    assert kept("as long as the server") <= set(REMOVED)
    assert kept("until you are forgotten") <= set(PRIVATE)
    assert f"until {GRACE // DAY} days after the bot was taken out of the server" in " ".join(PAGE.split())


@pytest.mark.parametrize("template", ["PRIVACY.md", "TERMS.md"])
def test_the_templates_for_hosts_have_gaps_to_fill_and_say_what_the_program_does(template: str) -> None:
    text = " ".join((ROOT / template).read_text("utf-8").split())
    assert len(re.findall(r"\[[^\]]+\](?!\()", text)) > 3
    if template == "PRIVACY.md":
        assert f"{GRACE // DAY} days after the bot was taken out" in text
        assert f"removed after {PAPERS_KEPT // DAY} days" in text
