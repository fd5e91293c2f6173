"""Matches against the house over real sockets: each game to its end in one message, and its seals."""

import hashlib
import re

import pytest
from msgspec import UNSET

from bot.play.match.house import seal_of
from bot.play.match.log import unsealed
from bot.play.match.reading import MatchPage
from bot.replay import check_match
from bot.sandbox.actors.alone import choose_by_hand, sensible
from bot.sandbox.actors.puppets import choices_of, filled_for, openings, prompt_press
from bot.sandbox.ground.places import Channel
from bot.sandbox.people.person import Answered, Person
from bot.sandbox.request import Json
from bot.sandbox.server import LocalDiscord
from bot.store.engine import Store
from bot.store.ids import MatchId
from bot.wire.client import DuelBot
from rules.dice import Dice
from tests.e2e.table import SEND, is_private, presses, said
from tests.spoken import core, pattern

GAMES = ("bushido.duel", "bushido.brawl", "pocket.hand", "kendo.duel", "kendo.competition")

SEALED = re.compile(r"Seal (\w{8})")
CHOSE = pattern("house-check-agrees", text=r"([^`]+)")


class Sparring:
    """A player who plays against the house."""

    def __init__(self, bot: DuelBot, store: Store, person: Person, where: Channel) -> None:
        self.bot, self.store, self.person, self.where = bot, store, person, where
        self.message = Json()
        self.match_id = MatchId("")
        self.dice = Dice(b"sparring")

    async def begin(self, game: str, level: str = "first-steps") -> None:
        """Begin by the command."""
        answer = await self.person.slash(self.where, "practice", game=game, level=level)
        self.message = answer.message or {}
        press = prompt_press(self.message)
        assert press, said(answer)
        self.match_id = MatchId(press.id)

    async def page(self) -> MatchPage:
        """Return the match as they may know it."""
        return await self.bot.play.reading.match(self.match_id, self.person.id)

    async def step(self) -> None:
        """Choose sensibly; the same message goes on."""
        page = await self.page()
        choice = await sensible(self.store, page, self.dice)
        answer = await self._choose(page, choice)
        assert answer.message, said(answer)
        assert (await self.page()).revision > page.revision
        self.message = answer.message

    async def _choose(self, page: MatchPage, choice: str) -> Answered:
        """Make this choice if it has its own control, or any that the first form can make."""
        ways = [way for way in openings(self.message) if way.parts[0] == "form"]
        if choice in choices_of(self.message) or not ways:
            return await choose_by_hand(self.person, self.message, page, choice, self.dice)
        form = (await self.person.press(self.message, ways[0].custom_id)).form
        assert form
        return await self.person.submit(form, filled_for(form, page, page.options, self.dice))

    async def on(self) -> MatchPage:
        """Play to the end."""
        while (await self.page()).outcome is None:
            await self.step()
        return await self.page()


@pytest.fixture
def sparring(bot: DuelBot, store: Store, local: LocalDiscord) -> Sparring:
    return Sparring(bot, store, local.people["Aya"], local.channel)


@pytest.mark.parametrize("game", GAMES)
async def test_each_game_is_played_to_its_end_in_one_message(
    bot: DuelBot, store: Store, local: LocalDiscord, sparring: Sparring, game: str
) -> None:
    before = len(sparring.person.messages(local.channel))
    await sparring.begin(game)
    assert is_private(sparring.message)
    page = await sparring.on()
    assert offers_again(sparring.message)
    assert len(sparring.person.messages(local.channel)) == before + 1
    assert not local.people["Daigo"].messages(local.channel), "nobody else sees any of it"
    assert all(request.route != SEND for request in local.requests), "the bot asks nothing of its own"
    assert await check_match(store, sparring.match_id) == []
    assert page.ratings == ()
    assert (await bot.play.ledger.page(local.guild.id, sparring.person.id, 0)).own == 0
    log = (await bot.play.replays.of(sparring.match_id, sparring.person.id)).log
    kept = [seal_of(chosen) == shown for _, shown, chosen in unsealed(log)]
    assert all(kept)
    assert len(kept) == sum(play.house is not UNSET for play in log.plays)
    assert bool(kept) == (game != "kendo.competition"), "in which nothing is chosen at the same time"


@pytest.mark.parametrize("game", GAMES)
async def test_each_hand_has_its_details(sparring: Sparring, game: str) -> None:
    await sparring.begin(game)
    opened = [press.custom_id for press in presses(sparring.message) if press.parts[0] == "details"]
    for details in opened:
        answer = await sparring.person.press(sparring.message, details)
        assert "summary" in {press.parts[0] for press in presses(answer.message or {})}


def offers_again(message: Json) -> bool:
    return any(press.area == "practice" and press.parts[0] == "begin" for press in presses(message))


async def test_the_house_seals_before_and_shows_after(sparring: Sparring) -> None:
    await sparring.begin("bushido.duel")
    sealed: list[str] = []
    while (await sparring.page()).outcome is None:
        if sealed:
            assert await opens(sparring.person, sparring.message, sealed[-1])
        [seal] = SEALED.findall(str(sparring.message))
        sealed.append(seal)
        await sparring.step()
    assert len(set(sealed)) == len(sealed) > 1
    assert await opens(sparring.person, sparring.message, sealed[-1])


async def opens(person: Person, message: Json, seal: str) -> bool:
    """Return whether a message opens what this seal was for, and its button shows what that was."""
    [check] = [press.custom_id for press in presses(message) if press.parts[0].startswith("house")]
    told = said(await person.press(message, check))
    return any(hashlib.sha256(text.encode()).hexdigest().startswith(seal) for text in CHOSE.findall(told))


async def test_what_is_not_played_yet_the_button_does_not_tell(sparring: Sparring) -> None:
    await sparring.begin("bushido.duel")
    [check] = [press.custom_id for press in presses(sparring.message) if press.parts[0].startswith("house")]
    assert core("house-check-later") in said(await sparring.person.press(sparring.message, check))
