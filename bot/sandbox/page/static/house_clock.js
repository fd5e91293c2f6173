// The clock of the local Discord, which is the bot's as well: it can be put forward, so that reminders, stand-ins
// and forfeits can be seen without waiting for them.

import { post } from "./api.js";
import { el, freshId } from "./dom.js";
import { placePanel } from "./place_panel.js";
import { store } from "./store.js";
import { absolute, relative } from "./timestamps.js";

const COMFORTABLE = 330;

const id = freshId("clock");
const time = el("span", { class: "clock-time" });
const ahead = el("span", { class: "clock-ahead" });
const button = el("button", { type: "button", class: "clock", popovertarget: id }, time, ahead);
const problem = el("p", { class: "failed", role: "alert" });
const hour = choice("hour", "An hour on");
const toNext = choice("next");
const panel = el(
  "div",
  { id, class: "clock-panel", popover: "auto", role: "dialog", "aria-label": "The clock", ontoggle: () => placePanel(panel, button, COMFORTABLE) },
  el("p", {}, "The time on the local Discord, and for the bot. It goes on only, never back."),
  hour,
  toNext,
  problem,
);

export const houseClock = el("div", { class: "house-clock", hidden: true }, button, panel);

function choice(until, words) {
  return el("button", { type: "button", class: "button secondary", onclick: () => pass(until) }, words);
}

async function pass(until) {
  const choices = [hour, toNext];
  if (choices.some((one) => one.getAttribute("aria-busy") === "true")) return;
  for (const one of choices) one.setAttribute("aria-busy", "true");
  try {
    await post("pass", { until });
    problem.textContent = "";
  } catch (error) {
    problem.textContent = error.message;
  } finally {
    for (const one of choices) one.removeAttribute("aria-busy");
  }
}

function draw() {
  houseClock.hidden = !store.facts.backstage;
  const date = new Date(store.now());
  time.textContent = absolute(date, "t");
  ahead.textContent = ` ${forward(store.clock.ahead)}`;
  button.setAttribute("aria-label", `The clock: ${absolute(date, "F")}`);
  button.title = absolute(date, "F");
  toNext.disabled = !store.clock.next;
  const when = store.clock.next ? relative(store.clock.next / 1000) : "nothing is due";
  toNext.textContent = `On to what comes next (${when})`;
}

// How far the clock was put forward: "+1 d 2 h".
function forward(milliseconds) {
  const hours = Math.round(milliseconds / 3_600_000);
  if (milliseconds < 60_000) return "";
  if (hours === 0) return `+${Math.round(milliseconds / 60_000)} min`;
  return [`+`, hours >= 24 && `${Math.floor(hours / 24)} d `, hours % 24 && `${hours % 24} h`].filter(Boolean).join("");
}

export function startClock() {
  for (const event of ["clock", "facts"]) store.addEventListener(event, draw);
  setInterval(draw, 1000);
}
