// A picture as large as the screen, with its alt text below. Esc, a click beside it, or the button closes it.

import { el } from "./dom.js";

export function enlarge(source, words) {
  const close = el("button", { type: "button", class: "button secondary", onclick: () => dialog.close() }, "Close");
  const picture = el(
    "figure",
    {},
    el("img", { src: source, alt: "" }),
    words && el("figcaption", {}, words),
  );
  const dialog = el(
    "dialog",
    {
      class: "viewer",
      "aria-label": words ?? "A picture without a description",
      onclose: () => dialog.remove(),
      onclick: (event) => event.target === dialog && dialog.close(),
    },
    picture,
    close,
  );
  document.body.append(dialog);
  dialog.showModal();
}
