"""What Discord's errors mean; the numbers are Discord's own."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.wire.known import Meaning, meaning


def error(status: int, code: int) -> discord.HTTPException:
    answered: Any = SimpleNamespace(status=status, reason="")
    return discord.HTTPException(answered, {"code": code, "message": ""})


@pytest.mark.parametrize(
    ("status", "code", "meant"),
    [
        (404, 10003, Meaning.CHANNEL_GONE),
        (404, 10007, Meaning.PERSON_GONE),
        (404, 10008, Meaning.MESSAGE_GONE),
        (404, 10013, Meaning.PERSON_GONE),
        (404, 10015, Meaning.TOO_LATE),
        (404, 10062, Meaning.TOO_LATE),
        (404, 10070, Meaning.EVENT_GONE),
        (400, 30038, Meaning.NO_EVENT),
        (429, 30046, Meaning.LATER),
        (403, 40003, Meaning.DMS_TOO_FAST),
        (400, 40060, Meaning.TOO_LATE),
        (403, 50001, Meaning.FORBIDDEN),
        (403, 50007, Meaning.DM_CLOSED),
        (403, 50013, Meaning.FORBIDDEN),
        (400, 50024, Meaning.NO_THREAD),
        (401, 50027, Meaning.TOO_LATE),
        (400, 50083, Meaning.ASLEEP),
        (400, 160005, Meaning.NO_THREAD),
        (400, 160006, Meaning.NO_THREAD),
        (403, 50278, Meaning.DM_CLOSED),
        (401, 0, Meaning.REVOKED),
        (429, 0, Meaning.LATER),
        (500, 0, Meaning.LATER),
        (503, 0, Meaning.LATER),
        (499, 0, Meaning.UNLISTED),
        (403, 0, Meaning.UNLISTED),
        (404, 10004, Meaning.UNLISTED),
        (400, 20009, Meaning.UNLISTED),
        (403, 40066, Meaning.UNLISTED),
        (400, 50033, Meaning.UNLISTED),
        (400, 200000, Meaning.UNLISTED),
        (400, 50035, Meaning.UNLISTED),
        (400, 160004, Meaning.UNLISTED),
    ],
)
def test_every_error_has_its_meaning(status: int, code: int, meant: Meaning) -> None:
    assert meaning(error(status, code)) is meant


@pytest.mark.parametrize(
    ("code", "meant"), [(50001, Meaning.DM_CLOSED), (50013, Meaning.FORBIDDEN), (10003, Meaning.DM_CLOSED)]
)
def test_a_direct_message_without_access_meets_a_closed_door(code: int, meant: Meaning) -> None:
    assert meaning(error(403, code), dm=True) is meant
