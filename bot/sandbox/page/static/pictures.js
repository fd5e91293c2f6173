// Pictures of a message, with their alt text, and its files. They come from this server alone: the page loads
// nothing from outside.

import { el } from "./dom.js";
import { enlarge } from "./viewer.js";

// A picture is a link to itself, so that it can be enlarged by a click, by the keyboard, or in another tab.
export function picture(media, { description, spoiler }, message) {
  const source = local(media.url, message);
  if (!source)
    return el("p", { class: "unknown" }, description ?? "A picture from elsewhere, not loaded here.");
  const { width, height } = attached(source, message) ?? {};
  const node = el(
    "a",
    {
      class: "picture",
      href: source,
      "aria-label": description ? null : "A picture without a description",
      "data-described": description ? true : null,
      onclick: (event) => opened(event, source, description),
    },
    el("img", { src: source, alt: description ?? "", width, height, loading: "lazy" }),
  );
  node.classList.toggle("hidden-yet", Boolean(spoiler));
  return node;
}

// A spoiler shows itself first, as on Discord; whatever is shown is enlarged.
function opened(event, source, description) {
  event.preventDefault();
  const hidden = event.currentTarget.classList.contains("hidden-yet");
  event.currentTarget.classList.remove("hidden-yet");
  if (!hidden) enlarge(source, description);
}

export function gallery({ items }, { message }) {
  const pictures = items.map((item) => picture(item.media, item, message));
  return el("div", { class: "gallery", "data-count": Math.min(items.length, 5) }, pictures);
}

export function file(media, message) {
  const name = media.url.split("/").at(-1);
  return el("a", { class: "file", href: local(media.url, message), download: name }, name);
}

// Attachments are served under /cdn on this server, whatever host their address names.
function local(url, message) {
  const named = /^attachment:\/\/(.+)$/.exec(url);
  const address = named ? message.attachments.find(({ filename }) => filename === named[1])?.url : url;
  const path = /^https?:\/\/[^/]+(?:\/cdn)?(\/attachments\/.+)$/.exec(address ?? "")?.[1];
  return path ? `/cdn${path}` : null;
}

// What Discord says of the file behind a local address: among other things how large the picture is.
function attached(source, message) {
  return message.attachments.find(({ url }) => url.endsWith(source));
}
