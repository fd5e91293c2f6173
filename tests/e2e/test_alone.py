"""A game of one seat, played over sockets: once and in a campaign, on the server and by DM."""

import asyncio
from collections.abc import Iterator
from contextlib import suppress

import pytest

from bot.sandbox.components import button, texts
from bot.sandbox.people.person import EPHEMERAL, Answered, Person
from bot.sandbox.request import Json
from bot.sandbox.server import LocalDiscord
from bot.store.engine import Store
from bot.wire.client import DuelBot
from tests.e2e.process import BotProcess
from tests.e2e.table import CALLBACK, nothing_waits, offers, said
from tests.spoken import WORDS, core
from tests.toys.house import toys_in_the_house

GAME = "toy.buried"
USUAL = "ground=soft"
WON = "has found it."
TURNS = "SELECT count(*) FROM turns"


@pytest.fixture(autouse=True)
def toys() -> Iterator[None]:
    """Bring the toy games in before the bot begins."""
    with toys_in_the_house():
        yield


def public(local: LocalDiscord) -> str:
    """Return all that stands in the channel."""
    return "\n".join(texts(message) for message in local.people["Daigo"].messages(local.channel))


class Search:
    """A player who searches, guided by what they are told."""

    def __init__(self, person: Person, message: Json) -> None:
        self.person, self.message = person, message
        self.left = list(range(1, 31))

    @property
    def told(self) -> str:
        """What stands in the message at present."""
        return texts(self.message)

    async def choose(self, button: str, **written: str) -> Answered:
        """Make a choice in its form; the same message goes on."""
        asked = await self.person.press(self.message, button)
        assert asked.form, asked
        answer = await self.person.submit(asked.form, written)
        self.message = answer.message or self.message
        return answer

    async def pack(self) -> None:
        """Take the spade."""
        await self.choose("Pack", tool="spade", side="west")

    async def dig(self, stone: int | None = None) -> None:
        """Lift the stone in the middle of those that are left, unless another is named."""
        middle = self.left[len(self.left) // 2] if stone is None else stone
        if offers(self.message, "Dig"):
            await self.choose("Dig", stone=str(middle))
        else:  # few enough stones are left for a list
            answer = await self.person.choose(self.message, f"{middle:02}")
            self.message = answer.message or self.message
        if "further east" in self.told:
            self.left = [each for each in self.left if each > middle]
        elif "further west" in self.told:
            self.left = [each for each in self.left if each < middle]

    async def on(self) -> None:
        """Search to the end."""
        await self.pack()
        while "Digs left" in self.told:
            await self.dig()


async def begun(person: Person, local: LocalDiscord, command: str = "solo play", **options: str) -> Search:
    """Begin as usual, or go on, on the server."""
    answer = await person.slash(local.channel, command, game=GAME, **{"setup": USUAL, **options})
    return Search(person, answer.message)


async def test_it_goes_on_in_one_private_panel_and_nobody_else_is_told(
    local: LocalDiscord, bot: DuelBot
) -> None:
    aya = local.people["Aya"]
    search = await begun(aya, local)
    assert search.message["flags"] & EPHEMERAL
    assert "sealed as" in search.told, "nobody chooses before they have seen the seal"
    panel = search.message["id"]
    await search.on()
    assert search.message["id"] == panel
    assert WON in search.told
    await nothing_waits(bot)
    assert public(local) == ""
    assert aya.messages(aya.dm) == []


async def test_how_it_ended_is_shown_to_everybody_once_and_only_if_its_player_wants(
    local: LocalDiscord, bot: DuelBot
) -> None:
    aya = local.people["Aya"]
    search = await begun(aya, local)
    await search.on()
    assert WORDS("solo-share-done") in said(await aya.press(search.message, WORDS("solo-share-button")))
    await nothing_waits(bot)
    assert public(local).count(WON) == 1
    again = await aya.press(search.message, WORDS("solo-share-button"))
    assert WORDS("refusal-solo-shared") in said(again)
    await nothing_waits(bot)
    assert public(local).count(WON) == 1


async def test_it_goes_on_by_dm_in_one_message_and_on_the_server_again(
    local: LocalDiscord, bot: DuelBot
) -> None:
    aya = local.people["Aya"]
    search = await begun(aya, local)
    await search.pack()
    moved = await aya.press(search.message, WORDS("solo-by-dm-button"))
    assert WORDS("solo-by-dm-done") in said(moved)
    await nothing_waits(bot)
    search.message = aya.last(aya.dm)
    assert "Digs left: 7" in search.told
    await search.dig()
    assert len(aya.messages(aya.dm)) == 1
    back = Search(aya, (await aya.slash(local.channel, "hand")).message or {})
    assert "Digs left: 6" in back.told
    await back.dig(stone=search.left[0])
    await nothing_waits(bot)
    assert "Digs left: 5" in texts(aya.last(aya.dm)), "what lies in the DMs follows"
    assert len(aya.messages(aya.dm)) == 1


async def test_an_older_view_of_it_shows_how_it_stands_now(local: LocalDiscord, bot: DuelBot) -> None:
    aya = local.people["Aya"]
    search = await begun(aya, local)
    other = await aya.slash(local.channel, "hand")
    await search.pack()
    assert other.message
    shown = await aya.press(other.message, "Pack")
    assert shown.form is None
    assert "Digs left: 7" in said(shown)
    assert bot.is_ready()


async def test_nobody_is_named_in_the_channel_whose_dms_are_closed(local: LocalDiscord, bot: DuelBot) -> None:
    aya = local.people["Aya"]
    aya.close_dms()
    search = await begun(aya, local)
    await aya.press(search.message, WORDS("solo-by-dm-button"))
    await nothing_waits(bot)
    assert public(local) == ""


async def test_who_asks_to_go_on_by_dm_is_tried_again_though_the_last_one_failed(
    local: LocalDiscord, bot: DuelBot
) -> None:
    aya = local.people["Aya"]
    aya.close_dms()
    search = await begun(aya, local)
    for _ in range(2):
        await aya.press(search.message, WORDS("solo-by-dm-button"))
        await nothing_waits(bot)
    aya.open_dms()
    hand = await aya.slash(local.channel, "hand")
    assert hand.message
    assert WORDS("solo-by-dm-done") in said(await aya.press(hand.message, WORDS("solo-by-dm-button")))
    await nothing_waits(bot)
    assert "Pack" in str(aya.last(aya.dm))


async def test_who_wants_no_dms_is_told_to_go_on_here(local: LocalDiscord, bot: DuelBot) -> None:
    aya = local.people["Aya"]
    search = await begun(aya, local)
    await bot.play.me.set_dms(aya.id, wanted=False)
    assert WORDS("refusal-solo-no-dms") in said(await aya.press(search.message, WORDS("solo-by-dm-button")))


async def test_a_stone_that_is_none_is_refused_and_the_search_goes_on(
    local: LocalDiscord, bot: DuelBot
) -> None:
    search = await begun(local.people["Aya"], local)
    await search.pack()
    before = search.message
    answer = await search.choose("Dig", stone="77")
    assert answer.private
    assert WORDS("refusal-rejection-choice-illegal") in said(answer)
    search.message = before
    await search.dig()
    assert "Digs left: 6" in search.told
    assert bot.is_ready()


async def test_there_is_one_of_a_game_at_a_time_and_once_more_is_set_up_alike(
    local: LocalDiscord, bot: DuelBot, store: Store
) -> None:
    aya = local.people["Aya"]
    offered = await aya.autocomplete(local.channel, "solo play", "setup", "hard", game=GAME)
    assert offered.choices[0]["value"] == "ground=hard"
    first = await begun(aya, local, setup="ground=hard")
    assert "Digs left: 4" in first.told
    again = await begun(aya, local)
    assert "Digs left: 4" in again.told, "the one under way"
    await first.pack()
    while "Digs left" in first.told:
        await first.dig(stone=first.left.pop())
    more = await aya.press(first.message, WORDS("solo-again-button"))
    assert "Digs left: 4" in said(more)
    matches = await store.read(
        lambda tx: tx.plain("matches_alone_of", user_id=aya.id, guild_id=local.guild.id)
    )
    assert len(matches) == 1
    assert bot.is_ready()
    assert WORDS("refusal-setup-unfit") in said(
        await local.people["Ben"].slash(local.channel, "solo play", game=GAME, setup="ground=wet")
    )


async def test_it_can_be_resigned_and_asks_nobody_for_a_draw(local: LocalDiscord, bot: DuelBot) -> None:
    aya = local.people["Aya"]
    await begun(aya, local)
    assert "Buried" in said(await aya.slash(local.channel, "duels"))
    assert WORDS("refusal-courtesy-alone") in said(await aya.slash(local.channel, "duel draw"))
    asked = await aya.slash(local.channel, "duel resign")
    assert asked.message
    assert WORDS("resign-ask-alone") in said(asked)
    assert WORDS("resign-done") in said(await aya.press(asked.message, WORDS("resign-yes")))
    await nothing_waits(bot)
    assert public(local) == ""
    profile = said(await aya.slash(local.channel, "profile"))
    assert "Buried" in profile, "what one plays alone is on record like anything else"


async def test_a_campaign_goes_on_from_match_to_match_to_its_end(local: LocalDiscord, bot: DuelBot) -> None:
    aya = local.people["Aya"]
    search = await begun(aya, local, "solo campaign")
    await search.on()
    assert WON in search.told
    looked = await aya.press(search.message, "Campaign")
    assert "Matches fought: **1**" in said(looked)
    assert "Searched 1 times, found 1." in said(looked)
    for fought in (2, 3):
        answer = await aya.slash(local.channel, "solo campaign", game=GAME)
        search = Search(aya, answer.message or {})
        assert "Digs left: 6" not in search.told, "what was left counts"
        await search.on()
        looked = await aya.press(search.message, "Campaign")
        assert f"Matches fought: **{fought}**" in said(looked)
    assert WORDS("campaign-was-over") in said(looked)
    anew = await begun(aya, local, "solo campaign")
    assert "Digs left: 6" in anew.told
    assert bot.is_ready()


async def test_a_campaign_is_given_up_only_after_a_question(local: LocalDiscord, bot: DuelBot) -> None:
    aya, ben = (local.people[name] for name in ("Aya", "Ben"))
    assert WORDS("refusal-campaign-none") in said(await aya.slash(local.channel, "solo abandon"))
    await begun(aya, local, "solo campaign")
    asked = await aya.slash(local.channel, "solo abandon", game=GAME)
    assert asked.message
    assert core("campaign-give-up-ask") in said(asked)
    kept = await aya.press(asked.message, WORDS("campaign-give-up-no"))
    assert kept.message
    asked = await aya.press(kept.message, WORDS("campaign-give-up-button"))
    assert asked.message
    yes = button(asked.message, WORDS("campaign-give-up-yes"))["custom_id"]
    assert WORDS("refusal-campaign-not-yours") in said(await ben.forge(asked.message, yes))
    assert WORDS("campaign-was-given-up") in said(
        await aya.press(asked.message, WORDS("campaign-give-up-yes"))
    )
    await nothing_waits(bot)
    assert "no match under way" in said(await aya.slash(local.channel, "duels"))
    assert public(local) == ""


@pytest.mark.parametrize("sent", [False, True], ids=["before", "after"])
async def test_it_goes_on_where_the_bot_was_killed(
    local: LocalDiscord, host: BotProcess, *, sent: bool
) -> None:
    host.module = "tests.toys"
    await host.start()
    aya = local.people["Aya"]
    search = await begun(aya, local, "solo campaign")
    await search.pack()
    asked = await aya.press(search.message, "Dig")
    assert asked.form
    (local.faults.after if sent else local.faults.before)(CALLBACK, host.kill)
    with suppress(TimeoutError):
        await asyncio.wait_for(aya.submit(asked.form, {"stone": "1"}), 1.0)
    await host.killed()
    await host.start()
    assert host.count(TURNS) == 2, "it was kept before it was answered"
    search = Search(aya, (await aya.slash(local.channel, "hand")).message or {})
    while "Digs left" in search.told:
        await search.dig()
    assert host.count("SELECT fought FROM campaigns") == 1
    code, told = await host.replay(str(host.count("SELECT id FROM matches")))
    assert code == 0, told
