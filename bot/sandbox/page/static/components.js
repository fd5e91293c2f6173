// Message components, old and new (Components V2), as elements. One function for each type Discord knows.
//
// `scene` is what a component may need: the message, `names` for mentions, and what to do on press and choose.

import { el } from "./dom.js";
import { emoji } from "./emoji.js";
import { link, messageLink } from "./links.js";
import { markdown } from "./markdown.js";
import { file, gallery, picture } from "./pictures.js";
import { selectMenu } from "./select_menu.js";

const BUTTON_STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

const RENDER = {
  1: (row, scene) => el("div", { class: "action-row" }, components(row.components, scene)),
  2: button,
  3: selectMenu,
  5: selectMenu,
  6: selectMenu,
  8: selectMenu,
  9: section,
  10: (text, scene) => el("div", { class: "text-display" }, markdown(text.content, scene.names)),
  11: (thumbnail, scene) =>
    el("div", { class: "thumbnail" }, picture(thumbnail.media, thumbnail, scene.message)),
  12: gallery,
  13: ({ file: media }, { message }) => el("p", {}, file(media, message)),
  14: ({ divider = true, spacing = 1 }) =>
    el("hr", { class: `separator space-${spacing}`, "data-line": divider }),
  17: container,
};

export function components(list, scene) {
  return list.map((component) => RENDER[component.type]?.(component, scene) ?? unknown(component));
}

function button({ style, label, url, custom_id: customId, disabled, emoji: picture }, scene) {
  const face = [emoji(picture), label && el("span", {}, label)];
  const attributes = { class: `button ${BUTTON_STYLES[style]}`, "aria-label": label ? null : picture?.name };
  if (url) return link(url, [...face, !messageLink(url) && leaves()], attributes);
  return el(
    "button",
    {
      ...attributes,
      type: "button",
      disabled,
      "data-custom-id": customId,
      onclick: (event) => scene.press(event.currentTarget, customId),
    },
    face,
  );
}

function leaves() {
  return el("span", { class: "leaves", "aria-hidden": "true" }, "↗");
}

function section({ components: texts, accessory }, scene) {
  return el(
    "div",
    { class: "section" },
    el("div", { class: "section-text" }, components(texts, scene)),
    components([accessory], scene),
  );
}

function container({ components: parts, accent_color: accent }, scene) {
  const node = el("div", { class: "container" }, components(parts, scene));
  if (accent != null) node.style.setProperty("--accent", `#${accent.toString(16).padStart(6, "0")}`);
  return node;
}

function unknown({ type }) {
  return el("p", { class: "unknown" }, `The local page cannot show components of type ${type} yet.`);
}
