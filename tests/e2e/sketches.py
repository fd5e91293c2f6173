"""Pictures drawn as sketches, for tests that look at none: in full they are a fifth of what these compute."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from bot.face.pictures import raster

SKETCH = 0.25
"""Pixels for each unit of a picture: an eighth of what people are shown."""


@contextmanager
def sketched() -> Iterator[None]:
    """Have pictures drawn as sketches while the context lasts, and remember none of them after it."""
    raster.rastered.cache_clear()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(raster, "SCALE", SKETCH)
        yield
    raster.rastered.cache_clear()
