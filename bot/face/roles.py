"""Roles in words.

A role's key in the catalogue begins with its game's word for a role: ``fighter-swift`` is what the Swift is
known as, with its ``.name`` and a ``.short`` line about it.
"""

from bot.face.press import Press
from bot.face.screen import Button, Option, Row, Screen, Select, Text
from bot.face.words import Words
from bot.play.ground.repertoire import has_roles
from bot.play.match.draws import RANDOM
from rules.games import game


def role_name(words: Words, game_id: str, role: str) -> str:
    """Return a role's own name in a language."""
    return words(f"{_key(game_id, role)}.name")


def role_known_as(words: Words, game_id: str, role: str) -> str:
    """Return what a role is known as."""
    return words(_key(game_id, role))


def role_full_name(words: Words, game_id: str, role: str) -> str:
    """Return a role's name and what it is known as, or say that the role is random."""
    if role == RANDOM:
        return words(f"{game(game_id).role}-random")
    name, known_as = role_name(words, game_id, role), role_known_as(words, game_id, role)
    return words(f"{game(game_id).role}-full-name", name=name, archetype=known_as)


def tell_with_role(words: Words, game_id: str, role: str, key: str, **facts: str | int) -> str:
    """Write a sentence that names a role, or its variant for a game without roles."""
    if has_roles(game_id):
        return words(key, fighter=role_name(words, game_id, role), **facts)
    return words(without_roles(game_id, key), **facts)


def without_roles(game_id: str, key: str) -> str:
    """Return the key of a sentence about roles, or of its variant for a game without roles."""
    return key if has_roles(game_id) else f"{key}-without-roles"


def role_options(words: Words, game_id: str) -> tuple[Option, ...]:
    """Return the roles of a game as options, after one that draws a random role."""
    drawn = Option(RANDOM, role_full_name(words, game_id, RANDOM), emoji="🎲")
    return (drawn, *(_option(words, game_id, role) for role in game(game_id).roles))


def role_question(words: Words, game_id: str, press: Press) -> Screen:
    """Ask a person for a role; answering accepts or joins."""
    # The first sheet shown is that of a role for beginners.
    shown = game(game_id).beginners_role or game(game_id).roles[0]
    sheets = Press("sheet", press.id, action=f"{shown}:{press.area}:{game_id}")
    return Screen(
        (
            Text(words("role-choose")),
            Text(words(f"{press.area}-role-hint")),
            Select(press, words("role-placeholder"), role_options(words, game_id)),
            Row(
                (
                    Button(words("role-chance"), _chosen(press, RANDOM), emoji="🎲"),
                    Button(words("role-sheets"), sheets, emoji="📜"),
                )
            ),
        )
    )


def role_button(words: Words, game_id: str, role: str, press: Press) -> Button:
    """Return the button that chooses a role, as its list would."""
    label = words("role-play", name=role_name(words, game_id, role))
    return Button(label, _chosen(press, role), style="success")


def _chosen(press: Press, role: str) -> Press:
    return Press(press.area, press.id, action=f"{press.action}:{role}")


def _option(words: Words, game_id: str, role: str) -> Option:
    """Return a role as an option, marked if it suits beginners."""
    name, short = role_full_name(words, game_id, role), words(f"{_key(game_id, role)}.short")
    if role != game(game_id).beginners_role:
        return Option(role, name, short)
    return Option(role, name, words("role-beginners", short=short), emoji="🔰")


def _key(game_id: str, role: str) -> str:
    return f"{game(game_id).role}-{role}"
