// An emoji of a button or an option. Custom ones have no picture here, so their name stands in.

import { el } from "./dom.js";

export function emoji(value) {
  if (!value?.name) return null;
  return el("span", { class: "emoji", "aria-hidden": "true" }, value.id ? `:${value.name}:` : value.name);
}
