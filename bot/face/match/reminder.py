"""A DM that reminds a player of choices before their time runs out."""

from collections.abc import Sequence

from bot.face.game.to_board import board_button
from bot.face.match.lists import SHOWN, duel_line
from bot.face.press import Press
from bot.face.screen import Block, Button, Row, Screen, Section, Text
from bot.face.words import Words
from bot.play.match.lines import DuelLine


def reminder(lines: Sequence[DuelLine], words: Words) -> Screen:
    """Show the duels that wait for a choice, the most urgent first."""
    blocks: list[Block] = [Text(words("reminder-title", count=len(lines)))]
    blocks += [
        Section((duel_line(line, words),), board_button(words, line.match_id)) for line in lines[:SHOWN]
    ]
    if len(lines) > SHOWN:
        blocks.append(Text(words("duels-more", count=len(lines) - SHOWN)))
    blocks.append(Row((Button(words("reminder-off"), press=reminder_press(lines)),)))
    return Screen(tuple(blocks))


def reminder_press(lines: Sequence[DuelLine]) -> Press:
    """Return the press that turns reminders off; it is unique among a player's reminders."""
    return Press("reminders", lines[0].match_id, (lines[0].deadline_at or 0) // 1000, "off")
