// The server's channels and threads, one at a time, with the choice of who one is there.

import { Actors } from "./actors.js";
import { desk } from "./desk.js";
import { el } from "./dom.js";
import { Pane } from "./pane.js";
import { Places } from "./places.js";
import { store } from "./store.js";

const FIRST_COMMAND = "challenge";

export class ServerPane extends Pane {
  constructor() {
    const actors = new Actors();
    const places = new Places();
    super({
      key: "channel",
      name: "Channel",
      person: () => store.person(desk.actor),
      channel: () => places.current.id,
      head: [places.node, actors.node],
      empty: el("div", { class: "empty" }),
    });
    this.composer.input.id = "channel-command"; // where the skip link leads
    this.actors = actors;
    this.places = places;
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

  // The bot's own greeting is no beginning.
  isUntouched(messages) {
    const { bot } = store.facts;
    return messages.every(({ author, interaction_metadata: used }) => author.id === bot.id && !used);
  }

  update() {
    const { bot } = store.facts;
    const { id, sign = "#", name = "" } = this.places.current;
    const ready = bot.online && store.commandsIn(id).some(({ name }) => name === FIRST_COMMAND);
    this.title.replaceChildren(el("span", { class: "hash", "aria-hidden": "true" }, sign), name);
    this.places.update();
    this.actors.update();
    this.begin.hidden = !ready;
    this.waiting.hidden = ready;
    this.waiting.textContent = bot.online
      ? "The bot is here; its commands are on their way."
      : "Waiting for the bot to come online …";
    super.update();
  }
}
