"""JSON for states, events, views and options: one way in, one way out."""

from functools import cache
from typing import Any, TypeVar, overload

import msgspec

T = TypeVar("T")

_encoder = msgspec.json.Encoder()


def encode(value: object) -> str:
    """Return a value as JSON."""
    return _encoder.encode(value).decode()


@overload
def decode(text: str, kind: type[T]) -> T: ...
@overload
def decode(text: str, kind: object) -> Any: ...  # noqa: ANN401  a union of events has no single type
def decode(text: str, kind: Any) -> Any:
    """Read JSON as the given type. Raise ``msgspec.ValidationError`` if it does not fit."""
    return _decoder(kind).decode(text)


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:  # noqa: ANN401  any type msgspec knows
    # A decoder analyses its type when created, and states are decoded at every step.
    return msgspec.json.Decoder(kind)
