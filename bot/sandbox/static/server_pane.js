// The server's channel, with the choice of who one is there.

import { Actors } from "./actors.js";
import { desk } from "./desk.js";
import { el } from "./dom.js";
import { Pane } from "./pane.js";
import { store } from "./store.js";

const FIRST_COMMAND = "challenge";

export class ServerPane extends Pane {
  constructor() {
    const actors = new Actors();
    super({
      key: "channel",
      name: "Channel",
      person: () => store.person(desk.actor),
      channel: () => store.facts.channel.id,
      head: actors.node,
      empty: el("div", { class: "empty" }),
    });
    this.actors = actors;
    this.waiting = el("p");
    this.begin = el(
      "div",
      {},
      el("p", {}, "Type ", el("kbd", {}, `/${FIRST_COMMAND}`), " below to call somebody out. "),
      el("p", {}, "Then become the other person, with “You are” above, and answer."),
      el(
        "button",
        { type: "button", class: "button primary", onclick: () => this.composer.start(FIRST_COMMAND) },
        `Begin with /${FIRST_COMMAND}`,
      ),
    );
    this.empty.append(
      el("p", { class: "empty-title" }, "Nobody has drawn a blade yet."),
      this.waiting,
      this.begin,
    );
  }

  update() {
    const { channel, bot } = store.facts;
    const ready = bot.online && store.commandsIn(channel.id).some(({ name }) => name === FIRST_COMMAND);
    this.title.replaceChildren(el("span", { class: "hash", "aria-hidden": "true" }, "#"), channel.name ?? "");
    this.actors.update();
    this.begin.hidden = !ready;
    this.waiting.hidden = ready;
    this.waiting.textContent = bot.online
      ? "The bot is here; its commands are on their way."
      : "Waiting for the bot to come online …";
    super.update();
  }
}
