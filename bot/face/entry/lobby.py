"""A lobby in the channel: who has joined, and its buttons."""

from collections.abc import Mapping, Sequence

from bot.face.availability import absences, condition_lines
from bot.face.escape import plain
from bot.face.limits import OPTIONS
from bot.face.pieces import ACCENT, level_name, mention, message_link
from bot.face.press import Press
from bot.face.roles import without_roles
from bot.face.screen import Block, Button, Option, Panel, Row, Screen, Select, Text
from bot.face.seal import opened_print
from bot.face.setups import setup_lines
from bot.face.timestamps import relative
from bot.face.titles import game_about, game_title
from bot.face.words import Words
from bot.play.clocks.availability import Availability
from bot.play.entry.lobbies import LobbyPage
from bot.play.ground.repertoire import game_name
from bot.store.ids import LobbyId, MessageId, UserId
from bot.store.rows import Lobby


def lobby(
    page: LobbyPage,
    words: Words,
    board_id: MessageId | None = None,
    availability: Sequence[Availability] = (),
) -> Screen:
    """Show a lobby as it stands: open with its buttons, or how it ended.

    ``availability`` tells what to know about its players before joining them.
    """
    row = page.lobby
    known = {person.user_id: person for person in availability}
    places = [
        _place(place, user_id, known.get(user_id), words)
        for place, user_id in enumerate(page.user_ids, start=1)
    ]
    people = "\n".join([*places, *absences(row.pace, availability, words)])
    blocks: list[Block] = [Text(words("lobby-title"))]
    if row.status == "open":
        blocks += [
            Text(_terms(row, words)),
            *([Text(words("challenge-excuses", count=row.excuses))] if row.excuses else []),
            *(Text(line) for line in condition_lines(row.least_kept, words)),
            *_house(row, words),
            Text(people),
            Text(_waiting(page, words)),
            Row(
                (
                    Button(words("lobby-join"), press=lobby_press(row.id, "join"), style="success"),
                    Button(words("lobby-leave"), press=lobby_press(row.id, "leave")),
                    Button(words("lobby-start"), press=lobby_press(row.id, "start"), style="primary"),
                )
            ),
        ]
    else:
        blocks.append(Text(words(f"lobby-was-{row.status}")))
        if board_id is not None:
            url = message_link(row.guild_id, row.channel_id, board_id)
            blocks.append(Row((Button(words("lobby-to-board"), url=url),)))
    # The dice of a closed lobby are never thrown.
    seal = row.seal if row.status in {"open", "started"} else None
    return Screen((Panel(tuple(blocks), ACCENT), *opened_print("lobby", row.id, seal, words)))


def _house(row: Lobby, words: Words) -> tuple[Text, ...]:
    """Say, before anyone joins, that the house takes the empty places and what that means."""
    if row.level is None:
        return ()
    return (Text(words("lobby-house", places=row.places, level=level_name(words, row.level))),)


def _waiting(page: LobbyPage, words: Words) -> str:
    """Say how many have joined, how many are needed, and what happens when time runs out."""
    facts = {"count": len(page.user_ids), "when": relative(page.lobby.expires_at)}
    if page.lobby.level is not None:
        return words("lobby-waiting-house", places=page.lobby.places, **facts)
    key = without_roles(page.lobby.game, "lobby-waiting")
    return words(key, least=page.least, most=page.most, **facts)


def _terms(row: Lobby, words: Words) -> str:
    name = game_name(row.game)
    terms = words(
        "lobby-terms",
        host=mention(row.host_id),
        game=game_title(words, name),
        pace=words(f"pace-{row.pace}"),
        about=game_about(words, name),
    )
    return "\n".join([terms, *setup_lines(words, row.game, row.answers)])


def _place(place: int, user_id: UserId, person: Availability | None, words: Words) -> str:
    facts: dict[str, str | int] = {"place": place, "player": mention(user_id)}
    if person is None:
        return words("lobby-place", **facts)
    if not person.reliability.known:
        return words("lobby-place-new", **facts)
    return words("lobby-place-reliable", share=person.reliability.per_cent, **facts)


def which_lobby(rows: Sequence[Lobby], hosts: Mapping[str, str], action: str, words: Words) -> Screen:
    """Ask which of several lobbies is meant."""
    options = tuple(
        Option(
            row.id,
            words("lobby-which-line", host=plain(hosts[row.id])),
            words(
                "lobby-which-about",
                game=game_title(words, game_name(row.game)),
                pace=words(f"pace-{row.pace}"),
            ),
        )
        for row in rows[:OPTIONS]
    )
    menu = Select(lobby_press(LobbyId(""), action), words("lobby-which-placeholder"), options)
    return Screen((Text(words("lobby-which")), menu))


def lobby_press(lobby_id: LobbyId, action: str) -> Press:
    """Return the press of one of a lobby's buttons."""
    return Press("lobby", lobby_id, action=action)
