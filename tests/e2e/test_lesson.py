"""A guided first duel over real sockets: on a server and by DM, pressed twice, left, honored once."""

import asyncio

import pytest

from bot.sandbox.components import texts
from bot.sandbox.ground.places import Channel
from bot.sandbox.people.person import Person
from bot.sandbox.request import Json
from bot.sandbox.server import LocalDiscord
from bot.wire.client import DuelBot
from tests.e2e.table import is_private, presses
from tests.spoken import WORDS, core

pytestmark = pytest.mark.usefixtures("bot")


def ways(message: Json, wanted: str) -> list[str]:
    """Return the controls of a lesson that want something."""
    return [
        press.custom_id for press in presses(message) if press.area == "lesson" and press.parts[0] == wanted
    ]


async def opened(person: Person, where: Channel) -> Json:
    """Begin at the rules."""
    read = (await person.slash(where, "rules")).message or {}
    return (await person.press(read, ways(read, "open")[0])).message or {}


async def played(person: Person, hand: Json) -> Json:
    """Play the first card each time, to the end."""
    while cards := ways(hand, "told"):
        told = (await person.press(hand, cards[0])).message or {}
        onward = ways(told, "hand")
        if not onward:
            return told
        hand = (await person.press(told, onward[0])).message or {}
    raise AssertionError(texts(hand))


async def honor(bot: DuelBot, local: LocalDiscord, person: Person) -> int:
    return (await bot.play.ledger.page(local.guild.id, person.id, 0)).own


@pytest.mark.parametrize(
    ("game", "page"),
    [
        ("bushido.duel", WORDS("rules-duel")),
        ("pocket.hand", WORDS("rules-pocket")),
        ("kendo.competition", WORDS("rules-kendo")),
    ],
)
async def test_a_challenge_leads_to_how_it_is_played_and_from_there_to_a_try(
    local: LocalDiscord, game: str, page: str
) -> None:
    aya, ben = local.people["Aya"], local.people["Ben"]
    challenge = (await aya.slash(local.channel, "challenge", opponent=ben, game=game)).message or {}
    read = (await ben.press(challenge, WORDS("lesson-how-button"))).message or {}
    assert page in texts(read)
    hand = (await ben.press(read, ways(read, "open")[0])).message or {}
    assert "step 1 of 5" in texts(hand)
    assert is_private(hand)
    assert "Accept" in str(ben.last(local.channel)) or "Accept" in str(challenge)


@pytest.mark.parametrize("by_dm", [False, True])
async def test_who_plays_to_the_end_is_honored_once(
    bot: DuelBot, local: LocalDiscord, *, by_dm: bool
) -> None:
    aya = local.people["Aya"]
    await aya.slash(local.channel, "rules")  # so that the server knows her
    where = aya.dm if by_dm else local.channel
    end = await played(aya, await opened(aya, where))
    assert "Your first honor: **+1**" in texts(end)
    assert await honor(bot, local, aya) == 1
    again = await played(aya, await opened(aya, where))
    assert "You have learnt" in texts(again)
    assert core("lesson-honored") not in texts(again)
    assert await honor(bot, local, aya) == 1


async def test_a_last_card_pressed_twice_by_two_clients_counts_once(
    bot: DuelBot, local: LocalDiscord
) -> None:
    aya = local.people["Aya"]
    hand = await opened(aya, local.channel)
    for _ in range(4):
        told = (await aya.press(hand, ways(hand, "told")[0])).message or {}
        hand = (await aya.press(told, ways(told, "hand")[0])).message or {}
    last = ways(hand, "told")[0]
    ends = await asyncio.gather(*(aya.press(hand, last) for _ in range(3)))
    assert all("You have learnt" in texts(end.message or {}) for end in ends)
    assert await honor(bot, local, aya) == 1


async def test_a_lesson_that_is_left_leaves_nothing_and_an_old_panel_goes_on(
    bot: DuelBot, local: LocalDiscord
) -> None:
    aya = local.people["Aya"]
    hand = await opened(aya, local.channel)
    first, second = ways(hand, "told")[:2]
    await aya.press(hand, first)
    assert await honor(bot, local, aya) == 0
    told = (await aya.forge(hand, second)).message or {}  # from a client that shows what stood there before
    assert "step 1 of 5" in texts(told)


async def test_what_comes_after_is_shown_to_whoever_asks(local: LocalDiscord) -> None:
    aya = local.people["Aya"]
    end = await played(aya, await opened(aya, local.channel))
    people = (await aya.press(end, WORDS("lesson-challenge-button"))).message or {}
    assert is_private(people)
    challenged = (await aya.choose(people, local.people["Ben"])).message or {}
    assert not is_private(challenged)
    assert local.pinged(challenged) == ["Ben"]
    assert "Accept" in str(challenged)
    roles = (await aya.press(end, WORDS("lesson-again-button"))).message or {}
    hand = await aya.choose(roles, "swift", "v1:lesson::0:begin:bushido.duel")
    assert WORDS("fighter-swift.name") in str(hand.message)


async def test_whoever_learnt_by_dm_is_told_how_a_real_match_begins(local: LocalDiscord) -> None:
    aya = local.people["Aya"]
    end = await played(aya, await opened(aya, aya.dm))
    assert "`/challenge`" in texts((await aya.press(end, WORDS("lesson-challenge-button"))).message or {})


async def test_a_choice_that_a_list_does_not_have_is_refused_and_what_it_has_is_made(
    local: LocalDiscord,
) -> None:
    aya = local.people["Aya"]
    end = await played(aya, await opened(aya, local.channel))
    rules = (await aya.press(end, WORDS("lesson-how-button"))).message or {}
    every = (await aya.press(rules, WORDS("rules-all"))).message or {}
    page = (await aya.choose(every, "way", "v1:rules::0:list")).message or {}
    hand = (await aya.press(page, ways(page, "open")[0])).message or {}
    [chosen] = ways(hand, "chosen")
    for forged in ("face", "blade-1", "", "blade-1+blade-1"):
        refused = await aya.forge(hand, chosen, (forged,))
        assert "step 2" not in texts(refused.message or {})
    onward = (await aya.forge(hand, chosen, ("blade-9+blade-2",))).message or {}
    assert "First fight · step 2 of 5" in texts(onward)
