"""Facts: a game says once what happened, and all that people read of it is made here.

A turn is told with its results first, and without the least dear facts where there is no room for all. Beside
a picture stands what it does not draw, and its alt text is what it draws, so that it can leave nothing out.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import IntEnum
from typing import NamedTuple, TypeAlias

import msgspec

from bot.face.pictures.alt import alt_text
from bot.face.words import Words


class Worth(IntEnum):
    """How dear a fact is to its readers, the dearest first."""

    RESULT = 1
    """What came of it all."""
    BLOW = 2
    """What somebody did."""
    REASON = 3
    """Why it came about."""
    DETAIL = 4
    """How exactly."""


class Seat(msgspec.Struct, frozen=True):
    """Somebody at the table, named as the readers of a sentence know them."""

    number: int


class Clause(msgspec.Struct, frozen=True):
    """A part of a sentence that has gaps of its own."""

    key: str
    values: Mapping[str, "Value"] = {}


class Fact(msgspec.Struct, frozen=True):
    """One thing that happened or holds, by the keys of the sentences that say it."""

    worth: Worth
    told: str
    """Its sentence, which an alt text has as well; empty where it is told beside a picture or later alone."""
    values: Mapping[str, "Value"] = {}
    """What fills the gaps of its sentences; ``player`` is whose it is."""
    drawn: bool = False
    """Whether the picture shows it."""
    beside: str | None = None
    """Its sentence beside the picture, or none; None for the same, unless the picture shows it."""
    lately: str = ""
    """Its sentence in somebody's next hand, whom it calls ``you``; empty where it is no news there."""

    @property
    def beside_picture(self) -> str:
        """Return the key of what is said beside a picture."""
        if self.beside is not None:
            return self.beside
        return "" if self.drawn else self.told


Value: TypeAlias = str | int | Seat | Clause | tuple[Seat | Clause, ...]
"""What a sentence has in a gap; several people or clauses are listed."""

YOU = "you"
"""How sentences call the one who reads them."""


class Telling(NamedTuple):
    """A turn: what stands above it, and its facts in the order in which they happened."""

    title: str
    facts: Sequence[Fact]


class Teller(NamedTuple):
    """In which language and by which names somebody is told facts."""

    words: Words
    names: Sequence[str]

    def say(self, key: str, values: Mapping[str, Value]) -> str:
        """Write the sentence of a key."""
        return self.words(key, **{name: self._written(value) for name, value in values.items()})

    def _written(self, value: Value) -> str | int:
        match value:
            case Seat(number=number):
                return self.names[number]
            case Clause(key=key, values=values):
                return self.say(key, values)
            case tuple():
                return self.words.listed(str(self._written(each)) for each in value)
            case _:
                return value


def tellings(turns: Iterable[Telling], teller: Teller) -> Iterator[str]:
    """Tell turns in full, the results of each first, and then ever more briefly."""
    told = [*turns]
    for least in reversed(Worth):
        yield "\n".join(line for turn in told for line in _lines(turn, teller, least, beside=False))


def tellings_beside(turns: Iterable[Telling], teller: Teller) -> Iterator[str]:
    """Tell the same beside a picture of the last turn."""
    *before, last = turns
    for least in reversed(Worth):
        told = [line for turn in before for line in _lines(turn, teller, least, beside=False)]
        yield "\n".join((*told, *_lines(last, teller, least, beside=True)))


def alt_of(facts: Iterable[Fact], teller: Teller) -> str:
    """Say in an alt text all that a picture draws, in its order."""
    return alt_text(teller.say(fact.told, fact.values) for fact in facts if fact.drawn and fact.told)


def lately(
    facts: Iterable[Fact], teller: Teller, reader: int, key: str = "lately-last-turn", between: str = " "
) -> list[str]:
    """Say in two lines what is news before the next choice: results, the reader's own first, and blows."""
    own, words = Seat(reader), teller.words
    called = [YOU if seat == reader else name for seat, name in enumerate(teller.names)]
    told: dict[bool, list[str]] = {True: [], False: []}
    for fact in sorted(facts, key=lambda fact: fact.values.get("player") != own):
        if fact.lately:
            told[fact.worth is Worth.RESULT].append(Teller(words, called).say(fact.lately, fact.values))
    lines = [words(key, told=words("list-semicolon").join(told[True]))] if told[True] else []
    return [*lines, *([words("lately-blows", told=between.join(told[False]))] if told[False] else [])]


def _lines(turn: Telling, teller: Teller, least: Worth, *, beside: bool) -> Iterator[str]:
    yield turn.title
    for fact in sorted(turn.facts, key=lambda fact: fact.worth is not Worth.RESULT):
        key = fact.beside_picture if beside else fact.told
        if key and fact.worth <= least:
            yield teller.say(key, fact.values)
