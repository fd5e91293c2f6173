"""People: names and languages as last seen, and blocks."""

import pytest

from bot.play.ground.refusals import Refusal
from bot.play.people.people import NAME_LENGTH, Sighting
from bot.store import rows
from tests.play.hall import AYA, BEN, CHIYO, GUILD, Hall


async def person(hall: Hall, user_id: int) -> rows.PersonRow | None:
    return await hall.store.read(lambda tx: tx.one("person_by_id", rows.PersonRow, user_id=user_id))


async def names(hall: Hall) -> list[str]:
    return [player.name for player in (await hall.page(await hall.duel())).players]


async def test_names_and_languages_are_those_last_seen(hall: Hall) -> None:
    for name, locale in (("Aya", "en"), ("綾", "ja")):
        await hall.people.see((Sighting(AYA, name, locale),), guild_id=GUILD, guild_locale="de")
    assert await names(hall) == ["綾", ""]
    seen = await person(hall, AYA)
    assert seen is not None
    assert seen.locale == "ja"
    assert await hall.reading.locale(GUILD) == "de"
    assert await hall.reading.locale(GUILD + 1) == "en"


async def test_somebody_only_named_by_another_keeps_their_own_language(hall: Hall) -> None:
    await hall.people.see((Sighting(BEN, "Ben", "fr"),), guild_id=GUILD, guild_locale=None)
    await hall.people.see((Sighting(BEN, "Benjamin", ""),), guild_id=GUILD, guild_locale=None)
    seen = await person(hall, BEN)
    assert seen is not None
    assert seen.locale == "fr"
    assert await names(hall) == ["", "Benjamin"]


async def test_a_name_seen_in_a_dm_changes_none_in_a_server(hall: Hall) -> None:
    await hall.people.see((Sighting(AYA, "Aya", "en"),), guild_id=GUILD, guild_locale="en")
    await hall.people.see((Sighting(AYA, "aya_1987", "en"),), guild_id=None, guild_locale=None)
    assert await names(hall) == ["Aya", ""]


async def test_a_name_longer_than_any_is_cut(hall: Hall) -> None:
    await hall.people.see((Sighting(AYA, "名" * 500, "en"),), guild_id=GUILD, guild_locale="en")
    assert (await names(hall))[0] == "名" * NAME_LENGTH


async def test_blocking_twice_oneself_or_nobody_is_told(hall: Hall) -> None:
    with pytest.raises(Refusal, match="block-self"):
        await hall.people.block(AYA, AYA)
    await hall.people.block(AYA, BEN)
    with pytest.raises(Refusal, match="block-already"):
        await hall.people.block(AYA, BEN)
    with pytest.raises(Refusal, match="block-none"):
        await hall.people.unblock(BEN, AYA)
    await hall.people.unblock(AYA, BEN)
    with pytest.raises(Refusal, match="block-none"):
        await hall.people.unblock(AYA, BEN)


async def test_a_block_is_between_two_and_no_others(hall: Hall) -> None:
    await hall.people.block(AYA, BEN)
    await hall.challenge(CHIYO, BEN)
    await hall.challenge(AYA, CHIYO)
