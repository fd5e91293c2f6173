// Discord's markdown as DOM nodes: a text is cut into blocks (code, headings, quotes, lists, paragraphs), and
// inline.js reads what stands inside them.

import { el } from "./dom.js";
import { inline } from "./inline.js";

const SHORT_CODE = /^```(.+)```$/;
const LANGUAGE = /^[\w+-]*$/;
const HEADING = /^(#{1,3}) +(\S.*)$/;
const SMALL = /^-# +(\S.*)$/;
const ITEM = /^( *)([-*]|\d+\.) +(\S.*)$/;
const QUOTE = /^> (.*)$/;

// `names` tells who is who, as in inline.js.
export function markdown(text, names) {
  return blocks(text.replaceAll("\r", "").split("\n"), names);
}

function blocks(lines, names) {
  const nodes = [];
  let paragraph = [];
  const flush = () => {
    if (paragraph.length) nodes.push(el("div", { class: "paragraph" }, inline(paragraph.join("\n"), names)));
    paragraph = [];
  };
  for (let at = 0; at < lines.length;) {
    const block = blockAt(lines, at, names);
    if (block) {
      flush();
      nodes.push(...block.nodes);
    } else {
      paragraph.push(lines[at]);
    }
    at += block ? block.taken : 1;
  }
  flush();
  return nodes;
}

// The block that begins on this line and how many lines it takes, or null for ordinary text.
function blockAt(lines, at, names) {
  const line = lines[at];
  let match;
  if (line.startsWith("```")) return codeBlock(lines, at);
  if ((match = HEADING.exec(line))) {
    return { nodes: [el(`h${match[1].length + 2}`, {}, inline(match[2], names))], taken: 1 };
  }
  if ((match = SMALL.exec(line))) return { nodes: [el("small", {}, inline(match[1], names))], taken: 1 };
  if (line.startsWith(">>> ")) {
    const quoted = [line.slice(4), ...lines.slice(at + 1)];
    return { nodes: [el("blockquote", {}, blocks(quoted, names))], taken: quoted.length };
  }
  if (QUOTE.test(line)) {
    const quoted = run(lines, at, QUOTE).map(([, text]) => text);
    return { nodes: [el("blockquote", {}, blocks(quoted, names))], taken: quoted.length };
  }
  if (ITEM.test(line)) {
    const items = run(lines, at, ITEM);
    return { nodes: lists(items, names), taken: items.length };
  }
  return null;
}

function run(lines, at, pattern) {
  const matches = [];
  for (const line of lines.slice(at)) {
    const match = pattern.exec(line);
    if (!match) break;
    matches.push(match);
  }
  return matches;
}

// A block of code that is never closed is no block.
function codeBlock(lines, at) {
  const short = SHORT_CODE.exec(lines[at]);
  if (short) return { nodes: [code(short[1])], taken: 1 };
  const end = lines.findIndex((line, index) => index > at && line.endsWith("```"));
  if (end < 0) return null;
  const first = lines[at].slice(3);
  const last = lines[end].slice(0, -3);
  const inside = [LANGUAGE.test(first) ? [] : first, lines.slice(at + 1, end), last || []].flat();
  return { nodes: [code(inside.join("\n"))], taken: end - at + 1 };
}

function code(text) {
  return el("pre", {}, el("code", {}, text));
}

const isNumbered = ([, , mark]) => mark.endsWith(".");

// One list after another: a new one begins where bullets turn to numbers or back.
function lists(items, names) {
  const depth = items[0][1].length;
  const change = items.findIndex(
    (item) => item[1].length <= depth && isNumbered(item) !== isNumbered(items[0]),
  );
  if (change < 0) return [list(items, names)];
  return [list(items.slice(0, change), names), ...lists(items.slice(change), names)];
}

// Items indented deeper than the first belong to the item before them.
function list(items, names) {
  const [, indent, mark] = items[0];
  const node = isNumbered(items[0]) ? el("ol", { start: parseInt(mark, 10) }) : el("ul");
  for (let at = 0; at < items.length;) {
    const next = items.findIndex((item, index) => index > at && item[1].length <= indent.length);
    const end = next < 0 ? items.length : next;
    const deeper = items.slice(at + 1, end);
    node.append(el("li", {}, inline(items[at][3], names), deeper.length ? lists(deeper, names) : []));
    at = end;
  }
  return node;
}
