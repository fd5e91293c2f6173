// What a person does to the bot, and what comes of it: a form to fill in, a failure to tell, or simply new
// messages.

import { post } from "./api.js";
import { el } from "./dom.js";
import { openModal } from "./modal.js";
import { thinking } from "./render_message.js";
import { store } from "./store.js";

const PATIENCE_MS = 400;

// Run a slash command in a window.
export async function run(pane, command, options) {
  const person = pane.person();
  let settle = () => {};
  const patience = setTimeout(() => (settle = pane.list.note(thinking(store.facts.bot.name))), PATIENCE_MS);
  try {
    const answer = await post("run", { person: person.id, channel: pane.channel(), command, options });
    if (answer.failed) complain(pane, "The application did not respond.");
    show(person, answer);
  } catch (error) {
    complain(pane, error.message);
  } finally {
    clearTimeout(patience);
    settle();
  }
}

export async function say(pane, text) {
  try {
    await post("say", { person: pane.person().id, channel: pane.channel(), text });
  } catch (error) {
    complain(pane, error.message);
  }
}

// Press a button or choose from a select of a message; `control` shows that it is under way.
export async function touch(pane, control, path, body) {
  if (control.getAttribute("aria-busy") === "true") return;
  const person = pane.person();
  const { message } = control.closest("[data-message]").dataset;
  pane.list.find(message).querySelector(".failed")?.remove();
  control.setAttribute("aria-busy", "true");
  try {
    const answer = await post(path, { person: person.id, channel: pane.channel(), message, ...body });
    if (answer.failed) fail(pane, message, "This interaction failed");
    show(person, answer);
  } catch (error) {
    fail(pane, message, error.message);
  } finally {
    control.removeAttribute("aria-busy");
  }
}

function show(person, { form }) {
  if (form) openModal(person, form, (values) => submit(person, form.token, values));
}

// Send a form; gives a sentence if that went wrong.
async function submit(person, form, values) {
  try {
    const answer = await post("submit", { person: person.id, form, values });
    show(person, answer);
    return answer.failed ? "Something went wrong. Try again." : null;
  } catch (error) {
    return error.message;
  }
}

function fail(pane, message, text) {
  pane.list
    .find(message)
    ?.querySelector(".body")
    .append(el("p", { class: "failed", role: "alert" }, text));
}

function complain(pane, text) {
  const dismiss = el("button", { type: "button", class: "text-button" }, "Dismiss");
  const remove = pane.list.note(el("span", { class: "failed" }, text), " ", dismiss);
  dismiss.addEventListener("click", remove);
}
