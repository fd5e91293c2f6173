// One window: a channel as one person sees it, with its composer below.

import { run, say, touch } from "./acts.js";
import { Composer } from "./composer.js";
import { desk } from "./desk.js";
import { el } from "./dom.js";
import { MessageList } from "./message_list.js";
import { namesFor } from "./names.js";
import { store } from "./store.js";

export class Pane {
  // `key` names the window; `person()` and `channel()` say who looks at what now; `head` and `empty` are its
  // own parts.
  constructor({ key, name, person, channel, head, empty }) {
    this.key = key;
    this.person = person;
    this.channel = channel;
    this.empty = empty;
    this.onScreen = false;
    this.list = new MessageList(name);
    this.composer = new Composer(this);
    this.title = el("h2", {}, name);
    this.node = el(
      "section",
      { class: `pane ${key === "channel" ? "server" : "direct"}`, "data-pane": key, "aria-label": name },
      el("header", { class: "pane-head" }, this.title, head),
      el("div", { class: "pane-body" }, this.list.node, this.list.down),
      this.composer.node,
    );
    this.list.node.prepend(empty);
    this.list.node.addEventListener("scroll", () => this.markRead());
    this.node.addEventListener("focusin", () => this.markRead());
  }

  messages() {
    return store
      .seen(this.person()?.id, this.channel())
      .filter((message) => !desk.isDismissed(message.id))
      .map((message) => ({ ...message, thread: store.threadOf(message) }));
  }

  // Whether there is nothing yet, so that it is said how to begin.
  isUntouched(messages) {
    return messages.length === 0;
  }

  unread() {
    return desk.unread(this.channel(), this.messages());
  }

  run(command, options) {
    run(this, command, options);
  }

  say(text) {
    say(this, text);
  }

  update() {
    const person = this.person();
    if (!person) return;
    const messages = this.messages();
    this.empty.hidden = !this.isUntouched(messages);
    this.list.update(messages, person.id + person.locale, (message) => this.scene(message));
    this.composer.update();
    this.markRead();
  }

  scene(message) {
    return {
      message,
      names: namesFor(this.person().id, message),
      press: (control, customId) => touch(this, control, "press", { custom_id: customId }),
      choose: (control, customId, values) => touch(this, control, "choose", { custom_id: customId, values }),
      dismiss: (id) => desk.dismiss(id),
    };
  }

  // What is on the screen of a person who is looking, scrolled to the end, has been read.
  markRead() {
    if (this.onScreen && !document.hidden && this.list.isAtBottom)
      desk.markRead(this.channel(), this.messages());
  }
}
