"""How high a small phone shows a message, and which messages are too high."""

from collections.abc import Mapping
from pathlib import Path

from bot.sandbox.people.person import Person
from bot.sandbox.request import Json
from tests.e2e.page.scenes import Scene, height_of, shown
from tests.e2e.page.visitor import Visitor

WIDTH, TALL, HIGHEST = 360, 2000, 700
"""Pixels."""


async def check_heights(
    visitor: Visitor, person: Person, scenes: Mapping[str, Json], folder: Path, language: str
) -> None:
    """Check that each of some messages fits, and keep a picture of those that do not."""
    heights = dict[str, float]()
    for name, message in scenes.items():
        seen = (await shown(visitor, Scene(name, person, message))).locator(".parts")
        heights[name] = await height_of(seen, folder / f"{name}-{language}.png", HIGHEST)
    print(f"The screenshots stand in {folder}:", heights)  # noqa: T201  for whoever looks at them
    assert {name: height for name, height in heights.items() if not 0 < height <= HIGHEST} == {}
