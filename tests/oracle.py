"""Discord's own OpenAPI document as a judge of every REST request the bot makes.

The document is public (discord/discord-api-spec, MIT) and not part of this repository: it lies beside it,
or where ``DISCORD_OPENAPI`` says. It allows unknown keys; here they are errors, so that a misspelt one is
noticed.
"""

import json
import os
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

from bot.sandbox.request import Json, Request

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

_DOCUMENT = "urn:discord"


@cache
def oracle() -> "Oracle":
    """Read the document, or skip the test that wants it."""
    path = Path(os.environ.get("DISCORD_OPENAPI", BESIDE))
    if not path.is_file():
        pytest.skip(f"no Discord OpenAPI document at {path}; name one in DISCORD_OPENAPI")
    return Oracle(json.loads(path.read_text()))


class Oracle:
    """Tells what Discord's document has against a request."""

    def __init__(self, document: Json) -> None:
        schemas: Json = document["components"]["schemas"]
        schemas["SnowflakeType"] = SNOWFLAKE
        for (schema, key), kind in DEVIATIONS.items():
            schemas[schema]["properties"][key] = kind
        closed = _closed(document)
        self._registry: Registry[Any] = Registry().with_resource(
            _DOCUMENT, Resource.from_contents(closed, default_specification=DRAFT202012)
        )
        self._operations = _operations(closed)

    def complaints(self, requests: Iterable[Request]) -> list[str]:
        """Name what is wrong with each request, in order; nothing if they are all as Discord wants them."""
        return [complaint for request in requests if (complaint := self._complaint(request)) is not None]

    def _complaint(self, request: Request) -> str | None:
        if request.route in UNDOCUMENTED:
            return None
        operation = self._find(request)
        if operation is None:
            return f"{request.route}: Discord has no such route"
        content: Json = operation.get("requestBody", {}).get("content", {})
        schema = content.get("application/json", {}).get("schema")
        if schema is None:
            return f"{request.route}: takes no body" if request.body else None
        errors = Draft202012Validator(schema, registry=self._registry).iter_errors(request.body)
        error = next(errors, None)
        return None if error is None else f"{request.route}: {_innermost(error)}"

    def _find(self, request: Request) -> Json | None:
        for method, pattern, operation in self._operations:
            if method == request.method and pattern.fullmatch(request.path):
                return operation
        return None


def _operations(document: Json) -> list[tuple[str, re.Pattern[str], Json]]:
    """List every operation, those with the fewest parameters in their path first."""
    return [
        (method.upper(), re.compile(re.sub(r"\{[^}]+\}", "[^/]+", path)), operation)
        for path, item in sorted(document["paths"].items(), key=lambda entry: entry[0].count("{"))
        for method, operation in item.items()
        if method in ("get", "post", "put", "patch", "delete")
    ]


def _innermost(error: ValidationError) -> str:
    """Describe an error by the alternative that was most likely meant: the one with the fewest errors."""
    alternatives: dict[object, list[ValidationError]] = {}
    for inner in error.context or ():
        alternatives.setdefault(inner.schema_path[0], []).append(inner)
    meant = [inner for inner in alternatives.values() if not any(_is_other_kind(one) for one in inner)]
    if not meant:
        return f"{error.json_path}: {error.message[:300]}"
    return _innermost(min(meant, key=len)[0])


def _is_other_kind(error: ValidationError) -> bool:
    return error.validator == "enum" and error.absolute_path[-1] == "type"


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
