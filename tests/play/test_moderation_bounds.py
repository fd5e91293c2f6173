"""How much organisers are shown, may be told and is kept of it: the numbers people read, to the last one."""

import pytest

from bot.play.ground.refusals import Refusal
from bot.play.ground.times import DAY
from bot.play.guild.organisers import Standing
from bot.play.moderation import moderation as deeds
from bot.play.moderation.moderation import Moderation
from bot.play.moderation.reports import Reports
from bot.play.privacy import retention
from bot.play.privacy.export import Exports
from bot.play.privacy.retention import Retention
from bot.play.privacy.servers import Servers
from tests.play.hall import AYA, BEN, CHIYO, DAIGO, EMI, GUILD, Hall

ORGANISER = Standing(GUILD, EMI, frozenset(), manages=True)
LIST, WAITING, WORDS, WHY = 8, 3, 500, 200


@pytest.fixture
def moderation(hall: Hall) -> Moderation:
    return Moderation(hall.context)


@pytest.fixture
def reports(hall: Hall) -> Reports:
    return Reports(hall.context)


async def report(reports: Reports, reporter_id: int, words: str = "They shout") -> None:
    reports.context.now.forward(1)  # type: ignore[attr-defined]  # the hall's clock is set by hand
    await reports.report(guild_id=GUILD, reporter_id=reporter_id, words=words, user_id=BEN, match_id=None)


async def waiting(reports: Reports) -> list[int]:
    """Return who reported what is shown to organisers, in its order."""
    return [each.reporter_id for each in await reports.open_in(GUILD, ORGANISER)]


async def test_eight_reports_are_shown_and_the_ninth_once_one_is_settled(reports: Reports) -> None:
    people = list(range(100, 100 + LIST + 1))
    for reporter_id in people:
        await report(reports, reporter_id)
    assert await waiting(reports) == people[:LIST]
    [first, *_] = await reports.open_in(GUILD, ORGANISER)
    await reports.settle(GUILD, ORGANISER, first.id, "Talked to both")
    assert await waiting(reports) == people[1:]


async def test_three_reports_of_one_person_wait_in_each_server(reports: Reports) -> None:
    for _ in range(WAITING):
        await report(reports, AYA)
    with pytest.raises(Refusal, match="report-enough"):
        await report(reports, AYA)
    await report(reports, CHIYO)
    await reports.report(guild_id=GUILD + 1, reporter_id=AYA, words="There, too", user_id=BEN, match_id=None)
    assert await waiting(reports) == [AYA] * WAITING + [CHIYO]


async def test_words_are_kept_to_their_length(reports: Reports, moderation: Moderation) -> None:
    for length in (WORDS, WORDS + 1):
        await report(reports, AYA, "w" * length)
    assert [len(each.words) for each in await reports.open_in(GUILD, ORGANISER)] == [WORDS] * 2
    for length in (WHY, WHY + 1):
        await moderation.mute(GUILD, ORGANISER, AYA, "day", "w" * length)
    page = await moderation.log(GUILD, ORGANISER, 0)
    assert [len(each.reason) for each in page.entries] == [WHY] * 2


@pytest.mark.parametrize(("deeds_done", "pages"), [(0, 1), (1, 1), (8, 1), (9, 2), (16, 2), (17, 3)])
async def test_the_log_has_eight_deeds_a_page(
    hall: Hall, moderation: Moderation, deeds_done: int, pages: int
) -> None:
    for number in range(deeds_done):
        hall.clock.forward(1)
        await moderation.mute(GUILD, ORGANISER, AYA, "day", f"{number}")
    shown = [await moderation.log(GUILD, ORGANISER, page) for page in range(pages)]
    assert {page.slice.pages for page in shown} == {pages}
    told = [entry.reason for page in shown for entry in page.entries]
    assert told == [str(number) for number in reversed(range(deeds_done))]
    assert all(len(page.entries) == LIST for page in shown[:-1])


async def test_of_many_matches_the_newest_are_found_with_both_names(
    hall: Hall, moderation: Moderation, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert deeds.MOST_MATCHES == 200
    monkeypatch.setattr(deeds, "MOST_MATCHES", 2)
    await hall.meet(AYA, BEN, CHIYO)
    matches: list[str] = []
    for opponent_id in (BEN, CHIYO, DAIGO):
        hall.clock.forward(1)
        matches.append(await hall.duel(AYA, opponent_id))
    found = await moderation.ongoing(GUILD, AYA)
    assert list(found) == [matches[2], matches[1]]
    assert list(found.values()) == [(f"Person {AYA}", ""), (f"Person {AYA}", f"Person {CHIYO}")]


async def test_a_mute_holds_to_its_last_moment_and_can_be_lifted_until_then(
    hall: Hall, moderation: Moderation
) -> None:
    for lifted in (True, False):
        until = await moderation.mute(GUILD, ORGANISER, AYA, "three-days", "Enough")
        assert until == hall.clock() + 3 * DAY
        hall.clock.forward(3 * DAY - 1)
        with pytest.raises(Refusal, match="muted") as refused:
            await hall.lobby(AYA)
        assert refused.value.facts == {"until": str(until // 1000)}
        if lifted:
            await moderation.unmute(GUILD, ORGANISER, AYA, "Calm again")
        hall.clock.forward(0 if lifted else 1)
        page = await hall.lobby(AYA)
        await hall.lobbies.leave(lobby_id=page.lobby.id, user_id=AYA)


async def test_a_second_mute_takes_the_place_of_the_first(hall: Hall, moderation: Moderation) -> None:
    await moderation.mute(GUILD, ORGANISER, AYA, "month", "Enough")
    await moderation.mute(GUILD, ORGANISER, AYA, "day", "A day will do")
    hall.clock.forward(DAY)
    await hall.lobby(AYA)


# ------------------------------------------------------------ how long it is kept


async def test_what_is_settled_is_kept_ninety_days_and_what_waits_for_good(
    hall: Hall, reports: Reports, moderation: Moderation
) -> None:
    for reporter_id in (AYA, CHIYO):
        await report(reports, reporter_id)
    made_at = hall.clock()
    [first, _] = await reports.open_in(GUILD, ORGANISER)
    await reports.settle(GUILD, ORGANISER, first.id, "Seen")
    hall.clock.forward(first.at - made_at + 90 * DAY - 1)
    assert await Retention(hall.context).sweep() == 0
    hall.clock.forward(1)
    assert await Retention(hall.context).sweep() == 1
    hall.clock.forward(900 * DAY)
    assert await Retention(hall.context).sweep() == 0
    assert await waiting(reports) == [CHIYO]
    assert len((await moderation.log(GUILD, ORGANISER, 0)).entries) == 1


async def test_a_mute_goes_with_its_last_moment(hall: Hall, moderation: Moderation) -> None:
    await moderation.mute(GUILD, ORGANISER, AYA, "day", "Enough")
    hall.clock.forward(DAY - 1)
    assert await Retention(hall.context).sweep() == 0
    hall.clock.forward(1)
    assert await Retention(hall.context).sweep() == 1
    assert '"mutes": []' in await Exports(hall.context).of(AYA)


async def test_no_more_goes_at_once_than_one_can_wait_for(
    hall: Hall, moderation: Moderation, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert retention.BATCH == 500
    monkeypatch.setattr(retention, "BATCH", 2)
    for user_id in (AYA, BEN, CHIYO):
        await moderation.mute(GUILD, ORGANISER, user_id, "day", "Enough")
    hall.clock.forward(DAY)
    assert [await Retention(hall.context).sweep() for _ in range(3)] == [2, 1, 0]


async def test_a_server_is_kept_thirty_days_to_the_last_moment(hall: Hall) -> None:
    servers = Servers(hall.context)
    await hall.meet(AYA)
    await servers.left(GUILD)
    hall.clock.forward(30 * DAY - 1)
    assert not await servers.sweep()
    hall.clock.forward(1)
    assert await servers.sweep()
    assert await hall.people.person(AYA) is None
