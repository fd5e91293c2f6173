// Links: only http and https leave the page, and a link to a message goes to that message here.

import { el } from "./dom.js";

const MESSAGE_LINK = /^https:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(\d+|@me)\/(\d+)(?:\/(\d+))?$/;

// The channel and message a Discord address names, or null for any other address.
export function messageLink(url) {
  const match = MESSAGE_LINK.exec(url);
  return match && { channel: match[2], message: match[3] ?? null };
}

export function isSafe(url) {
  return /^https?:\/\//i.test(url);
}

function jump(event, target) {
  event.preventDefault();
  event.currentTarget.dispatchEvent(new CustomEvent("jump", { bubbles: true, detail: target }));
}

// An anchor for any address a message may carry; `content` are the nodes it wraps.
export function link(url, content, attributes = {}) {
  const target = messageLink(url);
  if (target) return el("a", { ...attributes, href: url, onclick: (event) => jump(event, target) }, content);
  if (!isSafe(url)) return el("span", {}, content);
  return el("a", { ...attributes, href: url, target: "_blank", rel: "noopener noreferrer" }, content);
}
