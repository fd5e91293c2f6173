"""Whatever is drawn comes from a seed that is kept, and whose seal was shown before."""

import json

import pytest

from bot.face.letters.letters import Letters
from bot.play.gatherings.kinds import CLASH, DUELS, KYOTO, TOURNAMENT
from bot.play.gatherings.mixing import seed_of_gathering
from bot.play.ground.refusals import Gone
from bot.play.match.draws import RANDOM, drawn
from bot.play.privacy.export import Exports
from bot.play.seals import SealedDice, Seals
from bot.replay import UNKEPT_DRAW, check_match, replay_stored, what_dice_say
from bot.replay_gathering import check_gathering, replay_gathering
from rules.codec import decode
from rules.dice import Dice, seal
from rules.games import game
from tests.golden.rendering import rendered
from tests.play.clan_hall import HERON, ClanHall
from tests.play.gathering_hall import HOST, GatheringHall, crowd, standing
from tests.play.hall import AYA, BEN, CHIYO, DAIGO, Hall

DUEL = game("bushido.duel/1")
SAY = what_dice_say(mixed=True)
KINDS = [(DUELS, 4), (CLASH, 4), (KYOTO, 4), (TOURNAMENT, 5)]


async def fought(clans: ClanHall, war_id: str) -> str:
    """Bring a war of two clans to its Clash, and return that."""
    await clans.wars.agree(war_id=war_id, user_id=CHIYO)
    await clans.line_up(war_id, AYA, AYA, BEN)
    await clans.line_up(war_id, CHIYO, CHIYO, DAIGO)
    gathering_id = await clans.confirm(war_id, BEN, DAIGO)
    assert gathering_id
    return gathering_id


async def shown(hall: Hall, kind: str, subject: str) -> str:
    """Return what a message that waits to be sent holds, its buttons included."""
    parcels = [parcel for parcel in await hall.parcels() if (parcel.kind, parcel.subject) == (kind, subject)]
    letter = await Letters(hall.context).write(parcels[0])
    assert letter
    return rendered(letter.screen)


@pytest.mark.parametrize(("kind", "people"), KINDS)
async def test_a_gathering_shows_the_seal_of_its_dice_from_the_sign_up_on(
    ground: GatheringHall, kind: str, people: int
) -> None:
    gathering_id = await ground.open(kind)
    row = (await ground.page(gathering_id)).row
    assert row.seed
    assert row.seal == seal(bytes.fromhex(row.seed))
    told = await shown(ground.hall, "gathering", gathering_id)
    assert row.seal in told
    assert row.seed not in told
    await ground.enter(gathering_id, crowd(people))
    await ground.sign_up.begin(gathering_id=gathering_id, standing=standing(HOST, manages=True))
    begun = (await ground.page(gathering_id)).row
    assert (begun.seed, begun.seal) == (row.seed, row.seal)
    assert await check_gathering(ground.hall.store, gathering_id) == []


@pytest.mark.parametrize(("kind", "people"), KINDS)
async def test_the_fighters_of_a_gathering_are_drawn_with_its_dice(
    ground: GatheringHall, kind: str, people: int
) -> None:
    gathering_id = await ground.open(kind)
    await ground.enter(gathering_id, crowd(people)[:2], "swift")
    await ground.enter(gathering_id, crowd(people)[2:])
    await ground.sign_up.begin(gathering_id=gathering_id, standing=standing(HOST, manages=True))
    page = await ground.page(gathering_id)
    row, entrants = page.row, page.entrants
    wishes = ["swift", "swift", *[RANDOM] * (people - 2)]
    assert [entrant.wish for entrant in entrants] == wishes
    assert tuple(entrant.role for entrant in entrants) == drawn(
        DUEL, wishes, Dice(seed_of_gathering(row, entrants))
    )


async def test_who_comes_late_is_drawn_with_the_dice_of_their_move(ground: GatheringHall) -> None:
    gathering_id = await ground.begun(TOURNAMENT, 4)
    for user_id in (200, 201):
        await ground.enter(gathering_id, [user_id])
    page = await ground.page(gathering_id)
    seed = seed_of_gathering(page.row, page.entrants)
    late = [entrant.role for entrant in page.entrants[4:]]
    assert late == [drawn(DUEL, [RANDOM], Dice(seed, step))[0] for step in (1, 2)]
    assert await check_gathering(ground.hall.store, gathering_id) == []
    await ground.hall.cheat("entrant_role_set", id=gathering_id, seat=5, role="dragon")
    faults = await check_gathering(ground.hall.store, gathering_id)
    assert f"What was left to chance at move 2 was drawn otherwise than {SAY}." in faults


async def test_another_fighter_than_the_one_drawn_is_noticed(ground: GatheringHall) -> None:
    gathering_id = await ground.begun(KYOTO, 4)
    await ground.hall.cheat("entrant_role_set", id=gathering_id, seat=0, role="dragon")
    faults = await check_gathering(ground.hall.store, gathering_id)
    assert faults[0] == f"What was left to chance at move 0 was drawn otherwise than {SAY}."
    assert faults[1].endswith("was fought by other fighters.")


async def test_a_gathering_that_began_before_wishes_were_kept_still_agrees(
    ground: GatheringHall, database_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    gathering_id = await ground.begun(TOURNAMENT, 4)
    assert await replay_gathering(gathering_id, database_url) == 0
    assert UNKEPT_DRAW not in capsys.readouterr().out
    await ground.hall.cheat("entrants_wishes_forget", id=gathering_id)
    await ground.enter(gathering_id, [200])
    for bout in (await ground.page(gathering_id)).bouts:
        await ground.hall.cheat("wishes_set", id=bout.match_id, text=None)
    assert await replay_gathering(gathering_id, database_url) == 0
    assert UNKEPT_DRAW in capsys.readouterr().out


async def test_a_sign_up_opened_before_there_were_seals_gets_one_and_shows_it(ground: GatheringHall) -> None:
    gathering_id = await ground.open(TOURNAMENT)
    await ground.hall.cheat("gathering_unseal", id=gathering_id)
    await ground.hall.send_all()
    assert await ground.hall.deadlines.sweep() == 1
    row = (await ground.page(gathering_id)).row
    assert row.seal
    assert row.seal in await shown(ground.hall, "gathering", gathering_id)
    assert await ground.hall.deadlines.sweep() == 0
    assert (await ground.page(gathering_id)).row.seal == row.seal


async def test_a_sign_up_without_a_seal_can_begin_at_once(ground: GatheringHall) -> None:
    gathering_id = await ground.open(KYOTO)
    await ground.hall.cheat("gathering_unseal", id=gathering_id)
    await ground.enter(gathering_id, crowd(4))
    await ground.sign_up.begin(gathering_id=gathering_id, standing=standing(HOST, manages=True))
    assert await check_gathering(ground.hall.store, gathering_id) == []


@pytest.mark.parametrize("landed", [False, True])
async def test_a_war_shows_the_seal_of_its_clash_from_the_proposal_on(hall: Hall, *, landed: bool) -> None:
    clans = ClanHall(hall)
    await hall.meet(AYA, BEN, CHIYO, DAIGO)
    await clans.found(AYA, BEN)
    war = await clans.propose(AYA, await clans.found(CHIYO, DAIGO, name=HERON))
    if landed:
        await hall.cheat("clan_war_unseal", id=war.id)
        await hall.send_all()
        assert await hall.deadlines.sweep() == 1
        assert await hall.deadlines.sweep() == 0
    war = (await clans.war(war.id)).war
    assert war.seed
    assert war.seal == seal(bytes.fromhex(war.seed))
    told = await shown(hall, "clan-war", war.id)
    assert war.seal in told
    assert war.seed not in told
    exported = json.loads(await Exports(hall.context).of(AYA))
    assert war.seed not in json.dumps(exported)
    gathering_id = await fought(clans, war.id)
    row = (await GatheringHall(hall).page(gathering_id)).row
    assert (row.seed, row.seal) == (war.seed, war.seal)
    assert await check_gathering(hall.store, gathering_id) == []


async def test_the_fighters_of_a_match_can_be_drawn_again(
    hall: Hall, database_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for match_id in (
        await hall.duel(fighters=(RANDOM, "swift")),
        await hall.brawl(AYA, BEN, CHIYO, wish=RANDOM),
    ):
        match = await hall.match(match_id)
        wishes = decode(match.wishes or "", tuple[str, ...])
        assert RANDOM in wishes
        assert await check_match(hall.store, match_id) == []
        await hall.cheat("wishes_set", id=match_id, text=json.dumps(["bruiser"] * len(wishes)))
        assert await check_match(hall.store, match_id) == [
            f"What was left to chance was drawn otherwise than {SAY}."
        ]
        await hall.cheat("wishes_set", id=match_id, text=None)
        capsys.readouterr()
        assert await replay_stored(match_id, database_url) == 0, "one that began before wishes were kept"
        assert UNKEPT_DRAW in capsys.readouterr().out


async def test_the_seed_of_a_match_is_told_to_anybody_once_it_is_over(hall: Hall) -> None:
    seals, match_id = Seals(hall.context), await hall.duel()
    match = await hall.match(match_id)
    for user_id in (AYA, CHIYO):
        sealed = SealedDice(match.seal, None, "0/1/1", match_id=match_id)
        assert await seals.of_match(match_id, user_id) == sealed
    await hall.matches.resign(match_id=match_id, user_id=AYA)
    told = await seals.of_match(match_id, CHIYO)
    assert seal(bytes.fromhex(told.seed or "")) == told.seal == match.seal
    with pytest.raises(Gone):
        await seals.of_match("Zz0Zz0Zz0Z", AYA)


async def test_the_seed_of_a_gathering_is_told_once_it_is_over(ground: GatheringHall) -> None:
    seals, gathering_id = Seals(ground.hall.context), await ground.begun(DUELS, 4)
    row = (await ground.page(gathering_id)).row
    mix = "0/0/1 0/1/1 0/2/1 0/3/1"
    assert await seals.of_gathering(gathering_id) == SealedDice(
        row.seal, None, mix, gathering_id=gathering_id
    )
    await ground.hall.cheat("gathering_over", id=gathering_id)
    assert (await seals.of_gathering(gathering_id)).seed == row.seed
    await ground.hall.cheat("gathering_unseal", id=gathering_id)
    with pytest.raises(Gone):
        await seals.of_gathering(gathering_id)


async def test_the_seed_of_a_war_is_told_once_it_is_over(hall: Hall) -> None:
    clans, seals = ClanHall(hall), Seals(hall.context)
    await clans.found(AYA, BEN)
    war = await clans.propose(AYA, await clans.found(CHIYO, DAIGO, name=HERON))
    assert (await seals.of_war(war.id)) == SealedDice(war.seal, None, "")
    gathering_id = await fought(clans, war.id)
    assert (await seals.of_war(war.id)).mix == "0/1/1 0/3/1", "of those who were asked"
    await hall.cheat("gathering_over", id=gathering_id)
    assert (await seals.of_war(war.id)).seed == war.seed
    with pytest.raises(Gone):
        await seals.of_war("Zz0Zz0Zz0Z")
