"""Alt texts for the pictures of Kendo Duel: each card and each number in words.

People are not named, since an alt text cannot be taken back when a player wants to be forgotten; the marks of
their seats are.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence

from bot.face.alt import alt_text
from bot.face.game.facts import Teller, said
from bot.face.kendo.cards import kind_name, numbered_name, subdeck_name
from bot.face.kendo.facts import loss
from bot.face.kendo.pictures.contender import Contender
from bot.face.kendo.pictures.hand import alike
from bot.face.kendo.pictures.sheet import KINDS
from bot.face.kendo.seats import mark_name
from bot.face.kendo.standing import open_frames, threat_words
from bot.face.words import Words
from rules.game import Event
from rules.kendo.cards import CARDS, SUBDECKS
from rules.kendo.events import CardsLost
from rules.kendo.state import Threat


def hand_alt(
    words: Words,
    some: Sequence[Contender],
    threat: Threat | None,
    cards: Sequence[str],
    playable: Collection[str],
    *,
    numbered: bool,
) -> str:
    """Describe the picture of a hand; its owner is the first contender."""
    piles = Counter(alike(key, numbered=numbered) for key in cards)
    lit, grey = (
        words.listed(
            _pile(words, key, count, numbered=numbered)
            for key, count in piles.items()
            if (key in playable) is wanted
        )
        for wanted in (True, False)
    )
    held = (
        words("kendo-picture-hand", cards=lit) if lit else "",
        words("kendo-picture-grey", cards=grey) if grey else "",
    )
    return alt_text((*_stands(words, some, own=some[0].seat), *_threat(words, some, threat), *held))


def board_alt(
    words: Words,
    some: Sequence[Contender],
    threat: Threat | None,
    left: Sequence[int],
    discarded: Sequence[Sequence[str]],
) -> str:
    """Describe the picture of a board."""
    hidden = words.listed(
        words("kendo-left", subdeck=subdeck_name(words, subdeck), count=count)
        for subdeck, count in zip(SUBDECKS, left, strict=True)
    )
    frames = words.listed(
        words("kendo-left", subdeck=words(f"kendo-frame-{frame}"), count=count)
        for frame, count in open_frames(discarded).items()
    )
    piles = (
        words("kendo-piles", left=hidden),
        words("kendo-discarded", counts=frames) if frames else "",
    )
    return alt_text((*_stands(words, some), *_threat(words, some, threat), *piles))


def sheet_alt(words: Words) -> str:
    """Describe the sheet of all cards."""
    piles = (_pile(words, key, count, numbered=False) for key, count in KINDS.items())
    return alt_text((words("kendo-picture-sheet", cards=words.listed(piles)),))


def end_lines(words: Words, some: Sequence[Contender], events: Sequence[Event]) -> Iterator[str]:
    """Yield what each of several losses cost, which the result adds up, and then how all stand."""
    teller, lost = Teller(words, marks(words, some)), [each for each in events if isinstance(each, CardsLost)]
    if len(lost) > 1:
        yield from said((loss(event, event.count) for event in lost), teller)
    yield from _stands(words, some)


def marks(words: Words, some: Sequence[Contender]) -> list[str]:
    """Name all players by the marks of their seats."""
    return [mark_name(words, each.seat) for each in sorted(some, key=lambda each: each.seat)]


def _threat(words: Words, some: Sequence[Contender], threat: Threat | None) -> tuple[str, ...]:
    return (threat_words(words, threat, marks(words, some), None),) if threat else ()


def _pile(words: Words, key: str, count: int, *, numbered: bool) -> str:
    name = numbered_name(words, key) if numbered else kind_name(words, CARDS[key].kind)
    return words("kendo-card-copies", card=name, count=count) if count > 1 else name


def _stands(words: Words, some: Iterable[Contender], own: int | None = None) -> list[str]:
    return [_stand(words, each, own=own) for each in some if each.cards is not None]


def _stand(words: Words, one: Contender, *, own: int | None) -> str:
    """Say how a player stands, as the picture shows them."""
    name = mark_name(words, one.seat)
    player = words("kendo-picture-own", mark=name) if one.seat == own else name
    if not one.inside:
        return words("kendo-side-out", player=player)
    parts = [words("kendo-side", player=player, count=one.cards or 0)]
    if one.points is not None:
        parts.append(words("kendo-picture-ippon", points=len(one.points)))
        by_hansoku = one.points.count("hansoku")
        parts += [words("kendo-picture-by-hansoku", points=by_hansoku)] if by_hansoku else []
        parts += [words("kendo-picture-hansoku", penalties=one.penalties)] if one.penalties else []
    parts += [words(f"kendo-picture-{one.role}")] if one.role else []
    return " · ".join(parts)
