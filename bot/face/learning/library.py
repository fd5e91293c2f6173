"""The pages of the rules of all games, and the rosters.

A press of area ``rules`` has the page as its action; the list of pages gives it as its value.
"""

from collections.abc import Collection, Iterable, Sequence

from bot.face.described import said
from bot.face.game.book import ALL_ROLES, INK, Book, Facts, ruling_lines
from bot.face.match.worked import worked_turn
from bot.face.pieces import either, whether
from bot.face.press import Press
from bot.face.registry.faces import BOOKS
from bot.face.registry.first_steps import FIRST_PAGE, try_buttons
from bot.face.screen import Button, Drawing, Option, Panel, Row, Screen, Select, Text
from bot.face.spans import span
from bot.face.words import Words
from bot.play.ground.repertoire import system_name
from bot.play.ground.times import (
    CHALLENGE_LIFE,
    DEFAULT_PACE,
    MISSES_TO_FORFEIT,
    REMINDED_AT,
    SHOW_TURNS,
    TURN_TIME,
)
from bot.play.standing.honor import DEEDS
from bot.play.standing.meetings import COUNTED_IN_A_WEEK
from rules.dice import D3
from rules.gatherings.challenges import REFUSAL
from rules.gatherings.clash import QUIET_ROUNDS, Clash
from rules.gatherings.duels import Duels
from rules.gatherings.kyoto import Kyoto
from rules.gatherings.rulings import GATHERING_RULINGS

HOUSE_PAGES = ("gatherings", "gathering-rulings", "absence", "dice")
"""Pages that apply to all games."""

RULES_PAGES = (
    *(page for book in BOOKS for page in (*book.primer, book.index, *book.pages)),
    *HOUSE_PAGES,
)
"""All pages, in reading order."""


def rules_screen(
    words: Words,
    page: str = FIRST_PAGE,
    played: Collection[str] | None = None,
    *,
    pictured: bool = True,
) -> Screen:
    """Show a page of the rules, or the first one if there is no such page.

    The buttons and the list lead to the games that are ``played``, by default all. Pages of other games can
    still be opened, since matches under way go on, and say that their game is not played here. Without
    ``pictured``, a worked turn is described below the text.
    """
    book = _book_of(page)
    pages = [each for each in RULES_PAGES if _is_leafed(each, book, played)]
    if page not in pages:
        page, book = pages[0], _book_of(pages[0])
    facts = _rules_facts(words) | {"pictured": whether(pictured)}
    text = Text("\n\n".join((f"# {_title(words, page)}", *_rules_texts(words, page, facts))))
    worked, drawn = _worked(words, page), _drawn(words, page)
    # A book's text says what its drawings show; only the alt text says what a worked turn shows.
    blocks = [*worked, *drawn, text] if pictured else [text, *map(said, worked), *drawn]
    if book and not _is_played(book, played):
        blocks.append(Text(words("rules-not-here")))
    leafing = _leafing(words, page, pages)
    if book and page in book.primer:
        place = words("rules-place", number=book.primer.index(page) + 1, pages=len(book.primer))
        steps = _primer_steps(words, book, page, (*try_buttons(words, book.system, played), *leafing))
        return Screen((Panel((*blocks, Text(place)), INK), steps))
    return Screen((Panel(tuple(blocks), INK), _rules_list(words, page, pages), Row(leafing)))


def has_roster(played: Collection[str] | None = None) -> bool:
    """Return whether one of the played games, by default of all, has a roster."""
    return any(book.roster and _is_played(book, played) for book in BOOKS)


def roster_screen(words: Words, system: str = ALL_ROLES, played: Collection[str] | None = None) -> Screen:
    """Show the roster of a system, by default the first; if several have one, add a list of them."""
    rosters = {book.system: book.roster for book in BOOKS if book.roster and _is_played(book, played)}
    if not rosters:
        return Screen((Text(words("fighters-none")),))
    shown = system if system in rosters else next(iter(rosters))
    roster = rosters[shown].every(words)
    return roster if len(rosters) == 1 else Screen((*roster.blocks, _systems(words, rosters, shown)))


def role_screen(words: Words, role: str, played: Collection[str] | None = None) -> Screen:
    """Show a role; if there is no such role, the roster of the system of that name or of the first."""
    rosters = (book.roster for book in BOOKS if book.roster)
    found = next((roster for roster in rosters if role in roster.roles), None)
    return found.one(words, role) if found else roster_screen(words, role, played)


def _is_leafed(page: str, read: Book | None, played: Collection[str] | None) -> bool:
    """Return whether a page can be reached: it is of the house, of the open book or of a played game."""
    book = _book_of(page)
    return book is None or book == read or _is_played(book, played)


def _is_played(book: Book, played: Collection[str] | None) -> bool:
    return played is None or book.system in map(system_name, played)


def _systems(words: Words, systems: Iterable[str], shown: str) -> Select:
    options = tuple(Option(system, words(f"system-{system}"), default=system == shown) for system in systems)
    return Select(Press("fighters", action="list"), words("fighters-systems"), options)


def _book_of(page: str) -> Book | None:
    """Return the book that a page belongs to; None for the pages of the house."""
    return next((book for book in BOOKS if page in (*book.primer, book.index, *book.pages)), None)


def _title(words: Words, page: str) -> str:
    book = _book_of(page)
    if book and page == book.index:
        return words("rules-index", system=words(f"system-{book.system}"))
    return words(f"rules-{page}")


def _rules_texts(words: Words, page: str, facts: Facts) -> tuple[str, ...]:
    book = _book_of(page)
    if book and page == book.index:
        return _listed(words, book.pages), f"{words('rules-index-house')}\n{_listed(words, HOUSE_PAGES)}"
    if book:
        return book.text(words, page, facts)
    text = words(f"rules-{page}.text", **facts)
    return (text, ruling_lines(words, GATHERING_RULINGS, facts)) if page == "gathering-rulings" else (text,)


def _listed(words: Words, pages: Iterable[str]) -> str:
    return "\n".join(words("rules-index-line", page=_title(words, page)) for page in pages)


def _worked(words: Words, page: str) -> tuple[Drawing, ...]:
    """Return the worked turn of a system on its second page, if there is one."""
    book = _book_of(page)
    if not (book and book.worked and page == book.primer[1]):
        return ()
    drawn = worked_turn(book.worked, words)
    return (drawn,) if drawn else ()


def _drawn(words: Words, page: str) -> tuple[Drawing, ...]:
    """Return the drawing beside a page's text, if there is one."""
    book = _book_of(page)
    drawn = book.picture(words, page) if book and book.picture else None
    return (drawn,) if drawn else ()


def _rules_facts(words: Words) -> Facts:
    """Return every number the pages mention, from where it is defined."""
    facts = _gathering_facts(words) | _dice_facts() | _honor_facts() | _time_facts(words)
    for book in BOOKS:
        facts |= book.facts()
    return facts


def _dice_facts() -> Facts:
    return {
        "numbers": len(D3),
        "faces": 2 * len(D3),
        "lowest": min(D3),
        "highest": max(D3),
        # How many values of a byte divide equally among the faces.
        "fair": 256 - 256 % len(D3),
    }


def _honor_facts() -> Facts:
    return {"counted": COUNTED_IN_A_WEEK, **{deed: abs(amount) for deed, amount in DEEDS.items()}}


def _gathering_facts(words: Words) -> Facts:
    return {
        "duels": either(words, Duels.sizes),
        "clash": either(words, Clash.sizes),
        "kyoto": either(words, Kyoto.sizes),
        "refusal": REFUSAL,
        "quiet": QUIET_ROUNDS,
        "show": SHOW_TURNS,
    }


def _time_facts(words: Words) -> Facts:
    return {
        "challenge": span(words, CHALLENGE_LIFE),
        "shortest": span(words, min(TURN_TIME.values())),
        "longest": span(words, max(TURN_TIME.values())),
        "usual": span(words, TURN_TIME[DEFAULT_PACE]),
        "misses": MISSES_TO_FORFEIT,
        "reminded": REMINDED_AT,
    }


def _rules_list(words: Words, page: str, pages: Sequence[str]) -> Select:
    """List the pages of the system being read, the first page of every system, and the house's own."""
    # A list takes 25 options, and there are far more pages.
    near, book = {*HOUSE_PAGES, *(book.primer[0] for book in BOOKS)}, _book_of(page)
    if book:
        near.update((book.index, *book.pages))
    listed = (each for each in pages if each in near)
    options = tuple(Option(each, _title(words, each), default=each == page) for each in listed)
    return Select(Press("rules", action="list"), words("rules-list"), options)


def _primer_steps(words: Words, book: Book, page: str, ways: tuple[Button, ...]) -> Row:
    """Return the buttons of a short page, with one to the index unless the index is the next page."""
    last = page == book.primer[-1]
    index = () if last else (Button(words("rules-all"), Press("rules", action=book.index)),)
    return Row((*ways, *index))


def _leafing(words: Words, page: str, pages: Sequence[str]) -> tuple[Button, ...]:
    """Return the buttons to the previous and the next page, if there are any."""
    number = pages.index(page)
    steps = ((number - 1, words("rules-back")), (number + 1, words("rules-next")))
    return tuple(
        Button(label, Press("rules", action=pages[target]))
        for target, label in steps
        if 0 <= target < len(pages)
    )
