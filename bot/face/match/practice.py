"""A match against the house, in one message: the hand, its details, the last turn and the end.

The panel that starts one is in ``bot/face/solo/practice.py``.
"""

from collections.abc import Iterator

from bot.face.earned import marks_earned
from bot.face.game.outcome import verdict
from bot.face.game.parts import house_print
from bot.face.game.prompt import keeping_on
from bot.face.game.to_replay import why_buttons
from bot.face.limits import first_fitting
from bot.face.match.picture import turn_pictured
from bot.face.match.turn import turn_told
from bot.face.pieces import ACCENT, GOLD, level_name
from bot.face.press import Press
from bot.face.screen import Block, Button, Panel, Row, Screen, Text
from bot.face.titles import game_title
from bot.face.words import Words
from bot.play.ground.repertoire import game_name
from bot.play.match.house import HouseSide
from bot.play.match.reading import MatchPage


def practice_hand(hand: Screen, page: MatchPage, words: Words) -> Screen:
    """Show a hand with the seal of the house, or how the match has ended."""
    assert page.house is not None  # noqa: S101  only called for matches against the house
    if page.outcome:
        return _ended(page, page.house, words)
    hurried = (Text(words("house-hurried")),) if page.house.hurried else ()
    return Screen((*hand.blocks, *hurried))


def practice_details(details: Screen, page: MatchPage, words: Words, *, by_dm: bool) -> Screen:
    """Show all details before a choice, with the other buttons of the match."""
    assert page.house is not None  # noqa: S101  as above
    title = Text(_title(page, page.house, words))
    return Screen((title, *details.blocks, Row(tuple(_ways(page, words, by_dm=by_dm)))))


def practice_told(page: MatchPage, words: Words) -> Screen:
    """Tell the last turn in full, with a button back to the hand."""
    back = Row((Button(words("practice-back-button"), press=keeping_on(page), style="primary"),))
    return _fitting(page, words, (), (back,), ACCENT)


def _ended(page: MatchPage, house: HouseSide, words: Words) -> Screen:
    """Tell the last turn, who has won, and what to play next."""
    lines = [] if page.outcome is None else [verdict(words, page, page.outcome)]
    if house.first:
        lines.append(words("practice-first", game=_game(page, words), level=level_name(words, house.level)))
    lines += marks_earned(words, page.marks)
    below = (Text("\n".join(lines)), *house_print(page, words), Row(_ways_on(page, house, words)))
    return _fitting(page, words, (Text(_title(page, house, words)),), below, GOLD)


def _fitting(
    page: MatchPage, words: Words, above: tuple[Block, ...], below: tuple[Block, ...], accent: int
) -> Screen:
    """Tell the last turn with its picture, in as many words as fit."""
    seen = turn_pictured(page, page.last, words) if page.last else ()
    every = turn_told(page, page.last, words, beside=bool(seen)) if page.last else iter(())

    def screen(told: tuple[Block, ...]) -> Screen:
        return Screen((Panel((*above, *seen, *told, *below), accent),))

    # After a resignation before the first turn there is nothing to tell.
    screens = [screen((Text(told),)) for told in every if told] or [screen(())]
    return first_fitting(screens)


def panel_press(page: MatchPage) -> Press:
    """Return the press that opens the panel of a game."""
    return Press("practice", action=f"open:{game_name(page.game)}")


def _title(page: MatchPage, house: HouseSide, words: Words) -> str:
    return words("practice-title", game=_game(page, words), level=level_name(words, house.level))


def _game(page: MatchPage, words: Words) -> str:
    return game_title(words, game_name(page.game))


def _ways(page: MatchPage, words: Words, *, by_dm: bool) -> Iterator[Button]:
    if not by_dm:
        dm = Press("solo", page.match_id, page.revision, "dm")
        yield Button(words("solo-by-dm-button"), press=dm, emoji="✉️")
    yield Button(words("solo-resign-button"), press=Press("resign", page.match_id, page.revision, "ask"))


def _ways_on(page: MatchPage, house: HouseSide, words: Words) -> tuple[Button, ...]:
    again = Press("practice", house.level, action=f"begin:{game_name(page.game)}")
    return (
        Button(words("solo-again-button"), press=again, style="success"),
        *why_buttons(page, words),
        Button(words("practice-levels-button"), press=panel_press(page)),
    )
