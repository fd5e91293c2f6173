"""When something is: the type of every column that ends in ``_at``."""

from typing import NewType

Moment = NewType("Moment", int)
"""Milliseconds since 1970 began. How long something takes is a plain number of milliseconds."""


def later(moment: Moment, span: int) -> Moment:
    """Return the moment that many milliseconds later."""
    return Moment(moment + span)
