// A button by which somebody else comes to the server, with a small form for the name.

import { post } from "./api.js";
import { desk } from "./desk.js";
import { el, freshId } from "./dom.js";
import { placePanel } from "./place_panel.js";
import { store } from "./store.js";

const LONGEST_NAME = 32;
const COMFORTABLE = 260;

const id = freshId("newcomer");
const name = el("input", {
  type: "text",
  required: true,
  maxlength: LONGEST_NAME,
  autocomplete: "off",
  spellcheck: "false",
});
const problem = el("p", { class: "failed", role: "alert" });
const form = el(
  "form",
  { onsubmit: join },
  el("label", {}, "Their name", name),
  el("button", { type: "submit", class: "button primary" }, "Add"),
  problem,
);
const panel = el(
  "div",
  { id, class: "newcomer-panel", popover: "auto", role: "dialog", "aria-label": "Add somebody", ontoggle: opened },
  form,
);
const button = el(
  "button",
  { type: "button", class: "person-chip add", popovertarget: id, "aria-label": "Add somebody", title: "Add somebody" },
  "+",
);

export const newcomer = el("div", { class: "newcomer" }, button, panel);

function opened({ newState }) {
  if (newState !== "open") return;
  placePanel(panel, button, COMFORTABLE);
  problem.textContent = "";
  name.value = store.facts.next_name ?? "";
  name.select();
  name.focus();
}

async function join(event) {
  event.preventDefault();
  try {
    const { person } = await post("join", { name: name.value });
    panel.hidePopover();
    await store.refreshFacts();
    if (!desk.isOpen(person)) desk.toggle(person);
  } catch (error) {
    problem.textContent = error.message;
  }
}

// Nobody else comes where there is no room for more.
export function drawNewcomer() {
  button.disabled = store.facts.next_name === null;
  button.title = button.disabled ? "There is no room for more people" : "Add somebody";
}
