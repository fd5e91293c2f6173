// Where a person types a slash command: first its name, then its options as fields.
//
// Arrows walk the suggestions, Enter takes one and otherwise sends, Tab takes one and goes on to the next
// field, Esc closes the suggestions and then leaves the command, as does Backspace at the very start.

import { flatten, matching, typedOut } from "./command_list.js";
import { el } from "./dom.js";
import { OptionField } from "./option_field.js";
import { Picker } from "./picker.js";
import { store } from "./store.js";

export class Composer {
  // `pane` gives person() and channel() as they are now, and run(command, options), say(text).
  constructor(pane) {
    this.pane = pane;
    this.picker = new Picker();
    this.command = null;
    this.fields = [];
    this.early = false;
    this.hint = el("p", { class: "composer-hint", role: "status" });
    this.input = el("input", {
      type: "text",
      class: "command-input",
      autocomplete: "off",
      spellcheck: "false",
      role: "combobox",
      "aria-expanded": "false",
      "aria-autocomplete": "list",
      "aria-label": "Slash command",
      oninput: () => this.typed(),
      onfocus: () => this.typed(),
      onblur: () => this.picker.close(),
    });
    this.line = el("div", { class: "line" }, this.input);
    this.send = el(
      "button",
      { type: "submit", class: "send", "aria-label": "Send", title: "Send (Enter)" },
      "➤",
    );
    const box = el("div", { class: "box" }, this.line, this.send);
    this.node = el("form", { class: "composer" }, this.picker.node, this.hint, box);
    this.node.addEventListener("submit", (event) => this.submitted(event));
    this.node.addEventListener("keydown", (event) => this.keyed(event));
  }

  update() {
    const name = this.pane.person()?.name ?? "";
    this.input.placeholder = `Type / to act as ${name}`;
    // What was typed before the commands were known is looked up once they are.
    if (this.early && this.commands().length) this.typed();
  }

  // Begin a command, by its English path, as if its name had been typed.
  start(name) {
    const command = this.commands().find((one) => one.path === name);
    if (command) this.enter(command);
  }

  commands() {
    return flatten(store.commandsIn(this.pane.channel()), this.pane.person()?.locale);
  }

  focus() {
    (this.fields[0]?.input ?? this.input).focus();
  }

  // ---- the name ------------------------------------------------------------------------------------------

  typed() {
    const text = this.input.value;
    const commands = this.commands();
    this.early = text.startsWith("/") && !commands.length;
    if (!text.startsWith("/")) {
      this.picker.close();
      this.explain(
        text ? "Everyone here can read this. The bot listens to commands only: they begin with /" : "",
      );
      return;
    }
    const chosen = typedOut(commands, text.slice(1));
    if (chosen) {
      this.enter(chosen);
      return;
    }
    const items = matching(commands, text.slice(1).trimEnd()).map((command) => ({
      label: `/${command.name}`,
      detail: command.description,
      command,
    }));
    this.explain(
      items.length ? "" : commands.length ? "There is no such command." : "The bot has no commands yet.",
    );
    this.picker.show(this.input, {
      name: "Commands",
      items,
      active: 0,
      pick: ({ command }) => this.enter(command),
    });
  }

  enter(command) {
    this.picker.close();
    this.command = command;
    const required = command.options.filter((option) => option.required);
    const optional = command.options.filter((option) => !option.required);
    this.fields = [...required, ...optional].map((option) => new OptionField(option, this));
    const name = el("span", { class: "command-name", title: command.description }, `/${command.name}`);
    this.line.replaceChildren(name, ...this.fields.map((field) => field.node));
    this.line.classList.add("has-command");
    if (this.fields.length) {
      this.fields[0].input.focus();
      return;
    }
    // Without options there is no field to hold the focus, so the send button does.
    this.explain(`${command.description}. Press Enter to send, Esc to leave.`);
    this.send.focus();
  }

  // Back to typing a name; false where no command was begun.
  leave() {
    if (!this.command) return false;
    this.command = null;
    this.fields = [];
    this.input.value = "";
    this.explain("");
    this.line.classList.remove("has-command");
    this.line.replaceChildren(this.input);
    this.input.focus();
    return true;
  }

  // ---- the options ---------------------------------------------------------------------------------------

  // Who is asking what, for the bot's autocomplete: the other options as far as they make sense yet.
  asked(field) {
    const others = this.fields.filter((one) => one !== field && one.picked);
    return {
      person: this.pane.person().id,
      channel: this.pane.channel(),
      command: this.command.path,
      options: Object.fromEntries(others.map((one) => [one.option.sent, one.picked.value])),
    };
  }

  // Go on after a suggestion was taken: to the next field, and from the last one to the send button.
  next(field) {
    this.picker.close();
    const following = this.fields[this.fields.indexOf(field) + 1]?.input ?? this.send;
    following.focus();
  }

  explain(text) {
    this.hint.classList.remove("wrong");
    this.hint.textContent = text;
  }

  // ---- keys and sending ----------------------------------------------------------------------------------

  keyed(event) {
    if (this.handle(event)) event.preventDefault();
  }

  // Say whether the key was for the suggestions or the command; any other key does what it always does.
  handle({ key, shiftKey, target }) {
    if (key === "ArrowDown") return this.picker.move(1);
    if (key === "ArrowUp") return this.picker.move(-1);
    if (key === "Enter" || (key === "Tab" && !shiftKey)) return this.picker.takeActive();
    if (key === "Escape") return this.picker.close() || this.leave();
    const atStart =
      target === this.send ? this.fields.length === 0 : target === this.fields[0]?.input && !target.value;
    return key === "Backspace" && atStart && this.leave();
  }

  // Plain words go to the channel; a slash without a command that exists goes nowhere.
  say() {
    const text = this.input.value.trim();
    if (text === "" || text.startsWith("/")) return;
    this.input.value = "";
    this.explain("");
    this.pane.say(text);
  }

  submitted(event) {
    event.preventDefault();
    if (!this.command) {
      this.say();
      return;
    }
    const options = {};
    for (const field of this.fields) {
      try {
        const value = field.value();
        if (value !== undefined) options[field.option.sent] = value;
      } catch (error) {
        field.complain();
        this.explain(error.message);
        this.hint.classList.add("wrong");
        return;
      }
    }
    const { path } = this.command;
    this.leave();
    this.pane.run(path, options);
  }
}
