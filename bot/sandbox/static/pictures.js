// Pictures of a message, with their alt text, and its files. They come from this server alone: the page loads
// nothing from outside.

import { el } from "./dom.js";

export function picture(media, { description, spoiler }, message) {
  const source = local(media.url, message);
  if (!source)
    return el("p", { class: "unknown" }, description ?? "A picture from elsewhere, not loaded here.");
  return el("img", {
    src: source,
    alt: description ?? "",
    loading: "lazy",
    class: spoiler ? "spoilered" : null,
  });
}

export function file(media, message) {
  const name = media.url.split("/").at(-1);
  return el("a", { class: "file", href: local(media.url, message), download: name }, name);
}

// Attachments are served under /cdn on this server, whatever host their address names.
function local(url, message) {
  const attached = /^attachment:\/\/(.+)$/.exec(url);
  const address = attached ? message.attachments.find(({ filename }) => filename === attached[1])?.url : url;
  const path = /^https?:\/\/[^/]+(?:\/cdn)?(\/attachments\/.+)$/.exec(address ?? "")?.[1];
  return path ? `/cdn${path}` : null;
}
