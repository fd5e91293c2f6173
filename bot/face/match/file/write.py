"""The file of a replay, made from the page in this folder and the replay's record."""

import base64
import hashlib
from dataclasses import replace
from functools import cache
from html import escape
from importlib.resources import files
from string import Template

import msgspec

from bot.face.escape import plain
from bot.face.match.file.plain_lines import Names, plain_lines
from bot.face.match.file.record import FORMAT, FilePicture, FileRecord, FileTurn, sums_of, written
from bot.face.match.file.sharing import SharedPieces
from bot.face.match.replay import place, title
from bot.face.match.replay_turn import ReplayTurn, replay_turn
from bot.face.screen import Attachment, Drawing, Screen, Text
from bot.face.words import Words
from bot.play.match.log import MatchLog, for_anybody, unsealed
from bot.play.match.replays import Replay

FILE = "replay.html"
"""The name says nothing about the match."""
LABELS = ("first", "back", "forward", "last", "own", "open")
SENTENCES = ("turn", "keys", "check", "unsealed", "uncheckable", "sealed", "how")
PLACE = 'id="replay">'
"""The record goes after this; no text that a person can write contains it."""


def replay_file(replay: Replay, words: Words) -> bytes:
    """Write a replay with pictures as one file, in the language of its reader."""
    # Whatever the reader's setting: a file without pictures would have nothing to play back.
    replay = replace(replay, page=replace(replay.page, pictured=True))
    log, pieces = for_anybody(replay.log), SharedPieces()
    names = {player.user_id: plain(player.name) for player in replay.page.players}
    own = replay.page.own_seat
    own_turns = _turns(replay, own, words, names, pieces) if own is not None and replay.veiled else ()
    open_turns = _turns(replay, None, words, names, pieces)
    heading = tuple(plain_lines(title(replay.page, words), names))
    record = FileRecord(
        FORMAT,
        words.locale,
        heading,
        _said(log, words),
        log,
        own_turns,
        open_turns,
        tuple(pieces.pictures),
        tuple(pieces.pieces),
    )
    around = page_around(words.locale, heading[0][1])
    record = msgspec.structs.replace(record, sums=sums_of(record, around))
    # Only now: the page's checksum is that of the page without its record.
    return around.replace(PLACE, PLACE + written(record), 1).encode()


def kept_screen(file: bytes, words: Words) -> Screen:
    """Send the file, and warn that the bot can no longer take anything out of it."""
    return Screen((Text(words("replay-kept")), Attachment(FILE, file)))


@cache
def page_around(language: str, heading: str) -> str:
    """Return the page of a file, without its record."""
    style, script = part("page.css"), f"{part('check.js')}\n{part('page.js')}"
    return Template(part("page.html")).substitute(
        language=language,
        title=escape(heading),
        style_hash=_hash(style),
        script_hash=_hash(script),
        style=style,
        script=script,
        record="",
    )


def _turns(
    replay: Replay, eyes: int | None, words: Words, names: Names, pieces: SharedPieces
) -> tuple[FileTurn, ...]:
    """Return every turn as it looked from one seat, or with all cards open."""
    view = "open" if eyes is None else "own"
    return tuple(
        _turn(replay_turn(replay, turn, eyes, words), place(replay, turn, view, words), end, names, pieces)
        for turn, end in enumerate(replay.ends)
    )


def _turn(shown: ReplayTurn, place: str, end: int, names: Names, pieces: SharedPieces) -> FileTurn:
    [(_, where)] = plain_lines(place, names)
    pictures = (
        FilePicture(
            pieces.take(seen.drawing),
            " ".join(text for _, text in plain_lines(seen.caption, names)),
            seen.drawing.alt,
        )
        for seen in shown.pictures
        if isinstance(seen.drawing, Drawing)
    )
    said, standing = (tuple(plain_lines(text, names)) for text in (shown.tellings[0], shown.standing))
    return FileTurn(end, where, said, standing, tuple(pictures))


def _said(log: MatchLog, words: Words) -> dict[str, str]:
    """Return the page's own texts."""
    draws = len(log.start) + sum(len(play.drawn) for play in log.plays)
    sealed = sum(1 for _ in unsealed(log))
    house = {
        "sealed-house": words("replay-file-sealed-house", count=sealed),
        "house": words("replay-file-house", play="{play}"),
    }
    return {
        **{name: words(f"replay-{name}-button") for name in LABELS},
        **{name: words(f"replay-file-{name}") for name in SENTENCES},
        "agrees": words("replay-file-agrees", count=draws),
        "differs": words("replay-file-differs", play="{play}"),
        **(house if sealed else {}),
    }


def part(name: str) -> str:
    """Read a part of the page from this folder."""
    return (files("bot.face.match.file") / name).read_text("utf-8")


def _hash(text: str) -> str:
    return f"sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}"
