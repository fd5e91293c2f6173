"""Pages for players: a game's rules, cards and a worked match in one language, made from the catalogue."""

from collections.abc import Iterator

from apparatus.site.markdown import Pictures, blocks, plain
from apparatus.site.worked import SEED, SHOWN, worked_match
from bot.face.game.book import PRIMER, Book
from bot.face.learning.library import HOUSE_PAGES, rules_screen
from bot.face.match.file.plain_lines import plain_lines
from bot.face.match.replay import title
from bot.face.match.replay_turn import replay_turn
from bot.face.screen import Drawing, Text
from bot.face.words import Words, locales

SECTION, BELOW = 2, 3
"""The levels of a page's headings."""


def game_page(book: Book, words: Words, pictures: Pictures) -> str:
    """Return a system's page: its short pages, a worked match, all other pages, and its fighters."""
    primer = (_rules(words, page, pictures) for page in book.primer)
    rest = (_rules(words, page, pictures) for page in book.pages)
    parts = (
        f"# {words(f'system-{book.system}')}",
        elsewhere(words, book.system),
        *primer,
        *_worked(book, words, pictures),
        *rest,
        *_roster(book, words, pictures),
    )
    return "\n\n".join(parts)


def house_page(words: Words, pictures: Pictures) -> str:
    """Return the page about what is the same for all games."""
    pages = (_rules(words, page, pictures) for page in HOUSE_PAGES)
    heading = words("rules-index-house").strip("*")
    return "\n\n".join((f"# {heading}", elsewhere(words, "house"), *pages))


def elsewhere(words: Words, page: str) -> str:
    """Return links to a page in the other languages."""
    others = (locale for locale in locales() if locale != words.locale)
    return " · ".join(f"[{Words(locale)('language-name')}](../{locale}/{page}.md)" for locale in others)


def _rules(words: Words, page: str, pictures: Pictures) -> str:
    shown = rules_screen(words, page).flat()
    # Page numbers say nothing when all pages stand on one.
    places = [Text(words("rules-place", number=1 + number, pages=PRIMER)) for number in range(PRIMER)]
    return blocks((block for block in shown if block not in places), SECTION, pictures)


def _worked(book: Book, words: Words, pictures: Pictures) -> Iterator[str]:
    """Yield the first turns of an example match, which is played whenever the page is written."""
    if book.worked is None:
        return
    replay = worked_match(book.worked.game, SEED)
    names = {player.user_id: player.name for player in replay.page.players}
    yield f"## {words('site-worked')}"
    yield words("site-worked-about", seats=replay.log.seats, seed=SEED)
    for turn in range(min(SHOWN, replay.turns) + 1):
        shown = replay_turn(replay, turn, None, words)
        (_, heading), *told = plain_lines(f"{shown.tellings[0]}\n{shown.standing}", names)
        yield f"### {heading}"
        for seen in shown.pictures:
            if isinstance(seen.drawing, Drawing):
                caption = " ".join(text for _, text in plain_lines(seen.caption, names))
                yield pictures.put(seen.drawing, caption)
        yield plain(told)
    whole = plain_lines(title(replay.page, words), names)[0][1]
    yield f"[{words('site-worked-whole')}: {whole}](../replays/{book.system}.{words.locale}.html)"


def _roster(book: Book, words: Words, pictures: Pictures) -> Iterator[str]:
    if book.roster:
        yield f"## {words('site-fighters')}"
        for role in book.roster.roles:
            yield blocks(book.roster.one(words, role).flat(), BELOW, pictures)
