"""Fills in a form (a modal) as its author permits."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.sandbox.components import (
    CHECKBOX,
    CHECKBOX_GROUP,
    RADIO_GROUP,
    STRING_SELECT,
    TEXT_INPUT,
    walk,
)
from bot.sandbox.errors import NotPossible
from bot.sandbox.request import Json

FieldValue = str | bool | Sequence[str]

_FIELDS = (TEXT_INPUT, STRING_SELECT, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX)
# Discord takes these as required unless a form says otherwise; a single checkbox has no such setting.
_REQUIRED_UNLESS_SAID = (TEXT_INPUT, STRING_SELECT, RADIO_GROUP, CHECKBOX_GROUP)


def filled(form: Mapping[str, Any], values: Mapping[str, FieldValue]) -> list[Json]:
    """Return the components of a submitted form, each field with its new or previous value.

    Raises NotPossible for an unknown field, a missing required one, or a value it does not take.
    """
    known = {part["custom_id"] for part in walk(form["components"]) if "custom_id" in part}
    if unknown := values.keys() - known:
        raise NotPossible(f"the form has no field {sorted(unknown)}; it has {sorted(known)}")
    return [_submitted(component, values) for component in form["components"]]


def _submitted(component: Json, values: Mapping[str, FieldValue]) -> Json:
    sent: Json = {"type": component["type"], "id": component["id"]}
    if "component" in component:
        return {**sent, "component": _submitted(component["component"], values)}
    if "components" in component:
        return {**sent, "components": [_submitted(child, values) for child in component["components"]]}
    if "custom_id" not in component:
        return sent
    if component["type"] not in _FIELDS:
        raise NotPossible(f"fields of type {component['type']} cannot be filled in here")
    return {
        **sent,
        "custom_id": component["custom_id"],
        **_answer(component, values.get(component["custom_id"])),
    }


def _answer(field: Json, value: FieldValue | None) -> Json:
    kind = field["type"]
    if (
        value in (None, "", [])
        and field.get("required", kind in _REQUIRED_UNLESS_SAID)
        and "value" not in field
    ):
        raise NotPossible(f"the field {field['custom_id']!r} must be filled in")
    if kind == TEXT_INPUT:
        return {"value": _text(field, value)}
    if kind == CHECKBOX:
        return {"value": bool(field.get("default") if value is None else value)}
    chosen = [value] if isinstance(value, str) else list(value or []) if not isinstance(value, bool) else []
    offered = [option["value"] for option in field["options"]]
    if strange := set(chosen) - set(offered):
        raise NotPossible(f"the field {field['custom_id']!r} offers {offered}, not {sorted(strange)}")
    if kind == RADIO_GROUP:
        return {"value": chosen[0] if chosen else None}
    return {"values": chosen}


def _text(field: Json, value: FieldValue | None) -> str:
    text = field.get("value") or "" if value is None else value
    if not isinstance(text, str):
        raise NotPossible(f"the field {field['custom_id']!r} takes text, not {text!r}")
    least, most = field.get("min_length") or 0, field.get("max_length") or 4000
    if text and not least <= len(text) <= most:
        raise NotPossible(f"the field {field['custom_id']!r} takes {least} to {most} characters")
    return text
