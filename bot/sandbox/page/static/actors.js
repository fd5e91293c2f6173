// Who one is in the server's channel, as a row of radio buttons.

import { avatar } from "./avatar.js";
import { desk } from "./desk.js";
import { arrange, el } from "./dom.js";
import { store } from "./store.js";

export class Actors {
  constructor() {
    this.choices = new Map();
    this.row = el("div", {
      class: "actors",
      role: "radiogroup",
      "aria-label": "Who you are in this channel",
    });
    this.node = el("div", { class: "acting" }, el("span", { class: "acting-as" }, "You are"), this.row);
  }

  update() {
    for (const person of store.facts.people) {
      if (!this.choices.has(person.id)) this.choices.set(person.id, choice(person));
      this.choices.get(person.id).querySelector("input").checked = person.id === desk.actor;
    }
    arrange(
      this.row,
      store.facts.people.map(({ id }) => this.choices.get(id)),
    );
  }
}

function choice({ id, name }) {
  const radio = el("input", { type: "radio", name: "actor", value: id, onchange: () => (desk.actor = id) });
  return el("label", { class: "actor" }, radio, avatar(id, name), el("span", {}, name));
}
