"""A war between two clans in the channel, and the private choice of a line-up."""

from collections.abc import Sequence

from bot.face.clan.parts import page_steps, shown
from bot.face.escape import plain
from bot.face.limits import OPTIONS
from bot.face.pieces import ACCENT, mention, message_link
from bot.face.press import Press
from bot.face.screen import Block, Button, Option, Panel, Row, Screen, Section, Select, Text
from bot.face.seal import seal_press, sealed_print, short
from bot.face.timestamps import relative
from bot.face.words import Words
from bot.play.clans.war_pages import WarPage
from bot.play.clans.whole_clan import WholeClan
from bot.play.wars.musters import SIZES
from bot.store.clan_rows import ClanWar
from bot.store.ids import ClanId, MessageId, UserId, WarId


def war(page: WarPage, words: Words, gathering_message_id: MessageId | None = None) -> Screen:
    """Show a war as it stands, from its proposal to its end."""
    row = page.war
    blocks: list[Block] = [Text(words("war-title", **_clans(row))), Text(_terms(row, words))]
    pings: tuple[int, ...] = ()
    match row.status:
        case "proposed":
            blocks += _proposed(page, words)
            pings = page.foe_leader_ids if row.message_id is None else ()  # only when first sent
        case "agreed":
            blocks += _agreed(page, words)
        case "mustering":
            blocks += _mustering(page, words)
        case "begun" | "over":
            blocks += _fought(page, words)
        case _:
            blocks.append(Text(words(f"war-was-{row.status}", **_clans(row))))
    if gathering_message_id is not None:
        url = message_link(row.guild_id, row.channel_id, gathering_message_id)
        blocks.append(Row((Button(words("war-to-clash"), url=url),)))
    return Screen((Panel(tuple(blocks), ACCENT), _small_print(row, words)), pings=pings)


def war_mark(war_id: WarId) -> str:
    """Return the small print that identifies a war's message in any state."""
    return f"-# {war_id}"


def _small_print(row: ClanWar, words: Words) -> Text | Section:
    """Return the small print: the id, and the seal of the war's dice."""
    mark = war_mark(row.id)
    if row.seal is None:
        return Text(mark)
    told = words("gathering-mark", mark=mark, seal=short(row.seal))
    return sealed_print(words, told, seal_press("war", row.id, row.seal))


def war_press(war_id: WarId, action: str, call: int = 0) -> Press:
    """Return the press of a war's control, on its own message or on one of its calls."""
    return Press("clan-war", war_id, revision=call, action=action)


def war_call(row: ClanWar, number: int, named: Sequence[UserId], words: Words) -> Screen:
    """Ask the fighters named in one call whether they will fight."""
    who, when = words.listed(map(mention, named)), relative(row.expires_at)
    text = Text(words("war-call", who=who, when=when, **_clans(row)))
    return Screen((Panel((text, Row(_answers(row, words, number))), ACCENT),), pings=tuple(named))


def war_call_mark(war_id: WarId, number: int) -> str:
    """Return the custom id that identifies a call of a war."""
    return war_press(war_id, "confirm", number).custom_id


def line_up_question(page: WarPage, whole: WholeClan, shown_page: int, words: Words) -> Screen:
    """Ask a clan's leader or officer for its line-up; a long roster has pages."""
    row, members = page.war, whole.members
    pages = -(-len(members) // OPTIONS)
    number = min(max(shown_page, 0), pages - 1)
    # The last page is as full as the others, so that a whole line-up can be chosen on each.
    first = max(0, min(number * OPTIONS, len(members) - OPTIONS))
    named = page.line_ups.get(whole.clan.id, ())
    options = tuple(
        Option(
            str(member.user_id),
            plain(member.name),
            words(f"clan-role-{member.role}"),
            default=member.user_id in named,
        )
        for member in members[first : first + OPTIONS]
    )
    blocks: list[Block] = [
        Text(words("war-line-up-ask", clan=shown(whole.clan.name), size=row.size)),
        # Exactly the war's size: a line-up is named all at once.
        Select(
            war_press(row.id, "named"),
            words("war-line-up-placeholder"),
            options,
            least=row.size,
            most=row.size,
        ),
    ]
    if pages > 1:
        blocks += [
            Text(words("war-line-up-mixed")),
            Row(page_steps(number, pages, words, war_press(row.id, "line-up"))),
        ]
    return Screen(tuple(blocks))


def _clans(row: ClanWar) -> dict[str, str]:
    return {"clan": shown(row.clan_name), "foe": shown(row.foe_name)}


def _terms(row: ClanWar, words: Words) -> str:
    key = "war-terms-hardcore" if row.hardcore else "war-terms"
    return words(
        key,
        clan=shown(row.clan_name),
        who=mention(row.proposer_id),
        size=row.size,
        pace=words(f"pace-{row.pace}"),
    )


def _proposed(page: WarPage, words: Words) -> list[Block]:
    row, leader = page.war, words.listed(map(mention, page.foe_leader_ids))
    text = words("war-waits", leader=leader, foe=shown(row.foe_name), when=relative(row.expires_at))
    buttons = (
        Button(words("war-accept"), press=war_press(row.id, "accept"), style="success", emoji="⚔️"),
        Button(words("war-refuse"), press=war_press(row.id, "refuse"), style="danger"),
        Button(words("war-withdraw"), press=war_press(row.id, "withdraw")),
    )
    return [Text(text), Row(buttons)]


def _agreed(page: WarPage, words: Words) -> list[Block]:
    row = page.war
    lines = [
        words("war-ready" if clan_id in page.ready else "war-choosing", clan=shown(name))
        for clan_id, name in ((row.clan_id, row.clan_name), (row.foe_id, row.foe_name))
    ]
    text = words("war-line-ups-wait", when=relative(row.expires_at))
    buttons = (
        Button(words("war-line-up"), press=war_press(row.id, "line-up"), style="primary"),
        Button(words("war-call-off"), press=war_press(row.id, "withdraw"), style="danger"),
    )
    return [Text("\n".join((*lines, text))), Row(buttons)]


def _mustering(page: WarPage, words: Words) -> list[Block]:
    row = page.war
    lines = [
        line
        for clan_id, name in ((row.clan_id, row.clan_name), (row.foe_id, row.foe_name))
        for line in _roll(page, clan_id, name, words)
    ]
    text = words("war-musters", when=relative(row.expires_at), least=min(SIZES))
    buttons = (
        Button(words("war-line-up"), press=war_press(row.id, "line-up"), style="primary"),
        Button(words("war-call-off"), press=war_press(row.id, "withdraw"), style="danger"),
    )
    return [Text("\n".join(lines)), Text(text), Row((*_answers(row, words), *buttons))]


def _roll(page: WarPage, clan_id: ClanId, name: str, words: Words) -> list[str]:
    """Return a line for each fighter of a clan with their answer, below the clan's name."""
    line_up = page.line_ups[clan_id]
    lines = [words("war-roll", clan=shown(name))]
    for user_id in line_up:
        key = "war-confirmed" if user_id in page.confirmed else "war-named"
        lines.append(words(key, who=mention(user_id)))
    if missing := page.war.size - len(line_up):
        lines.append(words("war-places-open", missing=missing))
    return lines


def _answers(row: ClanWar, words: Words, call: int = 0) -> tuple[Button, ...]:
    """Return the buttons with which named fighters answer."""
    return (
        Button(words("war-confirm"), press=war_press(row.id, "confirm", call), style="success", emoji="⚔️"),
        Button(words("war-decline"), press=war_press(row.id, "decline", call)),
    )


def _fought(page: WarPage, words: Words) -> list[Block]:
    row = page.war
    lines = [
        words("war-line-up-line", clan=shown(name), who=words.listed(map(mention, page.line_ups[clan_id])))
        for clan_id, name in ((row.clan_id, row.clan_name), (row.foe_id, row.foe_name))
    ]
    if row.status == "begun":
        lines.append(words("war-is-on"))
    elif row.winner_id is None:
        lines.append(words("war-won-by-none"))
    else:
        winner = row.clan_name if row.winner_id == row.clan_id else row.foe_name
        lines.append(words("war-won", clan=shown(winner)))
    return [Text("\n".join(lines))]
