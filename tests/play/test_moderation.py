"""Organisers void, lift and mute with a reason that is kept; what is reported to them only they read."""

from collections.abc import Awaitable, Callable

import pytest

from bot.face.letters.letters import Letters
from bot.face.transcript import as_text
from bot.play.gatherings.kinds import DUELS
from bot.play.ground.refusals import Gone, NotYours, Refusal
from bot.play.ground.times import DAY
from bot.play.guild.organisers import Standing
from bot.play.match.draws import RANDOM
from bot.play.moderation.log import REASON_LENGTH
from bot.play.moderation.moderation import LOGGED, MUTES, Moderation
from bot.play.moderation.reports import MOST_OPEN, Reports
from bot.play.privacy.forget import Forgetting
from bot.play.solo.solo import Solo
from tests.play.gathering_hall import HOST, GatheringHall
from tests.play.hall import AYA, BEN, CHANNEL, CHIYO, DAIGO, GUILD, Hall

ROLE = 900
ORGANISER = Standing(GUILD, CHIYO, frozenset({ROLE}), manages=False)
MANAGER = Standing(GUILD, DAIGO, frozenset(), manages=True)
ANYBODY = Standing(GUILD, BEN, frozenset({ROLE + 1}), manages=False)


@pytest.fixture
async def moderation(hall: Hall) -> Moderation:
    await hall.book.change(GUILD, MANAGER, "role", (str(ROLE),))
    return Moderation(hall.context)


@pytest.fixture
def reports(hall: Hall, moderation: Moderation) -> Reports:
    assert moderation
    return Reports(hall.context)


async def logged(moderation: Moderation) -> list[tuple[str, int, int | None, str | None, str]]:
    """Return what the log tells: the deed, who did it, about which person or match, and why."""
    page = await moderation.log(GUILD, ORGANISER, 0)
    return [(one.intervention, one.actor_id, one.user_id, one.match_id, one.reason) for one in page.entries]


async def report(reports: Reports, words: str = "They shout", match_id: str | None = None) -> bool:
    about = None if match_id else BEN
    return await reports.report(
        guild_id=GUILD, reporter_id=AYA, words=words, user_id=about, match_id=match_id
    )


# ------------------------------------------------------------ matches


async def test_a_void_match_has_no_result_and_tells_why(hall: Hall, moderation: Moderation) -> None:
    match_id = await hall.duel()
    await hall.pick(match_id, AYA, (await hall.page(match_id, AYA)).options[0])
    await moderation.void(GUILD, ORGANISER, match_id, "  They sat at\none keyboard ")
    page = await hall.page(match_id)
    assert page.outcome is not None
    assert (page.outcome.reason, page.outcome.winners) == ("voided", ())
    assert page.voided_because == "They sat at one keyboard"
    assert await hall.picks(match_id) == []
    assert await hall.honor() == []
    assert await logged(moderation) == [("voided", CHIYO, None, match_id, "They sat at one keyboard")]
    with pytest.raises(Gone):
        await moderation.void(GUILD, ORGANISER, match_id, "Again")


async def test_who_is_about_to_void_a_match_is_told_whose_it_is(hall: Hall, moderation: Moderation) -> None:
    match_id = await hall.duel()
    assert await moderation.about_to_void(GUILD, ORGANISER, match_id) == (AYA, BEN)
    elsewhere = Standing(GUILD + 1, DAIGO, frozenset(), manages=True)
    with pytest.raises(Gone):
        await moderation.about_to_void(GUILD + 1, elsewhere, match_id)
    with pytest.raises(NotYours, match="moderate-own"):
        await moderation.about_to_void(GUILD, ORGANISER, await hall.duel(AYA, CHIYO))


async def test_nobody_voids_a_fight_of_their_own(hall: Hall, moderation: Moderation) -> None:
    match_id = await hall.duel(AYA, CHIYO)
    with pytest.raises(NotYours, match="moderate-own"):
        await moderation.void(GUILD, ORGANISER, match_id, "I was losing")
    assert (await hall.page(match_id)).outcome is None


async def test_a_gathering_decides_about_its_own_duels(hall: Hall, moderation: Moderation) -> None:
    gatherings = GatheringHall(hall)
    gathering_id = await gatherings.begun()
    await gatherings.pair_everyone(gathering_id)
    bout = (await gatherings.open_bouts(gathering_id))[0]
    with pytest.raises(Refusal, match="moderate-bout"):
        await moderation.void(GUILD, ORGANISER, bout.match_id, "Enough")


async def test_organisers_have_no_say_in_another_server(hall: Hall, moderation: Moderation) -> None:
    match_id = await hall.duel()
    manager_elsewhere = Standing(GUILD + 1, DAIGO, frozenset(), manages=True)
    for deed in (moderation.void, moderation.lift):
        with pytest.raises(Gone):
            await deed(GUILD + 1, manager_elsewhere, match_id, "Enough")
        with pytest.raises(NotYours, match="not-organiser"):
            await deed(GUILD, manager_elsewhere, match_id, "Enough")
    assert (await hall.page(match_id)).outcome is None


async def test_a_stuck_match_is_sent_anew(hall: Hall, moderation: Moderation) -> None:
    await hall.meet(AYA, BEN)
    match_id = await hall.duel()
    await hall.prompt(match_id, 1, 901)
    await hall.pick(match_id, AYA, (await hall.page(match_id, AYA)).options[0])
    await hall.send_all()
    await moderation.lift(GUILD, ORGANISER, match_id, "The board was deleted")
    assert {lane for lane, _ in await hall.waiting()} == {
        f"board:{match_id}",
        f"hand:{match_id}:1",
        f"dim:{match_id}:1",
    }
    assert (await hall.page(match_id)).board_id is None
    assert (await hall.page(match_id)).players[0].ready
    assert await logged(moderation) == [("lifted", CHIYO, None, match_id, "The board was deleted")]


async def test_a_match_whose_clock_was_lost_gets_one(hall: Hall, moderation: Moderation) -> None:
    match_id = await hall.duel()
    await hall.cheat("clock_lose", id=match_id)
    await moderation.lift(GUILD, ORGANISER, match_id, "It waits for ever")
    assert (await hall.match(match_id)).deadline_at is not None


async def test_a_pause_is_not_ended_by_lifting(hall: Hall, moderation: Moderation) -> None:
    match_id = await hall.duel()
    await hall.store.transact(lambda tx: tx.run("match_hold", id=match_id, held=DAY, now=0))
    await moderation.lift(GUILD, ORGANISER, match_id, "Send it anew")
    assert (await hall.match(match_id)).deadline_at is None


async def test_ongoing_matches_are_found_by_who_fights_them(hall: Hall, moderation: Moderation) -> None:
    await hall.meet(AYA, BEN)
    over = await hall.duel()
    await hall.matches.resign(match_id=over, user_id=AYA)
    match_id = await hall.duel()
    assert await moderation.ongoing(GUILD, CHIYO) == {match_id: (f"Person {AYA}", f"Person {BEN}")}
    assert await moderation.ongoing(GUILD + 1, CHIYO) == {}


# ------------------------------------------------------------ people


@pytest.mark.parametrize("span", MUTES)
async def test_the_muted_challenge_nobody_for_a_while(hall: Hall, moderation: Moderation, span: str) -> None:
    until = await moderation.mute(GUILD, ORGANISER, AYA, span, "Seven challenges a day")
    assert until == hall.clock() + MUTES[span]
    for doing in (hall.challenge(AYA, BEN), hall.lobby(AYA)):
        with pytest.raises(Refusal, match="muted"):
            await doing
    assert (await hall.accept(await hall.challenge(BEN, AYA))).match_id, "they may still be challenged"
    hall.clock.forward(MUTES[span])
    assert (await hall.challenge(AYA, CHIYO)).status == "open"


async def test_the_muted_call_nobody_together_but_may_come(hall: Hall, moderation: Moderation) -> None:
    ground = GatheringHall(hall)
    await moderation.mute(GUILD, ORGANISER, HOST, "week", "Five gatherings a day")
    with pytest.raises(Refusal, match="muted"):
        await ground.open(DUELS)
    await moderation.unmute(GUILD, ORGANISER, HOST, "It was a misunderstanding")
    gathering_id = await ground.open(DUELS)
    await moderation.mute(GUILD, ORGANISER, AYA, "week", "Seven challenges a day")
    await ground.enter(gathering_id, (AYA,))


async def test_the_muted_share_nothing(hall: Hall, moderation: Moderation) -> None:
    await hall.meet(AYA)
    solo = Solo(hall.context)
    match_id = await solo.play(
        guild_id=GUILD, channel_id=CHANNEL, user_id=AYA, wish=RANDOM, wanted="way.fight"
    )
    await hall.matches.resign(match_id=match_id, user_id=AYA)
    await moderation.mute(GUILD, ORGANISER, AYA, "week", "Shouting")
    with pytest.raises(Refusal, match="muted"):
        await solo.share(match_id=match_id, user_id=AYA)
    await moderation.unmute(GUILD, ORGANISER, AYA, "It was a misunderstanding")
    await solo.share(match_id=match_id, user_id=AYA)


async def test_a_mute_holds_in_its_server_only(hall: Hall, moderation: Moderation) -> None:
    await moderation.mute(GUILD, ORGANISER, AYA, "day", "Enough")
    elsewhere = await hall.challenges.issue(
        guild_id=GUILD + 1, channel_id=CHANNEL, challenger_id=AYA, opponent_id=BEN, wish="swift"
    )
    assert elsewhere.status == "open"


async def test_a_mute_is_lifted_with_a_reason_too(hall: Hall, moderation: Moderation) -> None:
    await moderation.mute(GUILD, ORGANISER, AYA, "week", "Enough")
    await moderation.unmute(GUILD, MANAGER, AYA, "They apologised")
    assert (await hall.challenge(AYA, BEN)).status == "open"
    with pytest.raises(Refusal, match="moderate-not-muted"):
        await moderation.unmute(GUILD, MANAGER, AYA, "Again")
    hall.clock.forward(1)
    assert [entry[:3] for entry in await logged(moderation)][-1] == ("muted", CHIYO, AYA)


async def test_a_mute_is_lifted_although_one_from_before_they_were_forgotten_has_ended(
    hall: Hall, moderation: Moderation
) -> None:
    await hall.meet(AYA)
    await moderation.mute(GUILD, ORGANISER, AYA, "day", "Enough")
    await Forgetting(hall.context).forget(AYA)
    hall.clock.forward(MUTES["day"])
    await moderation.mute(GUILD, ORGANISER, AYA, "week", "Again")
    await moderation.unmute(GUILD, ORGANISER, AYA, "They apologised")
    assert (await hall.challenge(AYA, BEN)).status == "open"


async def test_a_mute_that_has_ended_cannot_be_lifted(hall: Hall, moderation: Moderation) -> None:
    await moderation.mute(GUILD, ORGANISER, AYA, "day", "Enough")
    hall.clock.forward(MUTES["day"])
    with pytest.raises(Refusal, match="moderate-not-muted"):
        await moderation.unmute(GUILD, ORGANISER, AYA, "Over")


async def test_nobody_mutes_themselves_or_for_ever(moderation: Moderation) -> None:
    with pytest.raises(Refusal, match="moderate-self"):
        await moderation.mute(GUILD, ORGANISER, CHIYO, "day", "Rest")
    with pytest.raises(Refusal, match="unknown-option"):
        await moderation.mute(GUILD, ORGANISER, AYA, "for-ever", "Rest")


# ------------------------------------------------------------ who may, and why


async def test_only_organisers_do_any_of_this(hall: Hall, moderation: Moderation, reports: Reports) -> None:
    match_id = await hall.duel(AYA, DAIGO)
    await report(reports)
    [waiting] = await reports.open_in(GUILD, ORGANISER)
    deeds: list[Callable[[Standing], Awaitable[object]]] = [
        lambda who: moderation.void(GUILD, who, match_id, "Why"),
        lambda who: moderation.lift(GUILD, who, match_id, "Why"),
        lambda who: moderation.mute(GUILD, who, AYA, "day", "Why"),
        lambda who: moderation.unmute(GUILD, who, AYA, "Why"),
        lambda who: moderation.log(GUILD, who, 0),
        lambda who: reports.open_in(GUILD, who),
        lambda who: reports.check_may_settle(GUILD, who),
        lambda who: reports.settle(GUILD, who, waiting.id, "Why"),
    ]
    for deed in deeds:
        with pytest.raises(NotYours, match="not-organiser"):
            await deed(ANYBODY)
    assert await logged(moderation) == []
    assert (await hall.page(match_id)).outcome is None


@pytest.mark.parametrize("reason", ["", "  ", "\n\t", "\0"])
async def test_no_deed_goes_without_a_reason(hall: Hall, moderation: Moderation, reason: str) -> None:
    match_id = await hall.duel()
    for doing in (
        moderation.void(GUILD, ORGANISER, match_id, reason),
        moderation.lift(GUILD, ORGANISER, match_id, reason),
        moderation.mute(GUILD, ORGANISER, AYA, "day", reason),
        moderation.unmute(GUILD, ORGANISER, AYA, reason),
    ):
        with pytest.raises(Refusal, match="words-missing"):
            await doing
    assert await logged(moderation) == []


async def test_the_log_has_pages_the_newest_first(hall: Hall, moderation: Moderation) -> None:
    for number in range(LOGGED + 1):
        hall.clock.forward(1)
        await moderation.mute(GUILD, ORGANISER, AYA, "day", f"Number {number} " + "x" * REASON_LENGTH)
    first, last = [await moderation.log(GUILD, MANAGER, page) for page in (0, 7)]
    assert (first.slice.pages, last.slice.page) == (2, 1)
    assert first.entries[0].reason.startswith(f"Number {LOGGED} ")
    assert [entry.reason[:8] for entry in last.entries] == ["Number 0"]
    assert {len(entry.reason) for entry in first.entries} == {REASON_LENGTH}


# ------------------------------------------------------------ reports


async def test_a_report_waits_until_an_organiser_settles_it(moderation: Moderation, reports: Reports) -> None:
    assert not await report(reports)
    [waiting] = await reports.open_in(GUILD, ORGANISER)
    assert (waiting.reporter_id, waiting.user_id, waiting.words) == (AYA, BEN, "They shout")
    await reports.settle(GUILD, ORGANISER, waiting.id, "Talked to both")
    assert await reports.open_in(GUILD, ORGANISER) == []
    assert await logged(moderation) == [("settled", CHIYO, BEN, None, "Talked to both")]
    with pytest.raises(Gone, match="report-settled"):
        await reports.settle(GUILD, MANAGER, waiting.id, "Me too")


async def test_a_report_is_posted_where_organisers_read_and_nowhere_else(
    hall: Hall, reports: Reports
) -> None:
    await hall.book.change(GUILD, MANAGER, "reports", ("7777",))
    match_id = await hall.duel()
    await hall.send_all()
    assert await report(reports, "*Look* at <@1>", match_id)
    [parcel] = await hall.parcels()
    letters = Letters(hall.context)
    letter = await letters.write(parcel)
    assert letter is not None
    assert letter.channel_id == 7777
    assert f"about match {match_id}" in as_text(letter.screen)
    assert "<@1>" not in as_text(letter.screen)
    await hall.deliveries.delivered(parcel, 901, None)
    [waiting] = await reports.open_in(GUILD, ORGANISER)
    await reports.settle(GUILD, ORGANISER, waiting.id, "Nothing there")
    [again] = await hall.parcels()
    letter = await letters.write(again)
    assert letter is not None
    assert letter.message_id == 901
    assert "Settled" in as_text(letter.screen)


async def test_a_settled_report_that_was_never_posted_is_not(hall: Hall, reports: Reports) -> None:
    await hall.book.change(GUILD, MANAGER, "reports", ("7777",))
    await report(reports)
    [waiting] = await reports.open_in(GUILD, ORGANISER)
    await reports.settle(GUILD, ORGANISER, waiting.id, "At once")
    [parcel] = await hall.parcels()
    assert await Letters(hall.context).write(parcel) is None


async def test_nobody_floods_the_organisers(reports: Reports) -> None:
    for _ in range(MOST_OPEN):
        await report(reports)
    with pytest.raises(Refusal, match="report-enough"):
        await report(reports)
    [first, *_] = await reports.open_in(GUILD, ORGANISER)
    await reports.settle(GUILD, ORGANISER, first.id, "Seen")
    await report(reports)


async def test_what_cannot_be_reported_is_refused(hall: Hall, reports: Reports) -> None:
    match_id = await hall.duel()
    with pytest.raises(Refusal, match="report-self"):
        await reports.report(guild_id=GUILD, reporter_id=BEN, words="Me", user_id=BEN, match_id=None)
    with pytest.raises(Refusal, match="words-missing"):
        await report(reports, " ")
    for guild_id, unknown in ((GUILD, "nothing"), (GUILD + 1, match_id)):
        with pytest.raises(Gone):
            await reports.report(
                guild_id=guild_id, reporter_id=AYA, words="That one", user_id=None, match_id=unknown
            )
