"""Sign-up for a tournament: when it begins and ends, who has a place, and who waits for one."""

from collections.abc import Sequence

from bot.face.availability import condition_lines
from bot.face.gathering.parts import called, gathering_press, headline, list_names, small_print
from bot.face.pieces import ACCENT, mention
from bot.face.screen import Button, Panel, Row, Screen, Text
from bot.face.setups import setup_lines
from bot.face.spans import span
from bot.face.timestamps import exact, relative
from bot.face.tournament.parts import button, house_lines
from bot.face.words import Words
from bot.play.gatherings.kinds import most_places
from bot.play.gatherings.reading import GatheringPage
from bot.play.ground.times import SHOW_TURNS, TURN_TIME
from bot.store.gathering_rows import Entrant, GatheringRow
from bot.store.moment import Moment, later
from rules.gatherings.bracket import rounds_for

NAMED, WAITING = 30, 10
"""Players named with a place, and in reserve; the rest are counted."""


def sign_up(page: GatheringPage, words: Words) -> Screen:
    """Show a tournament that has not begun."""
    row = page.row
    blocks = (
        headline(words, row),
        Text(_terms(words, row)),
        Text("\n".join(_when(words, page))),
        Text("\n".join(_who(words, page))),
        small_print(words, row),
        Row(_own_buttons(words, row)),
        Row(
            (
                Button(words("gathering-begin"), gathering_press(row.id, "begin"), style="primary"),
                Button(words("gathering-cancel"), gathering_press(row.id, "cancel"), style="danger"),
            )
        ),
    )
    return Screen((Panel(blocks, ACCENT),))


def _terms(words: Words, row: GatheringRow) -> str:
    lines = [
        words("gathering-about-tournament"),
        called(words, row),
        words(
            "tournament-round-time",
            time=span(words, row.round_time),
            show=span(words, min(row.round_time, SHOW_TURNS * TURN_TIME[row.pace])),
        ),
    ]
    apart = {
        "tournament-by-rating": row.by_rating,
        "gathering-about-hardcore": row.hardcore,
        "tournament-no-late-entry": not row.late_entry,
        "tournament-no-leave": not row.grants_leave,
    }
    lines += [words(key) for key, holds in apart.items() if holds]
    lines += house_lines(words, row)
    lines += setup_lines(words, row.game, row.answers)
    return "\n".join([*lines, *condition_lines(row.least_kept, words)])


def _when(words: Words, page: GatheringPage) -> list[str]:
    row = page.row
    if row.begins_at is None:
        return [words("tournament-begins-by-hand", when=relative(row.clock_at))]
    begins = words("tournament-begins", at=exact(row.begins_at), when=relative(row.begins_at))
    if row.status == "check-in":
        return [begins, words("gathering-check-in-now", when=relative(row.begins_at))]
    checks = words("gathering-check-in-at", when=exact(Moment(row.begins_at - row.check_in)))
    return [begins, checks] if row.check_in else [begins]


def _who(words: Words, page: GatheringPage) -> list[str]:
    """Say who plays, who waits for a place, and when it would end with the present players."""
    row, playing = page.row, page.entrants[: page.row.places]
    limited = row.places < most_places(row.kind)
    key, facts = ("tournament-came-of", {"places": row.places}) if limited else ("tournament-came", {})
    lines = [words(key, count=len(playing), **facts)]
    if row.least:
        lines.append(words("tournament-least", least=row.least))
    if playing:
        lines.append(list_names(words, _names(row, playing), NAMED))
    if waiting := page.entrants[row.places :]:
        lines.append(words("tournament-reserve", names=list_names(words, _names(row, waiting), WAITING)))
    if len(playing) > 1 and row.begins_at is not None:
        ends_at = later(row.begins_at, rounds_for(len(playing)) * row.round_time)
        lines.append(words("tournament-would-end", rounds=rounds_for(len(playing)), at=exact(ends_at)))
    return lines


def _names(row: GatheringRow, entrants: Sequence[Entrant]) -> list[str]:
    """Name some players; during check-in, mark those who have confirmed."""
    checking = row.status == "check-in"
    return [
        f"{mention(entrant.user_id)} ✅" if checking and entrant.checked_in else mention(entrant.user_id)
        for entrant in entrants
    ]


def _own_buttons(words: Words, row: GatheringRow) -> tuple[Button, ...]:
    enter = ("check-in", "gathering-check-in") if row.status == "check-in" else ("join", "gathering-join")
    return (
        Button(words(enter[1]), gathering_press(row.id, enter[0]), style="success"),
        Button(words("gathering-leave"), gathering_press(row.id, "leave")),
        button(words, row.id, "people", emoji="👥"),
    )
