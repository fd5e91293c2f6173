// The select of a message: a button that opens a list. One choice is sent at once, several with "Done"; a list
// that is closed in any other way changes nothing. Choosing again what is chosen takes it back where none is fine.

import { el, freshId } from "./dom.js";
import { emoji } from "./emoji.js";
import { placePanel } from "./place_panel.js";
import { store } from "./store.js";

// What Discord lists by itself, by the type of the select.
const LISTED = { 5: "people", 6: "roles", 8: "channels" };
const COMFORTABLE = 360;

export function selectMenu(component, scene) {
  const options = component.options ?? listed(component);
  const least = component.min_values ?? 1;
  const most = component.max_values ?? 1;
  let sent = options.filter((option) => option.default).map(({ value }) => value);
  const chosen = new Set(sent);
  const id = freshId("select");

  const list = el("div", {
    class: "options",
    role: "listbox",
    "aria-multiselectable": most > 1,
    "aria-label": component.placeholder ?? "Choices",
  });
  const done = el("button", { type: "button", class: "button primary done", onclick: () => send() }, "Done");
  const panel = el("div", { id, class: "select-panel", popover: "auto" }, list, most > 1 && done);
  const face = el("span", { class: "face" });
  const trigger = el(
    "button",
    {
      type: "button",
      class: "select",
      disabled: component.disabled,
      "data-custom-id": component.custom_id,
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      popovertarget: id,
    },
    face,
    el("span", { class: "chevron", "aria-hidden": "true" }, "▾"),
  );

  for (const option of options) list.append(optionRow(option, () => pick(option.value)));
  panel.addEventListener("toggle", (event) => opened(event.newState === "open"));
  panel.addEventListener("keydown", (event) => walk(event, list));
  show();
  return el("div", { class: "select-holder" }, trigger, panel);

  function pick(value) {
    if (most === 1) {
      const again = least === 0 && chosen.has(value);
      chosen.clear();
      if (!again) chosen.add(value);
      return send();
    }
    if (!chosen.delete(value) && chosen.size < most) chosen.add(value);
    return show();
  }

  function send() {
    sent = [...chosen];
    panel.hidePopover();
    trigger.focus();
    scene.choose(trigger, component.custom_id, sent);
  }

  function show() {
    const picked = options.filter(({ value }) => chosen.has(value));
    face.replaceChildren(
      ...(picked.length ? picked.map(chip) : [component.placeholder ?? "Make a selection"]),
    );
    face.classList.toggle("vacant", picked.length === 0);
    for (const row of list.children) row.setAttribute("aria-selected", chosen.has(row.dataset.value));
    done.disabled = chosen.size < least;
  }

  function opened(isOpen) {
    trigger.setAttribute("aria-expanded", isOpen);
    if (!isOpen) {
      chosen.clear();
      for (const value of sent) chosen.add(value);
      show();
      return;
    }
    placePanel(panel, trigger, COMFORTABLE);
    (list.querySelector("[aria-selected=true]") ?? list.firstElementChild)?.focus();
  }
}

function listed({ type, default_values: defaults }) {
  const preset = new Set((defaults ?? []).map(({ id }) => id));
  return store.facts[LISTED[type]].map(({ id, name }) => ({
    value: id,
    label: name,
    default: preset.has(id),
  }));
}

function chip(option) {
  return el("span", { class: "chip" }, emoji(option.emoji), option.label);
}

function optionRow(option, pick) {
  return el(
    "button",
    {
      type: "button",
      role: "option",
      tabindex: -1,
      class: "option",
      "data-value": option.value,
      onclick: pick,
    },
    emoji(option.emoji),
    el(
      "span",
      { class: "words" },
      el("span", { class: "label" }, option.label),
      option.description && el("span", { class: "detail" }, option.description),
    ),
    el("span", { class: "tick", "aria-hidden": "true" }, "✓"),
  );
}

const STEPS = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity };

function walk(event, list) {
  const step = STEPS[event.key];
  if (!step) return;
  event.preventDefault();
  const rows = [...list.children];
  const next = rows.indexOf(document.activeElement) + step;
  rows[Math.max(0, Math.min(rows.length - 1, next))]?.focus();
}
