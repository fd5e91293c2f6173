"""Sign-up for a gathering: who has joined, how many are needed, and the buttons."""

from collections.abc import Mapping, Sequence

from bot.face.availability import condition_lines
from bot.face.escape import escape, plain
from bot.face.gathering.parts import called, gathering_press, headline, rules_of_gatherings, small_print
from bot.face.gathering.telling import REASON_LENGTH
from bot.face.limits import OPTIONS
from bot.face.occasion import kind_name, kind_words
from bot.face.pieces import ACCENT, either, mention
from bot.face.roles import without_roles
from bot.face.screen import Block, Button, Option, Panel, Row, Screen, Select, Text
from bot.face.setups import setup_lines
from bot.face.timestamps import exact, relative
from bot.face.titles import game_title
from bot.face.words import Words
from bot.play.gatherings.clocks import NOBODY_CAME
from bot.play.gatherings.cups import GAME_LEFT_OUT, MISSED
from bot.play.gatherings.reading import GatheringPage
from bot.play.ground.repertoire import game_name
from bot.store.gathering_rows import GatheringRow
from bot.store.ids import GatheringId


def lobby(page: GatheringPage, words: Words) -> Screen:
    """Show a gathering that has not begun: open with its buttons, or that it was called off."""
    row = page.row
    blocks: list[Block] = [headline(words, row)]
    if row.status == "called-off":
        blocks += [Text("\n".join(_why(words, page))), small_print(words, row)]
        return Screen((Panel(tuple(blocks), ACCENT),))
    blocks += [
        Text(_terms(words, row)),
        Text(_who(words, page)),
        Text(_how_many(words, page)),
        small_print(words, row),
        Row(_buttons(words, row)),
    ]
    return Screen((Panel(tuple(blocks), ACCENT),))


def which_gathering(
    rows: Sequence[GatheringRow], hosts: Mapping[str, str], action: str, words: Words
) -> Screen:
    """Ask which of several gatherings is meant."""
    options = tuple(
        Option(
            row.id,
            words("gathering-which-line", kind=kind_words(words, row), host=plain(hosts[row.id])),
            words(f"pace-{row.pace}"),
        )
        for row in rows[:OPTIONS]
    )
    menu = Select(gathering_press(GatheringId(""), action), words("gathering-which-placeholder"), options)
    return Screen((Text(words("gathering-which")), menu))


def cancel_question(gathering_id: GatheringId, words: Words) -> Screen:
    """Ask for confirmation before calling a gathering off."""
    yes = Button(words("gathering-cancel-yes"), gathering_press(gathering_id, "cancel-yes"), style="danger")
    no = Button(words("gathering-cancel-no"), gathering_press(gathering_id, "keep"))
    return Screen((Text(words("gathering-cancel-ask")), Row((yes, no))))


def _terms(words: Words, row: GatheringRow) -> str:
    lines = [
        words(f"gathering-about-{kind_name(row.kind)}"),
        called(words, row),
    ]
    if row.hardcore:
        lines.insert(1, words("gathering-about-hardcore"))
    lines += setup_lines(words, row.game, row.answers)
    return "\n".join([*lines, *condition_lines(row.least_kept, words)])


def _who(words: Words, page: GatheringPage) -> str:
    if not page.entrants:
        return words("gathering-nobody")
    return "\n".join(
        words("gathering-place", place=place, player=mention(entrant.user_id))
        for place, entrant in enumerate(page.entrants, start=1)
    )


def _how_many(words: Words, page: GatheringPage) -> str:
    """Say how many have joined, how many are needed, and when sign-up closes."""
    sizes, count = sorted(page.rules.sizes), len(page.entrants)
    # Nobody can join beyond the largest size, so one always fits.
    missing = next(size - count for size in sizes if size >= count)
    lines = (
        words("gathering-came", count=count, sizes=either(words, sizes)),
        words("gathering-missing", missing=missing) if missing else words("gathering-enough"),
        words(without_roles(page.row.game, "gathering-fighters-hidden"), when=relative(page.row.clock_at)),
    )
    return "\n".join(lines)


def _buttons(words: Words, row: GatheringRow) -> tuple[Button, ...]:
    return (
        Button(words("gathering-join"), gathering_press(row.id, "join"), style="success"),
        Button(words("gathering-leave"), gathering_press(row.id, "leave")),
        Button(words("gathering-begin"), gathering_press(row.id, "begin"), style="primary"),
        Button(words("gathering-cancel"), gathering_press(row.id, "cancel"), style="danger"),
        rules_of_gatherings(words),
    )


def _why(words: Words, page: GatheringPage) -> list[str]:
    """Say why it was called off and, if it is weekly, when the next one begins."""
    told = [_reason(words, page.row)]
    if page.next_at is not None:
        told.append(words("gathering-next", at=exact(page.next_at)))
    return told


def _reason(words: Words, row: GatheringRow) -> str:
    match row.reason, row.begins_at:
        case "", _:
            return words("gathering-was-called-off")
        case reason, _ if reason == NOBODY_CAME:
            return words("gathering-was-too-few")
        case reason, begins_at if reason == MISSED and begins_at:
            return words("gathering-was-missed", at=exact(begins_at))
        case reason, begins_at if reason == GAME_LEFT_OUT and begins_at:
            game = game_title(words, game_name(row.game))
            return words("gathering-was-left-out", at=exact(begins_at), game=game)
        case reason, _:
            return words("gathering-was-called-off-because", reason=escape(reason, REASON_LENGTH))
