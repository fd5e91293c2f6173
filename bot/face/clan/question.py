"""Confirmations of what is hard to undo."""

from bot.face.clan.parts import clan_press, shown
from bot.face.pieces import mention
from bot.face.press import Press
from bot.face.screen import Button, Row, Screen, Text
from bot.face.words import Words
from bot.play.clans.whole_clan import WholeClan
from bot.store.ids import UserId

SURE = "sure-"
"""The prefix of a confirmed action."""


def leave_question(whole: WholeClan, user_id: UserId, words: Words) -> Screen:
    """Ask a player to confirm leaving, and say what becomes of the clan."""
    clan, heirs = shown(whole.clan.name), [each for each in whole.members if each.user_id != user_id]
    if not heirs:
        text = words("clan-leave-ask-last", clan=clan)
    elif user_id == whole.leader_id:
        text = words("clan-leave-ask-leader", clan=clan, heir=mention(heirs[0].user_id))
    else:
        text = words("clan-leave-ask", clan=clan)
    return _question(text, whole, "leave", None, words)


def disband_question(whole: WholeClan, words: Words) -> Screen:
    """Ask for confirmation before disbanding the clan."""
    text = words("clan-disband-ask", clan=shown(whole.clan.name), people=len(whole.members))
    return _question(text, whole, "disband", None, words)


def remove_question(whole: WholeClan, other_id: UserId, words: Words) -> Screen:
    """Ask for confirmation before removing a member."""
    text = words("clan-remove-ask", clan=shown(whole.clan.name), who=mention(other_id))
    return _question(text, whole, "remove", other_id, words)


def hand_over_question(whole: WholeClan, other_id: UserId, words: Words) -> Screen:
    """Ask for confirmation before making another member the leader."""
    text = words("clan-hand-over-ask", clan=shown(whole.clan.name), who=mention(other_id))
    return _question(text, whole, "hand-over", other_id, words)


def _question(text: str, whole: WholeClan, action: str, other_id: UserId | None, words: Words) -> Screen:
    yes: Press = clan_press(whole.clan.id, SURE + action, other_id)
    return Screen(
        (
            Text(text),
            Row(
                (
                    Button(words(f"clan-{action}-yes"), press=yes, style="danger"),
                    Button(words("clan-no"), press=clan_press(whole.clan.id, "no")),
                )
            ),
        )
    )
