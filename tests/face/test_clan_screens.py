"""Every screen of clans keeps within Discord's limits, with the longest names and the largest figures."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import msgspec
import pytest

from bot.face.clan.invite import invite, which_invite
from bot.face.clan.news import news, news_mark
from bot.face.clan.parts import clan_press
from bot.face.clan.question import disband_question, hand_over_question, leave_question, remove_question
from bot.face.clan.roster import member, roster
from bot.face.clan.standing import standing
from bot.face.clan.war import line_up_question, war, war_call, war_call_mark, war_mark
from bot.face.limits import OPTIONS, check
from bot.face.screen import Button, Row, Screen, Select
from bot.face.transcript import as_text
from bot.face.words import Words
from bot.play.clans.names import LONGEST
from bot.play.clans.pages import LATELY, MEMBERS, PLACES, ClanBoard, RosterPage
from bot.play.clans.war_pages import WarPage
from bot.play.clans.whole_clan import COMMAND, WholeClan
from bot.play.wars.musters import SIZES
from bot.store.clan_rows import ChronicleEntry, Clan, ClanInvite, ClanMember, ClanPlace, ClanWar
from tests.face.languages import in_every_language

ID = 2**63 - 1
LATER = 4_102_444_800_000
WORDS = Words()
NAME = "&-" * (LONGEST // 2 - 1) + "Ω\u2019"
"""As long as a name may be, and of signs that have to be escaped."""

CLAN = Clan(
    id="z" * 10,
    guild_id=ID,
    channel_id=ID,
    name=NAME,
    letters="",
    shapes="",
    founded_at=LATER,
    ended_at=None,
)
HAPPENINGS = ("founded", "joined", "promoted", "demoted", "left", "removed", "gone", "leads", "ended")


def person(number: int, role: str = "officer") -> ClanMember:
    return ClanMember(
        user_id=ID - number, role=role, joined_at=LATER, role_since=LATER, name="@everyone" * 7, honor=-ID
    )


def entry(happening: str, actor_id: int | None = ID) -> ChronicleEntry:
    return ChronicleEntry(
        id="z" * 10, clan_id=CLAN.id, nth=ID, happening=happening, user_id=ID - 1, actor_id=actor_id, at=LATER
    )


def whole(people: int) -> WholeClan:
    return WholeClan(CLAN, (person(0, "leader"), *(person(number) for number in range(1, people))))


def roster_page(own: ClanMember | None) -> RosterPage:
    return RosterPage(
        clan=CLAN,
        page=1,
        pages=ID,
        members=whole(MEMBERS).members,
        people=ID,
        honor=-ID,
        wars_won=ID,
        victories=ID,
        lately=tuple(map(entry, HAPPENINGS[:LATELY])),
        own=own,
    )


INVITE = ClanInvite(
    id="z" * 10,
    clan_id=CLAN.id,
    guild_id=ID,
    channel_id=ID,
    message_id=None,
    inviter_id=ID,
    invited_id=ID - 1,
    status="open",
    created_at=LATER,
    expires_at=LATER,
    closed_at=None,
    clan_name=NAME,
)

WAR = ClanWar(
    id="z" * 10,
    guild_id=ID,
    channel_id=ID,
    message_id=None,
    clan_id=CLAN.id,
    foe_id="y" * 10,
    proposer_id=ID,
    answerer_id=None,
    size=max(SIZES),
    hardcore=True,
    pace="three-days",
    status="proposed",
    created_at=LATER,
    expires_at=LATER,
    closed_at=None,
    gathering_id=None,
    winner_id=None,
    clan_name=NAME,
    foe_name=NAME[::-1],
    calls=999,
)
LINE_UP = tuple(ID - number for number in range(WAR.size))


STANDINGS = (
    "proposed",
    "agreed",
    "mustering",
    "begun",
    "over",
    "refused",
    "withdrawn",
    "lapsed",
    "void",
    "unmanned",
)


def war_page(status: str, winner_id: str | None = None) -> WarPage:
    row = msgspec.structs.replace(WAR, status=status, winner_id=winner_id)
    line_ups = {CLAN.id: LINE_UP, WAR.foe_id: LINE_UP}
    return WarPage(row, frozenset({CLAN.id}), line_ups, frozenset(LINE_UP[:1]), (ID,))


def of_members(words: Words) -> Iterator[Screen]:
    for own in (None, *(person(0, role) for role in ("leader", "officer", "member"))):
        yield roster(roster_page(own), words)
    for own in map(person, (0, 0), COMMAND):
        for other in map(person, (1, 1), ("officer", "member")):
            yield member(whole(2), own, other, words)
    for people in (1, 3):
        for user_id in (ID, ID - 1):
            yield leave_question(whole(people), user_id, words)
        yield disband_question(whole(people), words)
    yield remove_question(whole(3), ID - 1, words)
    yield hand_over_question(whole(3), ID - 1, words)


def of_clans(words: Words) -> Iterator[Screen]:
    yield standing(ClanBoard(0, 1, 1, (), None), words)
    places = tuple(ClanPlace(id=f"{n}", name=NAME, people=ID, honor=ID, wars_won=ID) for n in range(PLACES))
    yield standing(ClanBoard(1, ID, ID, places, "3"), words)
    for happening, actor_id in (("leads", None), ("ended", None), ("ended", ID)):
        yield news(CLAN, entry(happening, actor_id), words)


def of_invitations(words: Words) -> Iterator[Screen]:
    for status in ("open", "accepted", "refused", "withdrawn", "lapsed"):
        yield invite(msgspec.structs.replace(INVITE, status=status), words)
    many = [msgspec.structs.replace(INVITE, id=f"{number}") for number in range(OPTIONS + 1)]
    yield which_invite(many, "accept", words)


def of_wars(words: Words) -> Iterator[Screen]:
    for status in STANDINGS:
        for gathering_message_id in (None, ID):
            yield war(war_page(status), words, gathering_message_id)
    yield war(war_page("over", CLAN.id), words)
    yield war(replace(war_page("mustering"), line_ups={CLAN.id: (), WAR.foe_id: LINE_UP[:-1]}), words)
    yield war_call(WAR, WAR.calls, LINE_UP * 2, words)
    for people in (WAR.size, OPTIONS, OPTIONS + 1, 3 * OPTIONS):
        for page in (0, 1, 9):
            yield line_up_question(war_page("agreed"), whole(people), page, words)


@in_every_language
@pytest.mark.parametrize("screens", [of_members, of_clans, of_invitations, of_wars])
def test_every_screen_can_be_sent(screens: Callable[[Words], Iterator[Screen]], words: Words) -> None:
    for screen in screens(words):
        check(screen)


def test_a_roster_tells_everything_that_can_become_of_a_clan() -> None:
    for happening in HAPPENINGS:
        page = replace(roster_page(None), lately=(entry(happening), entry(happening, None)))
        assert as_text(roster(page, WORDS)).count(f"<t:{LATER // 1000}:R>") == 3


ANYBODYS = {WORDS("clan-to-standing"), WORDS("shown-button")}


def labels(screen: Screen) -> set[str]:
    return {button.label for block in screen.flat() if isinstance(block, Row) for button in block.buttons}


@pytest.mark.parametrize(
    ("role", "chooses", "offered"),
    [
        (None, False, ANYBODYS),
        ("member", False, ANYBODYS | {"Leave"}),
        ("officer", True, ANYBODYS | {"Leave"}),
        ("leader", True, ANYBODYS | {"Leave", "Disband"}),
    ],
)
def test_a_roster_offers_what_its_viewer_may_do(
    role: str | None, offered: set[str], *, chooses: bool
) -> None:
    page = replace(roster_page(None), own=person(0, role) if role else None, pages=1, page=0)
    screen = roster(page, WORDS)
    assert labels(screen) == offered
    menus = [block for block in screen.flat() if isinstance(block, Select)]
    assert bool(menus) is chooses
    for menu in menus:
        assert str(ID) not in {option.value for option in menu.options}, "nobody is offered themselves"


@pytest.mark.parametrize(
    ("own", "other", "offered"),
    [
        ("leader", "member", {WORDS("clan-promote"), WORDS("clan-hand-over"), WORDS("clan-remove"), "Back"}),
        ("leader", "officer", {WORDS("clan-demote"), WORDS("clan-hand-over"), WORDS("clan-remove"), "Back"}),
        ("officer", "member", {WORDS("clan-remove"), "Back"}),
        ("officer", "officer", {"Back"}),
        ("officer", "leader", {"Back"}),
    ],
)
def test_a_members_panel_offers_what_may_be_done_about_them(own: str, other: str, offered: set[str]) -> None:
    assert labels(member(whole(2), person(0, own), person(1, other), WORDS)) == offered


def test_only_the_first_message_calls_on_anybody() -> None:
    assert invite(INVITE, WORDS).pings == (INVITE.invited_id,)
    assert war(war_page("proposed"), WORDS).pings == (ID,)
    shown = msgspec.structs.replace(INVITE, message_id=1)
    assert invite(shown, WORDS).pings == ()
    page = replace(war_page("proposed"), war=msgspec.structs.replace(WAR, message_id=1))
    assert war(page, WORDS).pings == ()


def test_before_both_stand_no_line_up_is_shown() -> None:
    text = as_text(war(war_page("agreed"), WORDS))
    assert not any(f"<@{user_id}>" in text for user_id in LINE_UP[1:])
    assert all(f"<@{user_id}>" in as_text(war(war_page("begun"), WORDS)) for user_id in LINE_UP)


@pytest.mark.parametrize(
    "people", [WAR.size, OPTIONS - 1, OPTIONS, OPTIONS + 1, 2 * OPTIONS, 2 * OPTIONS + 1]
)
def test_everyone_of_a_clan_can_be_named_on_some_page(people: int) -> None:
    offered: set[str] = set()
    for page in range(people // OPTIONS + 1):
        screen = line_up_question(war_page("agreed"), whole(people), page, WORDS)
        [menu] = [block for block in screen.flat() if isinstance(block, Select)]
        assert (menu.least, menu.most) == (WAR.size, WAR.size)
        offered |= {option.value for option in menu.options}
    assert offered == {str(one.user_id) for one in whole(people).members}


def test_a_muster_tells_who_has_confirmed_who_is_asked_and_how_many_are_missing() -> None:
    page = replace(war_page("mustering"), line_ups={CLAN.id: LINE_UP, WAR.foe_id: LINE_UP[:-1]})
    text = as_text(war(page, WORDS))
    assert text.count(WORDS("war-confirmed", who=f"<@{LINE_UP[0]}>")) == 2
    assert text.count(WORDS("war-named", who=f"<@{LINE_UP[1]}>")) == 2
    assert text.count("one fighter is missing") == 1
    assert labels(war(page, WORDS)) == {
        WORDS("war-confirm"),
        WORDS("war-decline"),
        WORDS("war-line-up"),
        "Call off",
    }


def test_a_call_mentions_those_it_asks_and_is_known_from_any_other() -> None:
    screen = war_call(WAR, 2, LINE_UP[:2], WORDS)
    assert screen.pings == LINE_UP[:2]
    assert labels(screen) == {WORDS("war-confirm"), WORDS("war-decline")}
    assert war_call_mark(WAR.id, 2) in controls(screen)
    assert war_call_mark(WAR.id, 1) not in controls(screen)
    muster = war(war_page("mustering"), WORDS)
    assert muster.pings == ()
    assert controls(muster).isdisjoint(controls(screen))


def controls(screen: Screen) -> set[str]:
    rows = [block for block in screen.flat() if isinstance(block, Row)]
    return {button.press.custom_id for row in rows for button in row.buttons if button.press}


def test_news_and_wars_carry_what_they_are_known_by() -> None:
    for happening, actor_id in (("leads", None), ("ended", None), ("ended", ID)):
        assert news_mark(entry(happening)) in as_text(news(CLAN, entry(happening, actor_id), WORDS))
    for status in ("proposed", "agreed", "mustering", "begun", "over"):
        assert war_mark(WAR.id) in as_text(war(war_page(status), WORDS))


def test_controls_that_lead_nowhere_are_disabled() -> None:
    page = replace(roster_page(None), page=0, pages=2)
    buttons = [b for block in roster(page, WORDS).flat() if isinstance(block, Row) for b in block.buttons]
    steps = {button.label: button for button in buttons if isinstance(button, Button)}
    assert steps["Earlier"].disabled
    assert not steps["Later"].disabled


def test_a_press_about_a_clan_names_a_number_only_where_there_is_one() -> None:
    told = [clan_press("c", "roster", number).action for number in (None, 0, 7)]
    assert told == ["roster", "roster:0", "roster:7"]
