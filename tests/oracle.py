"""Discord's own OpenAPI document as a judge of every REST request the bot makes.

The document is public (discord/discord-api-spec, MIT) and not part of this repository: it lies beside it, or
where ``DISCORD_OPENAPI`` says. It allows unknown keys; here they are errors, so that a misspelt one is
noticed.
"""

import json
import os
import re
from collections.abc import Iterable
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator, Registry, ValidationError, ValidationErrorKind

from bot.sandbox.request import Json, LoggedRequest

BESIDE = Path(__file__).parents[2] / "shared" / "reference" / "discord-openapi.json"

SNOWFLAKE: Json = {"type": ["string", "integer"], "pattern": "^[0-9]+$"}
"""discord.py sends some ids as numbers, such as the recipient of a direct message."""

BOOLEAN: Json = {"type": "boolean"}

DEVIATIONS: dict[tuple[str, str], Json] = {
    # What discord.py sends although the document does not know it: schema, key and what it may hold.
    ("ApplicationCommandUpdateRequest", "nsfw"): BOOLEAN,  # Discord's prose knows it
    ("MessageEditRequestPartial", "tts"): BOOLEAN,  # always false, on every edit
    ("IncomingWebhookUpdateRequestPartial", "tts"): BOOLEAN,  # likewise
    ("IncomingWebhookUpdateForInteractionCallbackRequestPartial", "tts"): BOOLEAN,  # likewise
}

UNDOCUMENTED = ("GET /oauth2/applications/@me",)
"""discord.py logs in by this route; the document has it as ``/applications/@me``."""

ALTERNATIVES = (ValidationErrorKind.AnyOf, ValidationErrorKind.OneOfNotValid)
"""Kinds of error that list, for each of several schemas, the errors it found."""

_DOCUMENT = "urn:discord"


@cache
def oracle() -> "Oracle":
    """Read the document, or skip the test that needs it."""
    path = Path(os.environ.get("DISCORD_OPENAPI", BESIDE))
    if not path.is_file():
        pytest.skip(f"no Discord OpenAPI document at {path}; name one in DISCORD_OPENAPI")
    return Oracle(json.loads(path.read_text()))


class Operation:
    """A request that Discord offers, by a method and a path with placeholders."""

    def __init__(self, method: str, path: str, said: Json, registry: Registry) -> None:
        self._method = method.upper()
        self._path = re.compile(re.sub(r"\{[^}]+\}", "[^/]+", path))
        self._content: Json = said.get("requestBody", {}).get("content", {})
        self._registry = registry

    def is_meant(self, request: LoggedRequest) -> bool:
        """Return whether a request is for this operation."""
        return self._method == request.method and self._path.fullmatch(request.path) is not None

    def complaint(self, request: LoggedRequest) -> str | None:
        """Return what is wrong with a request, if anything."""
        if self._body is None:
            return "takes no body" if request.body else None
        error = next(self._body.iter_errors(request.body), None)
        return None if error is None else _innermost(error)

    @cached_property
    def _body(self) -> Draft202012Validator | None:
        schema = self._content.get("application/json", {}).get("schema")
        return None if schema is None else Draft202012Validator(schema, registry=self._registry)


class Oracle:
    """Finds what Discord's document has against a request."""

    def __init__(self, document: Json) -> None:
        schemas: Json = document["components"]["schemas"]
        schemas["SnowflakeType"] = SNOWFLAKE
        for (schema, key), kind in DEVIATIONS.items():
            schemas[schema]["properties"][key] = kind
        closed = _closed(document)
        registry = Registry([(_DOCUMENT, closed)])
        self._operations = [
            Operation(method, path, said, registry)
            for path, item in sorted(closed["paths"].items(), key=lambda entry: entry[0].count("{"))
            for method, said in item.items()
            if method in ("get", "post", "put", "patch", "delete")
        ]
        """Those with the fewest placeholders in their path first."""
        self._meant = dict[str, Operation | None]()
        """The operation of each route that was seen so far."""

    def complaints(self, requests: Iterable[LoggedRequest]) -> list[str]:
        """Return what is wrong with each request, in order; empty if Discord accepts them all."""
        return [
            f"{request.route}: {complaint}"
            for request in requests
            if (complaint := self._complaint(request)) is not None
        ]

    def _complaint(self, request: LoggedRequest) -> str | None:
        if request.route in UNDOCUMENTED:
            return None
        if request.route not in self._meant:
            meant = (operation for operation in self._operations if operation.is_meant(request))
            self._meant[request.route] = next(meant, None)
        operation = self._meant[request.route]
        return "Discord has no such route" if operation is None else operation.complaint(request)


def _innermost(error: ValidationError) -> str:
    """Describe an error by the alternative that was most likely meant: the one with the fewest errors."""
    alternatives = error.kind.context if isinstance(error.kind, ALTERNATIVES) else []
    meant = [errors for errors in alternatives if errors and not any(map(_is_other_kind, errors))]
    if not meant:
        where = "".join(f"[{step!r}]" for step in error.instance_path)
        return f"${where}: {error.message[:300]}"
    return _innermost(min(meant, key=len)[0])


def _is_other_kind(error: ValidationError) -> bool:
    return isinstance(error.kind, ValidationErrorKind.Enum) and error.instance_path[-1:] == ["type"]


def _closed(node: Any, *, open_ended: bool = False) -> Any:  # noqa: ANN401  any JSON
    """Copy a schema with absolute references and no room for unknown keys, save inside ``allOf``."""
    if isinstance(node, list):
        return [_closed(item, open_ended=open_ended) for item in node]
    if not isinstance(node, dict):
        return node
    copied = {key: _closed(value, open_ended=key == "allOf") for key, value in node.items()}
    reference = node.get("$ref")
    if isinstance(reference, str):
        copied["$ref"] = _DOCUMENT + reference
    if isinstance(node.get("properties"), dict) and node.get("type") == "object" and not open_ended:
        copied.setdefault("additionalProperties", False)
    return copied
