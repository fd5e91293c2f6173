// One person's direct messages with the bot, with the language of their client, a switch to close the messages as
// some people do on Discord, and one by which they play by themselves.

import { post } from "./api.js";
import { avatar } from "./avatar.js";
import { el } from "./dom.js";
import { Pane } from "./pane.js";
import { store } from "./store.js";

export class DirectPane extends Pane {
  constructor({ id, name }) {
    const person = () => store.person(id);
    const toggle = el("button", {
      type: "button",
      class: "switch",
      role: "switch",
      onclick: () => post("dms", { person: id, open: !person().takes_dms }),
    }, "DMs");
    const autoplay = el("button", {
      type: "button",
      class: "switch",
      role: "switch",
      "aria-label": "Autoplay",
      title: `${name} accepts, joins and chooses without you`,
      onclick: () => post("autoplay", { person: id, on: !person().autoplay }),
    }, "Auto");
    const language = el("select", {
      class: "language",
      "aria-label": `The language of ${name}’s Discord`,
      onchange: () => post("language", { person: id, locale: language.value }),
    });
    super({
      key: id,
      name: `${name}’s direct messages`,
      person,
      channel: () => person()?.dm,
      head: el("div", { class: "own" }, language, toggle, autoplay),
      empty: el(
        "div",
        { class: "empty" },
        el("p", { class: "empty-title" }, "Nothing here yet."),
        el("p", {}, `When the bot writes to ${name}, it appears here. Nobody else can see it.`),
      ),
    });
    this.toggle = toggle;
    this.autoplay = autoplay;
    this.language = language;
    const rest = el("span", { class: "title-rest" }, "’s direct messages");
    this.title.replaceChildren(avatar(id, name), el("span", {}, name, rest));
    const words = `${name} takes no direct messages: the bot cannot write here.`;
    this.closed = el("p", { class: "closed", role: "status", hidden: true }, words);
    this.node.querySelector(".pane-head").after(this.closed);
  }

  update() {
    const { name, locale, takes_dms: open, autoplay } = this.person();
    const { languages } = store.facts;
    if (this.language.childElementCount !== languages.length)
      this.language.replaceChildren(...languages.map((tag) => el("option", { value: tag }, called(tag))));
    this.language.value = locale;
    this.list.node.lang = locale;
    this.toggle.setAttribute("aria-checked", open);
    this.toggle.title = open ? `The bot can write to ${name}` : `The bot cannot write to ${name}`;
    this.toggle.setAttribute("aria-label", open ? "DMs open" : "DMs closed");
    this.autoplay.hidden = !store.facts.backstage;
    this.autoplay.setAttribute("aria-checked", autoplay);
    this.closed.hidden = open;
    super.update();
  }
}

// How a language calls itself.
function called(tag) {
  return new Intl.DisplayNames([tag], { type: "language" }).of(tag);
}
