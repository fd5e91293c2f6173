// The page: it puts the windows side by side and draws them whenever the store or the desk has changed.

import { desk } from "./desk.js";
import { DirectPane } from "./direct_pane.js";
import { houseClock, startClock } from "./house_clock.js";
import { listen } from "./live.js";
import { drawPeople } from "./people_bar.js";
import { ServerPane } from "./server_pane.js";
import { store } from "./store.js";
import { drawTabs } from "./tabs.js";
import { startTicking } from "./timestamps.js";

const SHOWN_SHARE = 0.6;

const place = document.querySelector("#panes");
const peopleBar = document.querySelector("#people");
const tabBar = document.querySelector("#tabs");
const connection = document.querySelector("#connection");

connection.after(houseClock);

const server = new ServerPane();
const directs = new Map();
place.append(server.node);

const sight = new IntersectionObserver(
  (entries) => {
    for (const entry of entries) {
      const pane = panes().find(({ node }) => node === entry.target);
      if (pane) pane.onScreen = entry.intersectionRatio >= SHOWN_SHARE;
      pane?.markRead();
    }
    drawChrome();
  },
  { threshold: SHOWN_SHARE },
);
sight.observe(server.node);

function panes() {
  return [server, ...directs.values()];
}

function shown() {
  return panes().filter(({ key }) => key === "channel" || desk.isOpen(key));
}

function draw() {
  desk.seat(store.facts.people);
  for (const person of store.facts.people) {
    if (!directs.has(person.id)) addDirect(person);
  }
  for (const id of directs.keys()) {
    if (!store.person(id)) removeDirect(id);
  }
  for (const pane of panes()) {
    pane.node.hidden = !shown().includes(pane);
    pane.update();
  }
  drawChrome();
}

function addDirect(person) {
  const pane = new DirectPane(person);
  directs.set(person.id, pane);
  place.append(pane.node);
  sight.observe(pane.node);
}

// People are gone when another local Discord answers at this address.
function removeDirect(id) {
  const { node } = directs.get(id);
  sight.unobserve(node);
  node.remove();
  directs.delete(id);
}

function drawChrome() {
  drawPeople(peopleBar, (id) => directs.get(id)?.unread() ?? 0);
  drawTabs(tabBar, shown());
  const waiting = panes().reduce((sum, pane) => sum + pane.unread(), 0);
  document.title = waiting ? `(${waiting}) Local Discord` : "Local Discord";
  const { bot } = store.facts;
  connection.dataset.state = store.online ? (bot.online ? "online" : "waiting") : "lost";
  connection.textContent = store.online
    ? `${bot.name} is ${bot.online ? "online" : "offline"}`
    : "Connecting to the local Discord …";
}

// A link to a message goes to it, wherever on the page it is; what it leads to may have to come to the front.
function jump({ detail: { channel, message } }) {
  const elsewhere = store.places().some(({ id }) => id === channel) && server.channel() !== channel;
  if (elsewhere) desk.place = channel;
  queueMicrotask(() => goTo(channel, message));
}

function goTo(channel, message) {
  const pane = panes().find((one) => one.channel() === channel);
  if (!pane) return;
  if (pane.key !== "channel" && !desk.isOpen(pane.key)) desk.toggle(pane.key);
  pane.node.scrollIntoView({ inline: "start", block: "nearest" });
  if (message && !pane.list.reveal(message)) pane.list.note("That message is no longer here.");
}

// F6 goes from window to window, as in Discord, and Shift+F6 back: always to where one types there.
function step(event) {
  if (event.key !== "F6") return;
  event.preventDefault();
  const open = shown();
  const at = open.findIndex(({ node }) => node.contains(document.activeElement));
  const next = event.shiftKey ? (at < 0 ? open.length : at) - 1 + open.length : at + 1;
  open[next % open.length].composer.focus();
}

// A slash typed anywhere begins a command in the channel, as it would after a click on its composer.
function slash(event) {
  const writing = event.target.closest("input, textarea, select, dialog");
  if (event.key !== "/" || writing) return;
  const pane = shown().find(({ node }) => node.contains(event.target)) ?? server;
  pane.composer.focus();
}

store.addEventListener("facts", draw);
store.addEventListener("messages", draw);
desk.addEventListener("change", () => queueMicrotask(draw));
document.addEventListener("visibilitychange", draw);
document.addEventListener("jump", jump);
document.addEventListener("keydown", slash);
document.addEventListener("keydown", step);
startTicking();
startClock();
listen();
