// The older kind of rich message: title, text, fields and a footer in a frame.

import { el } from "./dom.js";
import { link } from "./links.js";
import { markdown } from "./markdown.js";

export function embed({ title, url, description, fields = [], footer, color }, names) {
  const node = el(
    "div",
    { class: "container embed" },
    title && el("h4", {}, url ? link(url, title) : title),
    description && el("div", {}, markdown(description, names)),
    fields.map((field) =>
      el(
        "div",
        { class: "field" },
        el("strong", {}, field.name),
        el("div", {}, markdown(field.value, names)),
      ),
    ),
    footer && el("small", {}, footer.text),
  );
  if (color != null) node.style.setProperty("--accent", `#${color.toString(16).padStart(6, "0")}`);
  return node;
}
