"""Facts: a game states once what happened, and every text about it is made here.

A turn is reported with its results first; if room is scarce, the least important facts are left out. The text
beside a picture has the results and what the picture does not draw. The alt text has everything that it
draws, so nothing is lost to those who cannot see it.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import IntEnum
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from bot.face.alt import fitting
from bot.face.words import Words


class Worth(IntEnum):
    """How important a fact is to its readers, the most important first."""

    RESULT = 1
    """The result of the turn."""
    BLOW = 2
    """What a player did."""
    REASON = 3
    """Why it happened."""
    DETAIL = 4
    """How exactly."""


class Who(msgspec.Struct, frozen=True):
    """A player at the table, named as the reader of the sentence knows them."""

    number: int


class Phrase(msgspec.Struct, frozen=True):
    """A part of a sentence that has its own gaps."""

    key: str
    values: Mapping[str, "Value"] = {}


class Several(msgspec.Struct, frozen=True):
    """Several parts, joined by an entry of the catalogue."""

    parts: Sequence["Value"]
    by: str


class Fact(msgspec.Struct, frozen=True):
    """One thing that happened or holds, with the keys of the sentences that say it."""

    worth: Worth
    told: str
    """The sentence without a picture and in the alt text; empty if only said ``beside`` or ``lately``."""
    values: Mapping[str, "Value"] = {}
    """The values for the gaps of its sentences; ``player`` is the player it concerns."""
    drawn: bool = False
    """Whether the picture shows it."""
    short: str = ""
    """A shorter sentence for when room is scarce; empty to use ``told``."""
    beside: str | None = None
    """The sentence beside the picture, empty for none; None for ``told`` if a result or not drawn."""
    lately: str = ""
    """The sentence in the next hand, which has a variant ``YOURS``; empty if it is not news."""

    def key(self, where: "Where", *, short: bool) -> str:
        """Return the key of the fact's sentence for a place; empty if it is not said there."""
        sentence = self.short if short and self.short else self.told
        match where:
            case "alone":
                return sentence
            case "beside":
                unseen = sentence if self.worth is Worth.RESULT or not self.drawn else ""
                return unseen if self.beside is None else self.beside
            case "alt":
                return sentence if self.drawn else ""


Value: TypeAlias = str | int | Who | Phrase | Several | tuple[Who | Phrase, ...]
"""What fills a gap in a sentence; several players or phrases become a list."""

Where: TypeAlias = Literal["alone", "beside", "alt"]
"""Without a picture, beside it, or in its alt text."""

YOU = "you"
"""The reader's name in sentences that have a variant for the reader."""

YOURS = ".you"
"""The suffix of a sentence's variant for when it is about the reader."""


class Room(NamedTuple):
    """How much room a text has."""

    least: Worth
    """Less important facts are left out."""
    short: bool
    """Whether short sentences are used."""


ROOMS = (Room(Worth.DETAIL, short=False), *(Room(worth, short=True) for worth in reversed(Worth)))
"""From the largest to the smallest."""


class ToldTurn(NamedTuple):
    """A turn: its heading, if any, and its facts in the order in which they happened."""

    title: str
    facts: Sequence[Fact]
    in_short: Fact | None = None
    """What is said when only results fit; None to add nothing."""


class Teller(NamedTuple):
    """The language in which facts are told, and the players' names."""

    words: Words
    names: Sequence[str]

    def say(self, key: str, values: Mapping[str, Value]) -> str:
        """Write the sentence of a key."""
        return self.words(key, **{name: self._written(value) for name, value in values.items()})

    def _written(self, value: Value) -> str | int:
        match value:
            case Who(number=number):
                return self.names[number]
            case Phrase(key=key, values=values):
                return self.say(key, values)
            case Several(parts=parts, by=by):
                return self.words(by).join(str(self._written(each)) for each in parts)
            case tuple():
                return self._written(Several(value, "list-comma"))
            case _:
                return value


def tellings(turns: Sequence[ToldTurn], teller: Teller, *, beside: bool = False) -> Iterator[str]:
    """Yield reports of turns, from the fullest to the briefest; a picture ``beside`` shows the last turn."""
    told: list[str] = []
    *before, last = turns
    for room in ROOMS:
        lines: list[str] = []
        for turn in before:
            # The picture shows only the last turn; words report the earlier ones, as briefly as possible.
            briefly = room._replace(short=room.short or beside)
            lines += (turn.title, *_said(turn, teller, briefly, "alone"))
        lines += (last.title, *_said(last, teller, room, "beside" if beside else "alone"))
        told.append("\n".join(filter(None, lines)))
    # Two rooms yield the same text if no fact has a shorter form.
    yield from dict.fromkeys(told)


def alt_of(turn: ToldTurn, stands: Iterable[str], teller: Teller) -> str:
    """Say what a picture draws of a turn and how all stand in it, as fully as an alt text allows."""
    # Results alone would leave out part of the drawing, unless ``in_short`` sums up the rest.
    rooms = ROOMS if turn.in_short else ROOMS[:-1]
    return fitting((*_said(turn, teller, room, "alt"), *stands) for room in rooms)


def said(facts: Iterable[Fact], teller: Teller, least: Worth = Worth.DETAIL) -> list[str]:
    """Return facts line by line, the results first, without any less important than ``least``."""
    return [*_said(ToldTurn("", [*facts]), teller, Room(least, short=False), "alone")]


def lately(
    facts: Iterable[Fact],
    teller: Teller,
    reader: int,
    came: str = "lately-last-turn",
    did: str = "lately-blows",
    *,
    between: str = " ",
) -> list[str]:
    """Say in two lines what is news before the next choice: results, the reader's own first, and blows."""
    own, words = Who(reader), teller.words
    news = [fact for fact in facts if fact.lately]
    # A fact about no player counts as the reader's. Sorting is stable, so the rest keeps its order.
    news.sort(key=lambda fact: fact.worth is Worth.RESULT and fact.values.get("player", own) != own)
    told: dict[bool, list[str]] = {True: [], False: []}
    for fact in news:
        form = YOURS if fact.values.get("player") == own else ""
        told[fact.worth is Worth.RESULT].append(teller.say(f"{fact.lately}{form}", fact.values))
    lines = [words(came, told=words("list-semicolon").join(told[True]))] if told[True] else []
    return [*lines, *([words(did, told=between.join(told[False]))] if told[False] else [])]


def _said(turn: ToldTurn, teller: Teller, room: Room, where: Where) -> Iterator[str]:
    """Yield facts, the results first, without those less important than there is room for."""
    # Sorting is stable: results, and the rest, stay in the order in which they happened.
    for fact in sorted(turn.facts, key=lambda fact: fact.worth is not Worth.RESULT):
        key = fact.key(where, short=room.short)
        if key and fact.worth <= room.least:
            yield teller.say(key, fact.values)
    if room.least is Worth.RESULT and turn.in_short and where != "beside":
        yield teller.say(turn.in_short.told, turn.in_short.values)
