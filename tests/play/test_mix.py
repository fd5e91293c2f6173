"""Dice nobody can choose: a secret sealed before anyone accepts, mixed with the ids of people's clicks."""

import hashlib
import hmac
import json
from functools import partial

import pytest

from bot.play.gatherings.kinds import DUELS, TOURNAMENT
from bot.play.gatherings.mixing import secret_of_bout, seed_of_gathering
from bot.play.ground.chance import SeededChance, SystemChance
from bot.play.match.draws import RANDOM, drawn
from bot.play.match.house import house_seed, seal_of
from bot.play.match.mix import Mixed, mix_of, mixed_seed, seed_of_play, written
from bot.play.privacy.export import Exports
from bot.play.privacy.forget import Forgetting
from bot.play.seals import Seals
from bot.play.solo.house_turns import HouseTurns
from bot.play.solo.practice import Practice
from bot.replay import check_match, replay_stored, what_dice_say
from bot.replay_gathering import check_gathering
from bot.store import rows
from bot.store.engine import Tx
from bot.verify import verify
from rules.dice import Dice, derived, seal
from rules.games import game
from tests.play.gathering_hall import GatheringHall
from tests.play.hall import AYA, BEN, CHANNEL, CHIYO, GUILD, Hall
from tests.play.test_brawl_secrecy import choose, to_the_stances
from tests.play.test_deadlines import pass_deadline
from tests.play.test_seals import shown

SECRET = bytes(range(32))


@pytest.fixture
def clicks_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """Mix clicks in as for real, with the same secret for all matches."""
    monkeypatch.setattr(SeededChance, "heard", SystemChance.heard)
    monkeypatch.setattr(SeededChance, "new_seed", lambda _: SECRET)


async def _lobby_seats(tx: Tx, lobby_id: str) -> list[rows.LobbySeat]:
    return await tx.all("lobby_seats_all", rows.LobbySeat, lobby_id=lobby_id)


async def begun(hall: Hall) -> str:
    """Begin a duel of two drawn fighters."""
    return await hall.duel(fighters=(RANDOM, RANDOM))


def test_a_seed_is_the_hmac_of_the_secret_over_what_was_clicked_by_then() -> None:
    secret, mix = bytes(range(32)), (Mixed(0, 1, 77), Mixed(1, 0, 80), Mixed(1, 1, 79), Mixed(3, 2, 90))
    assert written(mix) == "0/1/77 1/0/80 1/1/79 3/2/90"
    for play, text in enumerate(("0/1/77", "0/1/77 1/0/80 1/1/79", "0/1/77 1/0/80 1/1/79", written(mix))):
        assert mixed_seed(secret, mix, play) == hmac.digest(secret, text.encode(), hashlib.sha256)


async def test_a_challenge_shows_the_seal_before_it_is_accepted_and_the_opened_secret_matches(
    hall: Hall,
) -> None:
    seals, challenge = Seals(hall.context), await hall.challenge()
    sealed = challenge.seal
    assert sealed
    told = await shown(hall, "challenge", challenge.id)
    assert sealed in told
    assert challenge.seed
    assert challenge.seed not in told
    for user_id in (AYA, BEN, CHIYO):
        dice = await seals.of_challenge(challenge.id, user_id)
        assert (dice.seal, dice.seed, dice.mix) == (sealed, None, "")
    match_id = (await hall.accept(challenge)).match_id
    assert (await hall.stored(challenge.id)).seed is None, "it is kept in one place"
    assert (await seals.of_challenge(challenge.id, BEN)).seed is None
    await hall.play(match_id)
    assert (await seals.of_match(match_id, BEN)).mix == "0/1/1", "when others first chose does not show yet"
    await hall.matches.resign(match_id=match_id, user_id=BEN)
    opened = await seals.of_challenge(challenge.id, BEN)
    assert opened == await seals.of_match(match_id, CHIYO)
    assert opened.seed
    assert (seal(bytes.fromhex(opened.seed)), opened.mix) == (sealed, "0/1/1 1/0/1 1/1/1")


async def test_a_lobby_shows_the_seal_of_its_match_while_people_come(hall: Hall) -> None:
    seals, page = Seals(hall.context), await hall.lobby(AYA, BEN, CHIYO)
    sealed = page.lobby.seal
    assert sealed
    told = await shown(hall, "lobby", page.lobby.id)
    assert sealed in told
    assert page.lobby.seed
    assert page.lobby.seed not in told
    dice = await seals.of_lobby(page.lobby.id, BEN)
    assert (dice.seal, dice.seed, dice.mix) == (sealed, None, "")
    match_id = await hall.lobbies.start(lobby_id=page.lobby.id, user_id=AYA)
    dice = await seals.of_lobby(page.lobby.id, BEN)
    assert (dice.match_id, dice.seal, dice.mix) == (match_id, sealed, "0/1/1 0/2/1")
    [stored] = await hall.every_lobby()
    assert stored.seed is None


@pytest.mark.usefixtures("clicks_count")
async def test_another_acceptance_gives_other_dice_from_the_same_secret(hall: Hall) -> None:
    fighters, seeds = set[str](), set[bytes]()
    for _ in range(6):
        match_id = await begun(hall)
        match, seats = await hall.match(match_id), await hall.seats(match_id)
        assert (match.seed, seats[0].acceptance_id) == (SECRET.hex(), None)
        assert seed_of_play(match, seats, 0) == mixed_seed(
            SECRET, (Mixed(0, 1, seats[1].acceptance_id or 0),), 0
        )
        fighters.add(match.options)
        seeds.add(seed_of_play(match, seats, 1))
    assert len(seeds) == 6
    assert len(fighters) > 1


@pytest.mark.usefixtures("clicks_count")
async def test_the_first_choice_of_each_is_mixed_in_and_no_later_click(hall: Hall) -> None:
    match_id = await hall.duel()
    [hand, other] = [(await hall.page(match_id, user_id)).options for user_id in (AYA, BEN)]
    await hall.pick(match_id, AYA, hand[0], click=9_001)
    await hall.pick(match_id, AYA, hand[1], click=9_002)
    await hall.pick(match_id, BEN, other[0], click=9_003)
    mix = mix_of(await hall.seats(match_id))
    assert mix[1:] == (Mixed(1, 0, 9_001), Mixed(1, 1, 9_003))
    assert await check_match(hall.store, match_id) == []
    await hall.play_out(match_id)
    assert mix_of(await hall.seats(match_id)) == mix
    assert await check_match(hall.store, match_id) == []


@pytest.mark.usefixtures("clicks_count")
async def test_a_choice_without_a_click_adds_nothing_until_its_seat_clicks(hall: Hall) -> None:
    match_id = await hall.duel()
    await hall.pick(match_id, AYA, "snow", click=9_001)
    await pass_deadline(hall)
    assert mix_of(await hall.seats(match_id))[1:] == (Mixed(1, 0, 9_001),)
    await hall.play(match_id)
    [*_, late] = mix_of(await hall.seats(match_id))
    assert (late.play, late.seat) == (2, 1)
    assert await check_match(hall.store, match_id) == []


@pytest.mark.usefixtures("clicks_count")
async def test_a_first_choice_is_mixed_into_the_turn_in_which_another_leaves(hall: Hall) -> None:
    match_id = await hall.brawl(AYA, BEN, CHIYO)
    first, other, *_ = await to_the_stances(hall, match_id)
    await choose(hall, match_id, first, 0)
    play = (await hall.match(match_id)).revision + 1
    await hall.matches.resign(match_id=match_id, user_id=other)
    assert play in {each.play for each in mix_of(await hall.seats(match_id))}
    assert await check_match(hall.store, match_id) == []


@pytest.mark.usefixtures("clicks_count")
async def test_another_fighter_in_a_lobby_is_no_other_acceptance(hall: Hall) -> None:
    page = await hall.lobby(AYA, BEN)
    read = partial(_lobby_seats, lobby_id=page.lobby.id)
    before = {seat.user_id: seat for seat in await hall.books.read(read)}[BEN]
    await hall.join(page.lobby.id, BEN, "swift")
    after = {seat.user_id: seat for seat in await hall.books.read(read)}[BEN]
    assert (before.wish, after.wish) == ("random", "swift")
    assert before.acceptance_id
    assert after.acceptance_id == before.acceptance_id


async def test_replay_and_verify_name_a_changed_half(
    hall: Hall, database_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    forged, clicked, honest = [await begun(hall) for _ in range(3)]
    for match_id in (forged, clicked, honest):
        await hall.play_out(match_id)
    await hall.cheat("seed_set", id=forged, text="ab" * 32)
    await hall.cheat("first_choice_set", id=clicked, seat=0, click=12)
    await hall.cheat("acceptance_set", id=clicked, seat=1, click=13)
    assert await verify(database_url) == 1
    *faults, _ = capsys.readouterr().out.splitlines()
    assert sorted(faults) == sorted(
        (
            f"match {forged}: The seed does not have the seal that was shown.",
            f"match {clicked}: What was left to chance was drawn otherwise than {what_dice_say(mixed=True)}.",
        )
    )
    assert await replay_stored(clicked, database_url) == 1
    assert "Mixed into the dice: 0/1/13 1/0/12 1/1/1" in capsys.readouterr().out
    assert await replay_stored(honest, database_url) == 0


async def test_a_match_of_an_earlier_version_goes_on_with_its_seed_alone(hall: Hall) -> None:
    match_id = await hall.duel()
    await hall.cheat("match_unmix", id=match_id)
    match = await hall.match(match_id)
    await hall.play(match_id)
    seats = await hall.seats(match_id)
    assert seats[0].first_choice_id is None
    assert seed_of_play(match, seats, 1).hex() == match.seed
    assert (await Seals(hall.context).of_match(match_id, AYA)).mix is None
    await hall.play_out(match_id)
    assert await check_match(hall.store, match_id) == []


async def test_the_house_chooses_from_the_secret_alone_which_it_sealed_before_the_click(hall: Hall) -> None:
    await hall.meet(AYA)
    practice, here = Practice(hall.context), {"guild_id": GUILD, "channel_id": CHANNEL}
    match_id = await practice.begin(**here, user_id=AYA, level="first-steps", wanted="bushido.duel")
    before = await HouseTurns(hall.context).ready(await hall.page(match_id, AYA), AYA)
    match = await hall.match(match_id)
    assert (match.mixed, mix_of(await hall.seats(match_id))) == (True, ())
    assert before.house
    sealed, house = before.house.seal, house_seed(match, 1)
    await hall.pick(match_id, AYA, before.options[0])
    assert mix_of(await hall.seats(match_id)) == (Mixed(1, 0, 1),)
    after = await hall.page(match_id, AYA)
    assert after.house
    assert after.house.opened
    assert after.house.opened.seal == sealed == seal_of(after.house.opened.text)
    assert house_seed(await hall.match(match_id), 1) == house
    assert house == derived(bytes.fromhex(match.seed), "house/1").hex()
    assert await check_match(hall.store, match_id) == []


@pytest.mark.usefixtures("clicks_count")
async def test_what_a_gathering_draws_follows_from_the_sign_ups_at_its_beginning(hall: Hall) -> None:
    ground = GatheringHall(hall)
    gathering_id = await ground.begun(TOURNAMENT, 4)
    page = await ground.page(gathering_id)
    clicks = " ".join(f"0/{seat}/{each.acceptance_id}" for seat, each in enumerate(page.entrants))
    key = hmac.digest(SECRET, clicks.encode(), "sha256")
    assert seed_of_gathering(page.row, page.entrants) == key
    assert [each.role for each in page.entrants] == [*drawn(game(page.row.game), [RANDOM] * 4, Dice(key))]
    await ground.enter(gathering_id, [200])
    page = await ground.page(gathering_id)
    assert (page.entrants[-1].acceptance_id, seed_of_gathering(page.row, page.entrants)) == (None, key)
    assert await check_gathering(hall.store, gathering_id) == []


async def test_the_duels_of_a_gathering_have_secrets_and_sign_ups_from_it(hall: Hall) -> None:
    ground = GatheringHall(hall)
    gathering_id = await ground.begun(DUELS, 4)
    await ground.pair_everyone(gathering_id)
    page = await ground.page(gathering_id)
    for bout in page.bouts:
        match, seats = await hall.match(bout.match_id), await hall.seats(bout.match_id)
        assert bytes.fromhex(match.seed) == secret_of_bout(page.row.secret, bout.bout)
        assert {seat.acceptance_id for seat in seats} == {1}
    assert await check_gathering(hall.store, gathering_id) == []
    await hall.cheat("seed_set", id=page.bouts[0].match_id, text="ab" * 32)
    await hall.cheat("acceptance_set", id=page.bouts[0].match_id, seat=0, click=7)
    faults = await check_gathering(hall.store, gathering_id)
    first = f"Duel {page.bouts[0].bout}"
    assert f"{first} has a seed that does not follow from that of the gathering." in faults
    assert f"{first} has other sign-ups mixed into its dice." in faults


@pytest.mark.parametrize("who", [AYA, BEN])
async def test_an_export_holds_the_clicks_of_its_person_and_no_secret_of_what_is_open(
    hall: Hall, who: int
) -> None:
    await hall.meet(AYA, BEN)
    challenge, page = await hall.challenge(), await hall.lobby(AYA, BEN)
    match_id = await hall.duel(BEN, AYA)
    await hall.play(match_id)
    told = await Exports(hall.context).of(who)
    for secret in (challenge.seed, page.lobby.seed, (await hall.match(match_id)).seed):
        assert secret
        assert secret not in told
    [seat] = json.loads(told)["tables"]["seats"]
    assert (seat["acceptance_id"], seat["first_choice_id"]) == ("1" if who == AYA else None, "1")


async def test_a_match_still_agrees_when_somebody_is_forgotten(hall: Hall) -> None:
    await hall.meet(AYA, BEN)
    match_id = await begun(hall)
    await hall.play_out(match_id)
    await Forgetting(hall.context).forget(BEN)
    assert await check_match(hall.store, match_id) == []
