"""A letter is written of what is there when it is sent; of what has gone, or need not be seen, none is."""

import json
from collections.abc import Awaitable, Callable

import pytest

from bot.face.adapter import layout
from bot.face.letters.letters import Letters
from bot.play.me.me import Me
from bot.play.moderation.reports import Reports
from tests.parcels import parcel
from tests.play.clan_hall import ClanHall
from tests.play.gathering_hall import GatheringHall, standing
from tests.play.hall import AYA, BEN, CHIYO, DAIGO, GUILD, Hall

KINDS = [
    *(
        "board",
        "reveal",
        "hand",
        "dim",
        "nudge",
        "call",
        "notice",
        "challenge",
        "lobby",
        "gathering",
        "summons",
    ),
    *("report", "announcement", "clan-invite", "clan-war", "clan-war-call", "clan-news"),
]
OF_NUMBERS = ["reminder", "season"]
"""Kinds whose subject is a person or a server."""


@pytest.mark.parametrize("kind", KINDS + OF_NUMBERS)
async def test_of_what_has_gone_no_letter_is_written(hall: Hall, kind: str) -> None:
    subject = "77" if kind in OF_NUMBERS else "Zz0Zz0Zz0Z"
    assert await Letters(hall.context).write(parcel(kind, subject)) is None


async def test_nobody_of_whom_nothing_is_known_is_reminded(hall: Hall) -> None:
    await hall.duel(AYA, BEN)
    assert await Letters(hall.context).write(parcel("reminder", str(AYA))) is None


async def challenge(hall: Hall) -> tuple[str, str, Callable[[], Awaitable[object]]]:
    row = await hall.challenge(CHIYO, DAIGO)
    return "challenge", row.id, lambda: hall.challenges.withdraw(challenge_id=row.id, user_id=CHIYO)


async def lobby(hall: Hall) -> tuple[str, str, Callable[[], Awaitable[object]]]:
    lobby_id = (await hall.lobby(AYA)).lobby.id
    return "lobby", lobby_id, lambda: hall.lobbies.leave(lobby_id=lobby_id, user_id=AYA)


async def invitation(hall: Hall) -> tuple[str, str, Callable[[], Awaitable[object]]]:
    clans = ClanHall(hall)
    await clans.found(AYA)
    row = await clans.invite(AYA, BEN)
    return "clan-invite", row.id, lambda: clans.invites.withdraw(invite_id=row.id, user_id=AYA)


async def war(hall: Hall) -> tuple[str, str, Callable[[], Awaitable[object]]]:
    clans = ClanHall(hall)
    foe = (await clans.found(AYA, BEN), await clans.found(CHIYO, DAIGO, name="Heron"))[1]
    row = await clans.propose(AYA, foe)
    return "clan-war", row.id, lambda: clans.wars.withdraw(war_id=row.id, user_id=AYA)


async def report(hall: Hall) -> tuple[str, str, Callable[[], Awaitable[object]]]:
    reports, boss = Reports(hall.context), standing(AYA, manages=True)
    await reports.report(guild_id=GUILD, reporter_id=BEN, words="too loud", user_id=CHIYO, match_id=None)
    [row] = await reports.open_in(GUILD, boss)
    return "report", row.id, lambda: reports.settle(GUILD, boss, row.id, "spoke to them")


@pytest.mark.parametrize("begin", [challenge, lobby, invitation, war, report])
async def test_what_was_over_before_it_was_posted_is_not_posted(
    hall: Hall, begin: Callable[[Hall], Awaitable[tuple[str, str, Callable[[], Awaitable[object]]]]]
) -> None:
    kind, subject, end = await begin(hall)
    letters = Letters(hall.context)
    assert await letters.write(parcel(kind, subject)) is not None
    await end()
    assert await letters.write(parcel(kind, subject)) is None


async def written(hall: Hall, kind: str, subject: str, rank: int = 0, seat: int | None = None) -> bool:
    """Return whether there is anything to tell."""
    return await Letters(hall.context).write(parcel(kind, subject, rank=rank, seat=seat)) is not None


async def test_a_hand_is_sent_only_where_a_choice_is_owed_and_dms_are_wanted(hall: Hall) -> None:
    me = Me(hall.context, ("en",))
    match_id = await hall.duel(AYA, BEN)
    assert await written(hall, "hand", match_id, seat=0), "whoever she is"
    await hall.meet(AYA, BEN)
    assert await written(hall, "hand", match_id, seat=0)
    assert not await written(hall, "hand", match_id, rank=1, seat=0), "that turn has yet to come"
    await me.set_dms(AYA, wanted=False)
    assert not await written(hall, "hand", match_id, seat=0)
    await me.set_dms(AYA, wanted=True)
    await hall.pick(match_id, AYA, "moon")
    assert not await written(hall, "hand", match_id, seat=0), "she has chosen"
    assert await written(hall, "hand", match_id, seat=1)
    await hall.matches.resign(match_id=match_id, user_id=AYA)
    over_at = (await hall.match(match_id)).revision
    assert not await written(hall, "hand", match_id, rank=over_at, seat=1)
    assert not await written(hall, "nudge", match_id, seat=1)


async def test_a_prompt_is_dimmed_only_where_there_is_one(hall: Hall) -> None:
    match_id = await hall.duel(AYA, BEN)
    await hall.meet(AYA, BEN)
    assert not await written(hall, "dim", match_id, rank=77, seat=0), "nothing was ever sent to her"
    await hall.prompt(match_id, 0, 77)
    assert await written(hall, "dim", match_id, rank=77, seat=0)


async def test_somebody_is_reminded_only_of_what_waits_for_them(hall: Hall) -> None:
    me = Me(hall.context, ("en",))
    match_id = await hall.duel(AYA, BEN)
    await hall.meet(AYA, BEN)
    assert await written(hall, "reminder", str(AYA))
    await me.set_dms(AYA, wanted=False)
    assert not await written(hall, "reminder", str(AYA))
    await me.set_dms(AYA, wanted=True)
    await hall.pick(match_id, AYA, "moon")
    assert not await written(hall, "reminder", str(AYA))
    assert await written(hall, "reminder", str(BEN))


async def test_of_what_never_happened_nothing_is_told(hall: Hall) -> None:
    match_id = await hall.duel(AYA, BEN)
    clan_id = await ClanHall(hall).found(AYA)
    assert not await written(hall, "notice", match_id, rank=99)
    assert not await written(hall, "clan-news", clan_id, rank=99)


async def test_a_call_that_was_answered_before_it_was_posted_is_not_posted(hall: Hall) -> None:
    gatherings = GatheringHall(hall)
    gathering_id = await gatherings.begun(people=2)
    asking = (await gatherings.page(gathering_id)).row.asking
    assert await written(hall, "summons", gathering_id, rank=asking)
    await gatherings.challenge_first(gathering_id)
    assert not await written(hall, "summons", gathering_id, rank=asking)


async def test_nobody_is_called_to_a_war_that_they_have_answered_or_that_was_called_off(hall: Hall) -> None:
    clans = ClanHall(hall)
    foe = (await clans.found(AYA, BEN), await clans.found(CHIYO, DAIGO, name="Heron"))[1]
    row = await clans.propose(AYA, foe)
    await clans.wars.agree(war_id=row.id, user_id=CHIYO)
    await clans.line_up(row.id, AYA, AYA, BEN)
    await clans.line_up(row.id, CHIYO, CHIYO, DAIGO)
    [(_, call)] = [key for key in await hall.waiting() if key[0].startswith("clan-war-call:")]
    assert await written(hall, "clan-war-call", row.id, rank=call)
    assert not await written(hall, "clan-war-call", row.id, rank=call + 1)
    await clans.confirm(row.id, BEN)
    assert await written(hall, "clan-war-call", row.id, rank=call), "Daigo has yet to answer"
    await clans.wars.withdraw(war_id=row.id, user_id=AYA)
    assert not await written(hall, "clan-war-call", row.id, rank=call)


async def test_what_a_letter_is_known_by_stands_on_it(hall: Hall) -> None:
    gatherings = GatheringHall(hall)
    match_id, gathering_id = await hall.duel(AYA, BEN), await gatherings.begun(people=2)
    await hall.meet(AYA, BEN)
    begun = [await begin(hall) for begin in (challenge, lobby, invitation, report)]
    due = [
        *((kind, subject, 0, None) for kind, subject, _ in begun),
        ("board", match_id, 0, None),
        ("hand", match_id, 0, 0),
        ("nudge", match_id, 0, 1),
        ("call", match_id, 0, 1),
        ("reminder", str(AYA), 0, None),
        ("gathering", gathering_id, 0, None),
        ("summons", gathering_id, (await gatherings.page(gathering_id)).row.asking, None),
    ]
    for kind, subject, rank, seat in due:
        letter = await Letters(hall.context).write(parcel(kind, subject, rank=rank, seat=seat))
        assert letter is not None, kind
        assert letter.mark, kind
        assert letter.mark in json.dumps(layout(letter.screen).to_components(), ensure_ascii=False), kind
