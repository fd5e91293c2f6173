"""Whom the bot has met is written down when there is news of them, and not with every click."""

from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import pytest
from typing_extensions import override

from bot.face.words import Words
from bot.play.ground.context import Context
from bot.play.me.me import Me
from bot.play.people.people import People, Sighting
from bot.play.privacy.forget import Forgetting
from bot.store.engine import open_store
from bot.wire import greeter
from bot.wire.greeter import Greeter

AYA, BEN, GUILD, OTHER_GUILD = 11, 12, 7_000, 7_001


@dataclass(frozen=True)
class Scribe(People):
    """People as they are kept, with a list of what was written down."""

    written: list[tuple[int, str, str]] = field(default_factory=list)

    @override
    async def see(
        self, people: tuple[Sighting, ...], *, guild_id: int | None, guild_locale: str | None
    ) -> None:
        self.written.extend((each.user_id, each.name, each.locale) for each in people)
        await super().see(people, guild_id=guild_id, guild_locale=guild_locale)


@pytest.fixture
async def scribe(sqlite_url: str) -> AsyncIterator[Scribe]:
    async with open_store(sqlite_url) as store:
        yield Scribe(Context(store))


def click(user_id: int = AYA, name: str = "Aya", locale: str = "en-US", guild_id: int | None = GUILD) -> Any:  # noqa: ANN401  as much of an interaction as is looked at
    return SimpleNamespace(
        user=SimpleNamespace(id=user_id, display_name=name),
        locale=locale,
        guild_id=guild_id,
        guild_locale="de" if guild_id else None,
    )


async def greet(scribe: Scribe, met: Greeter, seen: Any) -> Words:  # noqa: ANN401  as above
    """Greet a person with what is stored about them."""
    return await met.greet(seen, await scribe.person(seen.user.id))


async def test_a_second_click_writes_nothing(scribe: Scribe) -> None:
    met = Greeter(scribe)
    for _ in range(3):
        await greet(scribe, met, click())
    assert scribe.written == [(AYA, "Aya", "en-US")]


@pytest.mark.parametrize(
    ("news", "written"),
    [
        ({"name": "Aya the Bold"}, (AYA, "Aya the Bold", "en-US")),
        ({"locale": "ja"}, (AYA, "Aya", "ja")),
        ({"guild_id": OTHER_GUILD}, (AYA, "Aya", "en-US")),
        ({"guild_id": None}, (AYA, "Aya", "en-US")),
        ({"user_id": BEN}, (BEN, "Aya", "en-US")),
    ],
)
async def test_news_is_written_once(
    scribe: Scribe, news: dict[str, Any], written: tuple[int, str, str]
) -> None:
    met = Greeter(scribe)
    await greet(scribe, met, click())
    for _ in range(2):
        await greet(scribe, met, click(**news))
    assert scribe.written == [(AYA, "Aya", "en-US"), written]


async def test_somebody_who_was_forgotten_is_met_anew(scribe: Scribe) -> None:
    met = Greeter(scribe)
    await greet(scribe, met, click())
    await Forgetting(scribe.context).forget(AYA)
    await greet(scribe, met, click())
    assert len(scribe.written) == 2
    assert await scribe.person(AYA) is not None


async def test_only_so_many_are_remembered(scribe: Scribe, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(greeter, "FAMILIAR", 2)
    met = Greeter(scribe)
    for user_id in (AYA, BEN, AYA, BEN):
        await greet(scribe, met, click(user_id))
    assert len(scribe.written) == 2
    await greet(scribe, met, click(13))
    await greet(scribe, met, click(13))
    await greet(scribe, met, click(AYA))
    assert [user_id for user_id, _, _ in scribe.written] == [AYA, BEN, 13, AYA]


async def test_everybody_reads_the_language_they_chose_or_that_of_their_client(scribe: Scribe) -> None:
    met = Greeter(scribe)
    assert await greet(scribe, met, click(locale="ja")) == Words("ja")
    assert await met.words(click(locale="de")) == Words("de")
    await Me(scribe.context, ("de", "en", "ja")).change(AYA, "language", ("de",))
    assert await greet(scribe, met, click(locale="ja")) == Words("de")
    assert await met.words(click(locale="ja")) == Words("de")
    assert len(scribe.written) == 1, "to look somebody up writes nothing"
