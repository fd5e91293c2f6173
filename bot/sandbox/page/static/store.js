// What the server says: the people, the commands, and each person's messages in each channel.
//
// The server only ever tells that a channel has changed; the page then asks for that channel again. So a
// change, a reload and a reconnect are one and the same path, and nothing can be missed.

import { get } from "./api.js";

const FACTS = {
  guild: {},
  bot: { online: false },
  people: [],
  next_name: "",
  backstage: false,
  languages: [],
  channels: [],
  threads: [],
  roles: [],
  commands: {},
};

class Store extends EventTarget {
  constructor() {
    super();
    this.facts = FACTS;
    this.clock = { ahead: 0, next: null };
    this.online = false;
    this.messages = new Map();
    this.loading = new Map();
  }

  person(id) {
    return this.facts.people.find((person) => person.id === id);
  }

  // The time on the local Discord, in milliseconds.
  now() {
    return Date.now() + this.clock.ahead;
  }

  // Every channel and thread of the server, by what is to be read on it.
  places() {
    return [...shown(this.facts.channels, "#"), ...shown(this.facts.threads, "🧵")];
  }

  // The thread that hangs on a message: it has the message's id.
  threadOf({ id, channel_id: channel }) {
    return this.facts.threads.find((thread) => thread.id === id && thread.id !== channel) ?? null;
  }

  commandsIn(channel) {
    return this.facts.commands[channel] ?? [];
  }

  // The messages this person can see in this channel, oldest first.
  seen(person, channel) {
    return this.messages.get(`${person}/${channel}`) ?? [];
  }

  // Load everything, at the start and after each reconnect.
  async refresh() {
    await this.refreshFacts();
    await Promise.all(
      [...this.places().map(({ id }) => id), ...this.facts.people.map(({ dm }) => dm)].map((id) =>
        this.refreshChannel(id),
      ),
    );
  }

  refreshFacts() {
    return this.once("facts", async () => {
      this.facts = await get("facts");
      if (this.facts.backstage) this.clock = await get("clock");
      this.dispatchEvent(new Event("facts"));
      this.dispatchEvent(new Event("clock"));
    });
  }

  refreshClock() {
    if (!this.facts.backstage) return;
    this.once("clock", async () => {
      this.clock = await get("clock");
      this.dispatchEvent(new Event("clock"));
    });
  }

  refreshChannel(channel) {
    return this.once(channel, async () => {
      const { people } = this.facts;
      const owners = people.filter(({ dm }) => dm === channel);
      const readers = owners.length ? owners : people;
      await Promise.all(readers.map(({ id }) => this.load(id, channel)));
      this.dispatchEvent(new CustomEvent("messages", { detail: channel }));
    });
  }

  async load(person, channel) {
    const { messages } = await get("messages", { person, channel });
    this.messages.set(`${person}/${channel}`, messages);
  }

  setOnline(online) {
    this.online = online;
    this.dispatchEvent(new Event("facts"));
  }

  // Run a load, or once more after the one under way: never two at a time, never an answer out of order.
  once(key, load) {
    const current = this.loading.get(key);
    if (current) {
      current.again = true;
      return current.done;
    }
    const entry = { again: false };
    entry.done = (async () => {
      try {
        do {
          entry.again = false;
          await load();
        } while (entry.again);
      } finally {
        this.loading.delete(key);
      }
    })();
    this.loading.set(key, entry);
    return entry.done;
  }
}

function shown(places, sign) {
  return places.map(({ id, name }) => ({ id, name, sign, label: sign === "#" ? `#${name}` : name }));
}

export const store = new Store();
