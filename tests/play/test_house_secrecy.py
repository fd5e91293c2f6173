"""What the house has chosen shows in nothing but its seal, and it chooses by nothing that it may not see."""

from dataclasses import dataclass

import pytest

from bot.face.letters.hands import hand_of
from bot.face.letters.letters import Letters
from bot.face.match.board import board
from bot.face.words import Words
from bot.play.solo.house_turns import HouseTurns
from bot.play.solo.mind import Made, Mind
from bot.play.solo.practice import Practice
from bot.play.solo.thinking import Thought
from bot.store.engine import Store
from bot.store.ids import MatchId
from rules.codec import decode, encode
from rules.dice import Dice
from rules.games import game
from tests.play.hall import AYA, BEN, CHANNEL, GUILD, Hall, SetClock
from tests.play.test_house_table import begun, settle
from tests.play.test_secrecy import listening

Twins = list[tuple[Store, Store]]


@dataclass
class Stubborn(Mind):
    """Chooses what stands at one place of the options."""

    place: int = 0

    async def choose(self, thought: Thought) -> Made:
        return Made(thought.request.options[self.place])


async def opened(hall: Hall, wanted: str) -> MatchId:
    """Begin a match with the house, in practice where its game is for two."""
    await hall.meet(AYA, BEN)
    if wanted in {"bushido.brawl", "kendo.duel"}:
        return await begun(hall, BEN, wanted=wanted)
    facts = {"guild_id": GUILD, "channel_id": CHANNEL, "user_id": AYA}
    return await Practice(hall.context).begin(**facts, level="student", wanted=wanted)


async def readable(hall: Hall, match_id: MatchId, *people: int) -> list[str]:
    """Return all that anyone can read, in which order and when, with a word in place of the seal."""
    public, words, parcels = await hall.page(match_id), Words(), await hall.parcels()
    pages = [await hall.page(match_id, user_id) for user_id in people]
    letters = [await Letters(hall.context).write(parcel) for parcel in parcels]
    screens = [board(public, words), *(hand_of(page, words, by_dm=True) for page in pages)]
    assert public.house
    assert public.house.seal
    told = [encode(thing) for thing in (public, pages, parcels, letters, screens)]
    return [text.replace(public.house.seal, "sealed").replace(public.house.seal[:8], "seal") for text in told]


@pytest.mark.parametrize("wanted", ["bushido.duel", "bushido.brawl", "kendo.duel"])
async def test_nobody_reads_what_the_house_has_chosen(twins: Twins, wanted: str) -> None:
    read: list[list[str]] = []
    chosen: list[list[tuple[int, str]]] = []
    for place, (store, books) in enumerate(twins):
        hall = Hall(store, books, SetClock())
        turns = HouseTurns(hall.context, Stubborn(place=-place))
        match_id = await opened(hall, wanted)
        with listening() as heard:
            await settle(turns)
            people = [seat.user_id for seat in await hall.seats(match_id)]
            await turns.ready(await hall.page(match_id, AYA), AYA)
        read.append([*heard, *await readable(hall, match_id, *people)])
        chosen.append(await hall.picks(match_id))
    assert chosen[0] != chosen[1], "there was something to hide"
    assert read[0] == read[1]


@pytest.mark.parametrize("drawn", range(3))
async def test_what_it_may_not_see_does_not_change_what_it_chooses(twins: Twins, drawn: int) -> None:
    states: list[str] = []
    chosen: list[list[tuple[int, str]]] = []
    for twin, (store, books) in enumerate(twins):
        hall = Hall(store, books, SetClock(), chance=drawn)
        match_id = await opened(hall, "kendo.duel")
        match = await hall.match(match_id)
        rules = game(match.game)
        state = decode(match.state, rules.state_type)
        if twin:
            state = rules.resample(state, match.houses + 1, Dice(b"another world", drawn))
        await hall.cheat("match_state_set", id=match_id, state=encode(state))
        states.append(encode(state))
        await settle(HouseTurns(hall.context))
        chosen.append(await hall.picks(match_id))
    assert states[0] != states[1], "there was something to see"
    assert chosen[0] == chosen[1] != []
