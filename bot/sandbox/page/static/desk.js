// What this browser looks at: which channel, who acts in it, whose direct messages are open, what was read or
// dismissed.

const KEY = "local-discord-desk";
const FRESH = { actor: null, place: null, open: null, read: {}, dismissed: [] };

class Desk extends EventTarget {
  constructor() {
    super();
    this.kept = { ...FRESH, ...JSON.parse(sessionStorage.getItem(KEY) ?? "{}") };
  }

  // Choose the first two people where nobody was chosen yet, and forget those who are gone.
  seat(people) {
    const ids = people.map(({ id }) => id);
    const open = (this.kept.open ?? ids.slice(0, 2)).filter((id) => ids.includes(id));
    const actor = ids.includes(this.kept.actor) ? this.kept.actor : (ids[0] ?? null);
    if (actor !== this.kept.actor || String(open) !== String(this.kept.open)) this.keep({ open, actor });
  }

  get actor() {
    return this.kept.actor;
  }

  set actor(id) {
    this.keep({ actor: id });
  }

  get place() {
    return this.kept.place;
  }

  set place(id) {
    this.keep({ place: id });
  }

  isOpen(id) {
    return this.kept.open?.includes(id) ?? false;
  }

  toggle(id) {
    const { open } = this.kept;
    this.keep({ open: this.isOpen(id) ? open.filter((other) => other !== id) : [...open, id] });
  }

  isDismissed(message) {
    return this.kept.dismissed.includes(message);
  }

  dismiss(message) {
    this.keep({ dismissed: [...this.kept.dismissed, message] });
  }

  // Snowflakes outgrow a JavaScript number, so they are compared as BigInt.
  unread(channel, messages) {
    const read = BigInt(this.kept.read[channel] ?? 0);
    return messages.filter(({ id }) => BigInt(id) > read).length;
  }

  markRead(channel, messages) {
    if (this.unread(channel, messages) === 0) return;
    this.keep({ read: { ...this.kept.read, [channel]: messages.at(-1).id } });
  }

  keep(changes) {
    this.kept = { ...this.kept, ...changes };
    sessionStorage.setItem(KEY, JSON.stringify(this.kept));
    this.dispatchEvent(new Event("change"));
  }
}

export const desk = new Desk();
