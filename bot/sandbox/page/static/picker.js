// The list above the composer that suggests commands, people and values; the focus stays in the input.

import { el, freshId } from "./dom.js";

const HIGHEST = 360;
const GAP = 6;

export class Picker {
  constructor() {
    this.id = freshId("picker");
    this.list = el("div", { class: "options", role: "listbox", id: this.id });
    this.node = el("div", { class: "picker", hidden: true }, this.list);
    // A press on the list must not take the focus from the input.
    this.node.addEventListener("mousedown", (event) => event.preventDefault());
    this.items = [];
    this.active = -1;
  }

  // Show items of {label, detail?, badge?, value} for an input; `active` is the row to begin on, -1 for none.
  show(input, { name, items, active, pick }) {
    this.close();
    if (items.length === 0) return;
    this.input = input;
    this.items = items;
    this.pick = pick;
    this.list.setAttribute("aria-label", name);
    this.list.replaceChildren(...items.map((item, index) => this.row(item, index)));
    this.node.hidden = false;
    this.fit();
    input.setAttribute("aria-expanded", "true");
    input.setAttribute("aria-controls", this.id);
    this.activate(active);
  }

  // Take no more room than there is above the composer, however many lines its fields fill.
  fit() {
    const room = this.node.parentElement.getBoundingClientRect().top - GAP;
    const top = this.node.closest(".pane").getBoundingClientRect().top;
    this.node.style.maxHeight = `${Math.min(HIGHEST, room - top)}px`;
  }

  // Each of these says whether there was anything to act on.

  close() {
    const wasOpen = !this.node.hidden;
    this.node.hidden = true;
    this.items = [];
    this.active = -1;
    this.input?.setAttribute("aria-expanded", "false");
    this.input?.removeAttribute("aria-activedescendant");
    return wasOpen;
  }

  move(step) {
    const { length } = this.items;
    if (length === 0) return false;
    const from = this.active < 0 && step < 0 ? length : this.active;
    this.activate((from + step + length) % length);
    return true;
  }

  takeActive() {
    const item = this.items[this.active];
    if (item) this.pick(item);
    return item !== undefined;
  }

  activate(index) {
    this.active = index;
    [...this.list.children].forEach((row, at) => row.setAttribute("aria-selected", at === index));
    const row = this.list.children[index];
    row?.scrollIntoView({ block: "nearest" });
    if (row) this.input.setAttribute("aria-activedescendant", row.id);
    else this.input.removeAttribute("aria-activedescendant");
  }

  row(item, index) {
    return el(
      "div",
      { id: `${this.id}-${index}`, role: "option", class: "option", onclick: () => this.pick(item) },
      item.badge,
      el(
        "span",
        { class: "words" },
        el("span", { class: "label" }, item.label),
        item.detail && el("span", { class: "detail" }, item.detail),
      ),
    );
  }
}
