// The messages of one window, kept in step with the store: only what changed is drawn anew, so an open menu or
// the focus survives a message elsewhere.

import { arrange, el } from "./dom.js";
import { renderMessage } from "./render_message.js";

const NEAR_BOTTOM_PX = 60;

export class MessageList {
  constructor(label) {
    this.drawn = new Map();
    this.items = el("div", { class: "messages" });
    this.notes = el("div", { class: "notes" });
    this.node = el(
      "div",
      { class: "scroll", role: "log", "aria-label": label, tabindex: 0 },
      this.items,
      this.notes,
    );
    this.down = el(
      "button",
      { type: "button", class: "jump-down", hidden: true, onclick: () => this.toBottom() },
      "New messages ↓",
    );
    this.node.addEventListener("scroll", () => this.scrolled());
    // Whoever reads the end goes on reading the end when a picture loads or the composer grows.
    const resized = new ResizeObserver(() => this.follows && this.toBottom());
    for (const part of [this.node, this.items]) resized.observe(part);
    this.follows = true;
  }

  scrolled() {
    this.follows = this.isAtBottom;
    this.down.hidden ||= this.follows;
  }

  get isAtBottom() {
    const { scrollHeight, scrollTop, clientHeight } = this.node;
    return scrollHeight - scrollTop - clientHeight < NEAR_BOTTOM_PX;
  }

  toBottom() {
    this.node.scrollTop = this.node.scrollHeight;
  }

  // Draw these messages for one reader; `scene(message)` is what its components need. `reader` names who
  // looks, and in which language.
  update(messages, reader, scene) {
    const held = this.held();
    const grew = messages.some(({ id }) => !this.drawn.has(id));
    const first = this.drawn.size === 0;
    const drawn = new Map();
    for (const message of messages) {
      const key = reader + JSON.stringify(message);
      const before = this.drawn.get(message.id);
      const node = before?.key === key ? before.node : renderMessage(message, scene(message));
      if (!before && !first) node.classList.add("fresh");
      drawn.set(message.id, { key, node });
    }
    this.drawn = drawn;
    arrange(
      this.items,
      [...drawn.values()].map(({ node }) => node),
    );
    this.hold(held);
    if (this.follows) this.toBottom();
    else if (grew) this.down.hidden = false;
  }

  // Which control of which message has the focus.
  held() {
    const { activeElement: focused } = document;
    const message = focused?.closest("[data-message]");
    return message && this.node.contains(message)
      ? { message, id: message.dataset.message, control: focused.dataset.customId }
      : null;
  }

  // A message that was drawn anew keeps the focus: on the same control or, where that is gone, as a whole.
  hold(held) {
    if (!held || held.message.isConnected) return;
    const message = this.find(held.id);
    const controls = [...(message?.querySelectorAll("[data-custom-id]") ?? [])];
    const same = controls.find(({ dataset }) => held.control && dataset.customId === held.control);
    (same ?? message ?? this.node).focus({ preventScroll: true });
  }

  find(id) {
    return this.drawn.get(id)?.node ?? null;
  }

  // Scroll to a message and let it glow; false where it is not in this window.
  reveal(id) {
    const node = this.find(id);
    if (!node) return false;
    node.scrollIntoView({ block: "center" });
    node.classList.remove("fresh", "sought");
    requestAnimationFrame(() => node.classList.add("sought"));
    node.focus({ preventScroll: true });
    return true;
  }

  // A line of the page's own under the messages, such as "is thinking"; gives a function that takes it away.
  note(...content) {
    const line = el("div", { class: "note", role: "status" }, content);
    this.notes.append(line);
    this.toBottom();
    return () => line.remove();
  }
}
