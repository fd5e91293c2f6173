// The chips at the top: whose direct messages are on the page, where something unread waits, and a button by which
// somebody else comes.

import { avatar } from "./avatar.js";
import { badge } from "./badge.js";
import { desk } from "./desk.js";
import { arrange, el } from "./dom.js";
import { drawNewcomer, newcomer } from "./newcomer.js";
import { store } from "./store.js";

const chips = new Map();

// `unread(id)` counts what waits in a person's window.
export function drawPeople(bar, unread) {
  const nodes = store.facts.people.map((person) => {
    if (!chips.has(person.id)) chips.set(person.id, new Chip(person));
    const chip = chips.get(person.id);
    chip.update(unread(person.id));
    return chip.node;
  });
  arrange(bar, [...nodes, newcomer]);
  drawNewcomer();
}

class Chip {
  constructor({ id, name }) {
    this.id = id;
    this.name = name;
    this.badge = badge();
    this.node = el(
      "button",
      { type: "button", class: "person-chip", "data-person": id, onclick: () => desk.toggle(id) },
      avatar(id, name),
      el("span", {}, name),
      this.badge.node,
    );
  }

  update(waiting) {
    const open = desk.isOpen(this.id);
    this.node.setAttribute("aria-pressed", open);
    this.node.title = `${open ? "Hide" : "Show"} ${this.name}’s direct messages`;
    this.badge.show(waiting);
  }
}
