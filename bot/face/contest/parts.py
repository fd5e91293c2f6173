"""Parts that every screen of a contest has: its head, its standings, the seal of its dice."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime

from bot.face.pieces import message_link
from bot.face.registry.faces import FACES
from bot.face.screen import Button, Section
from bot.face.seal import seal_press, sealed_print, short
from bot.face.setups import setup_words
from bot.face.timestamps import relative
from bot.face.titles import game_title, named
from bot.face.words import Words
from bot.play.ground.repertoire import game_name
from bot.play.ground.times import DAY
from bot.play.solo.contest_pages import Contestant, ContestPage
from bot.play.solo.road_pages import RoadPage


def head(page: ContestPage, words: Words) -> str:
    """Say what is played, on which day, with which setup, and until when."""
    name = game_name(page.game)
    lines = [words(f"contest-title-{page.kind}", game=game_title(words, name))]
    if page.day is not None:
        day = datetime.fromtimestamp(page.day * DAY // 1000, UTC).date().isoformat()
        lines.append(words("contest-day", day=day))
    lines.append(words("contest-setup", setup=_setup(page, page.settled, words), new=int(page.plays_easier)))
    ends = "contest-over" if page.closed else "contest-open"
    return "\n".join([*lines, words(ends, when=relative(page.ends_at))])


def table(page: ContestPage, words: Words) -> str:
    """List the standings of those who finished, and count those who did not."""
    lines = _places(page, page.first, page.finished, words)
    if page.newcomers and page.newcomers.first:
        setup = _setup(page, page.newcomers.answers, words)
        lines.append(words("contest-newcomers", setup=setup))
        lines += _places(page, page.newcomers.first, page.newcomers.finished, words)
    if not lines:
        lines.append(words("contest-nobody"))
    if page.broken_off:
        lines.append(words("contest-broken-off", count=page.broken_off))
    return "\n".join(lines)


def _places(page: ContestPage, first: Sequence[Contestant], finished: int, words: Words) -> list[str]:
    """List the first places with their results, and count the rest."""
    lines = [
        words("contest-line", place=each.place, who=_who(each, words), result=result(page, each, words))
        for each in first
    ]
    if finished > len(first):
        lines.append(words("contest-more", count=finished - len(first)))
    return lines


def _setup(page: ContestPage, answers: Mapping[str, str], words: Words) -> str:
    return setup_words(words, game_name(page.game), answers) or words("contest-setup-usual")


def result(page: ContestPage, each: Contestant, words: Words) -> str:
    """Say in short how a player's fight ended, in the words of its game."""
    alone = FACES[game_name(page.game)].alone
    if each.fought is None or alone is None:
        return words(f"contest-result-{each.status}")
    return alone.result(each.fought, words)


def contest_mark(page: ContestPage | RoadPage) -> str:
    """Return the custom id that identifies the board of a contest."""
    return seal_press("contest", page.contest_id, page.seal).custom_id


def to_board(page: ContestPage | RoadPage, words: Words) -> tuple[Button, ...]:
    """Return a link to the board of a contest, if it is posted."""
    if page.channel_id is None or page.message_id is None:
        return ()
    url = message_link(page.guild_id, page.channel_id, page.message_id)
    return (Button(words("contest-to-board"), url=url),)


def seal_print(page: ContestPage, words: Words) -> Section:
    """Show the seal of the dice in small print, with a button to check them."""
    small_print = words("contest-seal", seal=short(page.seal))
    return sealed_print(words, small_print, seal_press("contest", page.contest_id, page.seal))


def _who(each: Contestant, words: Words) -> str:
    # Only the results of players on other servers are shown.
    return words("contest-elsewhere") if each.name is None else named(words, each.name)
