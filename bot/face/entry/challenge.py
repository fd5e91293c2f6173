"""A challenge in the channel, and the form that refuses it."""

from collections.abc import Sequence

from bot.face.availability import absences, reliability_line
from bot.face.escape import escape
from bot.face.form import ChoiceField, Form, TextField
from bot.face.pieces import ACCENT, mention, message_link
from bot.face.press import Press
from bot.face.registry.first_steps import how_buttons, practice_buttons
from bot.face.screen import Block, Button, Option, Panel, Row, Screen, Text
from bot.face.seal import opened_print
from bot.face.setups import setup_lines
from bot.face.timestamps import relative
from bot.face.titles import game_title
from bot.face.words import Words
from bot.play.clocks.availability import Availability
from bot.play.entry.refusal_reasons import OWN_REASON_LENGTH, READY_REASONS
from bot.play.ground.repertoire import game_name, has_roles, side_by_side
from bot.play.ground.times import DAY, ROAD_LIFE
from bot.play.match.draws import RANDOM
from bot.store.ids import ANYBODY, ChallengeId, MessageId
from bot.store.rows import ChallengeRow
from rules.games import game

LEFT_ALONE = frozenset({"refused", "lapsed"})
"""Outcomes that leave the challenger without an opponent."""


def challenge(
    row: ChallengeRow,
    words: Words,
    board_id: MessageId | None = None,
    availability: Sequence[Availability] = (),
) -> Screen:
    """Show a challenge as it stands: open with its buttons, or how it was answered.

    ``availability`` tells what to know about both players before accepting.
    """
    people = {"challenger": mention(row.challenger_id), "opponent": mention(row.opponent_id)}
    title = Text(words("challenge-title"))
    if row.status != "open":
        return _closed(row, words, (title, Text(_answer(row, words, people))), board_id)
    offer = _offer(row, words, people)
    terms, to_all = _terms(row, words, people), row.opponent_id == ANYBODY
    # Players side by side do not wait for each other.
    known = (
        []
        if _apart(row)
        else [
            *(reliability_line(person, words) for person in availability),
            *absences(row.pace, availability, words),
        ]
    )
    told = [offer, *(["\n".join(known)] if known else []), "\n".join(terms)]
    refusing = Button(words("challenge-refuse"), press=_press(row, "refuse"), style="danger")
    buttons = Row(
        (
            Button(words("challenge-accept"), press=_press(row, "accept"), style="success", emoji="⚔️"),
            # Nobody can refuse an open challenge on behalf of others.
            *([] if to_all else [refusing]),
            Button(words("challenge-withdraw"), press=_press(row, "withdraw")),
            *how_buttons(words, game_name(row.game)),
        )
    )
    return Screen(
        (
            Panel((title, *map(Text, told), buttons), ACCENT),
            *opened_print("challenge", row.id, row.seal, words),
        ),
        # Only when first sent; an open challenge names nobody.
        pings=(row.opponent_id,) if row.message_id is None and not to_all else (),
    )


def _terms(row: ChallengeRow, words: Words, people: dict[str, str]) -> list[str]:
    """Say when a challenge lapses, and the terms of its match."""
    # Say that a fighter was chosen, not which one.
    chosen = has_roles(row.game) and row.wish != RANDOM
    key = "challenge-sealed-fighter" if chosen else "challenge-lapses"
    to_all = "-to-all" if row.opponent_id == ANYBODY else ""
    return [
        *([words("challenge-near", points=row.distance)] if row.distance is not None else []),
        words(f"{key}{to_all}", when=relative(row.expires_at), **people),
        *setup_lines(words, row.game, row.answers),
        *([words("challenge-excuses", count=row.excuses)] if row.excuses else []),
    ]


def _closed(row: ChallengeRow, words: Words, told: tuple[Block, ...], board_id: MessageId | None) -> Screen:
    """Show how a challenge was answered, with buttons that lead on."""
    ways: tuple[Button, ...] = ()
    if board_id is not None:
        url = message_link(row.guild_id, row.channel_id, board_id)
        ways = (Button(words("contest-to-board" if _apart(row) else "challenge-to-board"), url=url),)
    elif row.status in LEFT_ALONE:
        ways = practice_buttons(words, game_name(row.game))
    blocks = (*told, *([Row(ways)] if ways else []))
    # Unless it was accepted, its dice are never thrown.
    seal = row.seal if row.status == "accepted" else None
    return Screen((Panel(blocks, ACCENT), *opened_print("challenge", row.id, seal, words)))


def challenge_mark(challenge_id: ChallengeId) -> str:
    """Return the custom id that identifies a challenge's message."""
    return Press("challenge", challenge_id, action="accept").custom_id


def refusal_form(row: ChallengeRow, words: Words) -> Form:
    """Ask for an optional reason."""
    ready = tuple(Option(key, words(f"refusal-reason-{key}")) for key in READY_REASONS)
    return Form(
        words("challenge-refuse-title"),
        _press(row, "refused"),
        (
            ChoiceField(
                "ready",
                words("challenge-refuse-ready"),
                ready,
                placeholder=words("challenge-refuse-ready-placeholder"),
                least=0,
            ),
            TextField(
                "own",
                words("challenge-refuse-own"),
                placeholder=words("challenge-refuse-own-placeholder"),
                required=False,
                most=OWN_REASON_LENGTH,
            ),
        ),
    )


def _press(row: ChallengeRow, action: str) -> Press:
    return Press("challenge", row.id, action=action)


def _apart(row: ChallengeRow) -> bool:
    """Return whether the two play side by side and not against each other."""
    return side_by_side(game(row.game))


def _offer(row: ChallengeRow, words: Words, people: dict[str, str]) -> str:
    title, to = game_title(words, game_name(row.game)), "-to-all" if row.opponent_id == ANYBODY else ""
    if _apart(row):
        return words(f"road-challenge-open{to}", game=title, days=ROAD_LIFE // DAY, **people)
    return words(f"challenge-open{to}", game=title, pace=words(f"pace-{row.pace}"), **people)


def _answer(row: ChallengeRow, words: Words, people: dict[str, str]) -> str:
    if row.status == "refused" and row.reason:
        ready = row.reason in READY_REASONS
        reason = words(f"refusal-reason-{row.reason}") if ready else escape(row.reason, OWN_REASON_LENGTH)
        return words("challenge-was-refused-because", reason=reason, **people)
    if row.status == "accepted" and _apart(row):
        return words("road-challenge-accepted", **people)
    to = "-to-all" if row.opponent_id == ANYBODY else ""
    return words(f"challenge-was-{row.status}{to}", **people)
