// Discord's <t:seconds:style> as <time> elements, in the language of whoever reads them and by the clock of the
// local Discord; the relative ones are kept true by one ticker for the page.

import { el } from "./dom.js";
import { store } from "./store.js";

const ENGLISH = "en-US";
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

const formats = new Map();

// Formats are dear to make, and few.
function format(kind, locale, options) {
  const key = `${kind.name} ${locale} ${JSON.stringify(options)}`;
  if (!formats.has(key)) formats.set(key, new kind(locale, options));
  return formats.get(key);
}

// "in 3 minutes", "vor 2 Tagen", "1 か月後": the largest unit that fits at least once.
export function relative(seconds, locale = ENGLISH) {
  const distance = Math.round(seconds - store.now() / 1000);
  const units = Object.entries(SECONDS).reverse();
  const [unit, length] = units.find(([, length]) => Math.abs(distance) >= length) ?? ["second", 1];
  const words = format(Intl.RelativeTimeFormat, locale, { numeric: "always" });
  return words.format(Math.round(distance / length), unit);
}

export function absolute(date, style = "f", locale = ENGLISH) {
  return format(Intl.DateTimeFormat, locale, STYLES[style]).format(date);
}

export function timestamp(seconds, style = "f", locale = ENGLISH) {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return el("span", {}, "Invalid date");
  const text = style === "R" ? relative(seconds, locale) : absolute(date, style, locale);
  return el(
    "time",
    {
      datetime: date.toISOString(),
      title: absolute(date, "F", locale),
      lang: locale,
      class: "timestamp",
      "data-relative": style === "R" ? seconds : null,
    },
    text,
  );
}

// When a message was written: the time today, otherwise the date as well.
export function messageTime(iso, locale = ENGLISH) {
  const date = new Date(iso);
  const today = date.toDateString() === new Date(store.now()).toDateString();
  return el(
    "time",
    { datetime: iso, title: absolute(date, "F", locale), class: "when" },
    absolute(date, today ? "t" : "s", locale),
  );
}

function tick() {
  for (const node of document.querySelectorAll("time[data-relative]")) {
    const text = relative(Number(node.dataset.relative), node.lang);
    if (node.textContent !== text) node.textContent = text;
  }
}

export function startTicking() {
  setInterval(tick, 1000);
  store.addEventListener("clock", tick);
}
