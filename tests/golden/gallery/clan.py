"""Clans: rosters, questions to members, invitations, wars, and how all clans stand."""

from dataclasses import replace

from msgspec import structs

from bot.face.clan.invite import invite, which_invite
from bot.face.clan.news import news
from bot.face.clan.question import disband_question, hand_over_question, leave_question, remove_question
from bot.face.clan.roster import member, roster
from bot.face.clan.standing import standing
from bot.face.clan.war import line_up_question, war, war_call, war_call_mark
from bot.face.limits import OPTIONS
from bot.face.screen import Screen
from bot.face.words import Words
from bot.play.clans.pages import ClanBoard, RosterPage
from bot.play.clans.war_pages import WarPage
from bot.play.clans.whole_clan import WholeClan
from bot.store.clan_rows import ChronicleEntry, ClanMember, ClanPlace, ClanWar
from tests.face.test_clan_screens import CLAN, HAPPENINGS, ID, INVITE, LINE_UP, WAR, entry, person
from tests.golden.gallery.table import Gallery

PLACE = {"guild_id": 1, "channel_id": 2}
CRANES = structs.replace(CLAN, id="c1", name="Cranes & *Co*")


def somebody(number: int, role: str = "officer") -> ClanMember:
    return structs.replace(person(number, role), name=f"P{number}", honor=30 - number)


def whole(people: int) -> WholeClan:
    return WholeClan(
        CRANES, (somebody(0, "leader"), *(somebody(number, "member") for number in range(1, people)))
    )


def chronicle(*actors: int | None) -> tuple[ChronicleEntry, ...]:
    return tuple(
        structs.replace(entry(happening, actor), clan_id="c1", nth=7)
        for happening in HAPPENINGS
        for actor in actors
    )


def roster_page(own: str | None = None, **facts: object) -> RosterPage:
    usual = RosterPage(
        clan=CRANES,
        page=0,
        pages=1,
        members=(somebody(0, "leader"), somebody(1), somebody(2, "member")),
        people=3,
        honor=87,
        wars_won=2,
        victories=0,
        lately=chronicle(ID),
        own=somebody(2, own) if own else None,
    )
    return replace(usual, **facts)


def about(words: Words, own: str, other: str) -> Screen:
    return member(whole(3), somebody(0, own), somebody(1, other), words)


def war_page(status: str, **facts: object) -> WarPage:
    row: ClanWar = structs.replace(
        WAR,
        **{"clan_id": "c1", "clan_name": "Cranes", "foe_name": "*Foxes*", "status": status, **PLACE, **facts},
    )
    line_ups = {"c1": LINE_UP, row.foe_id: LINE_UP[1:-1]}
    return WarPage(row, frozenset({"c1"}), line_ups, frozenset(LINE_UP[:2]), (ID - 1, ID - 2))


def at_war(words: Words, status: str, gathering_message_id: int | None = None, **facts: object) -> Screen:
    return war(war_page(status, **facts), words, gathering_message_id)


def line_up(words: Words, people: int, shown: int) -> Screen:
    return line_up_question(war_page("agreed"), whole(people), shown, words)


def told(words: Words, happening: str, actor_id: int | None) -> Screen:
    return news(CRANES, structs.replace(entry(happening, actor_id), clan_id="c1", nth=7), words)


def board(count: int, page: int = 0, pages: int = 1, own_id: str | None = None) -> ClanBoard:
    places = tuple(
        ClanPlace(id=f"c{n}", name=f"Clan *{n}*", people=n, honor=100 - n, wars_won=2 * n)
        for n in range(count)
    )
    return ClanBoard(page, pages, 10 * page + 1, places, own_id)


SCREENS: Gallery = {
    "roster, a stranger": lambda words: roster(roster_page(lately=chronicle(ID, None)), words),
    "roster, a member": lambda words: roster(roster_page("member"), words),
    "roster, an officer": lambda words: roster(roster_page("officer", lately=()), words),
    "roster, a leader": lambda words: roster(roster_page("leader", lately=()), words),
    "roster, a leader alone": lambda words: roster(
        replace(roster_page("leader", lately=()), members=(somebody(2, "leader"),)), words
    ),
    "roster, the first of two pages": lambda words: roster(roster_page(pages=2, lately=()), words),
    "roster, a page in between": lambda words: roster(roster_page(page=1, pages=3, lately=()), words),
    "roster, the last page": lambda words: roster(roster_page(page=2, pages=3, lately=()), words),
    "member, of a leader": lambda words: about(words, "leader", "member"),
    "officer, of a leader": lambda words: about(words, "leader", "officer"),
    "member, of an officer": lambda words: about(words, "officer", "member"),
    "officer, of an officer": lambda words: about(words, "officer", "officer"),
    "leave": lambda words: leave_question(whole(3), ID - 1, words),
    "leave, a leader": lambda words: leave_question(whole(3), ID, words),
    "leave, the last": lambda words: leave_question(whole(1), ID, words),
    "disband": lambda words: disband_question(whole(3), words),
    "remove": lambda words: remove_question(whole(3), ID - 1, words),
    "hand over": lambda words: hand_over_question(whole(3), ID - 1, words),
    "invitation, new": lambda words: invite(INVITE, words),
    "invitation, posted": lambda words: invite(structs.replace(INVITE, message_id=1), words),
    "invitation, accepted": lambda words: invite(structs.replace(INVITE, status="accepted"), words),
    "invitation, refused": lambda words: invite(structs.replace(INVITE, status="refused"), words),
    "invitation, withdrawn": lambda words: invite(structs.replace(INVITE, status="withdrawn"), words),
    "invitation, lapsed": lambda words: invite(structs.replace(INVITE, status="lapsed"), words),
    "which invitation": lambda words: which_invite(
        [structs.replace(INVITE, id=f"i{n}", clan_name=f"Clan *{n}*") for n in range(OPTIONS + 1)],
        "accept",
        words,
    ),
    "news, a leader": lambda words: told(words, "leads", None),
    "news, an end": lambda words: told(words, "ended", None),
    "news, disbanded": lambda words: told(words, "ended", ID),
    "war, proposed": lambda words: at_war(words, "proposed", seal="f" * 64),
    "war, proposed and posted": lambda words: at_war(words, "proposed", message_id=1, hardcore=False),
    "war, agreed": lambda words: at_war(words, "agreed"),
    "war, mustering": lambda words: at_war(words, "mustering"),
    "war, begun": lambda words: at_war(words, "begun", ID),
    "war, over": lambda words: at_war(words, "over"),
    "war, won": lambda words: at_war(words, "over", winner_id="c1"),
    "war, lost": lambda words: at_war(words, "over", winner_id=WAR.foe_id),
    "war, refused": lambda words: at_war(words, "refused"),
    "war, unmanned": lambda words: at_war(words, "unmanned"),
    "war, a call": lambda words: war_call(war_page("mustering").war, 2, LINE_UP[:2], words),
    "war, the mark of a call": lambda _: war_call_mark("w1", 2),
    "line-up, one page": lambda words: line_up(words, OPTIONS, 0),
    "line-up, one more": lambda words: line_up(words, OPTIONS + 1, 0),
    "line-up, one more, the last page": lambda words: line_up(words, OPTIONS + 1, 1),
    "line-up, in between": lambda words: line_up(words, 2 * OPTIONS + 1, 1),
    "line-up, beyond the last page": lambda words: line_up(words, 2 * OPTIONS, 9),
    "clans, none": lambda words: standing(board(0), words),
    "clans": lambda words: standing(board(3, own_id="c1"), words),
    "clans, a page in between": lambda words: standing(board(2, page=1, pages=3), words),
}
