// Discord's <t:seconds:style> as <time> elements; the relative ones are kept true by one ticker for the page.

import { el } from "./dom.js";

const LOCALE = "en";
const SECONDS = { second: 1, minute: 60, hour: 3600, day: 86_400, month: 2_629_800, year: 31_557_600 };

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};

const relativeFormat = new Intl.RelativeTimeFormat(LOCALE, { numeric: "always" });

// "in 3 minutes", "2 days ago": the largest unit that fits at least once.
export function relative(seconds, now = Date.now() / 1000) {
  const distance = Math.round(seconds - now);
  const units = Object.entries(SECONDS).reverse();
  const [unit, length] = units.find(([, length]) => Math.abs(distance) >= length) ?? ["second", 1];
  return relativeFormat.format(Math.round(distance / length), unit);
}

export function absolute(date, style = "f") {
  return new Intl.DateTimeFormat(LOCALE, STYLES[style]).format(date);
}

export function timestamp(seconds, style = "f") {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return el("span", {}, "Invalid date");
  const text = style === "R" ? relative(seconds) : absolute(date, style);
  return el(
    "time",
    {
      datetime: date.toISOString(),
      title: absolute(date, "F"),
      class: "timestamp",
      "data-relative": style === "R" ? seconds : null,
    },
    text,
  );
}

// When a message was written: the time today, otherwise the date as well.
export function messageTime(iso) {
  const date = new Date(iso);
  const today = date.toDateString() === new Date().toDateString();
  return el(
    "time",
    { datetime: iso, title: absolute(date, "F"), class: "when" },
    absolute(date, today ? "t" : "s"),
  );
}

function tick() {
  for (const node of document.querySelectorAll("time[data-relative]")) {
    const text = relative(Number(node.dataset.relative));
    if (node.textContent !== text) node.textContent = text;
  }
}

export function startTicking() {
  setInterval(tick, 1000);
}
