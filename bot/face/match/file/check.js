"use strict";

// What checks a log: its seal, every die, and what the house had sealed. The page of a replay and the site both have it.

const unhexed = (text) => Uint8Array.from(text.match(/../g), (pair) => parseInt(pair, 16));
const hexed = (bytes) => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

async function hmac(secret, text) {
  const key = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(text)));
}

async function seedOf(log, play) {
  const secret = unhexed(log.seed);
  if (log.mix === null) return secret;
  const mix = log.mix.split(" ").filter((each) => parseInt(each) <= play);
  return hmac(secret, mix.join(" "));
}

class Stream {
  constructor(seed, name) {
    Object.assign(this, { seed, name, block: 0, bytes: [] });
  }

  async byte() {
    if (!this.bytes.length) this.bytes = [...(await hmac(this.seed, `${this.name}/${this.block++}`))];
    return this.bytes.shift();
  }

  async below(bound) {
    const span = bound <= 256 ? 256 : 65536;
    for (;;) {
      const high = span === 256 ? 0 : (await this.byte()) * 256;
      const number = high + (await this.byte());
      if (number < span - (span % bound)) return number % bound;
    }
  }
}

async function agree(log, play, draws) {
  const streams = {};
  for (const [label, bound, number] of draws) {
    streams[label] ??= new Stream(await seedOf(log, play), `${play}/${label}`);
    if ((await streams[label].below(bound)) !== number) return false;
  }
  return true;
}

async function houseAgrees({ seed, seats, houses }, play, { entry, house }) {
  if (!house || !entry?.choices) return true;
  const chosen = Object.entries(entry.choices).filter(([seat]) => seat >= seats - houses);
  const nonce = hexed(await hmac(unhexed(seed), `house/nonce/${play}`)).slice(0, 32);
  const text = [...chosen.map(([seat, choice]) => `${seat}=${choice}`), nonce].join(" ");
  return hexed(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))) === house;
}

async function checked(log, words) {
  if (!globalThis.crypto?.subtle) return words.uncheckable;
  const { seed, seal, start, plays } = log;
  if (hexed(await crypto.subtle.digest("SHA-256", unhexed(seed))) !== seal) return words.unsealed;
  for (const [play, draws] of [start, ...plays.map((each) => each.drawn)].entries())
    if (!(await agree(log, play, draws))) return words.differs.replace("{play}", play);
  for (const [number, play] of plays.entries())
    if (!(await houseAgrees(log, number + 1, play))) return words.house.replace("{play}", number + 1);
  return [words.agrees, words["sealed-house"]].filter(Boolean).join(" ");
}
