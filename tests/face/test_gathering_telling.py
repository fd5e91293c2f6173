"""Everything that can happen at a gathering is told in a sentence."""

from typing import get_args

import pytest

from bot.face.gathering.news import NEWS_LINES, news
from bot.face.gathering.telling import tell
from bot.play.gatherings.kinds import CLASH, DUELS
from bot.play.gatherings.reading import GatheringPage, Told
from rules.codec import encode
from rules.gatherings import events as told
from rules.gatherings.events import GatheringEvent
from tests.face.gathering_pages import WORDS, bout_row, pages, signing_up, without_ids

EVERY: dict[str, GatheringEvent] = {
    "for the clans: @0 **6** (1 + 2 + 3)": told.PeopleRolled(purpose="clans", seats=(0,), faces=((1, 2, 3),)),
    "who challenges first: @1": told.PeopleRolled(purpose="initiative", seats=(1,), faces=((1, 1, 1),)),
    "dice decide: @1": told.PeopleRolled(purpose="decision", seats=(1,), faces=((1, 1, 1),)),
    "**The East** (@0, @3) meets **The West** (@1, @2)": told.ClansFormed(clans=(0, 1, 1, 0)),
    "Round **2** begins.": told.RoundBegan(number=2),
    "No opponent this time: @0, @1, @2, @3, @4, @5, @6, @7 and 2 more": told.RoundBegan(
        number=1, byes=tuple(range(10))
    ),
    "@0 challenges @1.": told.Challenged(challenger=0, challenged=1),
    "dice chose: @1": told.Challenged(challenger=0, challenged=1, drawn=True),
    "@1 accepts.": told.Accepted(seat=1),
    "@1 did not answer in time": told.Accepted(seat=1, silent=True),
    "@1 refuses and loses health, now **18**": told.Refused(seat=1, health=18),
    "@2 is knocked out": told.Removed(seat=2, fate="knocked-out"),
    "@2 has refused too often: dishonored": told.Removed(seat=2, fate="dishonored"),
    "@2 has dropped out": told.Removed(seat=2, fate="left"),
    "removed @2: “so \\*loud\\*”": told.Removed(seat=2, fate="left", reason="so *loud*"),
    "@2 never showed up": told.Removed(seat=2, fate="absent"),
    "@3 finds no opponent": told.Waited(seat=3),
    "[Duel 1](https://discord.com": told.BoutAsked(bout=1, seats=(0, 1), healths=(20, 18)),
    "Duel 9: @0 with 20 health against @1 with 18": told.BoutAsked(bout=9, seats=(0, 1), healths=(20, 18)),
    "Duel 9 is called off": told.BoutVoided(bout=9),
    "@1 wins Duel 9 with 3 health left": told.BoutWon(bout=9, winner=1, health=3, how="duel"),
    "@1 wins Duel 9 without a fight": told.BoutWon(bout=9, winner=1, health=3, how="walkover"),
    "@1 wins Duel 9 with more health left: 3": told.BoutWon(bout=9, winner=1, health=3, how="health"),
    "@1 wins Duel 9 by dice": told.BoutWon(bout=9, winner=1, health=3, how="dice"),
    "@1 is recorded as the winner of Duel 9": told.BoutWon(bout=9, winner=1, health=3, how="override"),
    "Duel 9 ends without a winner, at 5 and 7 health": told.BoutDrawn(bout=9, healths=(5, 7)),
    "Neither player showed up for Duel 9": told.BoutForsaken(bout=9),
    "Back at 20 health: @0, @2": told.Restored(seats=(0, 2)),
    "@4 joins late": told.Entered(seat=4),
    "@4 is on the reserve list": told.Reserved(seat=4),
    "@4 takes the place of @0": told.Substituted(seat=4, instead_of=0),
    "stopped the clocks: “a typhoon”": told.Paused(reason="a typhoon"),
    "The clocks are running again": told.Resumed(),
    "named @1 the winner of Duel 9: “agreed”": told.Overridden(bout=9, winner=1, reason="agreed"),
    "took back the decision about Duel 9: “a slip”": told.Undone(bout=9, reason="a slip"),
    "Round 3 was taken back": told.RoundWithdrawn(number=3),
    "The winners, still standing:** @0, @1": told.Concluded(winners=(0, 1), reason="left-standing"),
    "@5 is the last one standing, and Kensei": told.Concluded(winners=(5,), reason="last-standing"),
    "No one is left standing": told.Concluded(winners=(), reason="nobody-left"),
}


@pytest.mark.parametrize("said", EVERY)
def test_an_event_is_told_in_a_sentence(said: str) -> None:
    page = signing_up(DUELS, 10)
    known = GatheringPage(page.row, page.rules, page.entrants, None, (bout_row(1),), ())
    assert said in without_ids(tell(EVERY[said], known, WORDS))


def test_the_sentences_cover_every_event() -> None:
    assert {type(event) for event in EVERY.values()} == set(get_args(GatheringEvent))


@pytest.mark.parametrize("reason", ["last-clan", "stalemate"])
@pytest.mark.parametrize(
    ("sides", "name"), [(None, "The West"), (encode(("Cranes", "*Foxes*")), "\\*Foxes\\*")]
)
def test_the_end_of_a_clash_names_the_clan(reason: str, sides: str | None, name: str) -> None:
    page = next(pages(CLASH, 4, b"clans", sides=sides))
    west = page.state.round.sides.index(1)
    end = told.Concluded(winners=(west,), reason=reason)
    assert f"**{name} wins the clash" in tell(end, page, WORDS)


def test_the_end_of_a_clash_in_which_nobody_is_left_names_no_clan() -> None:
    end = told.Concluded(winners=(), reason="nobody-left")
    assert "No one is left standing" in tell(end, next(pages(CLASH, 4, b"clans")), WORDS)


def test_the_news_keep_what_is_newest_where_there_is_no_room_for_all() -> None:
    challenged = told.Challenged(challenger=0, challenged=1)
    accepted = told.Accepted(seat=1)
    page = signing_up(DUELS, 2)
    log = (Told(1, (challenged,) * 40, None, 0), Told(2, (accepted,), None, 0))
    told_last = news(GatheringPage(page.row, page.rules, page.entrants, None, (), log), WORDS)
    assert told_last[0] == "…"
    assert told_last[-1] == tell(accepted, page, WORDS)
    assert len(told_last) == NEWS_LINES + 1
    short = news(
        GatheringPage(page.row, page.rules, page.entrants, None, (), log), WORDS, length=len(told_last[-1])
    )
    assert short == ["…"], "the newest line and its end do not fit"
    room = len(told_last[-1]) + 1
    assert news(GatheringPage(page.row, page.rules, page.entrants, None, (), log), WORDS, length=room) == [
        "…",
        told_last[-1],
    ]
