"""Points in time: the type of every column whose name ends in ``_at``."""

from typing import NewType

Moment = NewType("Moment", int)
"""Milliseconds since 1970 began. Durations are plain numbers of milliseconds."""


def later(moment: Moment, span: int) -> Moment:
    """Return the moment that many milliseconds later."""
    return Moment(moment + span)
