"""A clan's roster, and the actions on a member."""

from bot.face.clan.parts import clan_press, clan_title, page_steps
from bot.face.escape import plain
from bot.face.pieces import GOLD, mention
from bot.face.press import Press
from bot.face.screen import Block, Button, Divider, Option, Panel, Row, Screen, Select, Text
from bot.face.shown import show_button
from bot.face.timestamps import relative
from bot.face.words import Words
from bot.play.clans.pages import RosterPage
from bot.play.clans.whole_clan import COMMAND, WholeClan
from bot.store.clan_rows import ChronicleEntry, Clan, ClanMember


def roster(page: RosterPage, words: Words) -> Screen:
    """Show a page of a clan: its members, its latest events, and what the viewer may do."""
    clan = page.clan
    facts = words(
        "clan-facts",
        people=page.people,
        honor=page.honor,
        wars=page.wars_won,
        when=relative(clan.founded_at),
    )
    if page.victories:
        facts = "\n".join((facts, words("clan-victories", victories=page.victories)))
    lately = "\n".join((words("clan-lately"), *(_entry(entry, words) for entry in page.lately)))
    blocks: list[Block] = [Text(clan_title(clan.name, words)), Text(facts), Text(members_told(page, words))]
    if page.pages > 1:
        blocks.append(Row(page_steps(page.page, page.pages, words, clan_press(clan.id, "roster"))))
    blocks += [Divider(), Text(lately)]
    others = [member for member in page.members if page.own and member.user_id != page.own.user_id]
    if page.own and page.own.role in COMMAND and others:
        blocks.append(_choice(clan, others, words))
    blocks.append(Row(_ways(page, words)))
    return Screen((Panel(tuple(blocks), GOLD),))


def members_told(page: RosterPage, words: Words) -> str:
    """Write a line for each member on a page."""
    return "\n".join(_line(member, words) for member in page.members)


def member(whole: WholeClan, own: ClanMember, other: ClanMember, words: Words) -> Screen:
    """Show the actions a player may take on another member of their clan."""
    clan_id, whom = whole.clan.id, other.user_id
    buttons: list[Button] = []
    if own.role == "leader":
        action = "demote" if other.role == "officer" else "promote"
        buttons += [
            Button(words(f"clan-{action}"), press=clan_press(clan_id, action, whom)),
            Button(words("clan-hand-over"), press=clan_press(clan_id, "hand-over", whom)),
        ]
    if own.role == "leader" or other.role == "member":
        buttons.append(
            Button(words("clan-remove"), press=clan_press(clan_id, "remove", whom), style="danger")
        )
    buttons.append(Button(words("clan-back"), press=clan_press(clan_id, "roster")))
    return Screen((Text(_line(other, words)), Row(tuple(buttons))))


def _line(member: ClanMember, words: Words) -> str:
    return words(f"clan-line-{member.role}", who=mention(member.user_id), honor=member.honor)


def _entry(entry: ChronicleEntry, words: Words) -> str:
    return words(
        f"clan-chronicle-{entry.happening}",
        who=mention(entry.user_id),
        by=mention(entry.actor_id or entry.user_id),
        when=relative(entry.at),
    )


def _choice(clan: Clan, others: list[ClanMember], words: Words) -> Select:
    options = tuple(
        Option(str(member.user_id), plain(member.name), words(f"clan-role-{member.role}"))
        for member in others
    )
    return Select(clan_press(clan.id, "member"), words("clan-member-placeholder"), options)


def _ways(page: RosterPage, words: Words) -> tuple[Button, ...]:
    """Return the buttons at the foot, with leaving and disbanding last."""
    ways = [Button(words("clan-to-standing"), press=Press("clans", action="0"))]
    ways.append(show_button(words, "clan", thing=page.clan.id, page=page.page))
    if page.own:
        ways.append(Button(words("clan-leave"), press=clan_press(page.clan.id, "leave")))
    if page.own and page.own.role == "leader":
        disband = clan_press(page.clan.id, "disband")
        ways.append(Button(words("clan-disband"), press=disband, style="danger"))
    return tuple(ways)
