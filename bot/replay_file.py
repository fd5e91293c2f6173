"""Check a replay file without a database: that it is unchanged, and that its log follows the rules."""

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec

from bot.face.match.file.record import FileRecord, differing, sums_of, written
from bot.face.match.file.write import PLACE
from bot.play.match.breaking_off import UNFOUGHT
from bot.play.match.house import seal_of
from bot.play.match.log import MatchLog, moments, unsealed
from bot.replay_place import place_in, place_of
from bot.terminal import say
from rules.codec import encode
from rules.dice import seal
from rules.games import GAMES

AGREED = "Nothing in the file was changed: the seal, the dice, every turn and the result agree."
PATH = re.compile(r" - at `\$\.?([^`]*)`")
HEX = re.compile("([0-9a-f]{2})*")
MIX = re.compile(r"(\d+/\d+/\d+( |$))*")
BYTE = re.compile(r"\(byte (\d+)\)")


class Changed(Exception):  # noqa: N818  what was done to a file
    """A file is not as it was written; the message says where."""


def replay_kept(path: Path) -> int:
    """Print a replay file and whether it agrees; return 0 if it does, 2 if no file can be read."""
    try:
        record = read_record(path.read_bytes())
    except OSError as error:
        say(f"There is no file to be read there: {error.strerror}.")
        return 2
    except Changed as changed:
        say(str(changed))
        return 1
    faults = [*faults_of(record)]
    say(" · ".join(text for _, text in record.title))
    for turn in record.open:
        say("\n".join((turn.place, *(text for _, text in turn.said))))
    for line in faults or [AGREED]:
        say(line)
    return 1 if faults else 0


def read_record(data: bytes) -> FileRecord:
    """Return the record in a file. Raise Changed with the place of the first change in it."""
    try:
        before, place, rest = data.decode().partition(PLACE)
    except UnicodeDecodeError as error:
        known = data[: error.start].decode().partition(PLACE)[2]
        raise Changed(f"Changed: {place_in(known, len(known))} (no text).") from error
    text, end, after = rest.partition("</script>")
    if not place or not end:
        raise Changed("Changed: page (its record is not found).")
    try:
        record = msgspec.json.decode(text, type=FileRecord)
    except msgspec.ValidationError as error:
        found = PATH.search(str(error))
        raise Changed(f"Changed: {_path(found[1] if found else '')} ({error}).") from error
    except msgspec.DecodeError as error:
        found = BYTE.search(str(error))
        at = len(text.encode()[: int(found[1])].decode(errors="ignore")) if found else len(text)
        raise Changed(f"Changed: {place_in(text, at)} ({error}).") from error
    _check_unchanged(record, text, before + place + end + after)
    return record


def faults_of(record: FileRecord) -> Iterator[str]:
    """Yield a line for the first thing of each kind that does not follow from options, seed and choices."""
    log = record.log
    if log.game not in GAMES:
        yield f"log.game: this version of the bot does not know {log.game}."
    elif not HEX.fullmatch(log.seed) or seal(bytes.fromhex(log.seed)) != log.seal:
        yield "log.seed: it does not have the seal that was shown."
    elif log.mix is not None and not MIX.fullmatch(log.mix):
        yield "log.mix: it is none."
    else:
        yield from (f"play {play}, drawn: the dice do not follow from the seed." for play in _loaded(log))
        yield from _unplayable(log)
        for number, seal_shown, chosen in unsealed(log):
            if seal_of(chosen) != seal_shown:
                yield f"play {number}, house: it did not play what it had sealed."
    if any(
        tuple(turn.revision for turn in turns) != log.ends
        for turns in (record.open, record.own or record.open)
    ):
        yield "open: its turns are not those of the log."


def _check_unchanged(record: FileRecord, text: str, page: str) -> None:
    """Raise Changed if a part of a file does not match its sum, or is written differently."""
    # Written again, since no sum covers blanks or the order of fields.
    own = written(record)
    if own != text:
        at = next((at for at, pair in enumerate(zip(own, text, strict=False)) if len({*pair}) > 1), len(own))
        raise Changed(f"Changed: {place_in(text, min(at, len(text) - 1))} (it is not how the bot writes it).")
    paths = [*differing(dict(record.sums), sums_of(record, page))]
    if paths:
        raise Changed("\n".join(f"Changed: {place_of(path)}." for path in paths))


def _path(path: str) -> str:
    """Name the part of a record at a path such as ``log.plays[3].entry``."""
    steps = (int(step) if step.isdigit() else step for step in re.findall(r"[^.\[\]]+", path))
    return place_of(tuple(steps))


def _loaded(log: MatchLog) -> Iterator[int]:
    """Yield the plays whose dice do not follow from the seed."""
    for play, drawn in enumerate((log.start, *(each.drawn for each in log.plays))):
        dice = log.dice(play)
        if any(bound < 1 or dice.below(bound, label) != number for label, bound, number in drawn):
            yield play


def _unplayable(log: MatchLog) -> Iterator[str]:
    """Yield what contradicts the rules in the plays and the result."""
    rules, reached, number = GAMES[log.game], moments(log), 0
    moment = last = None
    try:
        for number, moment in enumerate(reached):
            play = log.plays[number - 1] if number else None
            # A file may omit a choice only if it stays with the player who made it.
            kept = last is not None and (last.state is None or rules.keeps(last.state))
            if play and play.entry is None and not kept:
                yield f"play {number}, entry: what was chosen is missing."
                return
            told = encode(msgspec.json.decode(play.events)) if play else ""
            if play and play.entry is not None and moment.state is not None and encode(moment.events) != told:
                yield f"play {number}, events: it was told otherwise than the rules say."
                return
            drawn = log.plays[number - 1].drawn if number else log.start
            if moment.played and moment.drawn != drawn:
                yield f"play {number}, drawn: the rules throw other dice."
                return
            last = moment
    except Exception as error:  # noqa: BLE001  any error in replaying the log is a fault of the log
        yield f"play {number + (moment is not None)}, entry: it cannot be played: {error}"
        return
    result = rules.outcome(last.state) if last and last.state is not None else log.outcome
    if log.outcome != result and not (result is None and log.outcome in UNFOUGHT):
        yield "log.outcome: the result is not the one the log leads to."
