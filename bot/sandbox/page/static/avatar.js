// A round initial in a colour of its own for each person; the name stands beside it, so it is decoration.

import { el } from "./dom.js";
import { store } from "./store.js";

const TINTS = 6;

export function avatar(id, name) {
  const seat = store.facts.people.findIndex((person) => person.id === id);
  const tint = seat < 0 ? "tint-bot" : `tint-${seat % TINTS}`;
  return el("span", { class: `avatar ${tint}`, "aria-hidden": "true" }, name.slice(0, 1).toUpperCase());
}
