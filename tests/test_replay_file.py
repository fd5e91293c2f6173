"""``python -m bot replay FILE``: an honest file agrees, and whatever is changed in it is named."""

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.__main__ import main
from bot.face.match.file.record import FileRecord, Json, laid_out, sums_of, written
from bot.face.match.file.write import PLACE, replay_file
from bot.face.words import Words
from bot.replay_file import AGREED, Changed, faults_of, read_record
from rules.game import Outcome
from rules.replay import Played
from tests.replays import PLAYTHROUGHS, replayed, sealed

LARGEST = 400_000
NAMES = ("bushido_duel_2_swift_wanderer", "bushido_brawl_2_four", "kendo_duel_2_three", "pocket_quick_draft")
WISHES = "pocket_quick_draft"
DUEL = "bushido_duel_2_swift_wanderer"
replace = msgspec.structs.replace


@cache
def kept(name: str) -> bytes:
    return replay_file(replayed(name, mixed=name == DUEL), Words("en"))


def resealed(record: FileRecord) -> FileRecord:
    """Return a record as a forger would change it who makes its sums again, read from a file."""
    around = kept(DUEL).decode().partition(PLACE)[0]
    page = around + PLACE + kept(DUEL).decode().partition(PLACE)[2].partition("</script>")[2]
    record = replace(record, sums=sums_of(record, page.replace(PLACE, PLACE + "</script>")))
    return read_record(page.replace(PLACE, PLACE + written(record) + "</script>").encode())


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_an_honest_file_agrees_and_is_small(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "replay.html"
    path.write_bytes(kept(name))
    assert main(["replay", str(path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1] == AGREED
    assert len(lines) > replayed(name).turns
    assert len(kept(name)) < LARGEST


def test_what_is_no_file_is_said_to_be_none(tmp_path: Path) -> None:
    assert main(["replay", str(tmp_path / "none.html")]) == 2


def places(part: Json, *path: str | int, depth: int = 3) -> Iterator[tuple[str | int, ...]]:
    """Yield the path of every field of a record that holds something."""
    if depth and isinstance(part, dict) and part:
        for name, value in part.items():
            yield from places(value, *path, name, depth=depth - 1)
    elif depth and isinstance(part, list) and part:
        for number, value in list(enumerate(part))[:3]:
            yield from places(value, *path, number, depth=depth - 1)
    else:
        yield path


def changed(value: Json) -> Json:
    """Return something else of the same type, where that can be told."""
    match value:
        case str():
            return value + "!"
        case int():
            return value + 1
        case list() if value:
            return [changed(value[0]), *value[1:]]
        case dict() if value:
            first, *_ = value
            return value | {first: changed(value[first])}
        case _:
            return [*"x"] if isinstance(value, list) else "x"


def test_every_changed_field_is_refused_and_named() -> None:
    record = msgspec.json.encode(read_record(kept(DUEL)))
    fields = [path for path in places(msgspec.json.decode(record)) if path[0] not in {"own", "sums"}]
    fields += [("sums", "page"), ("sums", "log", "seed"), ("sums", "open"), ("sums", "pieces")]
    before, _, rest = kept(DUEL).decode().partition(PLACE)
    after = rest.partition("</script>")[2]
    for path in fields:
        whole: Any = msgspec.json.decode(record)
        part = whole
        for step in path[:-1]:
            part = part[step]
        part[path[-1]] = changed(part[path[-1]])
        with pytest.raises(Changed) as refused:
            read_record(f"{before}{PLACE}{laid_out(whole)}</script>{after}".encode())
        assert named(path) in str(refused.value), path


def named(path: tuple[str | int, ...]) -> str:
    match path:
        case ("log", "plays", int(number), *_):
            return f"play {number + 1}, "
        case ("open", int(number), *_):
            return f"turn {number} (open), "
        case ("sums", "open" | "pieces" as several):
            return {"open": "turn 0 (open)", "pieces": "pieces.0"}[several]
        case ("sums", *others):
            return named(tuple(others))
        case _:
            return str(path[0])


@given(st.sampled_from(NAMES), st.integers(0, 10**6), st.integers(1, 255))
def test_no_byte_can_be_changed(name: str, at: int, by: int) -> None:
    data = bytearray(kept(name))
    data[at % len(data)] ^= by
    with pytest.raises(Changed, match="Changed: "):
        read_record(bytes(data))


@given(st.sampled_from(NAMES), st.integers(0, 10**6))
def test_nothing_can_be_cut_off(name: str, at: int) -> None:
    data = kept(name)
    with pytest.raises(Changed, match="Changed: "):
        read_record(data[: at % len(data)])


def replaced(record: FileRecord, play: int, **fields: object) -> FileRecord:
    plays = list(record.log.plays)
    plays[play] = replace(plays[play], **fields)
    return replace(record, log=replace(record.log, plays=tuple(plays)))


def other_choice(record: FileRecord) -> FileRecord:
    entry = record.log.plays[0].entry
    assert isinstance(entry, Played)
    choice = next(each for each in ("pine", "moon", "snow") if each not in entry.choices.values())
    return replaced(record, 0, entry=Played(entry.choices | {0: choice}))


def logged(**fields: object) -> Callable[[FileRecord], FileRecord]:
    return lambda record: replace(record, log=replace(record.log, **fields))


NO_CARD = Played({0: "dragon", 1: "pine"})
FORGED: dict[str, tuple[Callable[[FileRecord], FileRecord], str]] = {
    "another choice": (other_choice, "play 1, "),
    "a choice nobody has": (
        lambda r: replaced(r, 1, entry=Played({0: "dragon", 1: "pine"})),
        "play 2, entry",
    ),
    "a missing choice": (lambda r: replaced(r, 0, entry=None), "play 1, entry"),
    "another telling": (lambda r: replaced(r, 2, events=msgspec.Raw(b"[]")), "play 3, events"),
    "other dice": (lambda r: replaced(r, 0, drawn=(("speed/0/0", 3, 1), ("x", 3, 0))), "play 1, drawn"),
    "a turn less": (lambda r: replace(r, log=replace(r.log, plays=r.log.plays[:-1])), "log.outcome"),
    "another click": (lambda r: logged(mix=r.log.mix.replace("131", "132"))(r), "play "),
    "no click": (logged(mix=None), "play "),
    "no mix": (logged(mix="0/1"), "log.mix"),
    "another seed": (logged(seed="ab" * 32), "log.seed"),
    "no seed": (logged(seed="x"), "log.seed"),
    "another seal": (logged(seal="ab" * 32), "log.seed"),
    "another result": (logged(outcome=Outcome((0, 1), "knockout")), "log.outcome"),
    "an unknown game": (logged(game="bushido.duel/99"), "log.game"),
    "other options": (logged(options=msgspec.Raw(b'{"fighters":["swift","swift"]}')), "play 1, "),
    "turns put together": (lambda r: replaced(r, 1, chapter=1), "open"),
}


@pytest.mark.parametrize("name", FORGED)
def test_who_makes_the_sums_anew_is_found_out_by_the_rules(name: str) -> None:
    forge, place = FORGED[name]
    honest = resealed(read_record(kept(DUEL)))
    assert [*faults_of(honest)] == []
    faults = [*faults_of(resealed(forge(honest)))]
    assert faults
    assert place in faults[0]


def test_a_house_that_played_something_else_than_it_had_sealed_is_found_out() -> None:
    honest = read_record(replay_file(sealed(replayed(DUEL, mixed=True)), Words("en")))
    assert [*faults_of(honest)] == []
    other = replaced(honest, 2, house=honest.log.plays[0].house)
    assert [*faults_of(other)] == ["play 3, house: it did not play what it had sealed."]


def test_a_list_of_wishes_is_not_in_a_file_and_no_other_choice_can_be_left_out() -> None:
    log = read_record(kept(WISHES)).log
    left_out = [number for number, play in enumerate(log.plays) if play.entry is None]
    assert left_out == [*range(len(left_out))]
    assert '"wishes":[["' not in kept(WISHES).decode()
