"""The current round of a tournament, or the result of its last one."""

from bot.face.gathering.news import news
from bot.face.gathering.parts import (
    duel_words,
    gathering_press,
    headline,
    list_names,
    named,
    rules_of_gatherings,
    small_print,
)
from bot.face.gathering.telling import tell
from bot.face.pieces import ACCENT, GOLD
from bot.face.screen import Block, Button, Divider, Panel, Row, Screen, Text
from bot.face.setups import setup_lines
from bot.face.timestamps import exact, relative
from bot.face.tournament.parts import button, house_lines
from bot.face.tournament.repaired import told_repair
from bot.face.words import Words
from bot.play.gatherings.reading import GatheringPage
from rules.gatherings.bracket import TournamentState, rounds_left
from rules.gatherings.events import BoutAsked, Concluded

DUELS = 6
"""Open duels named on the board; the others are counted, and all are in the bracket."""

NEWS_LINES, NEWS_LENGTH = 5, 700


def round_board(page: GatheringPage, words: Words) -> Screen:
    """Draw a tournament under way, or over, as everyone may see it."""
    outcome = page.outcome
    blocks: list[Block] = [headline(words, page.row), Text("\n".join(_standing(page, words)))]
    besides = () if page.state.hardcore else (BoutAsked,)  # its healths are shown nowhere else
    if lines := news(page, words, lines=NEWS_LINES, length=NEWS_LENGTH, besides=besides):
        blocks += [Divider(), Text("\n".join(lines))]
    if repairs := page.state.repairs:
        last = told_repair(repairs[-1], page, words)
        blocks += [Divider(), Text(words("tournament-repairs", count=len(repairs), last=last))]
    if outcome:
        concluded = Concluded(winners=outcome.winners, reason=outcome.reason)
        blocks += [Divider(), Text(tell(concluded, page, words))]
    blocks += [small_print(words, page.row), Row(_looks(page, words))]
    if outcome is None:
        blocks.append(Row(_buttons(page, words)))
    return Screen((Panel(tuple(blocks), GOLD if outcome else ACCENT),))


def _standing(page: GatheringPage, words: Words) -> list[str]:
    """Say how far the tournament is, when it ends, who fights, who has a bye and who waits."""
    state: TournamentState = page.state
    current = state.current
    lines = [
        words(
            "tournament-round",
            number=len(state.rounds),
            rounds=len(state.rounds) + max(rounds_left(state), 1) - 1,
            decided=len(current.pairings) - len(current.open),
            duels=len(current.pairings),
            pace=words(f"pace-{page.row.pace}"),
        ),
        *setup_lines(words, page.row.game, page.row.answers),
    ]
    if page.outcome:
        return lines
    lines += house_lines(words, page.row)
    if page.row.paused_at is None:
        lines += until(page, words)
    else:
        lines.append(words("tournament-paused", when=relative(page.row.paused_at)))
    lines += [
        words(
            "tournament-duel",
            duel=duel_words(words, page, bout.number),
            one=named(page, bout.seats[0], words),
            other=named(page, bout.seats[1], words),
        )
        for bout in current.open[:DUELS]
    ]
    if len(current.open) > DUELS:
        lines.append(words("tournament-more-duels", count=len(current.open) - DUELS))
    return [*lines, *_idle(page, words)]


def until(page: GatheringPage, words: Words) -> list[str]:
    """Say when the round ends and, if more rounds may follow, when the tournament does."""
    ends_at, latest = page.row.round_ends_at, page.latest_end
    if ends_at is None or latest is None:
        return []
    if latest == ends_at:
        return [words("tournament-until-last", when=relative(ends_at))]
    return [words("tournament-until", when=relative(ends_at), latest=exact(latest))]


def _idle(page: GatheringPage, words: Words) -> list[str]:
    state: TournamentState = page.state
    resting = [named(page, seat, words) for seat in state.current.byes]
    # From the second round on, no reserve can get in.
    waiting = [named(page, seat, words) for seat in state.reserves if len(state.rounds) == 1]
    lines = [words("tournament-resting", names=list_names(words, resting))] if resting else []
    if waiting:
        lines.append(words("tournament-reserve", names=list_names(words, waiting)))
    return lines


def _looks(page: GatheringPage, words: Words) -> tuple[Button, ...]:
    """Return the buttons of views that anyone may open."""
    looks = [
        button(words, page.row.id, "bracket", emoji="🗺️"),
        button(words, page.row.id, "mine", emoji="👤"),
        button(words, page.row.id, "people", emoji="👥"),
    ]
    if page.state.repairs:
        looks.append(button(words, page.row.id, "changes", emoji="🔧"))
    return (*looks, rules_of_gatherings(words))


def _buttons(page: GatheringPage, words: Words) -> tuple[Button, ...]:
    """Return the buttons of players, latecomers and organisers."""
    state: TournamentState = page.state
    leave = Button(
        words("gathering-drop-out"), gathering_press(page.row.id, "drop"), style="danger", emoji="🏳️"
    )
    enter = Button(words("tournament-enter-late"), gathering_press(page.row.id, "join"), style="success")
    organise = button(words, page.row.id, "organise")
    return (enter, leave, organise) if state.late_entry and len(state.rounds) == 1 else (leave, organise)
