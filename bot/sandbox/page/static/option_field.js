// One option of a slash command as a labelled field, with suggestions while one types.

import { el } from "./dom.js";
import { parse, suggest } from "./option_values.js";

const PAUSE_MS = 200;

export class OptionField {
  // `composer` gives the picker, `asked()` for autocomplete, `next(field)` after a pick and `explain(text)`.
  constructor(option, composer) {
    this.option = option;
    this.composer = composer;
    this.picked = null;
    this.input = el("input", {
      type: "text",
      autocomplete: "off",
      spellcheck: "false",
      role: "combobox",
      "aria-expanded": "false",
      "aria-autocomplete": "list",
      "aria-required": option.required ?? false,
      "data-option": option.sent,
      placeholder: option.required ? "" : "optional",
      size: 9,
      oninput: () => this.typed(),
      onfocus: () => this.focused(),
      onblur: () => composer.picker.close(),
    });
    const star = option.required && el("span", { class: "required", title: "required" }, "*");
    this.node = el(
      "label",
      { class: "option-field" },
      el("span", { class: "name" }, option.name, star),
      this.input,
    );
  }

  focused() {
    this.composer.explain(`${this.option.name}: ${this.option.description}`);
    this.suggest();
  }

  typed() {
    this.picked = null;
    this.input.removeAttribute("aria-invalid");
    this.input.size = Math.max(9, this.input.value.length + 1);
    clearTimeout(this.pause);
    this.pause = setTimeout(() => this.suggest(), this.option.autocomplete ? PAUSE_MS : 0);
  }

  // Suggestions for the text as it stands; an answer that comes after more was typed is dropped, and nothing is
  // asked once the command was sent.
  async suggest() {
    if (!this.input.isConnected) return;
    const text = this.picked ? "" : this.input.value;
    const items = await suggest(this.option, text, this.composer.asked(this));
    const stale = document.activeElement !== this.input || (!this.picked && text !== this.input.value);
    if (stale) return;
    const optional = !this.option.required && text === "";
    this.composer.picker.show(this.input, {
      name: this.option.description,
      items,
      active: optional || this.picked ? -1 : 0,
      pick: (item) => this.pick(item),
    });
  }

  pick(item) {
    this.picked = item;
    this.input.value = item.label;
    this.input.size = Math.max(9, item.label.length + 1);
    this.input.removeAttribute("aria-invalid");
    this.composer.next(this);
  }

  get isMissing() {
    return Boolean(this.option.required) && this.input.value.trim() === "";
  }

  // The value to send, or undefined where nothing was entered. Throws an Error with a sentence for the person.
  value() {
    if (this.picked) return this.picked.value;
    if (this.isMissing) throw new Error(`“${this.option.name}” is required.`);
    return this.input.value.trim() === ""
      ? undefined
      : parse(this.option, this.input.value, this.composer.asked(this).person);
  }

  complain() {
    this.input.setAttribute("aria-invalid", "true");
    this.input.focus();
  }
}
