"""Facts: a game says once what happened, and all that people read of it is made here.

A turn is told with its results first, and without the least dear facts where there is no room for all. Beside
a picture stand its results and what it does not draw; its alt text is what it draws, so that it can leave
nothing out.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import IntEnum
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from bot.face.alt import fitting
from bot.face.words import Words


class Worth(IntEnum):
    """How dear a fact is to its readers, the dearest first."""

    RESULT = 1
    """What came of it all."""
    BLOW = 2
    """What a player did."""
    REASON = 3
    """Why it came about."""
    DETAIL = 4
    """How exactly."""


class Who(msgspec.Struct, frozen=True):
    """A player at the table, named as the readers of a sentence know them."""

    number: int


class Phrase(msgspec.Struct, frozen=True):
    """A part of a sentence that has gaps of its own."""

    key: str
    values: Mapping[str, "Value"] = {}


class Several(msgspec.Struct, frozen=True):
    """Parts side by side, put together by a sentence of the catalogue."""

    parts: Sequence["Value"]
    by: str


class Fact(msgspec.Struct, frozen=True):
    """One thing that happened or holds, by the keys of the sentences that say it."""

    worth: Worth
    told: str
    """Its sentence, which an alt text has as well; empty where it is told beside a picture or later alone."""
    values: Mapping[str, "Value"] = {}
    """What fills the gaps of its sentences; ``player`` is whose it is."""
    drawn: bool = False
    """Whether the picture shows it."""
    short: str = ""
    """Its sentence where room is scarce, before anything is left out; empty for the same."""
    beside: str | None = None
    """Its sentence beside the picture, or none; None for the same, where it is a result or not drawn."""
    lately: str = ""
    """Its sentence in a next hand, with a form ``YOURS``; empty where it is no news."""

    def key(self, where: "Where", *, short: bool) -> str:
        """Return the key of what is said of it somewhere; nothing where that is no place for it."""
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
"""What a sentence has in a gap; several people or clauses are listed."""

Where: TypeAlias = Literal["alone", "beside", "alt"]
"""Without a picture, beside it, or in its alt text."""

YOU = "you"
"""How sentences with a form for it call the one who reads."""

YOURS = ".you"
"""How the form of a sentence is named in which whose it is reads about themselves."""


class Room(NamedTuple):
    """How much room there is."""

    least: Worth
    """What is less dear is left out."""
    short: bool
    """Whether sentences are said in short."""


ROOMS = (Room(Worth.DETAIL, short=False), *(Room(worth, short=True) for worth in reversed(Worth)))
"""From the largest to the smallest."""


class ToldTurn(NamedTuple):
    """A turn: what stands above it, if anything, and its facts in the order in which they happened."""

    title: str
    facts: Sequence[Fact]
    in_short: Fact | None = None
    """What is said where there is no room for anything but results; None for nothing more."""


class Teller(NamedTuple):
    """In which language and by which names a player is told facts."""

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
    """Tell turns as fully as can be, then ever more briefly; or beside a picture, which shows the last."""
    told: list[str] = []
    *before, last = turns
    for room in ROOMS:
        lines: list[str] = []
        for turn in before:
            # The picture shows the last turn alone; those before it stand in words, as briefly as can be.
            briefly = room._replace(short=room.short or beside)
            lines += (turn.title, *_said(turn, teller, briefly, "alone"))
        lines += (last.title, *_said(last, teller, room, "beside" if beside else "alone"))
        told.append("\n".join(filter(None, lines)))
    # Where nothing has a shorter form, two rooms tell the same.
    yield from dict.fromkeys(told)


def alt_of(turn: ToldTurn, stands: Iterable[str], teller: Teller) -> str:
    """Say what a picture draws of a turn, as fully as its alt text has room, and how all stand in it."""
    # Results alone would leave out what is drawn, unless a sentence stands for the rest.
    rooms = ROOMS if turn.in_short else ROOMS[:-1]
    return fitting((*_said(turn, teller, room, "alt"), *stands) for room in rooms)


def said(facts: Iterable[Fact], teller: Teller, least: Worth = Worth.DETAIL) -> list[str]:
    """Say facts line by line, the results first, and none that are less dear than so."""
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
    # What is nobody's counts as the reader's. Sorting keeps the order of what happened otherwise.
    news.sort(key=lambda fact: fact.worth is Worth.RESULT and fact.values.get("player", own) != own)
    told: dict[bool, list[str]] = {True: [], False: []}
    for fact in news:
        form = YOURS if fact.values.get("player") == own else ""
        told[fact.worth is Worth.RESULT].append(teller.say(f"{fact.lately}{form}", fact.values))
    lines = [words(came, told=words("list-semicolon").join(told[True]))] if told[True] else []
    return [*lines, *([words(did, told=between.join(told[False]))] if told[False] else [])]


def _said(turn: ToldTurn, teller: Teller, room: Room, where: Where) -> Iterator[str]:
    """Say facts, the results first, and what is less dear than there is room for not at all."""
    # Sorting is stable: within results, and within the rest, all stands as it happened.
    for fact in sorted(turn.facts, key=lambda fact: fact.worth is not Worth.RESULT):
        key = fact.key(where, short=room.short)
        if key and fact.worth <= room.least:
            yield teller.say(key, fact.values)
    if room.least is Worth.RESULT and turn.in_short and where != "beside":
        yield teller.say(turn.in_short.told, turn.in_short.values)
