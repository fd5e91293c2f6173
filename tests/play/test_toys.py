"""What the house does for any game, tried with one that nobody released: ways in, gatherings, records."""

import json
from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.face.letters.living_message import living_message
from bot.face.limits import texts
from bot.face.words import Words
from bot.play.gatherings.kinds import CLASH, DUELS, KYOTO, TOURNAMENT
from bot.play.ground.refusals import Refusal
from bot.play.ground.repertoire import game_name, newest
from bot.play.ground.times import DAY, HOUR
from bot.play.match.bout_ending import AHEAD, healths_in
from bot.play.privacy.export import Exports
from bot.replay_gathering import check_gathering
from bot.store import rows
from rules.codec import decode
from rules.games import game
from tests.play.gathering_hall import HOST, GatheringHall, crowd, standing
from tests.play.hall import AYA, BEN, CHANNEL, GUILD, Hall
from tests.toys.high_card import HighCard, HighCardState
from tests.toys.house import toys_in_the_house
from tests.toys.lopsided import Cast, Stout, lopsided_in_the_house

TOY = "toy.high-card"
DUEL, BRAWL = "bushido.duel", "bushido.brawl"


@pytest.fixture(autouse=True)
def toys() -> Iterator[None]:
    """Bring the toy games in."""
    with toys_in_the_house(), lopsided_in_the_house():
        yield


async def challenge(hall: Hall, game_name: str | None) -> rows.ChallengeRow:
    """Challenge Ben to a game as Aya."""
    await hall.cheat("voice_clear", user_id=AYA)
    return await hall.challenges.issue(
        guild_id=GUILD,
        channel_id=CHANNEL,
        challenger_id=AYA,
        opponent_id=BEN,
        wish="random",
        game_name=game_name,
    )


async def test_the_same_two_may_have_one_challenge_open_for_each_game(hall: Hall) -> None:
    assert [(await challenge(hall, name)).game for name in (None, TOY)] == [newest(DUEL), f"{TOY}/1"]
    for name in (None, DUEL, TOY):
        with pytest.raises(Refusal, match="challenge-already-open"):
            await challenge(hall, name)


@pytest.mark.parametrize("name", [BRAWL, "chess", ""])
async def test_a_game_that_is_no_duel_is_no_challenge(hall: Hall, name: str) -> None:
    with pytest.raises(Refusal, match="game-unfit"):
        await challenge(hall, name)


async def test_a_barred_game_is_refused_and_the_next_that_fits_is_usual(hall: Hall) -> None:
    await hall.book.change(GUILD, standing(AYA, manages=True), "games", (BRAWL, TOY))
    with pytest.raises(Refusal, match="game-not-allowed"):
        await challenge(hall, DUEL)
    assert (await challenge(hall, None)).game == f"{TOY}/1"


async def test_a_lobby_takes_the_game_that_is_named(hall: Hall) -> None:
    here = {"guild_id": GUILD, "channel_id": CHANNEL, "host_id": AYA, "wish": "random"}
    assert (await hall.lobbies.open(**here, game_name=TOY)).lobby.game == f"{TOY}/1"
    with pytest.raises(Refusal, match="game-unfit"):
        await hall.lobbies.open(**here, game_name=DUEL)


@pytest.mark.parametrize("terms", [{"kind": DUELS}, {"kind": CLASH}, {"kind": TOURNAMENT, "hardcore": True}])
async def test_without_stamina_nothing_is_handed_on(hall: Hall, terms: dict[str, object]) -> None:
    with pytest.raises(Refusal, match="game-unfit"):
        await GatheringHall(hall).open(**terms, game_name=TOY)  # type: ignore[arg-type]  # facts of any one kind


async def test_a_tournament_of_it_is_played_to_its_end_and_agrees(hall: Hall) -> None:
    gatherings = GatheringHall(hall)
    cup = await gatherings.begun(TOURNAMENT, 5, game_name=TOY)
    deadlines = replace(hall.deadlines, pause_noticed=DAY)
    for _ in range(40 * 4):
        for match in await hall.every_match():
            if match.status == "ongoing":
                await play_one(hall, match.id)
        hall.clock.forward(6 * HOUR)
        await deadlines.beat()
        while await deadlines.sweep():
            pass
    page = await gatherings.page(cup)
    assert page.row.game == f"{TOY}/1"
    assert page.outcome is not None
    assert len(page.outcome.winners) == 1
    assert await check_gathering(hall.store, cup) == []


@pytest.mark.parametrize(
    ("kind", "toy"), [(TOURNAMENT, HighCard()), (KYOTO, HighCard()), (DUELS, Stout()), (CLASH, Stout())]
)
async def test_what_is_settled_for_a_gathering_holds_for_each_of_its_duels(
    hall: Hall, kind: str, toy: HighCard
) -> None:
    gatherings = GatheringHall(hall)
    held = await gatherings.begun(kind, 4, game_name=game_name(toy.id), setup="wins=lowest")
    await gatherings.pair_everyone(held)
    for bout in (await gatherings.page(held)).bouts:
        match = await hall.match(bout.match_id)
        assert decode(match.options, toy.options_type).lowest_wins
        assert (await hall.page(bout.match_id)).answers == {"wins": "lowest"}
    assert await check_gathering(hall.store, held) == []
    await hall.cheat("answers_set", id=bout.match_id, text="{}")
    assert await check_gathering(hall.store, held) == [
        f"Duel {bout.bout} was fought otherwise than was settled."
    ]


@pytest.mark.parametrize("setup", ["wins=middle", "length=short", "lowest"])
async def test_what_a_game_does_not_ask_cannot_be_settled_for_a_gathering(hall: Hall, setup: str) -> None:
    with pytest.raises(Refusal, match="setup-unfit"):
        await GatheringHall(hall).open(TOURNAMENT, game_name=TOY, setup=setup)
    with pytest.raises(Refusal, match="setup-unfit"):
        await GatheringHall(hall).open(TOURNAMENT, setup="wins=lowest")


async def test_what_is_settled_for_a_gathering_can_be_read_in_an_export(hall: Hall) -> None:
    held = await GatheringHall(hall).open(TOURNAMENT, game_name=TOY, setup="wins=lowest")
    exported = json.loads(await Exports(hall.context).of(HOST))["tables"]["gatherings"]
    assert [(row["id"], row["answers"]) for row in exported] == [(held, {"wins": "lowest"})]


@pytest.mark.parametrize(("setup", "said"), [("wins=lowest", True), ("wins=highest", False), (None, False)])
@pytest.mark.parametrize("kind", [KYOTO, TOURNAMENT])
async def test_what_is_settled_stands_on_the_message_of_a_gathering_throughout(
    hall: Hall, kind: str, setup: str | None, *, said: bool
) -> None:
    gatherings = GatheringHall(hall)
    held = await gatherings.open(kind, game_name=TOY, setup=setup)
    await gatherings.enter(held, crowd(4))
    stages = [await gatherings.page(held)]
    await gatherings.sign_up.begin(gathering_id=held, standing=standing(HOST, manages=True))
    stages.append(await gatherings.page(held))
    for page in stages:
        told = "\n".join(texts(living_message(page, Words())))
        assert ("the lowest card takes the trick" in told) is said


async def play_one(hall: Hall, match_id: str) -> None:
    """Play a card for the player whose turn it is in a match."""
    for seat in await hall.seats(match_id):
        page = await hall.page(match_id, seat.user_id)
        if page.options:
            await hall.pick(match_id, seat.user_id, page.options[0])
            return


@pytest.mark.parametrize(
    ("toy", "kind", "roles"),
    [(Stout(), DUELS, {""}), (Stout(), CLASH, {""}), (Cast(), KYOTO, set(Cast.roles))],
)
async def test_a_game_with_stamina_or_with_roles_alone_is_held_as_far_as_it_goes(
    hall: Hall, toy: HighCard, kind: str, roles: set[str]
) -> None:
    gatherings, name = GatheringHall(hall), game_name(toy.id)
    held = await gatherings.begun(kind, 4, game_name=name)
    await gatherings.pair_everyone(held)
    page = await gatherings.page(held)
    assert len(page.bouts) == 2
    assert {entrant.role for entrant in page.entrants} <= roles
    assert f"<@{HOST}>" in "\n".join(texts(living_message(page, Words())))
    assert await check_gathering(hall.store, held) == []


@pytest.mark.parametrize(
    ("taken", "healths"), [((), (2, 2)), ((0,), (2, 1)), ((1, 1), (1, 2)), ((0, 1), (2, 2))]
)
def test_without_stamina_who_is_ahead_counts_as_having_more_left(
    taken: tuple[int, ...], healths: tuple[int, int]
) -> None:
    hands = (("01",), ("02",))
    assert healths_in(game(f"{TOY}/1"), HighCardState(hands, (), lowest_wins=False, taken=taken)) == healths
    assert max(healths) == AHEAD
