// On a narrow screen one window shows at a time; these tabs go from one to the next.

import { badge } from "./badge.js";
import { arrange, el } from "./dom.js";
import { store } from "./store.js";

const tabs = new Map();

export function drawTabs(bar, panes) {
  const nodes = panes.map((pane) => {
    if (!tabs.has(pane)) tabs.set(pane, new Tab(pane));
    const tab = tabs.get(pane);
    tab.update();
    return tab.node;
  });
  arrange(bar, nodes);
}

class Tab {
  constructor(pane) {
    this.pane = pane;
    this.badge = badge();
    this.name = el("span");
    const go = () => pane.node.scrollIntoView({ inline: "start", block: "nearest" });
    this.node = el("button", { type: "button", class: "tab", onclick: go }, this.name, this.badge.node);
  }

  update() {
    const { key, onScreen } = this.pane;
    this.name.textContent = key === "channel" ? this.pane.title.textContent : store.person(key).name;
    this.node.setAttribute("aria-current", onScreen);
    this.badge.show(this.pane.unread());
  }
}
