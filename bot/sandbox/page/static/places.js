// Which channel or thread of the server one looks at: a row of radio buttons, once there are several.

import { badge } from "./badge.js";
import { desk } from "./desk.js";
import { arrange, el } from "./dom.js";
import { store } from "./store.js";

export class Places {
  constructor() {
    this.choices = new Map();
    this.node = el("div", { class: "places", role: "radiogroup", "aria-label": "Where you look" });
  }

  // The place in front; the first channel where nothing was chosen, or where what was chosen is gone.
  get current() {
    const places = store.places();
    return places.find(({ id }) => id === desk.place) ?? places[0] ?? {};
  }

  update() {
    const places = store.places();
    for (const place of places) {
      if (!this.choices.has(place.id)) this.choices.set(place.id, new Choice(place.id, place.label));
      this.choices.get(place.id).update(place.id === this.current.id);
    }
    arrange(
      this.node,
      places.map(({ id }) => this.choices.get(id).node),
    );
    this.node.hidden = places.length < 2;
  }
}

class Choice {
  constructor(id, label) {
    this.id = id;
    this.badge = badge();
    this.radio = el("input", { type: "radio", name: "place", value: id, onchange: () => (desk.place = id) });
    this.node = el("label", { class: "actor place" }, this.radio, el("span", {}, label), this.badge.node);
  }

  update(chosen) {
    this.radio.checked = chosen;
    const seen = store.seen(desk.actor, this.id).filter(({ id }) => !desk.isDismissed(id));
    this.badge.show(chosen ? 0 : desk.unread(this.id, seen));
  }
}
