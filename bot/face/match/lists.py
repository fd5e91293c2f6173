"""Private lists: a player's duels, and the questions that ask which of several is meant."""

from collections.abc import Callable, Mapping, Sequence

from bot.face.contest.same_road import road_line, road_press
from bot.face.escape import escape, plain
from bot.face.limits import OPTIONS
from bot.face.pieces import mention, message_link
from bot.face.press import Press
from bot.face.screen import Block, Button, Option, Screen, Section, Select, Text
from bot.face.timestamps import relative
from bot.face.titles import game_title
from bot.face.words import Words
from bot.play.ground.repertoire import game_name, side_by_side
from bot.play.match.lines import DuelLine
from bot.play.solo.road_pages import RoadPage
from bot.store.ids import ANYBODY, UserId
from bot.store.rows import ChallengeRow
from rules.games import game

SHOWN = 8
"""Duels shown in full; each takes three of a message's forty components."""

ROADS_SHOWN = 2
"""Roads shown; a player is on one at a time in a server."""

FOES_SHOWN = 2
"""Opponents named in a line; the others of a brawl are counted."""


def duels(
    lines: Sequence[DuelLine],
    challenges: Sequence[ChallengeRow],
    user_id: UserId,
    words: Words,
    roads: Sequence[RoadPage] = (),
    *,
    ended: Sequence[str] = (),
) -> Screen:
    """Show whose turn it is in each duel with a link to its board, the player's roads, and open challenges.

    ``ended`` has lines about waits in the queue that ended in vain.
    """
    blocks: list[Block] = [Text("\n".join((words("duels-title"), *ended)))]
    if not lines and not challenges and not roads:
        blocks.append(Text(words("duels-none")))
    lines = [line for line in lines if line.part_of != "road"]  # the line of the road leads to them
    blocks += [_linked(line, words) for line in lines[:SHOWN]]
    if len(lines) > SHOWN:
        blocks.append(Text(words("duels-more", count=len(lines) - SHOWN)))
    blocks += [_road(page, user_id, words) for page in roads[:ROADS_SHOWN]]
    if challenges:
        shown = "\n".join(_challenge(row, user_id, words) for row in challenges[:SHOWN])
        blocks += [Text(words("duels-open-title")), Text(shown)]
    return Screen(tuple(blocks))


def duel_line(line: DuelLine, words: Words) -> str:
    """Say whose turn it is in a duel and by when."""
    key = "duels-line-yours" if line.own_turn else "duels-line-theirs"
    foes = _foes(line, words, escape)
    if not line.opponents:
        return words(f"duels-line-{line.part_of or 'alone'}", game=foes)
    if line.deadline_at is None:
        return words(f"{key}-held", opponent=foes)
    return words(key, opponent=foes, when=relative(line.deadline_at))


def which_duel(
    lines: Sequence[DuelLine], area: str, question: str, words: Words, *, action: str = "choose"
) -> Screen:
    """Ask which of several duels is meant."""
    options = tuple(
        Option(
            line.match_id,
            words("duels-which-line", opponent=_foes(line, words, plain)),
            words(f"duels-which-{line.part_of}") if line.part_of else game_title(words, game_name(line.game)),
        )
        for line in lines[:OPTIONS]
    )
    return Screen(
        (
            Text(words(question)),
            Select(Press(area, action=action), words("duels-which-placeholder"), options),
        )
    )


def which_challenge(
    challenges: Sequence[ChallengeRow], action: str, names: Mapping[int, str], user_id: UserId, words: Words
) -> Screen:
    """Ask which of several challenges is meant."""
    options = tuple(
        Option(row.id, _challenge_option(row, names, user_id, words)) for row in challenges[:OPTIONS]
    )
    return Screen(
        (
            Text(words("challenge-which")),
            Select(Press("challenge", action=action), words("challenge-which-placeholder"), options),
        )
    )


def _linked(line: DuelLine, words: Words) -> Block:
    """Return the line of a duel, with a link to its board."""
    text = duel_line(line, words)
    if line.board_id is None:
        return Text(text)
    url = message_link(line.guild_id, line.channel_id, line.board_id)
    return Section((text,), Button(words("duel-board-button"), url=url))


def _road(page: RoadPage, user_id: UserId, words: Words) -> Block:
    """Return the line of a shared road, with a button to the player's own run."""
    mine = Button(words("road-mine-button"), press=road_press(page, "mine"))
    return Section((road_line(page, user_id, words),), mine)


def _challenge(row: ChallengeRow, user_id: UserId, words: Words) -> str:
    incoming = row.opponent_id == user_id
    other = mention(row.challenger_id if incoming else row.opponent_id)
    if row.opponent_id == ANYBODY:
        other = words("challenge-anybody")
    key = "duels-challenge-from" if incoming else "duels-challenge-to"
    return words(key, name=other, when=relative(row.expires_at))


def _challenge_option(row: ChallengeRow, names: Mapping[int, str], user_id: UserId, words: Words) -> str:
    incoming = row.opponent_id == user_id
    other = row.challenger_id if incoming else row.opponent_id
    key = f"challenge-line-{'from' if incoming else 'to'}"
    name = words("challenge-anybody") if other == ANYBODY else plain(names.get(other, "?"))
    if side_by_side(game(row.game)):
        return words(f"road-{key}", name=name)
    return words(key, name=name, pace=words(f"pace-{row.pace}"))


def _foes(line: DuelLine, words: Words, clean: Callable[[str], str]) -> str:
    """Name a few opponents, each cleaned with ``clean``, and count the rest; for a solo match, the game."""
    if not line.opponents:
        return game_title(words, game_name(line.game))
    names = words.listed(clean(name) for name in line.opponents[:FOES_SHOWN])
    rest = len(line.opponents) - FOES_SHOWN
    return words("duels-foes-more", names=names, count=rest) if rest > 0 else names
