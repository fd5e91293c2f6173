"""The board of a contest, from the first result on: results only, never how they came about."""

from bot.face.contest.parts import head, seal_print, table
from bot.face.pieces import ACCENT, GOLD
from bot.face.press import Press
from bot.face.screen import Block, Button, Divider, Panel, Row, Screen, Text
from bot.face.words import Words
from bot.play.solo.contest_pages import ContestPage


def contest_board(page: ContestPage, words: Words) -> Screen:
    """Draw a contest as everyone may see it; its seed is shown once it is closed."""
    blocks: list[Block] = [Text(head(page, words)), Divider(), Text(table(page, words)), Divider()]
    # The seed of an open contest would let everyone throw its dice ahead.
    if page.seed is not None:
        blocks.append(Text(words("contest-seed", seed=page.seed)))
    blocks.append(seal_print(page, words))
    if not page.closed:
        fight = Button(
            words("contest-join-button"),
            press=Press("contest", page.contest_id, action="fight"),
            style="success",
            emoji="⚔️",
        )
        blocks.append(Row((fight,)))
    return Screen((Panel(tuple(blocks), GOLD if page.closed else ACCENT),))
