// One message, as one person sees it.

import { avatar } from "./avatar.js";
import { components } from "./components.js";
import { el } from "./dom.js";
import { embed } from "./embed.js";
import { markdown } from "./markdown.js";
import { picture } from "./pictures.js";
import { messageTime } from "./timestamps.js";

const EPHEMERAL = 1 << 6;
const LOADING = 1 << 7;
const SLASH = 2;

export function isEphemeral(message) {
  return Boolean(message.flags & EPHEMERAL);
}

// `scene` carries names, press, choose and dismiss; see components.js.
export function renderMessage(message, scene) {
  const ephemeral = isEphemeral(message);
  const node = el(
    "article",
    {
      class: ephemeral ? "message ephemeral" : "message",
      "data-message": message.id,
      tabindex: -1,
      "aria-label": `${authorName(message)}${ephemeral ? ", only you can see this" : ""}`,
    },
    usedCommand(message, scene),
    avatar(message.author.id, authorName(message)),
    el(
      "div",
      { class: "body" },
      header(message, scene),
      content(message, scene),
      message.thread && thread(message.thread),
      ephemeral && onlyYou(message, scene),
    ),
  );
  node.classList.toggle("for-me", node.querySelector(".mention.me") !== null);
  return node;
}

function authorName({ author }) {
  return author.global_name ?? author.username;
}

function usedCommand({ interaction_metadata: used }, { names }) {
  if (used?.type !== SLASH) return null;
  const command = used.name
    ? [" used ", el("span", { class: "mention" }, `/${used.name}`)]
    : " used a command";
  return el("p", { class: "used" }, el("strong", {}, names.user(used.user.id)), command);
}

function header(message, { names }) {
  return el(
    "header",
    {},
    el("strong", { class: "author" }, authorName(message)),
    message.author.bot && el("span", { class: "app-tag" }, "APP"),
    messageTime(message.timestamp, names.locale),
  );
}

function content(message, scene) {
  if (message.flags & LOADING) return thinking(authorName(message));
  const edited = message.edited_timestamp && el("small", { class: "edited" }, "(edited)");
  return [
    el("div", { class: "text" }, message.content ? markdown(message.content, scene.names) : null),
    message.embeds.map((one) => embed(one, scene.names)),
    el("div", { class: "parts" }, components(message.components, scene)),
    loose(message).map((file) => picture(file, file, message)),
    edited,
  ];
}

// Attachments that no component shows already.
function loose(message) {
  const shown = JSON.stringify(message.components);
  return message.attachments.filter(({ filename }) => !shown.includes(filename));
}

// The way into the thread of a message, as Discord shows it below.
function thread({ id, name }) {
  const go = ({ currentTarget }) =>
    currentTarget.dispatchEvent(new CustomEvent("jump", { bubbles: true, detail: { channel: id } }));
  return el("button", { type: "button", class: "thread", onclick: go }, el("strong", {}, name), " To the thread ›");
}

export function thinking(name) {
  return el(
    "p",
    { class: "thinking" },
    el("span", { class: "dots", "aria-hidden": "true" }),
    `${name} is thinking…`,
  );
}

function onlyYou(message, { dismiss }) {
  return el(
    "footer",
    { class: "only-you" },
    el("span", {}, "Only you can see this"),
    " · ",
    el(
      "button",
      { type: "button", class: "text-button", onclick: () => dismiss(message.id) },
      "Dismiss message",
    ),
  );
}
