"""An invitation in the channel, and the list that asks which one is meant."""

from collections.abc import Sequence

from bot.face.clan.parts import shown
from bot.face.escape import plain
from bot.face.limits import OPTIONS
from bot.face.pieces import GOLD, mention
from bot.face.press import Press
from bot.face.screen import Button, Option, Panel, Row, Screen, Select, Text
from bot.face.timestamps import relative
from bot.face.words import Words
from bot.play.clans.names import LONGEST
from bot.store.clan_rows import ClanInvite
from bot.store.ids import InviteId


def invite(row: ClanInvite, words: Words) -> Screen:
    """Show an invitation as it stands: open with its buttons, or how it was answered."""
    facts = {
        "inviter": mention(row.inviter_id),
        "invited": mention(row.invited_id),
        "clan": shown(row.clan_name),
    }
    title = Text(words("clan-invite-title"))
    if row.status != "open":
        return Screen((Panel((title, Text(words(f"clan-invite-was-{row.status}", **facts))), GOLD),))
    terms = words("clan-invite-terms", when=relative(row.expires_at))
    buttons = Row(
        (
            Button(words("clan-invite-accept"), press=invite_press(row.id, "accept"), style="success"),
            Button(words("clan-invite-refuse"), press=invite_press(row.id, "refuse"), style="danger"),
            Button(words("clan-invite-withdraw"), press=invite_press(row.id, "withdraw")),
        )
    )
    return Screen(
        (Panel((title, Text(words("clan-invite-open", **facts)), Text(terms), buttons), GOLD),),
        pings=(row.invited_id,) if row.message_id is None else (),  # only when first sent
    )


def invite_press(invite_id: InviteId, action: str) -> Press:
    """Return the press of one of an invitation's buttons."""
    return Press("clan-invite", invite_id, action=action)


def which_invite(rows: Sequence[ClanInvite], action: str, words: Words) -> Screen:
    """Ask which of several invitations is meant."""
    options = tuple(Option(row.id, plain(row.clan_name, LONGEST)) for row in rows[:OPTIONS])
    menu = Select(invite_press(InviteId(""), action), words("clan-invite-which-placeholder"), options)
    return Screen((Text(words("clan-invite-which")), menu))
