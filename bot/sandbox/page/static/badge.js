// How many messages wait unread; nothing at all where none do.

import { el } from "./dom.js";

export function badge() {
  const count = el("span");
  const node = el(
    "span",
    { class: "badge", hidden: true },
    count,
    el("span", { class: "spoken" }, " unread"),
  );
  const show = (waiting) => {
    node.hidden = waiting === 0;
    count.textContent = String(waiting);
  };
  return { node, show };
}
