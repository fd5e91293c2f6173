"""The settings of a server: who may change them, what they change, and that every change is kept."""

import asyncio
import dataclasses
import itertools
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.face import words as catalogue
from bot.face.letters.letters import Letters
from bot.face.transcript import as_text
from bot.play.ground.refusals import NotYours, Refusal
from bot.play.ground.repertoire import game_names
from bot.play.ground.times import TURN_TIME
from bot.play.guild.guild_settings import GuildSettings, check_game, settings_of
from bot.play.guild.organisers import Standing, check_organiser
from bot.play.guild.settings_book import AS_DISCORD_HAS_IT, CHANGES
from bot.play.people.people import Sighting
from tests.play.hall import AYA, BEN, CHIYO, GUILD, Hall

ROLE = 900
MANAGER = Standing(GUILD, AYA, frozenset(), manages=True)
MEMBER = Standing(GUILD, BEN, frozenset({ROLE, 901}), manages=False)

CHOICES = {
    "channel": ("7001", ""),
    "role": (str(ROLE), ""),
    "pace": (*TURN_TIME, "game"),
    "language": ("de", AS_DISCORD_HAS_IT),
    "games": (*game_names(), " ".join(game_names())),
    "honor": ("off", "on"),
    "threads": ("off", "on"),
    "pictures": ("off", "on"),
    "zone": ("Asia/Tokyo", "UTC"),
    "morning": ("9", "0"),
    "morning-news": ("on", "off"),
    "week-news": ("on", "off"),
}
"""What can be chosen for each setting, where a space parts several values and nothing means none."""


async def settings(hall: Hall, guild_id: int = GUILD) -> GuildSettings:
    return await hall.store.read(lambda tx: settings_of(tx, guild_id))


async def change(hall: Hall, setting: str, *values: str) -> GuildSettings:
    page = await hall.book.change(GUILD, MANAGER, setting, values)
    assert page.settings == await settings(hall)
    return page.settings


async def test_a_server_nobody_has_settled_is_as_it_comes(hall: Hall) -> None:
    assert await settings(hall) == GuildSettings()
    await hall.meet(AYA)
    assert await settings(hall) == GuildSettings()
    assert (await hall.book.page(GUILD, MANAGER)).settings == GuildSettings()


@pytest.mark.parametrize(
    ("setting", "values", "expected"),
    [
        ("channel", ("7001",), GuildSettings(announce_channel_id=7001)),
        ("role", (str(ROLE),), GuildSettings(organiser_role_id=ROLE)),
        ("pace", ("week",), GuildSettings(pace="week")),
        ("language", ("de",), GuildSettings(locale="de")),
        ("games", ("bushido.brawl",), GuildSettings(games=("bushido.brawl",))),
        ("honor", ("off",), GuildSettings(honor=False)),
        ("threads", ("off",), GuildSettings(threads=False)),
        ("pictures", ("off",), GuildSettings(pictures=False)),
        ("zone", ("Asia/Tokyo",), GuildSettings(zone="Asia/Tokyo")),
        ("morning", ("23",), GuildSettings(morning=23 * 60)),
    ],
)
async def test_a_setting_is_changed_and_no_other(
    hall: Hall, setting: str, values: tuple[str, ...], expected: GuildSettings
) -> None:
    assert await change(hall, setting, *values) == expected
    assert await settings(hall, GUILD + 1) == GuildSettings()


@pytest.mark.parametrize("setting", ["channel", "role"])
async def test_choosing_nothing_takes_a_choice_back(hall: Hall, setting: str) -> None:
    await change(hall, setting, CHOICES[setting][0])
    assert await change(hall, setting) == GuildSettings()


async def test_every_game_may_be_allowed_again(hall: Hall) -> None:
    await change(hall, "games", "bushido.duel")
    assert (await change(hall, "games", *game_names())).games == game_names()


@pytest.mark.parametrize(
    ("setting", "values"),
    [
        ("channel", ("general",)),
        ("channel", ("1", "2")),
        ("role", ("-1",)),
        ("pace", ("never",)),
        ("pace", ()),
        ("language", ("tlh",)),
        ("language", ()),
        ("games", ()),
        ("games", ("bushido.duel", "chess")),
        ("honor", ("maybe",)),
        ("threads", ("off", "on")),
        ("pictures", ("off", "on")),
        ("zone", ("Mars/Olympus",)),
        ("zone", ()),
        ("morning", ("24",)),
        ("seed", ("1",)),
    ],
)
async def test_what_cannot_be_chosen_changes_nothing(
    hall: Hall, setting: str, values: tuple[str, ...]
) -> None:
    with pytest.raises(Refusal, match=r"unknown-option|old-control|zone-unknown"):
        await hall.book.change(GUILD, MANAGER, setting, values)
    assert await settings(hall) == GuildSettings()
    assert (await hall.book.changes(GUILD, MANAGER, 0)).changes == ()


async def test_only_who_manages_the_server_sees_or_changes_its_settings(hall: Hall) -> None:
    await change(hall, "role", str(ROLE))
    for trying in (
        hall.book.page(GUILD, MEMBER),
        hall.book.change(GUILD, MEMBER, "role", ("901",)),
        hall.book.changes(GUILD, MEMBER, 0),
    ):
        with pytest.raises(NotYours, match="not-manager"):
            await trying
    assert await settings(hall) == GuildSettings(organiser_role_id=ROLE)


async def test_organisers_are_who_manages_the_server_and_who_has_the_role(hall: Hall) -> None:
    async def check(standing: Standing) -> None:
        await hall.store.read(lambda tx: check_organiser(tx, GUILD, standing))

    await check(MANAGER)
    with pytest.raises(NotYours, match="not-organiser"):
        await check(MEMBER)
    await change(hall, "role", str(ROLE))
    await check(MEMBER)
    with pytest.raises(NotYours, match="not-organiser"):
        await check(Standing(GUILD, CHIYO, frozenset({901}), manages=False))


@pytest.mark.parametrize("manages", [True, False])
async def test_what_somebody_is_in_one_server_is_worth_nothing_in_another(hall: Hall, manages: bool) -> None:
    await change(hall, "role", str(ROLE))
    elsewhere = Standing(GUILD + 1, AYA, frozenset({ROLE}), manages)
    with pytest.raises(NotYours, match="not-organiser"):
        await hall.store.read(lambda tx: check_organiser(tx, GUILD, elsewhere))
    with pytest.raises(NotYours, match="not-manager"):
        await hall.book.page(GUILD, elsewhere)
    with pytest.raises(NotYours, match="not-manager"):
        await hall.book.change(GUILD, elsewhere, "pace", ("week",))
    with pytest.raises(NotYours, match="not-manager"):
        await hall.book.changes(GUILD, elsewhere, 0)


async def test_every_change_is_kept_and_repeating_one_is_none(hall: Hall) -> None:
    for setting, *values in (("pace", "week"), ("honor", "off"), ("honor", "off"), ("pace", "hours")):
        hall.clock.forward(1)
        await change(hall, setting, *values)
    page = await hall.book.changes(GUILD, MANAGER, 0)
    told = [(row.user_id, row.setting, row.was, row.became) for row in page.changes]
    assert told == [
        (AYA, "pace", "week", "hours"),
        (AYA, "honor", "1", "0"),
        (AYA, "pace", None, "week"),
    ]
    assert [row.at - page.changes[-1].at for row in page.changes] == [3, 1, 0]
    elsewhere = dataclasses.replace(MANAGER, guild_id=GUILD + 1)
    assert (await hall.book.changes(GUILD + 1, elsewhere, 0)).changes == ()


async def test_many_changes_are_read_page_by_page(hall: Hall) -> None:
    for pace, _ in zip(itertools.cycle(("week", "day")), range(CHANGES + 2), strict=False):
        hall.clock.forward(1)
        await change(hall, "pace", pace)
    pages = [await hall.book.changes(GUILD, MANAGER, page) for page in (0, 1, 99, -1)]
    assert [(page.page, page.pages, len(page.changes)) for page in pages] == [
        (0, 2, CHANGES),
        (1, 2, 2),
        (1, 2, 2),
        (0, 2, CHANGES),
    ]


async def test_changes_at_once_all_count(hall: Hall, rival: Hall) -> None:
    await asyncio.gather(
        *(
            books.book.change(GUILD, MANAGER, setting, (values[0],))
            for books, (setting, values) in zip(itertools.cycle((hall, rival)), CHOICES.items(), strict=False)
        )
    )
    chosen = GuildSettings(7001, ROLE, "blitz", "de", (game_names()[0],), False, False, False)
    news = {"zone": "Asia/Tokyo", "morning": 540, "morning_news": True, "week_news": True}
    assert await settings(hall) == dataclasses.replace(chosen, **news)
    pages = [await hall.book.changes(GUILD, MANAGER, page) for page in (0, 1)]
    assert sum(len(page.changes) for page in pages) == len(CHOICES) > CHANGES


async def test_the_language_is_discords_until_organisers_choose_one(hall: Hall) -> None:
    async def seen(locale: str) -> str:
        await hall.people.see((Sighting(AYA, "Aya", "ja"),), guild_id=GUILD, guild_locale=locale)
        return await hall.reading.locale(GUILD)

    assert await seen("fr") == "fr"
    await change(hall, "language", "de")
    assert await seen("it") == "de"
    await change(hall, "language", AS_DISCORD_HAS_IT)
    assert await hall.reading.locale(GUILD) == "it"


@pytest.fixture
def german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Add a catalogue that knows one sentence."""
    shutil.copytree(catalogue.FOLDERS[0] / "en", tmp_path / "en")
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "duel.ftl").write_text("challenge-title = ## Eine Forderung\n", "utf-8")
    monkeypatch.setattr(catalogue, "FOLDERS", [tmp_path])
    for cached in (catalogue._languages, catalogue._language):
        cached.cache_clear()
    yield
    for cached in (catalogue._languages, catalogue._language):
        cached.cache_clear()


@pytest.mark.usefixtures("german")
async def test_what_everyone_reads_is_in_the_language_organisers_chose(hall: Hall) -> None:
    challenge = await hall.challenge()
    told: list[str] = []
    for choice in ("de", "en"):
        await change(hall, "language", choice)
        parcel = await hall.claim(f"challenge:{challenge.id}")
        assert parcel is not None
        letter = await Letters(hall.context).write(parcel)
        assert letter is not None
        told.append(as_text(letter.screen).splitlines()[0])
        await hall.deliveries.put_off(parcel)
    assert told == ["│ ## Eine Forderung", "│ ## ⚔️ A challenge"]


async def test_the_servers_pace_counts_where_none_is_given(hall: Hall) -> None:
    assert (await hall.challenge(pace=None)).pace == "day"
    assert (await hall.challenge(BEN, AYA, pace=None, game_name="kendo.duel")).pace == "bank"
    await change(hall, "pace", "blitz")
    assert (await hall.challenge(CHIYO, AYA, pace=None, game_name="kendo.duel")).pace == "blitz"
    assert (await hall.challenge(AYA, CHIYO, pace=None)).pace == "blitz"
    assert (await hall.challenge(BEN, CHIYO, pace="week")).pace == "week"
    assert (await hall.lobby(AYA, pace=None)).lobby.pace == "blitz"


async def test_a_game_that_is_left_out_is_neither_begun_nor_taken_up(hall: Hall) -> None:
    challenge = await hall.challenge()
    lobby = await hall.lobby(AYA, BEN, CHIYO)
    await change(hall, "games", "bushido.brawl")
    for trying, why in (
        (hall.challenge(AYA, CHIYO), "no-game-allowed"),
        (hall.accept(challenge), "game-not-allowed"),
    ):
        with pytest.raises(Refusal, match=f"'{why}'"):
            await trying
    await change(hall, "games", "bushido.duel")
    assert await hall.accept(challenge)
    for starting, why in (
        (hall.lobby(BEN), "no-game-allowed"),
        (hall.lobbies.start(lobby_id=lobby.lobby.id, user_id=AYA), "game-not-allowed"),
    ):
        with pytest.raises(Refusal, match=f"'{why}'"):
            await starting


async def test_a_game_is_known_by_its_name_whatever_its_version(hall: Hall) -> None:
    await change(hall, "games", "bushido.duel")
    await hall.store.read(lambda tx: check_game(tx, GUILD, "bushido.duel/77"))
    with pytest.raises(Refusal, match="game-not-allowed"):
        await hall.store.read(lambda tx: check_game(tx, GUILD, "bushido.brawl/77"))
