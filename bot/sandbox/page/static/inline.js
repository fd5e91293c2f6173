// What stands inside a line of Discord's markdown: marks, mentions, links, timestamps. At every position the
// rules are tried in order; what no rule takes is plain text.

import { el } from "./dom.js";
import { link, messageLink } from "./links.js";
import { timestamp } from "./timestamps.js";

// A backslash and the character after it are one, so an escaped mark never closes anything.
const INSIDE = String.raw`((?:\\[^]|[^\\])+?)`;
const STARRED = String.raw`((?:\*\*[^]+?\*\*|\\[^]|[^*\\])+?)`;

const wrapped = (pattern, tag) => ({
  pattern: new RegExp(pattern, "y"),
  make: ([, inside], names) => el(tag, {}, inline(inside, names)),
});

const INLINE = [
  { pattern: /\\([!-/:-@[-`{-~])/y, make: ([, character]) => character },
  { pattern: /(`+)([^]*?[^`])\1(?!`)/y, make: ([, , code]) => el("code", {}, code.trim()) },
  {
    pattern: /<t:(-?\d{1,13})(?::([tTdDfFsSR]))?>/y,
    make: ([, seconds, style], names) => timestamp(+seconds, style, names.locale),
  },
  { pattern: /<@!?(\d+)>/y, make: ([, id], names) => mention(`@${names.user(id)}`, names.isMe(id)) },
  { pattern: /<#(\d+)>/y, make: ([, id], names) => mention(`#${names.channel(id)}`) },
  { pattern: /<@&(\d+)>/y, make: ([, id], names) => mention(`@${names.role(id)}`) },
  { pattern: /<\/([^:>]+):\d+>/y, make: ([, command]) => mention(`/${command}`) },
  { pattern: /<a?:(\w+):\d+>/y, make: ([, name]) => `:${name}:` },
  { pattern: /<(https?:\/\/[^\s>]+)>/y, make: ([, url], names) => bare(url, names) },
  {
    pattern: /\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/y,
    make: ([, text, url], names) => link(url, inline(text, names)),
  },
  { pattern: /https?:\/\/[^\s<]*[^\s<.,:;"'\])!?]/y, make: ([url], names) => bare(url, names) },
  { pattern: /\|\|([^]+?)\|\|/y, make: ([, inside], names) => spoiler(inline(inside, names)) },
  wrapped(String.raw`\*\*${INSIDE}\*\*(?!\*)`, "strong"),
  wrapped(`__${INSIDE}__(?!_)`, "u"),
  wrapped(`~~${INSIDE}~~`, "s"),
  wrapped(String.raw`\*(?![\s*])${STARRED}\*(?!\*)`, "em"),
  wrapped(String.raw`(?<!\w)_(?!_)${INSIDE}_(?!\w)`, "em"),
];

// `names` tells who is who: user(id), channel(id) and role(id) give a name, isMe(id) whether it is the reader,
// whose language is `locale`.
export function inline(text, names) {
  const nodes = [];
  let plain = "";
  let at = 0;
  while (at < text.length) {
    const found = firstRule(text, at);
    if (!found) {
      plain += text[at];
      at += 1;
      continue;
    }
    if (plain) nodes.push(plain);
    plain = "";
    nodes.push(found.rule.make(found.match, names));
    at += found.match[0].length;
  }
  return plain ? [...nodes, plain] : nodes;
}

function firstRule(text, at) {
  for (const rule of INLINE) {
    rule.pattern.lastIndex = at;
    const match = rule.pattern.exec(text);
    if (match) return { rule, match };
  }
  return null;
}

// The address of a message is shown as where it leads.
function bare(url, names) {
  const target = messageLink(url);
  return link(url, target ? `#${names.channel(target.channel)} › message` : url);
}

function mention(text, isMe = false) {
  return el("span", { class: isMe ? "mention me" : "mention" }, text);
}

function spoiler(content) {
  const reveal = (event) => {
    event.preventDefault();
    event.currentTarget.replaceWith(el("span", { class: "spoiler shown" }, content));
  };
  const attributes = { type: "button", class: "spoiler", "aria-label": "Spoiler, press to reveal" };
  return el("button", { ...attributes, onclick: reveal }, el("span", { inert: true }, content));
}
