"""A world in which a person is heard who should not be, or too often, is reported as such."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from apparatus.year.acts.mischief import mischief
from apparatus.year.checks import Violation
from bot.play.ground.times import DAY, HOUR
from bot.play.people.voice import AT_ONCE, ONE_MORE, OPEN_CHALLENGES, RESTS
from tests.apparatus.year.ward import AYA, BEN, CHANNEL, GUILD, warded


async def test_somebody_muted_who_challenges_is_found(tmp_path: Path) -> None:
    async with warded(tmp_path) as ward:
        house, (boss, _, ben, _) = ward.year.house, ward.year.town.crowd
        until = await house.play.moderation.mute(GUILD, boss.standing_in(GUILD), BEN, "week", "too loud")
        ben.muted[GUILD] = house.clock(), until
        ward.year.clock.time += HOUR
        await ward.day()
        await ward.run("DELETE FROM mutes")  # as if nobody asked
        await house.play.challenges.issue(
            guild_id=GUILD, channel_id=CHANNEL, challenger_id=BEN, opponent_id=AYA, wish="swift"
        )
        with pytest.raises(Violation, match="heard though muted"):
            await ward.day()


def sent(at: int, opponent_id: int, status: str) -> str:
    """Return what sends a challenge of Ben's behind the back of the rooms."""
    row = {
        "id": f"sent{at}",
        "guild_id": GUILD,
        "channel_id": CHANNEL,
        "challenger_id": BEN,
        "opponent_id": opponent_id,
        "status": status,
        "game": "bushido.duel/1",
        "wish": "swift",
        "pace": "day",
        "created_at": at,
        "expires_at": at + 10 * DAY,
        "closed_at": at,
    }
    return " ".join(("INSERT INTO challenges (", ", ".join(row), ") VALUES", str(tuple(row.values()))))


@pytest.mark.parametrize(
    ("most", "victims", "status", "found"),
    [
        (len(RESTS), (AYA,) * 40, "withdrawn", "pestered people"),
        (OPEN_CHALLENGES, range(2_000, 2_040), "open", "crowded challenges"),
        (AT_ONCE + HOUR // ONE_MORE, range(2_000, 2_040), "accepted", "loud people"),
    ],
)
async def test_somebody_who_gives_others_no_rest_is_found(
    tmp_path: Path, most: int, victims: Sequence[int], status: str, found: str
) -> None:
    async with warded(tmp_path) as ward:
        now = ward.year.clock()
        for nth in range(most):
            await ward.run(sent(now + nth, victims[nth], status))
        await ward.day()
        await ward.run(sent(now + most, victims[most], status))
        with pytest.raises(Violation, match=found):
            await ward.day()


async def test_somebody_who_pesters_another_unhindered_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def welcoming(*_: object) -> None:
        return

    def always(_: float) -> bool:
        return True

    async with warded(tmp_path) as ward:
        ben, town = ward.year.town.crowd[2], ward.year.town
        monkeypatch.setattr(ben.luck, "likely", always)
        await mischief(ben, town)
        assert town.done["pestered somebody"] == 1
        ward.year.clock.time += DAY
        monkeypatch.setattr("bot.play.entry.challenges.check_challenge_rested", welcoming)
        with pytest.raises(Violation, match="pestered"):
            await mischief(ben, town)
